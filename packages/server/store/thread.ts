import { parentPort, workerData } from 'node:worker_threads';
import type { Done, Job, Outcome } from './commits.ts';
import { openDatabase } from './open.ts';
import { Conflict } from './store.ts';
import { writes } from './writes.ts';

// The thread that writes: one group of jobs after the other, each in one transaction.
const { file, synchronous } = workerData as { file: string; synchronous: number };
const db = openDatabase(file);
db.pragma(`synchronous = ${synchronous}`);
const run = writes(db) as Record<string, (...args: unknown[]) => unknown>;
const transaction = db.transaction((jobs: readonly Job[]): Outcome[] =>
  jobs.map(([name, args]) => ({ value: run[name]!(...args) })),
);

function commit(jobs: readonly Job[]): Outcome[] {
  try {
    return transaction.immediate(jobs);
  } catch (error) {
    if (jobs.length === 1) return [failure(error)];
    // One of them failed and took the others with it: each on its own, so that only the guilty one does.
    return jobs.flatMap((job) => commit([job]));
  }
}

function failure(error: unknown): Outcome {
  const { message, code } = error as { message: string; code?: string };
  return { error: message, code: error instanceof Conflict ? 'CONFLICT' : (code ?? '') };
}

parentPort!.on('message', (jobs: readonly Job[] | null) => {
  if (jobs === null) {
    db.close();
    parentPort!.close();
    return;
  }
  const started = performance.now();
  const outcomes = commit(jobs);
  const done: Done = { outcomes, seconds: (performance.now() - started) / 1000 };
  parentPort!.postMessage(done);
});
