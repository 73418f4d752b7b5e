import { parentPort, workerData } from 'node:worker_threads';
import { playPiece } from '@outcry/bots/lab/experiment.ts';
import type { Experiment, Piece, Ready } from '@outcry/bots/lab/experiment.ts';
import { newestGame } from '@outcry/games';
import { loadLab } from '@outcry/games/lab.ts';
import { mindsOf } from '../players.ts';

const experiment = workerData as Experiment;
/** Nets know only the printed tables, and the same bots must play every variant. */
const isPlain = experiment.variants.some(({ data }) => data !== null);

const ready = await Promise.all(
  experiment.variants.map(async ({ data, options, seats, bots }): Promise<Ready> => {
    const game = await newestGame(experiment.game, data);
    return {
      table: { game, options, seats },
      minds: await mindsOf(game, bots, isPlain),
      lab: await loadLab(game),
    };
  }),
);
parentPort!.on('message', ({ from, to }: Piece) => parentPort!.postMessage(playPiece(experiment, ready, from, to)));
parentPort!.postMessage('ready');
