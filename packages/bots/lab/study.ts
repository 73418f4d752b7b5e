import type { AnyGame, Result } from '@outcry/engine';
import type { Lab } from '@outcry/engine/lab';
import { PARTS } from './observe.ts';
import type { Observed } from './observe.ts';
import { addSpread, note } from './spread.ts';
import type { Spread } from './spread.ts';
import { add, emptyTally, winParts } from './tally.ts';
import type { Tally } from './tally.ts';
import type { Finish } from './deal.ts';

/** A sum over deals, with the sum of squares that an interval needs. */
export interface Sum {
  deals: number;
  sum: number;
  squares: number;
}

/** How those did who had something: games, and what they won of them. */
export interface TraitCount {
  games: number;
  wins: number;
}

/** All that is known about the games of one variant: plain JSON that adds up piece by piece. */
export interface Study {
  readonly tally: Tally;
  /** Wealth of all seats, and of the winners, at each point of the course. */
  readonly wealth: Spread[];
  readonly winners: Spread[];
  /** By company, then at each point of the course. */
  readonly prices: Spread[][];
  readonly length: Spread;
  /** The winner's score less the best of those behind them. */
  readonly margin: Spread;
  readonly traits: Record<string, Record<string, TraitCount>>;
  readonly moves: Record<string, { chosen: number; offered: number }>;
  /** Figures of a deal (the mean over its games), by name; and how they differ from the first variant's, deal by deal. */
  readonly figures: Record<string, Sum>;
  readonly differences: Record<string, Sum>;
}

const spreads = (): Spread[] => Array.from({ length: PARTS + 1 }, () => ({}));

export const emptyStudy = (seats: number, bots: number, companies: number): Study => ({
  tally: emptyTally(seats, bots),
  wealth: spreads(),
  winners: spreads(),
  prices: Array.from({ length: companies }, spreads),
  length: {},
  margin: {},
  traits: {},
  moves: {},
  figures: {},
  differences: {},
});

function sumUp(sums: Record<string, Sum>, name: string, value: number): void {
  const sum = (sums[name] ??= { deals: 0, sum: 0, squares: 0 });
  sum.deals++;
  sum.sum += value;
  sum.squares += value * value;
}

/** How far the winner is ahead of the best other score. */
export function marginOf({ scores, places }: Result): number {
  const ranked = scores.toSorted((a, b) => b - a);
  return places.filter((place) => place === 1).length > 1 ? 0 : ranked[0]! - ranked[1]!;
}

/** Counts what was seen of one game that ended. */
export function countGame(study: Study, { state, moves }: Finish, game: AnyGame, seen: Observed): void {
  const result = game.result(state);
  if (!result) return;
  const parts = winParts(result);
  seen.wealth.forEach((wealth, part) =>
    wealth.forEach((value, seat) => {
      note(study.wealth[part]!, value);
      if (result.places[seat] === 1) note(study.winners[part]!, value);
    }),
  );
  seen.prices.forEach((prices, part) =>
    prices.forEach((price, company) => price !== null && note(study.prices[company]![part]!, price)),
  );
  note(study.length, moves);
  note(study.margin, marginOf(result));
  const met = new Set<string>();
  for (const { group, id, seat } of seen.traits) {
    const key = `${group} ${id} ${seat}`;
    if (met.has(key)) continue;
    met.add(key);
    const count = ((study.traits[group] ??= {})[id] ??= { games: 0, wins: 0 });
    count.games++;
    count.wins += parts[seat]!;
  }
  for (const [kind, { chosen, offered }] of seen.moves) {
    const count = (study.moves[kind] ??= { chosen: 0, offered: 0 });
    count.chosen += chosen;
    count.offered += offered;
  }
}

/** The figures of one game that variants are compared by. */
export function figuresOf(
  { state, moves }: Finish,
  game: AnyGame,
  seen: Observed,
): Readonly<Record<string, number>> | null {
  const result = game.result(state);
  if (!result) return null;
  const worth = game.worth(state);
  const figures: Record<string, number> = {
    length: moves,
    winner: Math.max(...result.scores),
    mean: worth.reduce((sum, value) => sum + value, 0) / worth.length,
    margin: marginOf(result),
  };
  winParts(result).forEach((part, seat) => (figures[`seat ${seat}`] = part));
  for (const [name, value] of Object.entries(game.statistics?.(state) ?? {}))
    figures[`statistic ${name}`] = Number(value);
  for (const [kind, count] of seen.events) figures[`event ${kind}`] = count;
  seen.prices.at(-1)!.forEach((price, company) => price !== null && (figures[`price ${company}`] = price));
  let decisions = 0;
  for (const { chosen } of seen.moves.values()) decisions += chosen;
  for (const [kind, { chosen }] of seen.moves) figures[`move ${kind}`] = chosen / Math.max(1, decisions);
  return figures;
}

/** The mean of each figure over the games of one deal. A kind of move that did not come up counts as never chosen. */
export function meanFigures(games: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const names = new Set(games.flatMap((game) => Object.keys(game)));
  const means: Record<string, number> = {};
  for (const name of names) {
    const values = games.flatMap((game) => (name in game ? [game[name]!] : name.startsWith('move ') ? [0] : []));
    means[name] = values.reduce((sum, value) => sum + value, 0) / values.length;
  }
  return means;
}

/** Counts the figures of a deal, and how they differ from those of the first variant. */
export function countFigures(
  study: Study,
  figures: Readonly<Record<string, number>>,
  base: Readonly<Record<string, number>> | null,
): void {
  for (const [name, value] of Object.entries(figures)) {
    sumUp(study.figures, name, value);
    if (base && name in base) sumUp(study.differences, name, value - base[name]!);
  }
}

function addSums(sums: Record<string, Sum>, more: Readonly<Record<string, Sum>>): void {
  for (const [name, { deals, sum, squares }] of Object.entries(more)) {
    const known = (sums[name] ??= { deals: 0, sum: 0, squares: 0 });
    known.deals += deals;
    known.sum += sum;
    known.squares += squares;
  }
}

/** Adds `more` to a study. */
export function addStudy(study: Study, more: Study): void {
  add(study.tally, more.tally);
  for (let part = 0; part <= PARTS; part++) {
    addSpread(study.wealth[part]!, more.wealth[part]!);
    addSpread(study.winners[part]!, more.winners[part]!);
    study.prices.forEach((course, company) => addSpread(course[part]!, more.prices[company]![part]!));
  }
  addSpread(study.length, more.length);
  addSpread(study.margin, more.margin);
  for (const [group, ids] of Object.entries(more.traits))
    for (const [id, { games, wins }] of Object.entries(ids)) {
      const count = ((study.traits[group] ??= {})[id] ??= { games: 0, wins: 0 });
      count.games += games;
      count.wins += wins;
    }
  for (const [kind, { chosen, offered }] of Object.entries(more.moves)) {
    const count = (study.moves[kind] ??= { chosen: 0, offered: 0 });
    count.chosen += chosen;
    count.offered += offered;
  }
  addSums(study.figures, more.figures);
  addSums(study.differences, more.differences);
}

/** How many companies a laboratory follows. */
export const companiesOf = ({ colours }: Lab): number => colours.length;
