import { netFile, readNet } from '@outcry/bots/net/file.ts';
import type { NetFile } from '@outcry/bots/net/file.ts';
import { Forward } from '@outcry/bots/net/forward.ts';
import { allLayers, layersOf, parametersOf } from '@outcry/bots/net/shape.ts';
import type { Shape } from '@outcry/bots/net/shape.ts';
import { fastRng, shuffle } from '@outcry/engine';
import { derive } from '../simulate/seeds.ts';
import { Adam } from './adam.ts';
import { Batches, BATCH } from './batches.ts';
import { trainedGame } from './job.ts';
import type { Job, TrainedGame } from './job.ts';
import { judged } from './judged.ts';
import type { Judged } from './judged.ts';
import { Samples, shareSamples } from './samples.ts';

/** What the worker that trains is told. */
export interface Fit {
  readonly job: Job;
  readonly generation: number;
  readonly pieces: readonly Float32Array[];
  /** The net of the generation before, which this one begins with. */
  readonly net: unknown;
  /** What the last epoch left, when a training goes on. */
  readonly checkpoint: Float64Array | null;
  /** Threads that help this one. */
  readonly helpers: number;
}

/** What an epoch came to. */
export interface Epoch {
  /** Parameters and the optimiser's memory. */
  readonly checkpoint: Float64Array;
  readonly net: NetFile;
  readonly report: Judged;
}

/** How often every position is used. */
export const EPOCHS = 5;
const STEPS = 2 ** 30;

/** Random weights to begin with: the more inputs, the smaller, so that no layer drowns the next. */
function anyParameters(shape: Shape, seed: number): Float64Array {
  const rng = fastRng(seed);
  const parameters = new Float64Array(parametersOf(shape));
  for (const { at, inputs, outputs } of allLayers(layersOf(shape))) {
    const most = Math.sqrt(6 / inputs);
    for (let i = at + outputs; i < at + outputs * (1 + inputs); i++)
      parameters[i] = (rng.below(STEPS) / STEPS - 0.5) * most;
  }
  return parameters;
}

/** A lead of the usual size: the mean distance, over all positions. */
function scaleOf(samples: Samples): number {
  let sum = 0;
  for (const sample of samples.training) sum += Math.abs(samples.ahead(sample));
  return Math.max(1, Math.round(sum / Math.max(1, samples.training.length)));
}

/** A training made ready: runs epochs by their number, one after the other. */
export async function prepare({
  job,
  generation,
  pieces,
  net,
  checkpoint,
  helpers,
}: Fit): Promise<(epoch: number) => Epoch> {
  const game: TrainedGame = await trainedGame(job.game);
  const all = shareSamples(pieces);
  const samples = new Samples(all);
  const { perPart, perWhole } = game.features;
  const scale = scaleOf(samples);
  const seed = derive(derive(job.seed, generation), job.games);
  const parameters = net === null ? anyParameters(game.features, seed) : readNet(game, net).parameters;
  const adam = new Adam(parameters.length);
  if (checkpoint) {
    parameters.set(checkpoint.subarray(0, parameters.length));
    adam.memory.set(checkpoint.subarray(parameters.length));
  }
  const batches = new Batches({ perPart, perWhole }, scale, all, parameters, helpers);
  const forward = new Forward(game.features, batches.parameters);
  const gradient = new Float64Array(parameters.length);
  const count = Math.ceil(samples.training.length / BATCH);

  return (epoch) => {
    const order = Uint32Array.from(shuffle([...samples.training], fastRng(derive(seed, epoch))));
    for (let batch = 0; batch < count; batch++) {
      batches.gradient(order.subarray(batch * BATCH, (batch + 1) * BATCH), gradient);
      adam.step(batches.parameters, gradient, 1 - (epoch * count + batch) / (EPOCHS * count));
    }
    const report = judged(forward, samples, scale);
    const { loss, calibration } = report;
    const trained = { games: job.games * generation, generations: generation, seed: job.seed, loss };
    const left = new Float64Array(parameters.length + adam.memory.length);
    left.set(batches.parameters);
    left.set(adam.memory, parameters.length);
    return {
      checkpoint: left,
      net: netFile(game, batches.parameters, { scale, calibration, trained }),
      report,
    };
  };
}
