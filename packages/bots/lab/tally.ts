import { winPart } from '../net/net.ts';
import type { AnyGame, Result } from '@outcry/engine';
import { botAt } from './deal.ts';
import type { Faults, Finish, Mind } from './deal.ts';

/** What a run of deals came to. Tallies of consecutive runs add up, always in the order of the deals. */
export interface Tally {
  deals: number;
  games: number;
  finished: number;
  moves: number;
  /** Per seat: wins (a shared win counts its part) and wealth at the end, both over the finished games. */
  readonly wins: number[];
  readonly worth: number[];
  /** Per bot of the list: its part of each deal's wins, summed, and the squares of it (for the interval). */
  readonly shares: number[];
  readonly squares: number[];
  /** By name of the game's own statistics. */
  readonly statistics: Record<string, Statistic>;
  /** What programs did wrong, by bot: each time a decision was made at random instead. */
  readonly faults: Record<string, Record<string, number>>;
}

/** The mean over each deal's games, summed, and the squares of it; a share is a mean of yes and no. */
interface Statistic {
  readonly isShare: boolean;
  sum: number;
  squares: number;
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

export const emptyTally = (seats: number, bots: number): Tally => ({
  deals: 0,
  games: 0,
  finished: 0,
  moves: 0,
  wins: zeros(seats),
  worth: zeros(seats),
  shares: zeros(bots),
  squares: zeros(bots),
  statistics: {},
  faults: {},
});

function addFaults({ faults }: Tally, bot: string, more: Faults): void {
  for (const [fault, times] of Object.entries(more)) {
    const known = (faults[bot] ??= {});
    known[fault] = (known[fault] ?? 0) + times;
  }
}

/** Takes over what programs did wrong since this was last asked; `bots` names them by seat. */
export function countFaults(tally: Tally, bots: readonly string[], minds: readonly Mind[]): void {
  minds.forEach((mind, seat) => addFaults(tally, bots[seat]!, mind?.takeFaults?.() ?? {}));
}

/** Adds `more` to `tally`. */
export function add(tally: Tally, more: Tally): void {
  tally.deals += more.deals;
  tally.games += more.games;
  tally.finished += more.finished;
  tally.moves += more.moves;
  for (const list of ['wins', 'worth', 'shares', 'squares'] as const)
    for (let i = 0; i < tally[list].length; i++) tally[list][i]! += more[list][i]!;
  for (const [name, { isShare, sum, squares }] of Object.entries(more.statistics)) {
    const statistic = (tally.statistics[name] ??= { isShare, sum: 0, squares: 0 });
    statistic.sum += sum;
    statistic.squares += squares;
  }
  for (const [bot, faults] of Object.entries(more.faults)) addFaults(tally, bot, faults);
}

/** Each seat's part of the win: one, shared by all in first place. */
export const winParts = (result: Result): number[] => result.places.map((_, seat) => winPart(result, seat));

/**
 * Counts one deal: the games played of it, one a rotation. `kinds[i]` is which bot (of the different ones) the i-th of
 * the list is.
 */
export function count(tally: Tally, game: AnyGame, kinds: readonly number[], finishes: readonly Finish[]): void {
  const parts = zeros(tally.shares.length);
  let finished = 0;
  finishes.forEach(({ state, moves }, rotation) => {
    tally.games++;
    tally.moves += moves;
    const result = game.result(state);
    if (!result) return;
    finished++;
    const worth = game.worth(state);
    winParts(result).forEach((part, seat) => {
      tally.wins[seat]! += part;
      tally.worth[seat]! += worth[seat]!;
      parts[kinds[botAt(seat, rotation, kinds.length)]!]! += part;
    });
  });
  if (finished === 0) return;
  tally.deals++;
  tally.finished += finished;
  parts.forEach((part, bot) => {
    const share = part / finished;
    tally.shares[bot]! += share;
    tally.squares[bot]! += share * share;
  });
  countStatistics(
    tally,
    finishes.flatMap(({ state }) => (game.result(state) ? [game.statistics?.(state) ?? {}] : [])),
  );
}

/** Counts what the game says about its own finished games of one deal. */
function countStatistics({ statistics }: Tally, games: readonly Readonly<Record<string, boolean | number>>[]): void {
  for (const [name, first] of Object.entries(games[0]!)) {
    const statistic = (statistics[name] ??= { isShare: typeof first === 'boolean', sum: 0, squares: 0 });
    const mean = games.reduce((sum, game) => sum + Number(game[name]), 0) / games.length;
    statistic.sum += mean;
    statistic.squares += mean * mean;
  }
}
