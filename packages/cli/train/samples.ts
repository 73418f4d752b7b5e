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

/** Many samples in one row of numbers, which threads share, and where each begins. */
export interface SharedSamples {
  readonly numbers: Float32Array<SharedArrayBuffer>;
  readonly starts: Uint32Array<SharedArrayBuffer>;
}

export function shareSamples(pieces: readonly Float32Array[]): SharedSamples {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const numbers = new Float32Array(new SharedArrayBuffer(4 * length));
  let at = 0;
  for (const piece of pieces) {
    numbers.set(piece, at);
    at += piece.length;
  }
  const found = startsOf(numbers)!;
  const starts = sharedIndices(found.length);
  starts.set(found);
  return { numbers, starts };
}

/** Room for so many whole numbers, which threads share. */
export const sharedIndices = (length: number): Uint32Array<SharedArrayBuffer> =>
  new Uint32Array(new SharedArrayBuffer(4 * length));

/** The same, read by their number. */
export class Samples {
  readonly #numbers: Float32Array;
  readonly #starts: Uint32Array;
  /** Samples to train with, and those held out. */
  readonly training: Uint32Array;
  readonly heldOut: Uint32Array;

  constructor({ numbers, starts }: SharedSamples) {
    this.#numbers = numbers;
    this.#starts = starts;
    const all = Uint32Array.from(starts, (_, i) => i);
    this.training = all.filter((i) => numbers[starts[i]! + 1] === 0);
    this.heldOut = all.filter((i) => numbers[starts[i]! + 1] === 1);
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
