import type { Seat } from '@outcry/engine';
import type { Finished } from '../history/finished.ts';

/** The highest column has at most this many bricks. */
const LEVELS = 14;

/** What a brick stands for: the smallest round amount with which the greatest fits. */
export function brickFor(greatest: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const times of [1, 2.5, 5]) if (times * unit >= 1 && greatest <= times * unit * LEVELS) return times * unit;
}

/** A seat's column: whole bricks, and the part of one more. A debt has none. */
export interface Column {
  readonly whole: number;
  readonly part: number;
}

export function columnOf(score: number, brick: number): Column {
  const bricks = Math.max(0, score) / brick;
  return { whole: Math.floor(bricks), part: bricks % 1 };
}

/** What this game means to a person, beside those they finished before. Null: it does not count, or there is nobody to compare. */
export interface Standing {
  /** Their best score before, with as many seats; null: there is none. */
  readonly best: number | null;
  /** They won this game for the first time. */
  readonly isFirstWin: boolean;
}

/** `id` is of this game: it may be among those remembered. */
export function standingOf(history: readonly Finished[], id: string): Standing | null {
  const now = history.find((game) => game.id === id);
  if (!now?.counts) return null;
  const before = history.filter((game) => game.id !== id && game.counts && game.game === now.game);
  const scores = before
    .filter(({ seats }) => seats.length === now.seats.length)
    .map(({ scores: all, you }) => all[you]!);
  return {
    best: scores.length === 0 ? null : Math.max(...scores),
    isFirstWin: now.places[now.you] === 1 && before.every(({ places, you }) => places[you] !== 1),
  };
}

/** Second within a tenth of the winner's score: so close. */
export const isClose = (score: number, best: number): boolean => best > 0 && best - score <= best / 10;

/** The seats on a place. */
export const seatsOn = (places: readonly number[], place: number): Seat[] =>
  places.flatMap((one, seat) => (one === place ? [seat] : []));
