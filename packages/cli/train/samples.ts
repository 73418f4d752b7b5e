/** A position and how its game ended for the seat it is seen from. */
export interface Sample {
  /** Belongs to a game that is kept apart from training, to see what the net makes of new games. */
  readonly isHeldOut: boolean;
  readonly parts: number;
  /** The seat's part of the win, and its score less that of the best rival. */
  readonly won: number;
  readonly ahead: number;
  readonly features: Float64Array;
}

const HEAD = 5;

/** Samples as numbers in a row: each its length, four facts and its features. */
export function packSamples(samples: readonly Sample[]): Float32Array {
  const packed = new Float32Array(samples.reduce((sum, { features }) => sum + HEAD + features.length, 0));
  let at = 0;
  for (const { isHeldOut, parts, won, ahead, features } of samples) {
    packed.set([HEAD + features.length, Number(isHeldOut), parts, won, ahead], at);
    packed.set(features, at + HEAD);
    at += HEAD + features.length;
  }
  return packed;
}

/** Where each sample begins; null when these are not whole samples. */
function startsOf(packed: Float32Array): number[] | null {
  const starts: number[] = [];
  let at = 0;
  while (at < packed.length) {
    const length = packed[at]!;
    if (!Number.isInteger(length) || length <= HEAD) return null;
    starts.push(at);
    at += length;
  }
  return at === packed.length ? starts : null;
}

export const areWhole = (packed: Float32Array): boolean => packed.length > 0 && startsOf(packed) !== null;

/** Many samples in one row of numbers, read by their number. */
export class Samples {
  readonly #numbers: Float32Array;
  /** Where each begins. */
  readonly #starts: Uint32Array;
  /** Samples to train with, and those held out. */
  readonly training: Uint32Array;
  readonly heldOut: Uint32Array;

  constructor(pieces: readonly Float32Array[]) {
    this.#numbers = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      this.#numbers.set(piece, at);
      at += piece.length;
    }
    this.#starts = Uint32Array.from(startsOf(this.#numbers)!);
    const all = this.#starts.map((_, i) => i);
    this.training = all.filter((i) => this.#numbers[this.#starts[i]! + 1] === 0);
    this.heldOut = all.filter((i) => this.#numbers[this.#starts[i]! + 1] === 1);
  }

  won = (sample: number): number => this.#numbers[this.#starts[sample]! + 3]!;
  ahead = (sample: number): number => this.#numbers[this.#starts[sample]! + 4]!;

  /** Writes a sample's features and returns how many parts it has. */
  read(sample: number, into: Float64Array): number {
    const start = this.#starts[sample]!;
    const length = this.#numbers[start]! - HEAD;
    for (let i = 0; i < length; i++) into[i] = this.#numbers[start + HEAD + i]!;
    return this.#numbers[start + 2]!;
  }
}
