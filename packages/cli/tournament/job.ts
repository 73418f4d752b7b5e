import { newestGame } from '@outcry/games';
import { playerOf } from '../players.ts';
import { botAt, playDeal } from '@outcry/bots/lab/deal.ts';
import type { Player, Table } from '@outcry/bots/lab/deal.ts';
import type { Tally } from '@outcry/bots/lab/tally.ts';
import { winParts } from '@outcry/bots/lab/tally.ts';

/** What a tournament plays: plain data, so that a worker thread can be handed it. */
export interface Job {
  readonly game: string;
  readonly rulesVersion: number;
  /** An owner's tables, whole; null: the printed ones. */
  readonly data: unknown;
  readonly options: unknown;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: number;
}

/** One game of a deal, everything by seat. */
export interface Played {
  /** Which bot of the job sat there. */
  readonly bots: readonly number[];
  /** Its part of the win. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** The median time of its decisions, in milliseconds; null where it had none. */
  readonly times: readonly (number | null)[];
}

/** A deal, played once with the bots in each seat. */
export interface DealPlayed {
  readonly deal: number;
  readonly games: readonly Played[];
  /** What programs did wrong, by bot; absent: nothing. */
  readonly faults?: Tally['faults'];
}

/** Every choice of `size` of the first `count` numbers, in order. */
function choices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= count - size; first++)
    for (const rest of choices(count, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

/**
 * Which bots play a deal. Up to as many as there are seats play every deal, the last named on all seats left; of more,
 * every choice has its turn.
 */
export function lineUp(bots: number, seats: number, deal: number): number[] {
  if (bots <= seats) return Array.from({ length: seats }, (_, chair) => Math.min(chair, bots - 1));
  const all = choices(bots, seats);
  return all[deal % all.length]!;
}

/** To a hundredth: records need no more. */
const medianOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(100 * values.toSorted((a, b) => a - b)[values.length >> 1]!) / 100;

/** A player whose decisions are timed. */
function timed(player: Player, times: number[]): Player {
  return {
    ...player,
    bot(view, legal, rng, budget) {
      const began = performance.now();
      const advice = player.bot(view, legal, rng, budget);
      times.push(performance.now() - began);
      return advice;
    },
  };
}

/** A job made ready: plays deals by their number. */
export async function prepare(job: Job): Promise<(deal: number) => DealPlayed> {
  const game = await newestGame(job.game, job.data);
  const table: Table = { game, options: job.options, seats: job.seats };
  const players = await Promise.all(job.bots.map((name) => playerOf(game, name)));
  const play = (deal: number, rotation: number): Played => {
    const chairs = lineUp(players.length, job.seats, deal);
    const times = chairs.map((): number[] => []);
    const minds = chairs.map((bot, chair) => timed(players[bot]!, times[chair]!));
    const { state } = playDeal(table, minds, job.seed, deal, rotation);
    const result = game.result(state);
    if (result === null) throw new Error(`deal ${deal} of ${job.game} with seed ${job.seed} did not end`);
    const chairOf = result.scores.map((_, seat) => botAt(seat, rotation, job.seats));
    return {
      bots: chairOf.map((chair) => chairs[chair]!),
      wins: winParts(result),
      scores: result.scores,
      times: chairOf.map((chair) => medianOf(times[chair]!)),
    };
  };
  return (deal) => {
    const games = Array.from({ length: job.seats }, (_, rotation) => play(deal, rotation));
    const faults = players.flatMap(({ takeFaults }, bot) => {
      const found = takeFaults?.() ?? {};
      return Object.keys(found).length > 0 ? [[job.bots[bot]!, found] as const] : [];
    });
    return { deal, games, ...(faults.length > 0 ? { faults: Object.fromEntries(faults) } : {}) };
  };
}
