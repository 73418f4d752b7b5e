import { netFile, readNet } from '@outcry/bots/net/file.ts';
import type { NetFile } from '@outcry/bots/net/file.ts';
import { allLayers, layersOf, parametersOf } from '@outcry/bots/net/shape.ts';
import type { Shape } from '@outcry/bots/net/shape.ts';
import { valueOf } from '@outcry/bots';
import { fastRng, shuffle } from '@outcry/engine';
import { derive } from '../simulate/seeds.ts';
import { Adam } from './adam.ts';
import { Gradient } from './gradient.ts';
import { trainedGame } from './job.ts';
import type { Job, TrainedGame } from './job.ts';
import { judged } from './judged.ts';
import type { Judged } from './judged.ts';
import { Samples } from './samples.ts';

/** What the worker that trains is told. */
export interface Fit {
  readonly job: Job;
  readonly generation: number;
  readonly pieces: readonly Float32Array[];
  /** The net of the generation before, which this one begins with. */
  readonly net: unknown;
  /** What the last epoch left, when a training goes on. */
  readonly checkpoint: Float64Array | null;
}

/** What an epoch came to. */
export interface Epoch {
  /** Parameters and the optimiser's memory. */
  readonly checkpoint: Float64Array;
  readonly net: NetFile;
  readonly report: Judged;
}

/** How often every position is used, and how many make one step. */
export const EPOCHS = 5;
const BATCH = 128;
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
export async function prepare({ job, generation, pieces, net, checkpoint }: Fit): Promise<(epoch: number) => Epoch> {
  const game: TrainedGame = await trainedGame(job.game);
  const samples = new Samples(pieces);
  const scale = scaleOf(samples);
  const seed = derive(derive(job.seed, generation), job.games);
  const parameters = net === null ? anyParameters(game.features, seed) : readNet(game, net).parameters;
  const adam = new Adam(parameters.length);
  if (checkpoint) {
    parameters.set(checkpoint.subarray(0, parameters.length));
    adam.memory.set(checkpoint.subarray(parameters.length));
  }
  const gradient = new Gradient(game.features, parameters);
  const batches = Math.ceil(samples.training.length / BATCH);

  return (epoch) => {
    const order = shuffle([...samples.training], fastRng(derive(seed, epoch)));
    for (let batch = 0; batch < batches; batch++) {
      const chosen = order.slice(batch * BATCH, (batch + 1) * BATCH);
      gradient.sum.fill(0);
      for (const sample of chosen)
        gradient.add(
          samples.read(sample, gradient.forward.inputs),
          valueOf(samples.won(sample), samples.ahead(sample), scale),
        );
      for (let i = 0; i < gradient.sum.length; i++) gradient.sum[i]! /= chosen.length;
      adam.step(parameters, gradient.sum, 1 - (epoch * batches + batch) / (EPOCHS * batches));
    }
    const report = judged(gradient.forward, samples, scale);
    const { loss, calibration } = report;
    const trained = { games: job.games * generation, generations: generation, seed: job.seed, loss };
    const left = new Float64Array(parameters.length + adam.memory.length);
    left.set(parameters);
    left.set(adam.memory, parameters.length);
    return {
      checkpoint: left,
      net: netFile(game, parameters, { scale, calibration, trained }),
      report,
    };
  };
}
