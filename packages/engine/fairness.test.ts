import { describe, expect, test } from 'vitest';
import { commitmentTo, dealtHere, newSeed, tableKey } from './fairness.ts';
import { tableRng } from './rng.ts';

const seed = 'ab'.repeat(32);
const adding = (...texts: string[]) => texts.map((entropy) => ({ entropy, commitment: null }));

describe('fairness', () => {
  test('the key follows from the seed and everybody’s entropy, and from nothing less', () => {
    const keys = [
      tableKey({ seed, contributions: adding('a', 'b') }),
      tableKey({ seed, contributions: adding('ab', '') }),
      tableKey({ seed, contributions: adding('', 'ab') }),
      tableKey({ seed, contributions: adding('a', 'c') }),
      tableKey({ seed: 'cd'.repeat(32), contributions: adding('a', 'b') }),
    ].map((key) => key.join());
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a commitment gives nothing of the seed away but fits only it', () => {
    expect(commitmentTo(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(seed)).not.toBe(commitmentTo(newSeed()));
    expect(newSeed()).not.toBe(newSeed());
    expect(dealtHere(2, seed)).toEqual({ seed, commitment: commitmentTo(seed), contributions: adding('', '') });
  });

  test('the set-up and every move draw from streams of their own', () => {
    const key = tableKey({ seed, contributions: [] });
    const draws = [0, 1, 2].map((move) => tableRng(key, move).below(2 ** 31));
    expect(new Set(draws).size).toBe(3);
  });
});
