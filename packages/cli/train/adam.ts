const RATE = 0.002;
/** How slowly the running means of gradients and of their squares move. */
const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;
/** How much of each parameter is taken away in a step, as a part of the rate: large weights must earn their keep. */
const DECAY = 0.003;

/** The optimiser Adam, with weight decay. All it knows is in `memory`, so that a training can go on later. */
export class Adam {
  /** The running means, then those of the squares, then how much both still lean towards their start at 0. */
  readonly memory: Float64Array;
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    this.memory = new Float64Array(2 * count + 2);
    this.memory.fill(1, 2 * count);
  }

  /** Moves the parameters against the gradient. `pace` falls from 1 to 0 in the course of a training. */
  step(parameters: Float64Array, gradient: Float64Array, pace: number): void {
    const { memory } = this;
    const count = this.#count;
    memory[2 * count]! *= MEAN;
    memory[2 * count + 1]! *= SQUARE;
    const meanScale = 1 / (1 - memory[2 * count]!);
    const squareScale = 1 / (1 - memory[2 * count + 1]!);
    for (let i = 0; i < count; i++) {
      const slope = gradient[i]!;
      const mean = (memory[i]! += (1 - MEAN) * (slope - memory[i]!));
      const square = (memory[count + i]! += (1 - SQUARE) * (slope * slope - memory[count + i]!));
      const step = (mean * meanScale) / (Math.sqrt(square * squareScale) + TINY);
      parameters[i]! -= RATE * pace * (step + DECAY * parameters[i]!);
    }
  }
}
