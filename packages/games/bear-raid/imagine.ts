import { pick, shuffle } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import { bags } from './choices.ts';
import { COMPANIES, FIRST_STOCKS } from './data.ts';
import type { Data } from './data.ts';
import { counted, none } from './setup.ts';
import { evidenceOf } from './evidence.ts';
import type { Evidence, Grid } from './evidence.ts';
import type { Company, Counts, DiceRecord, MoveOf, Screen, State } from './state.ts';
import type { View } from './view.ts';
import { GibbsSampler } from './gibbs.ts';

/** A state the viewer cannot tell from the true one, sampled by its probability. */
export const imagine = (data: Data, view: View, rng: Rng): State => imagineMany(data, view, rng, 1)[0]!;

/** As many such states. One resembles the next: the sampler of the hidden dice moves on by a few steps only. */
export function imagineMany(data: Data, view: View, rng: Rng, count: number): State[] {
  const evidence = evidenceOf(view);
  const sampler = new GibbsSampler(evidence, rng);
  const firstStocks = unknownStocks(view);
  const unseen = unseenCards(data, view);
  return Array.from({ length: count }, (_, i) => {
    if (i > 0) sampler.move(rng);
    const { firstDice, dice, bag, log } = diceOf(view, evidence, sampler.state, rng);
    const stocks = dealStocks(firstStocks, rng);
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
      decks: dealDecks(view, unseen, rng),
      bag,
      rumors: view.rumors.slice(),
      opening: view.opening,
      log,
      phase: view.phase,
    };
  });
}

function unseenCards({ events }: Data, { cards }: View): number[] {
  const seen = new Set(cards.flat());
  return [...events.keys()].filter((card) => !seen.has(card));
}

/** Unseen cards lie in random order. */
function dealDecks({ cards, rounds }: View, unseen: number[], rng: Rng): number[][] {
  shuffle(unseen, rng);
  let next = 0;
  return cards.map((known) => {
    if (known.length === 0) return [];
    const begin = next;
    next += rounds - known.length;
    return [...known, ...unseen.slice(begin, next)];
  });
}

/** The first stocks as far as a viewer knows them, by seat and company, and those that lie behind screens unknown. */
interface FirstStocks {
  readonly known: readonly (readonly (number | null)[])[];
  readonly missing: readonly number[];
  readonly hidden: Company[];
}

/** B6: all first stocks were drawn. At the end positions tell them, except for bankrupt companies. */
function unknownStocks({ screens, inPlay, factors }: View): FirstStocks {
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
  const missing = known.map((row) =>
    row.includes(null) ? FIRST_STOCKS - row.reduce<number>((total, stocks) => total + (stocks ?? 0), 0) : 0,
  );
  return { known, missing, hidden };
}

/** The unknown ones lie behind the other screens, every deal equally likely: no open action depends on them. */
function dealStocks({ known, missing, hidden }: FirstStocks, rng: Rng): Counts[] {
  shuffle(hidden, rng);
  let next = 0;
  return known.map((row, seat) => {
    const begin = next;
    next += missing[seat]!;
    const drawn = counted(hidden.slice(begin, next));
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

/** The hidden dice of a sample. A seat that has already chosen in this roll phase chose any of its sets, all equally likely. */
function diceOf(view: View, evidence: Evidence, grid: Grid, rng: Rng): Dice {
  const places = evidence.hidden.length + 1;
  const count = evidence.companies.length;
  const at = (moment: number, place: number, of: Grid = grid): number[] => {
    const counts = none();
    const begin = (moment * places + place) * count;
    for (let c = 0; c < count; c++) counts[evidence.companies[c]!] = of[begin + c]!;
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
