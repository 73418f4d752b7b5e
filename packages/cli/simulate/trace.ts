import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Told } from '@outcry/engine';
import { botAt, playDeal } from '@outcry/bots/lab/deal.ts';
import type { Watcher } from '@outcry/bots/lab/deal.ts';
import { prepare } from './job.ts';
import type { Job } from './job.ts';
import type { Simulated } from './pool.ts';
import { count, countFaults, emptyTally } from '@outcry/bots/lab/tally.ts';

/**
 * Plays a job in this thread, game after game, and hands out one line for each set-up and each move (docs/simulate.md
 * says what is in them).
 */
export async function traced(
  job: Job,
  write: (line: string) => void,
  progress: (games: number, moves: number) => void,
): Promise<Simulated> {
  const { table, minds, names, kinds } = await prepare(job);
  const started = performance.now();
  const tally = emptyTally(job.seats, names.length);
  for (let deal = 0; deal < job.deals; deal++) {
    const finishes = Array.from({ length: job.rotations }, (_, rotation) =>
      playDeal(table, minds, job.seed, deal, rotation, watcherOf(job, table.game, deal, rotation, write)),
    );
    count(tally, table.game, kinds, finishes);
    await nextTurn(); // an interrupt is heard between two deals
    progress(
      finishes.length,
      finishes.reduce((sum, { moves }) => sum + moves, 0),
    );
  }
  countFaults(tally, job.bots, minds);
  return { tally, seconds: (performance.now() - started) / 1000 };
}

function watcherOf(
  job: Job,
  game: Awaited<ReturnType<typeof prepare>>['table']['game'],
  deal: number,
  rotation: number,
  write: (line: string) => void,
): Watcher {
  const number = deal * job.rotations + rotation;
  let events: Told[] = [];
  let moves = 0;
  return {
    emit: (event, to) => events.push({ event, to: to ?? null }),
    begun: (state) =>
      write(
        JSON.stringify({
          kind: 'setup',
          number,
          deal,
          rotation,
          game: game.id,
          rulesVersion: game.rulesVersion,
          seats: job.seats,
          options: job.options,
          data: job.data,
          seed: job.seed,
          bots: job.bots.map((_, seat) => job.bots[botAt(seat, rotation, job.seats)]),
          state,
          worth: game.worth(state),
        }),
      ),
    moved: (state, seat, move) => {
      moves++;
      const result = game.result(state);
      write(
        JSON.stringify({
          kind: 'move',
          number,
          at: moves,
          seat,
          move,
          events,
          state,
          worth: game.worth(state),
          result,
        }),
      );
      events = [];
    },
  };
}
