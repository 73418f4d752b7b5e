import { parentPort, workerData } from 'node:worker_threads';
import { isProgram } from '../players.ts';
import { playDeals, prepare } from './job.ts';
import type { Job } from './job.ts';

/** A run of deals to play, numbered so that the tallies can be put in order again. */
export interface Run {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** How long a worker plays for practice, in milliseconds. */
const WARM_UP = 150;

const job = workerData as Job;
const ready = await prepare(job);
parentPort!.on('message', ({ from, to }: Run) => parentPort!.postMessage(playDeals(ready, job, from, to)));
// Programs are not asked twice. The rules are played warm before the clock starts, so that short runs are measured as long ones are.
const warm = performance.now() + (job.bots.some(isProgram) ? 0 : WARM_UP);
for (let deal = 0; deal < job.deals && performance.now() < warm; deal++) playDeals(ready, job, deal, deal + 1);
parentPort!.postMessage('ready');
