import { chacha20 } from '@noble/ciphers/chacha.js';
import { describe, expect, test } from 'vitest';
import { expectDistribution } from './contract.ts';
import { fastRng, pick, shuffle, tableRng } from './rng.ts';
import type { Rng } from './rng.ts';

const key = new Uint8Array(32).map((_, i) => i);
const kinds: [string, (seed: number) => Rng][] = [
  ['fast', fastRng],
  ['table', (seed) => tableRng(key, seed)],
];

/** How often each outcome comes up in so many draws. */
function count(times: number, draw: () => unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const outcome = String(draw());
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

const evenly = (outcomes: readonly string[]): Map<string, number> =>
  new Map(outcomes.map((outcome) => [outcome, 1 / outcomes.length]));

describe.each(kinds)('the %s generator', (_name, make) => {
  test.each([1, 2, 3, 5, 6, 7, 28, 52])('draws whole numbers below %i, each equally likely', (n) => {
    const rng = make(42);
    expectDistribution(
      count(Math.max(1_000, n * 1_000), () => rng.below(n)),
      evenly([...Array(n).keys()].map(String)),
    );
  });

  test('refuses to draw from nothing, instead of searching for ever', () => {
    expect(() => make(1).below(0)).toThrow(RangeError);
    expect(() => pick([], make(1))).toThrow('the list drawn from is empty');
  });

  test('reaches both ends of the largest range', () => {
    const rng = make(1);
    const draws = Array.from({ length: 2_000 }, () => rng.below(2 ** 31));
    expect(Math.min(...draws)).toBeLessThan(2 ** 31 * 0.01);
    expect(Math.max(...draws)).toBeGreaterThan(2 ** 31 * 0.99);
    expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0)).toBe(true);
  });

  test('shuffles into every order equally often', () => {
    const rng = make(7);
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    expectDistribution(
      count(12_000, () => shuffle(['a', 'b', 'c'], rng).join('')),
      evenly(orders),
    );
  });

  test('gives the same numbers for the same seed and others for another, and counts its draws', () => {
    const numbers = (seed: number): number[] => {
      const rng = make(seed);
      return Array.from({ length: 40 }, () => rng.below(1_000_000));
    };
    expect(numbers(3)).toEqual(numbers(3));
    expect(numbers(3)).not.toEqual(numbers(4));
    const rng = make(3);
    pick(['a', 'b'], rng);
    shuffle([1, 2, 3], rng);
    expect(rng.draws).toBe(3);
  });
});

test('the table generator is ChaCha20 with the move number as nonce', () => {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, 9, true);
  const stream = new DataView(chacha20(key, nonce, new Uint8Array(256)).buffer);
  const rng = tableRng(key, 9);
  for (let word = 0; word < 64; word++) expect(rng.below(2 ** 31)).toBe(stream.getInt32(word * 4, true) & 0x7fffffff);
});
