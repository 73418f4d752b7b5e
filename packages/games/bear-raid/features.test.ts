import { expect, test } from 'vitest';
import { bearRaid } from './game.ts';
import { EDISON, NILE, PEAKED, table } from './testing/fixture.ts';
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

test('what a share is expected to bring follows the dice and the card', () => {
  const expected = (pips: readonly number[]): number =>
    seen(table({ lying: { [NILE]: pips }, cards: { [NILE]: PEAKED } }), 0)[NILE! * perPart + 12]!;
  expect(expected([6, 6])).toBeGreaterThan(expected([]));
});
