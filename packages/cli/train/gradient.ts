import { Forward, MOST_PARTS } from '@outcry/bots/net/forward.ts';
import { HIDDEN } from '@outcry/bots/net/shape.ts';
import type { Layer, Shape } from '@outcry/bots/net/shape.ts';
import { logistic } from '@outcry/engine';

/** How the loss changes with each parameter of a net, summed over positions. */
export class Gradient {
  readonly forward: Forward;
  readonly sum: Float64Array;
  readonly #third = new Float64Array(HIDDEN[2]);
  readonly #fourth = new Float64Array(HIDDEN[3]);
  readonly #joined: Float64Array;
  readonly #first = new Float64Array(HIDDEN[0]);
  readonly #second = new Float64Array(MOST_PARTS * HIDDEN[1]);
  readonly #out = new Float64Array(1);

  constructor(shape: Shape, parameters: Float64Array) {
    this.forward = new Forward(shape, parameters);
    this.sum = new Float64Array(parameters.length);
    this.#joined = new Float64Array(this.forward.joined.length);
  }

  /**
   * Adds the gradient of one layer, given that of its outputs (`dy` from `to` on). Writes that of its inputs into `dx`.
   * An input of 0 comes from a unit that is off, or stays as it is: nothing passes through it.
   */
  #back(layer: Layer, x: Float64Array, from: number, dy: Float64Array, to: number, dx: Float64Array | null): void {
    const { parameters } = this.forward;
    const { sum } = this;
    const { inputs, outputs, at } = layer;
    for (let j = 0; j < outputs; j++) sum[at + j]! += dy[to + j]!;
    let row = at + outputs;
    for (let i = 0; i < inputs; i++, row += outputs) {
      const value = x[from + i]!;
      let through = 0;
      if (value !== 0)
        for (let j = 0; j < outputs; j++) {
          const slope = dy[to + j]!;
          sum[row + j]! += value * slope;
          through += parameters[row + j]! * slope;
        }
      if (dx) dx[i] = through;
    }
  }

  /** Adds the gradient of the cross-entropy of one position, whose features are in `forward.inputs`. */
  add(parts: number, target: number): void {
    const { forward } = this;
    const { part, whole } = forward.layers;
    this.#out[0] = logistic(forward.run(parts)) - target;
    this.#back(whole[2], forward.fourth, 0, this.#out, 0, this.#fourth);
    this.#back(whole[1], forward.third, 0, this.#fourth, 0, this.#third);
    this.#back(whole[0], forward.joined, 0, this.#third, 0, this.#joined);
    for (let p = 0; p < parts; p++) {
      const second = p * part[1].outputs;
      for (let j = 0; j < part[1].outputs; j++)
        this.#second[second + j] = forward.second[second + j] === 0 ? 0 : this.#joined[j]!;
      this.#back(part[1], forward.first, p * part[0].outputs, this.#second, second, this.#first);
      this.#back(part[0], forward.inputs, p * part[0].inputs, this.#first, 0, null);
    }
  }
}
