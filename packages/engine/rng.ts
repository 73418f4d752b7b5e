import { chacha20 } from '@noble/ciphers/chacha.js';

/** Where chance comes from. Rules draw from the one they are handed and know no other. */
export interface Rng {
  /** A whole number from 0 to n - 1, each exactly equally likely (1 <= n <= 2^31). */
  below(n: number): number;
  /** How many numbers were drawn so far: `play` compares it to know whether a move used chance. */
  readonly draws: number;
}

/** Puts the items in random order, in place, every order equally likely (Fisher-Yates). */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const item = items[last]!;
    items[last] = items[other]!;
    items[other] = item;
  }
  return items;
}

/** One of the items. */
export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)]!;
}

/** All ones up to the highest bit of n - 1: draws above n - 1 are drawn again, so that no number is likelier than another. */
function maskFor(n: number): number {
  if (!(n >= 1)) throw new RangeError(`a number below ${n} was wanted: the list drawn from is empty`);
  return n === 1 ? 0 : -1 >>> Math.clz32(n - 1);
}

/** sfc32: fast and statistically sound, for simulation and search. Never for a real table: it can be predicted. */
class FastRng implements Rng {
  draws = 0;
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = (seed / 0x1_0000_0000) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let i = 0; i < 12; i++) this.#next();
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }

  below(n: number): number {
    this.draws++;
    const mask = maskFor(n);
    let value = this.#next() & mask;
    while (value >= n) value = this.#next() & mask;
    return value;
  }
}

/** A fast generator for simulation and search; the same seed (a whole number up to 2^53) gives the same numbers. */
export const fastRng = (seed: number): Rng => new FastRng(seed);

const NO_BYTES = new Uint8Array(64);

/** ChaCha20's key stream as numbers. It is made 64 bytes at a time, and not at all while nothing is drawn. */
class ChaChaRng implements Rng {
  draws = 0;
  readonly #key: Uint8Array;
  readonly #nonce = new Uint8Array(12);
  readonly #bytes = new Uint8Array(64);
  readonly #words = new DataView(this.#bytes.buffer);
  #block = 0;
  #at = 64;

  constructor(key: Uint8Array, move: number) {
    this.#key = key;
    new DataView(this.#nonce.buffer).setUint32(0, move, true);
  }

  #next(): number {
    if (this.#at === 64) {
      chacha20(this.#key, this.#nonce, NO_BYTES, this.#bytes, this.#block++);
      this.#at = 0;
    }
    const word = this.#words.getInt32(this.#at, true);
    this.#at += 4;
    return word;
  }

  below(n: number): number {
    this.draws++;
    const mask = maskFor(n);
    let value = this.#next() & mask;
    while (value >= n) value = this.#next() & mask;
    return value;
  }
}

/**
 * The generator of a real table for one move: a ChaCha20 stream keyed by the table's 256-bit key, its nonce the number of
 * moves standing before this one plus one (0: the set-up). Whoever has the key draws the same cards; nobody else can.
 */
export const tableRng = (key: Uint8Array, move: number): Rng => new ChaChaRng(key, move);
