import { HIDDEN, layersOf } from './shape.ts';
import type { Layer, Layers, Shape } from './shape.ts';

/** The most parts a state may have. */
export const MOST_PARTS = 16;

/**
 * Writes what a layer makes of `x` from `from` on into `y` from `to` on. Inputs of 0, of which there are many, are
 * skipped; the others are taken two at a time, which is a quarter faster than one by one.
 */
function connect(
  parameters: Float64Array,
  { inputs, outputs, at }: Layer,
  x: Float64Array,
  from: number,
  y: Float64Array,
  to: number,
): void {
  for (let j = 0; j < outputs; j++) y[to + j] = parameters[at + j]!;
  let waiting = 0;
  let waitingRow = 0;
  for (let i = 0, row = at + outputs; i < inputs; i++, row += outputs) {
    const value = x[from + i]!;
    if (value === 0) continue;
    if (waiting === 0) {
      waiting = value;
      waitingRow = row;
      continue;
    }
    for (let j = 0; j < outputs; j++)
      y[to + j]! += waiting * parameters[waitingRow + j]! + value * parameters[row + j]!;
    waiting = 0;
  }
  if (waiting !== 0) for (let j = 0; j < outputs; j++) y[to + j]! += waiting * parameters[waitingRow + j]!;
}

/** Replaces what is below 0 by 0. */
function rectify(y: Float64Array, from: number, to: number): void {
  for (let j = from; j < to; j++) if (y[j]! < 0) y[j] = 0;
}

/**
 * The forward pass of a net. It allocates nothing: inputs are written into `inputs`, and what each layer came to stays in
 * its buffer until the next pass, where training finds it. Doubles and plain arithmetic alone, in a fixed order, so that
 * every JavaScript engine comes to the same bits.
 */
export class Forward {
  readonly layers: Layers;
  readonly parameters: Float64Array;
  /** The numbers of each part, then those of the whole. */
  readonly inputs: Float64Array;
  readonly first = new Float64Array(MOST_PARTS * HIDDEN[0]);
  readonly second = new Float64Array(MOST_PARTS * HIDDEN[1]);
  /** The sum of the parts' second layers, then the numbers of the whole. */
  readonly joined: Float64Array;
  readonly third = new Float64Array(HIDDEN[2]);
  readonly fourth = new Float64Array(HIDDEN[3]);
  readonly #out = new Float64Array(1);

  constructor(shape: Shape, parameters: Float64Array) {
    this.layers = layersOf(shape);
    this.parameters = parameters;
    this.inputs = new Float64Array(MOST_PARTS * shape.perPart + shape.perWhole);
    this.joined = new Float64Array(HIDDEN[1] + shape.perWhole);
  }

  /** What the net makes of `inputs`, which hold this many parts: any number, 0 where it expects a value of a half. */
  run(parts: number): number {
    const { parameters, inputs, first, second, joined, third, fourth } = this;
    const { part, whole } = this.layers;
    const summed = part[1].outputs;
    joined.fill(0, 0, summed);
    for (let p = 0; p < parts; p++) {
      const a = p * part[0].outputs;
      const b = p * summed;
      connect(parameters, part[0], inputs, p * part[0].inputs, first, a);
      rectify(first, a, a + part[0].outputs);
      connect(parameters, part[1], first, a, second, b);
      rectify(second, b, b + summed);
      for (let j = 0; j < summed; j++) joined[j]! += second[b + j]!;
    }
    const about = parts * part[0].inputs;
    for (let i = summed; i < joined.length; i++) joined[i] = inputs[about + i - summed]!;
    connect(parameters, whole[0], joined, 0, third, 0);
    rectify(third, 0, third.length);
    connect(parameters, whole[1], third, 0, fourth, 0);
    rectify(fourth, 0, fourth.length);
    connect(parameters, whole[2], fourth, 0, this.#out, 0);
    return this.#out[0]!;
  }
}
