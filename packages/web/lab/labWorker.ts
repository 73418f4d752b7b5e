import { findBot } from '@outcry/bots';
import type { Mind } from '@outcry/bots/lab/deal.ts';
import { playPiece } from '@outcry/bots/lab/experiment.ts';
import type { Experiment, Piece, Ready } from '@outcry/bots/lab/experiment.ts';
import { newestGame } from '@outcry/games';
import { loadLab } from '@outcry/games/lab.ts';
import type { LabAsked } from './runLab.ts';

// Plays pieces of an experiment, one after the other. Whoever has seen enough ends the worker. Bots judge without a net:
// nets know only the printed tables, and the same bot must play both.

async function prepared({ game: id, variants }: Experiment): Promise<Ready[]> {
  return Promise.all(
    variants.map(async ({ data, options, seats, bots }) => {
      const game = await newestGame(id, data);
      const mindOf = (name: string): Mind =>
        name === 'random' ? null : { bot: findBot(name).make(game), budget: findBot(name).budgetFor(game) };
      return { table: { game, options, seats }, minds: bots.map(mindOf), lab: await loadLab(game) };
    }),
  );
}

let experiment: Experiment | null = null;
let ready: readonly Ready[] = [];

addEventListener('message', async ({ data }: MessageEvent<LabAsked>) => {
  if ('variants' in data) {
    experiment = data;
    ready = await prepared(data);
    postMessage('ready');
    return;
  }
  const { from, to }: Piece = data;
  postMessage(playPiece(experiment!, ready, from, to));
});
