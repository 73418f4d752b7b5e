import { parentPort, workerData } from 'node:worker_threads';
import { prepare } from './fit.ts';
import type { Fit } from './fit.ts';

const train = await prepare(workerData as Fit);
parentPort!.on('message', (epoch: number) => parentPort!.postMessage(train(epoch)));
parentPort!.postMessage('ready');
