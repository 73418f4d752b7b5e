import { newestGame } from '@outcry/games';
import { playDeal } from '@outcry/bots/lab/deal.ts';
import { mindsOf } from '../players.ts';
import type { Mind, Table } from '@outcry/bots/lab/deal.ts';
import { count, countFaults, emptyTally } from '@outcry/bots/lab/tally.ts';
import type { Tally } from '@outcry/bots/lab/tally.ts';

/** What a simulation plays: plain data, so that a worker thread can be handed it. */
export interface Job {
  readonly game: string;
  /** An owner's tables, whole; null: the printed ones. */
  readonly data: unknown;
  readonly options: unknown;
  readonly seats: number;
  /** One bot a seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly deals: number;
  /** How often each deal is played: once, or once with the bots in each seat. */
  readonly rotations: number;
}

/** A job made ready to play. */
export interface Ready {
  readonly table: Table;
  readonly minds: readonly Mind[];
  /** The different bots, and which of them each of the list is. */
  readonly names: readonly string[];
  readonly kinds: readonly number[];
}

export async function prepare(job: Job): Promise<Ready> {
  const game = await newestGame(job.game, job.data);
  const names = [...new Set(job.bots)];
  return {
    table: { game, options: job.options, seats: job.seats },
    minds: await mindsOf(game, job.bots),
    names,
    kinds: job.bots.map((name) => names.indexOf(name)),
  };
}

/** Plays the deals from number `from` up to (not with) number `to`. */
export function playDeals({ table, minds, names, kinds }: Ready, job: Job, from: number, to: number): Tally {
  const tally = emptyTally(job.seats, names.length);
  for (let deal = from; deal < to; deal++) {
    const finishes = Array.from({ length: job.rotations }, (_, rotation) =>
      playDeal(table, minds, job.seed, deal, rotation),
    );
    count(tally, table.game, kinds, finishes);
  }
  countFaults(tally, job.bots, minds);
  return tally;
}
