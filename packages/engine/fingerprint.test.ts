import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { whispers } from './testing/whispers.ts';
import type { State } from './testing/whispers-state.ts';

const changed = (change: (state: State) => State) =>
  fingerprintOf({ ...whispers, setup: (options, seats, rng) => change(whispers.setup(options as object, seats, rng)) });

test('the same rules have the same fingerprint, always', () => {
  expect(fingerprintOf(whispers)).toBe(fingerprintOf({ ...whispers }));
});

test('a field added to the state gives another, wherever it is added', () => {
  const clone = { ...whispers, clone: (state: State) => whispers.clone(state) };
  expect(fingerprintOf(clone)).toBe(fingerprintOf(whispers));
  expect(changed((state) => ({ ...state, extra: 0 }) as State)).not.toBe(fingerprintOf(whispers));
});

test('a stage inserted, which moves the numbers of those after it, gives another', () => {
  expect(changed((state) => ({ ...state, round: 2 }))).not.toBe(fingerprintOf(whispers));
});

test('a rule corrected gives another', () => {
  const generous = {
    ...whispers,
    apply: (state: State, ...rest: [number, never, never, never]) => {
      whispers.apply(state, ...rest);
      if (state.phase.kind === 'over') state.coins[0]!++;
    },
  };
  expect(fingerprintOf(generous as typeof whispers)).not.toBe(fingerprintOf(whispers));
});
