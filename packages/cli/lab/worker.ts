import { parentPort, workerData } from 'node:worker_threads';
import { playPiece } from '@outcry/bots/lab/experiment.ts';
import type { Experiment, Piece, Ready } from '@outcry/bots/lab/experiment.ts';
import { newestGame } from '@outcry/games';
import { loadLab } from '@outcry/games/lab.ts';
import { mindsOf } from '../players.ts';

const experiment = workerData as Experiment;
const ready = await Promise.all(
  experiment.variants.map(async ({ data, options, seats, bots }): Promise<Ready> => {
    const game = await newestGame(experiment.game, data);
    return {
      table: { game, options, seats },
      minds: await mindsOf(game, bots),
      lab: await loadLab(game),
    };
  }),
);
parentPort!.on('message', ({ from, to }: Piece) => parentPort!.postMessage(playPiece(experiment, ready, from, to)));
parentPort!.postMessage('ready');
