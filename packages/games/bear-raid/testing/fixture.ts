import { fastRng, play } from '@outcry/engine';
import type { AnyEvent, AnyGame, Rng, Seat } from '@outcry/engine';
import { COMPANIES, DICE, FACES } from '../data.ts';
import { bearRaid } from '../game.ts';
import { none } from '../setup.ts';
import { diceAt, sum } from '../state.ts';
import type { Company, Event, Move, Phase, State } from '../state.ts';

// Positions for the tests, named as the rules name them.
export const [EDISON, NILE, GAZILLIOON, BANANA, OIL, GAMESTART] = [0, 1, 2, 3, 4, 5];

/** Cards of the printed deck: changes of -15 -10 -5 0 0 5 10 15, of -15 -10 0 10 15 5 -5 -15, and of nothing at market 0. */
export const RISING = 0;
export const PEAKED = 8;
export const WITH_THE_MARKET = 40;

export const game = bearRaid();

/** By company, the others 0. */
export const counts = (some: Readonly<Record<Company, number>>): number[] =>
  COMPANIES.map((_, company) => some[company] ?? 0);

/** What a test sets, by company or seat. The rest is as after set-up, with seat 0 first and nobody holding anything. */
export interface Wanted {
  readonly seats?: number;
  readonly round?: number;
  readonly phase?: Phase;
  readonly prices?: Readonly<Record<Company, number>>;
  readonly tokens?: Readonly<Record<Company, number>>;
  /** Pips of the dice at companies; none elsewhere. */
  readonly lying?: Readonly<Record<Company, readonly number[]>>;
  /** The active card of companies; RISING elsewhere. */
  readonly cards?: Readonly<Record<Company, number>>;
  readonly cash?: Readonly<Record<Seat, number>>;
  readonly traded?: Readonly<Record<Seat, Readonly<Record<Company, number>>>>;
  /** The first stocks, for the tests that need some. */
  readonly stocks?: Readonly<Record<Seat, Readonly<Record<Company, number>>>>;
  /** Dice behind screens. Those that are nowhere else lie in the bag. */
  readonly dice?: Readonly<Record<Seat, Readonly<Record<Company, number>>>>;
  readonly rumors?: Readonly<Record<Company, number>>;
}

/** A table in the middle of a game, with the first companies in play. */
export function table(wanted: Wanted = {}): State {
  const { seats = 3, round = 1, lying = {}, cards = {}, cash = {} } = wanted;
  const dealt = game.setup({ companies: COMPANIES.slice(0, seats) }, seats, fastRng(1));
  const faces = COMPANIES.flatMap((_, company) => {
    const pips = lying[company] ?? [];
    return Array.from({ length: FACES }, (_, face) => pips.filter((pip) => pip === face + 1).length);
  });
  const screens = dealt.screens.map((screen, seat) => ({
    ...screen,
    cash: cash[seat] ?? 100,
    traded: counts(wanted.traded?.[seat] ?? {}),
    stocks: counts(wanted.stocks?.[seat] ?? {}),
    dice: counts(wanted.dice?.[seat] ?? {}),
  }));
  const rumors = counts(wanted.rumors ?? {});
  const elsewhere = (company: Company): number =>
    diceAt(faces, company) + rumors[company]! + sum(screens.map(({ dice }) => dice[company]!));
  return {
    ...dealt,
    round,
    first: 0,
    phase: wanted.phase ?? { kind: 'action', turn: 0, seat: 0 },
    screens,
    prices: dealt.prices.map((price, company) => wanted.prices?.[company] ?? price),
    tokens: dealt.tokens.map((tokens, company) => wanted.tokens?.[company] ?? tokens),
    faces,
    rumors,
    bag: none().map((_, company) => (dealt.inPlay.includes(company) ? DICE - elsewhere(company) : 0)),
    decks: dealt.decks.map((deck, company) =>
      deck.map((card, i) => (i === round - 1 ? (cards[company] ?? RISING) : card)),
    ),
  };
}

/** Makes a move as a table would, checked; returns all its events, whoever sees them. */
export function make(state: State, seat: Seat, move: Move, rng: Rng = fastRng(2)): Event[] {
  return play(game as AnyGame, state, seat, move, rng).events.map(({ event }) => event as AnyEvent as Event);
}

/** Everybody who is asked puts nothing into the bag; returns the events of the roll and of the prices that follow. */
export function rollOn(state: State, rng: Rng = fastRng(2)): Event[] {
  let events: Event[] = [];
  if (state.phase.kind !== 'roll') state.phase = { kind: 'roll', waiting: state.screens.map((_, seat) => seat) };
  for (const seat of state.phase.waiting) events = make(state, seat, { kind: 'bag', dice: none() }, rng);
  return events;
}

/** Takes the dice out of the bag, so that nothing is rolled and the dice at companies stay as the test laid them. */
export function emptyBag(state: State): State {
  state.bag = none();
  return state;
}

/** The price changes among events, by company. */
export const pricesTold = (events: readonly Event[]): Record<Company, { change: number; price: number }> =>
  Object.fromEntries(
    events.flatMap((event) =>
      event.kind === 'priced' ? [[event.company, { change: event.change, price: event.price }]] : [],
    ),
  );
