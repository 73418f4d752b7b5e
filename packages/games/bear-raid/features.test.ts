import { expect, test } from 'vitest';
import { bearRaid } from './game.ts';
import { EDISON, emptyBag, NILE, PEAKED, table } from './testing/fixture.ts';
import type { State } from './state.ts';

const { features } = bearRaid();
const { perPart, perWhole, parts, write } = features!;

function seen(state: State, seat: number): number[] {
  const numbers = new Float64Array(parts(state) * perPart + perWhole);
  write(state, seat, numbers);
  return [...numbers];
}

const held = { 0: { [EDISON]: 2 }, 1: { [NILE]: -3 }, 2: { [EDISON]: 5 } };
const cash = { 0: 90, 1: 120, 2: 60 };

test('cards below the visible one make no difference', () => {
  const state = table({ round: 3, traded: held, cash });
  const other = { ...state, decks: state.decks.map((deck) => deck.map((card, i) => (i > 3 ? PEAKED : card))) };
  expect(seen(other, 0)).toEqual(seen(state, 0));
  const visible = { ...state, decks: state.decks.map((deck) => deck.map((card, i) => (i === 3 ? PEAKED : card))) };
  expect(seen(visible, 0)).not.toEqual(seen(state, 0));
});

test('everything is seen from a seat: moved around the table, it sees the same', () => {
  const state = table({ traded: held, cash });
  const moved = table({
    traded: { 1: held[0], 2: held[1], 0: held[2] },
    cash: { 1: cash[0], 2: cash[1], 0: cash[2] },
  });
  const around: State = { ...moved, first: 1, phase: { kind: 'action', turn: 0, seat: 1 } };
  expect(seen(around, 1)).toEqual(seen(state, 0));
  expect(seen(state, 1)).not.toEqual(seen(state, 0));
});

/** Where these are among the numbers of a company. */
const NOW = 15;
const WORST_BY_TAKING = 37;
const BEST_BY_TAKING = 38;

test('what a share is expected to bring follows the dice and the card', () => {
  const expected = (pips: readonly number[]): number =>
    seen(table({ lying: { [NILE]: pips }, cards: { [NILE]: PEAKED } }), 0)[NILE! * perPart + NOW]!;
  expect(expected([6, 6])).toBeGreaterThan(expected([]));
});

test('B7: dice that lie at a company can be taken away, for a position or against it', () => {
  const byTaking = (pips: readonly number[], position: number): number[] => {
    const state = emptyBag(table({ lying: { [NILE]: pips }, traded: { 0: { [NILE]: position } } }));
    return seen(state, 0).slice(NILE! * perPart + WORST_BY_TAKING, NILE! * perPart + BEST_BY_TAKING + 1);
  };
  const [worst, best] = byTaking([6, 6, 6, 6], 4); // the card rises with the pips: taking them hurts who owns it
  expect(worst).toBeLessThan(0);
  expect(best).toBe(0);
  const [shortWorst, shortBest] = byTaking([6, 6, 6, 6], -4);
  expect(shortWorst).toBeCloseTo(0);
  expect(shortBest).toBeGreaterThan(0);
  expect(byTaking([], 4).map(Math.abs)).toEqual([0, 0]);
});

test('every number is written, whatever the seats, and none that is not finite', () => {
  for (const seats of [3, 4, 5, 6]) {
    const state = table({ seats, cash: { 0: -5000, 1: 5000 } });
    const numbers = new Float64Array(parts(state) * perPart + perWhole + 1).fill(NaN);
    write(state, 0, numbers);
    expect(numbers.slice(0, -1).every(Number.isFinite)).toBe(true);
    expect(numbers.at(-1)).toBeNaN();
  }
});
