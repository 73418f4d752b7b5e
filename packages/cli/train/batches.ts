import { Worker } from 'node:worker_threads';
import { valueOf } from '@outcry/bots';
import { parametersOf } from '@outcry/bots/net/shape.ts';
import type { Shape } from '@outcry/bots/net/shape.ts';
import { Gradient } from './gradient.ts';
import { Samples, sharedIndices } from './samples.ts';
import type { SharedSamples } from './samples.ts';

/** How many positions make one step, and the parts they are worked out in: the same, however many threads there are. */
export const BATCH = 512;
const CHUNKS = 16;

/** What all threads of a training share. */
export interface Shared {
  readonly shape: Shape;
  readonly scale: number;
  readonly samples: SharedSamples;
  readonly parameters: Float64Array<SharedArrayBuffer>;
  /** The batch's positions, and the gradient of each of its chunks. */
  readonly batch: Uint32Array<SharedArrayBuffer>;
  readonly sums: Float64Array<SharedArrayBuffer>;
  /** See below. */
  readonly control: Int32Array<SharedArrayBuffer>;
}

/** Places in `control`: which batch it is, its size, the next chunk nobody works on, and how many are done. */
const NUMBER = 0;
const SIZE = 1;
const NEXT = 2;
const DONE = 3;
const PLACES = 4;

const sharedNumbers = (length: number): Float64Array<SharedArrayBuffer> =>
  new Float64Array(new SharedArrayBuffer(8 * length));

/** Works out chunks of the present batch until none is left. */
function chunkWorker({ shape, scale, samples: all, parameters, batch, sums, control }: Shared): () => void {
  const samples = new Samples(all);
  const gradient = new Gradient(shape, parameters);
  return () => {
    for (;;) {
      const chunk = Atomics.add(control, NEXT, 1);
      if (chunk >= CHUNKS) return;
      gradient.sum.fill(0);
      for (let i = chunk; i < control[SIZE]!; i += CHUNKS) {
        const sample = batch[i]!;
        const value = valueOf(samples.won(sample), samples.ahead(sample), scale);
        gradient.add(samples.read(sample, gradient.forward.inputs), value);
      }
      sums.set(gradient.sum, chunk * parameters.length);
      Atomics.add(control, DONE, 1);
      Atomics.notify(control, DONE);
    }
  };
}

/** Helps with every batch, for ever: the thread is ended from outside. */
export function help(told: Shared): never {
  const work = chunkWorker(told);
  for (let seen = 0; ;) {
    Atomics.wait(told.control, NUMBER, seen);
    seen = Atomics.load(told.control, NUMBER);
    work();
  }
}

/** Gradients of batches, worked out by this thread and its helpers. The sum does not depend on who did what. */
export class Batches {
  readonly #shared: Shared;
  readonly #work: () => void;

  constructor(shape: Shape, scale: number, samples: SharedSamples, parameters: Float64Array, helpers: number) {
    const count = parametersOf(shape);
    this.#shared = {
      shape,
      scale,
      samples,
      parameters: sharedNumbers(count),
      batch: sharedIndices(BATCH),
      sums: sharedNumbers(CHUNKS * count),
      control: new Int32Array(new SharedArrayBuffer(4 * PLACES)),
    };
    this.parameters.set(parameters);
    this.#work = chunkWorker(this.#shared);
    for (let i = 0; i < helpers; i++)
      new Worker(new URL('./helpWorker.ts', import.meta.url), { workerData: this.#shared }).unref();
  }

  /** The net's parameters, which all threads read. */
  get parameters(): Float64Array {
    return this.#shared.parameters;
  }

  /** Writes the mean gradient over these positions into `into`. */
  gradient(positions: Uint32Array, into: Float64Array): void {
    const { control, batch, sums } = this.#shared;
    batch.set(positions);
    control[SIZE] = positions.length;
    Atomics.store(control, DONE, 0);
    Atomics.store(control, NEXT, 0);
    Atomics.add(control, NUMBER, 1);
    Atomics.notify(control, NUMBER);
    this.#work();
    for (let done = Atomics.load(control, DONE); done < CHUNKS; done = Atomics.load(control, DONE))
      Atomics.wait(control, DONE, done);
    into.fill(0);
    for (let chunk = 0; chunk < CHUNKS; chunk++)
      for (let i = 0; i < into.length; i++) into[i]! += sums[chunk * into.length + i]!;
    for (let i = 0; i < into.length; i++) into[i]! /= positions.length;
  }
}
