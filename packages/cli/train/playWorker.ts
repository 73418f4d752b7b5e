import { parentPort, workerData } from 'node:worker_threads';
import { prepare } from './selfPlay.ts';
import type { SelfPlay } from './selfPlay.ts';

const play = await prepare(workerData as SelfPlay);
parentPort!.on('message', (piece: number) => {
  const samples = play(piece);
  parentPort!.postMessage(samples, [samples.buffer as ArrayBuffer]);
});
parentPort!.postMessage('ready');
