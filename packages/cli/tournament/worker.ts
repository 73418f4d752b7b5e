import { parentPort, workerData } from 'node:worker_threads';
import { prepare } from './job.ts';
import type { Job } from './job.ts';

const play = await prepare(workerData as Job);
parentPort!.on('message', (deal: number) => parentPort!.postMessage(play(deal)));
parentPort!.postMessage('ready');
