import { say, textOf } from '@outcry/engine';
import { expect, test } from 'vitest';
import { changesOf, mostTelling } from './turns.ts';

const noor = { kind: 'seat', seat: 0, text: 'Noor' } as const;
const ada = { kind: 'seat', seat: 1, text: 'Ada' } as const;
const by = (amount: number) => ({ kind: 'amount', amount, text: String(amount) }) as const;

test.each([
  ['the greatest change', [say`${noor} chose.`, say`Nile ${by(5)}.`, say`Edison ${by(-15)}.`], 'Edison -15.'],
  ['else what happened last to the seat', [say`${noor} laid.`, say`${noor} sold.`, say`${ada} leads.`], 'Noor sold.'],
  ['else the last sentence', [say`${ada} laid a card to Noor.`, say`The market moves.`], 'The market moves.'],
])('a turning point is told by %s', (_what, sentences, said) => expect(textOf(mostTelling(sentences, 0))).toBe(said));

test('a move counts by how far it drives anybody apart, and names who gained or lost most', () => {
  const worth = [
    [100, 100, 100],
    [150, 150, 150],
    [0, 105, -15],
  ];
  expect(changesOf(worth)).toEqual([
    { moment: 1, seat: 0, change: 50, apart: 0 },
    { moment: 2, seat: 2, change: -165, apart: 75 },
  ]);
});
