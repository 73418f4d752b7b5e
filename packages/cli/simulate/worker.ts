import { parentPort, workerData } from 'node:worker_threads';
import { playDeals, prepare } from './job.ts';
import type { Job } from './job.ts';

/** A run of deals to play, numbered so that the tallies can be put in order again. */
export interface Run {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

const job = workerData as Job;
const ready = await prepare(job);
parentPort!.on('message', ({ number, from, to }: Run) =>
  parentPort!.postMessage({ number, tally: playDeals(ready, job, from, to) }),
);
parentPort!.postMessage('ready');
