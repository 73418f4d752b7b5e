import { describe, expect, test } from 'vitest';
import { commitmentTo, commitmentToEntropy, dealtHere, fairnessFault, newSeed, tableKey } from './fairness.ts';
import type { Contribution, Fairness } from './fairness.ts';
import { tableRng } from './rng.ts';

const seed = 'ab'.repeat(32);
const adding = (...texts: string[]) => texts.map((entropy) => ({ entropy, commitment: null, missing: null }));
const sealed = (entropy: string): Contribution => ({
  entropy,
  commitment: commitmentToEntropy(entropy),
  missing: null,
});
const hex = (key: Uint8Array): string => Buffer.from(key).toString('hex');

/** A deal by the whole protocol: two seats added something, attempt 1 was void because of the third. */
const DEALT: Fairness = {
  seed,
  commitment: commitmentTo(seed),
  contributions: [sealed('a'), sealed('b'), { entropy: '', commitment: null, missing: 'no-answer' }],
  voided: [{ seed: 'ef'.repeat(32), commitment: commitmentTo('ef'.repeat(32)), step: 'commit', seats: [2] }],
};
const withFirst = (some: Partial<Contribution>): Fairness => ({
  ...DEALT,
  contributions: DEALT.contributions.with(0, { ...DEALT.contributions[0]!, ...some }),
});
const withVoid = (some: Partial<Fairness['voided'][number]>): Fairness => ({
  ...DEALT,
  voided: [{ ...DEALT.voided[0]!, ...some }],
});

describe('fairness', () => {
  test('the key follows from the seed and everybody’s entropy, and from nothing less', () => {
    const keys = [
      tableKey({ seed, contributions: adding('a', 'b'), voided: [] }),
      tableKey({ seed, contributions: adding('ab', ''), voided: [] }),
      tableKey({ seed, contributions: adding('', 'ab'), voided: [] }),
      tableKey({ seed, contributions: adding('a', 'c'), voided: [] }),
      tableKey({ seed: 'cd'.repeat(32), contributions: adding('a', 'b'), voided: [] }),
    ].map(hex);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the key of games of one device and of older tables is the one it always was', () => {
    // Worked out with the code of version 2 of the game file.
    expect(hex(tableKey({ seed, contributions: adding('x', '', 'z'), voided: [] }))).toBe(
      '675cdc96d74a650b77c5e5c8eb1c5ed60bbdac9a140dffcb3a8f6104d7c479c4',
    );
    expect(hex(tableKey(dealtHere(2, seed)))).toBe('69d51be4a84dc51a1231ddb4423132b4526d829d3d317e11be0340053f19f371');
  });

  test.each<[string, Fairness]>([
    ['the seed', { ...DEALT, seed: newSeed() }],
    ['an entropy', withFirst(sealed('c'))],
    ['a commitment', withFirst({ commitment: null })],
    [
      'the reason a seat added nothing',
      {
        ...DEALT,
        contributions: DEALT.contributions.with(2, { entropy: '', commitment: null, missing: 'not-connected' }),
      },
    ],
    ['the order of the seats', { ...DEALT, contributions: DEALT.contributions.toReversed() }],
    ['a void attempt left out', { ...DEALT, voided: [] }],
    ['the step that failed', withVoid({ step: 'reveal' })],
    ['the seat that did not answer', withVoid({ seats: [1] })],
    ['the commitment of a void attempt', withVoid({ commitment: commitmentTo(seed) })],
  ])('every card depends on the whole record of the deal: %s', (_what, changed) => {
    expect(hex(tableKey(changed))).not.toBe(hex(tableKey(DEALT)));
  });

  test('a commitment gives nothing of the seed away but fits only it', () => {
    expect(commitmentTo(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(seed)).not.toBe(commitmentTo(newSeed()));
    expect(commitmentTo(seed)).not.toBe(commitmentToEntropy(seed));
    expect(newSeed()).not.toBe(newSeed());
    expect(dealtHere(2, seed)).toEqual({
      seed,
      commitment: commitmentTo(seed),
      contributions: adding('', ''),
      voided: [],
    });
  });

  test('what does not fit its commitment is named', () => {
    expect(fairnessFault(DEALT)).toBeNull();
    expect(fairnessFault(dealtHere(3))).toBeNull();
    expect(fairnessFault({ ...dealtHere(2), contributions: adding('x', '') })).toBeNull();
    expect(fairnessFault({ ...DEALT, seed: newSeed() })).toEqual({ kind: 'seed' });
    expect(fairnessFault({ ...DEALT, commitment: commitmentTo(newSeed()) })).toEqual({ kind: 'seed' });
    expect(fairnessFault(withFirst({ entropy: 'c' }))).toEqual({ kind: 'contribution', seat: 0 });
    expect(fairnessFault(withFirst({ commitment: commitmentToEntropy('c') }))).toMatchObject({ seat: 0 });
    expect(fairnessFault(withFirst({ missing: 'bot' }))).toMatchObject({ kind: 'contribution', seat: 0 });
    expect(fairnessFault(withVoid({ seed }))).toEqual({ kind: 'attempt', attempt: 1 });
    expect(fairnessFault(withVoid({ commitment: commitmentTo(seed) }))).toEqual({ kind: 'attempt', attempt: 1 });
  });

  test('the set-up and every move draw from streams of their own', () => {
    const key = tableKey({ seed, contributions: [], voided: [] });
    const draws = [0, 1, 2].map((move) => tableRng(key, move).below(2 ** 31));
    expect(new Set(draws).size).toBe(3);
  });
});
