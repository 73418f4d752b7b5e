import { pick, shuffle } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import { bags } from './choices.ts';
import { COMPANIES, FIRST_STOCKS } from './data.ts';
import type { Data } from './data.ts';
import { counted, none } from './setup.ts';
import { evidenceOf } from './evidence.ts';
import type { Company, Counts, DiceRecord, MoveOf, Screen, State } from './state.ts';
import type { View } from './view.ts';
import { GibbsSampler } from './gibbs.ts';

/** A state the viewer cannot tell from the true one, sampled by its probability. */
export function imagine(data: Data, view: View, rng: Rng): State {
  const { firstDice, dice, bag, log } = imagineDice(view, rng);
  const stocks = imagineStocks(view, rng);
  return {
    inPlay: view.inPlay,
    rounds: view.rounds,
    round: view.round,
    first: view.first,
    screens: view.screens.map(({ cash, traded }, seat): Screen => ({
      cash,
      stocks: stocks[seat]!,
      traded: traded.slice(),
      firstDice: firstDice[seat]!,
      dice: dice[seat]!,
    })),
    prices: view.prices.slice(),
    tokens: view.tokens.slice(),
    factors: view.factors.slice(),
    faces: view.faces.slice(),
    decks: imagineDecks(data, view, rng),
    bag,
    rumors: view.rumors.slice(),
    opening: view.opening,
    log,
    phase: view.phase,
  };
}

/** Unseen cards lie in random order. */
function imagineDecks({ events }: Data, { cards, rounds }: View, rng: Rng): number[][] {
  const seen = new Set(cards.flat());
  const unseen = shuffle(
    [...events.keys()].filter((card) => !seen.has(card)),
    rng,
  );
  return cards.map((known) => (known.length === 0 ? [] : [...known, ...unseen.splice(0, rounds - known.length)]));
}

/**
 * B6: all first stocks were drawn, so the unknown ones lie behind the other screens, every deal equally likely: no open
 * action depends on them. At the end positions tell them, except for bankrupt companies.
 */
function imagineStocks({ screens, inPlay, factors }: View, rng: Rng): Counts[] {
  const known = screens.map(({ stocks, positions, traded }): (number | null)[] =>
    COMPANIES.map((_, company) => {
      if (stocks !== null) return stocks[company]!;
      if (positions === null || factors[company] === 0) return null;
      return (positions[company]! - traded[company]!) / factors[company]!;
    }),
  );
  const hidden: Company[] = [];
  for (const company of inPlay)
    for (let left = known.reduce((rest, row) => rest - (row[company] ?? 0), FIRST_STOCKS); left > 0; left--)
      if (known.some((row) => row[company] === null)) hidden.push(company);
  shuffle(hidden, rng);
  return known.map((row) => {
    const missing = FIRST_STOCKS - row.reduce<number>((total, stocks) => total + (stocks ?? 0), 0);
    const drawn = counted(hidden.splice(0, row.includes(null) ? missing : 0));
    return drawn.map((stocks, company) => row[company] ?? stocks);
  });
}

/** Imagined dice: behind every screen at first and now, in the bag, and what was bagged when. */
interface Dice {
  readonly firstDice: Counts[];
  readonly dice: number[][];
  readonly bag: number[];
  readonly log: DiceRecord[];
}

/** Samples the hidden dice. A seat that has already chosen in this roll phase chose any of its sets, all equally likely. */
function imagineDice(view: View, rng: Rng): Dice {
  const evidence = evidenceOf(view);
  const { state } = new GibbsSampler(evidence, rng);
  const places = evidence.hidden.length + 1;
  const count = evidence.companies.length;
  const at = (moment: number, place: number, of: Int32Array = state): number[] => {
    const counts = none();
    evidence.companies.forEach((company, c) => (counts[company] = of[(moment * places + place) * count + c]!));
    return counts;
  };
  const last = evidence.moments - 1;
  const bag = at(last, places - 1);
  const firstDice: Counts[] = [];
  const dice: number[][] = [];
  view.screens.forEach((screen, seat) => {
    const place = evidence.hidden.indexOf(seat);
    firstDice.push(screen.firstDice ?? at(0, place));
    dice.push(screen.dice?.slice() ?? add(at(last, place), at(last, place, evidence.net)));
  });

  let moment = 0;
  const bagged = (seat: Seat, own: Counts | null): Counts => {
    if (moment < last) {
      if (own !== null) return own;
      const place = evidence.hidden.indexOf(seat);
      return subtract(add(at(moment, place), at(moment, place, evidence.net)), at(moment + 1, place));
    }
    const chosen = own ?? (pick(bags(dice[seat]!), rng) as MoveOf<'bag'>).dice;
    if (own === null) subtract(dice[seat]!, chosen);
    add(bag, chosen);
    return chosen;
  };
  const log = view.log.map((record): DiceRecord => {
    if (record.kind === 'drawn') moment++;
    if (record.kind !== 'bagged') return record;
    return { kind: 'bagged', seat: record.seat, dice: bagged(record.seat, record.dice) };
  });
  return { firstDice, dice, bag, log };
}

/** Both change their first list and return it. */
function add(counts: number[], more: Counts): number[] {
  for (let i = 0; i < counts.length; i++) counts[i]! += more[i]!;
  return counts;
}
function subtract(counts: number[], less: Counts): number[] {
  for (let i = 0; i < counts.length; i++) counts[i]! -= less[i]!;
  return counts;
}
