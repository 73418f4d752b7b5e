import { shuffle } from '@outcry/engine';
import type { Rng } from '@outcry/engine';
import { COMPANIES, DICE, FACES, FIRST_CASH, FIRST_DICE, FIRST_STOCKS, ROLLED_PER_SEAT } from './data.ts';
import type { Data } from './data.ts';
import type { Company, Options, Screen, State } from './state.ts';

/** B6: 9, 8, 7 or 6 rounds for 3, 4, 5 or 6 players, with as many event cards a company. */
const roundsFor = (seats: number): number => 12 - seats;

/** B3: stocks on a board at set-up and after a reset: the upper half of its spaces. */
export const freshTokens = ({ modifiers }: Data): number => modifiers.length / 2;

export const none = (): number[] => COMPANIES.map(() => 0);

/** How many of each company there are in a heap of tokens or dice. */
export function counted(heap: readonly Company[]): number[] {
  const counts = none();
  for (const company of heap) counts[company]!++;
  return counts;
}

/** `count` of each of the companies, in random order. */
const mixed = (companies: readonly Company[], count: number, rng: Rng): Company[] =>
  shuffle(
    companies.flatMap((company) => Array.from({ length: count }, () => company)),
    rng,
  );

/** B1: the companies named, and as many drawn as are missing; in rising order. */
function companiesInPlay({ companies }: Options, seats: number, rng: Rng): Company[] {
  const named = companies.map((name) => COMPANIES.indexOf(name));
  const others = COMPANIES.map((_, company) => company).filter((company) => !named.includes(company));
  return [...named, ...shuffle(others, rng).slice(0, seats - named.length)].sort((a, b) => a - b);
}

/** B6: everything up to the first turn. */
export function setup(data: Data, options: Options, seats: number, rng: Rng): State {
  const inPlay = companiesInPlay(options, seats, rng);
  const rounds = roundsFor(seats);
  const cards = shuffle([...data.events.keys()], rng);
  const decks = COMPANIES.map((_, company) => (inPlay.includes(company) ? cards.splice(0, rounds) : []));
  const stocks = mixed(inPlay, FIRST_STOCKS, rng);
  const dice = mixed(inPlay, DICE, rng);
  const screens = Array.from({ length: seats }, (): Screen => {
    const firstDice = counted(dice.splice(0, FIRST_DICE));
    return {
      cash: FIRST_CASH,
      stocks: counted(stocks.splice(0, FIRST_STOCKS)),
      traded: none(),
      firstDice,
      dice: firstDice.slice(),
    };
  });
  const rolled = dice.splice(0, ROLLED_PER_SEAT * seats);
  const faces = COMPANIES.flatMap(() => Array.from({ length: FACES }, () => 0));
  for (const company of rolled) faces[company * FACES + rng.below(FACES)]!++;
  const ofThoseInPlay = (value: number): number[] =>
    COMPANIES.map((_, company) => (inPlay.includes(company) ? value : 0));
  const first = rng.below(seats);
  return {
    inPlay,
    rounds,
    round: 1,
    first,
    screens,
    prices: ofThoseInPlay(data.prices.start),
    tokens: ofThoseInPlay(freshTokens(data)),
    factors: ofThoseInPlay(1),
    faces,
    decks,
    bag: counted(dice),
    rumors: none(),
    opening: counted(rolled),
    log: [],
    phase: { kind: 'action', turn: 0, seat: first },
  };
}
