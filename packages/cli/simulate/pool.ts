import { overWorkers } from '../overWorkers.ts';
import type { Job } from './job.ts';
import { add, emptyTally } from '@outcry/bots/lab/tally.ts';
import type { Tally } from '@outcry/bots/lab/tally.ts';
import type { Run } from './worker.ts';

/** How many pieces a job is cut into. It depends on the job alone, so that the sums do not depend on the workers. */
const PIECES = 200;

export interface Simulated {
  readonly tally: Tally;
  /** From the first deal to the last: the workers' start is not counted. */
  readonly seconds: number;
}

/** Plays a job on worker threads, one a core. `progress` hears of the games and moves that are done. */
export async function simulate(
  job: Job,
  workers: number,
  progress: (games: number, moves: number) => void,
): Promise<Simulated> {
  const pieces = cut(job.deals);
  const worker = new URL('./worker.ts', import.meta.url);
  const tallies: Tally[] = [];
  let started = performance.now();
  await overWorkers<Run, Tally>(
    { worker, job, pieces },
    Math.min(workers, pieces.length),
    (tally, { number }) => {
      tallies[number] = tally;
      progress(tally.games, tally.moves);
    },
    () => void (started = performance.now()),
  );
  const seconds = (performance.now() - started) / 1000;
  const tally = emptyTally(job.seats, new Set(job.bots).size);
  for (const part of tallies) add(tally, part);
  return { tally, seconds };
}

function cut(deals: number): Run[] {
  const size = Math.max(1, Math.ceil(deals / PIECES));
  return Array.from({ length: Math.ceil(deals / size) }, (_, number) => ({
    number,
    from: number * size,
    to: Math.min(deals, (number + 1) * size),
  }));
}
