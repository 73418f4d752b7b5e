import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { playOut } from '@outcry/bots/lab/deal.ts';
import type { Mind, Table } from '@outcry/bots/lab/deal.ts';
import { perSecond } from './measure.ts';

/** Games counted for the means. */
const COUNTED = 500;
/** States that are cloned, spread over games, and clones made between two looks at the clock. */
const STATES = 50;
const CLONES = 5_000;

/** What the benchmark says of a game. */
export interface GameFigures {
  readonly game: string;
  readonly seats: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  /** How many moves are legal at a decision, on average. */
  readonly meanLegal: number;
  readonly cloneMicroseconds: number;
}

/** Random play of a game on this thread: the loop that `outcry simulate` plays random bots with. */
export async function benchGame(id: string, seatsWanted: number, seconds: number): Promise<GameFigures> {
  const game = await newestGame(id);
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, seatsWanted));
  const table: Table = { game, options: parseOptions(game, {}, seats), seats };
  const minds: Mind[] = Array.from({ length: seats }, () => null);
  const chance = fastRng(1);
  const dice = fastRng(2);
  const movesPerSecond = perSecond(seconds, () => playOut(table, minds, chance, dice).moves);
  const { movesPerGame, meanLegal } = counted(table, minds);
  return {
    game: id,
    seats,
    movesPerSecond,
    gamesPerSecond: movesPerSecond / movesPerGame,
    movesPerGame,
    meanLegal,
    cloneMicroseconds: 1e6 / clonesPerSecond(table, minds, movesPerGame, seconds / 5),
  };
}

/** The means, from games that are not timed. */
function counted({ game, options, seats }: Table, minds: readonly Mind[]) {
  let listed = 0;
  let moves = 0;
  const counting: AnyGame = {
    ...game,
    legal(state, seat) {
      const legal = game.legal(state, seat);
      listed += legal.length;
      return legal;
    },
  };
  for (let i = 0; i < COUNTED; i++)
    moves += playOut({ game: counting, options, seats }, minds, fastRng(i), fastRng(COUNTED + i)).moves;
  return { movesPerGame: moves / COUNTED, meanLegal: listed / moves };
}

/** Copies of a few states met in play, again and again, as a search makes them. */
function clonesPerSecond(table: Table, minds: readonly Mind[], movesPerGame: number, seconds: number): number {
  const { game } = table;
  const states: unknown[] = [];
  const every = Math.ceil(movesPerGame / 10);
  let moves = 0;
  const keep = {
    emit: () => {},
    begun: () => {},
    moved: (state: unknown) => void (++moves % every === 0 && states.push(game.clone(state))),
  };
  for (let i = 0; states.length < STATES; i++) playOut(table, minds, fastRng(i), fastRng(i), keep);
  let last: unknown;
  const rate = perSecond(seconds, () => {
    for (let i = 0; i < CLONES; i++) last = game.clone(states[i % STATES]);
    return CLONES;
  });
  if (last === undefined) throw new Error(`${game.id}: no state was cloned`);
  return rate;
}
