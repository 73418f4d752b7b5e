import { expect, test } from 'vitest';
import { changesOf, telling } from './turns.ts';

test.each([
  ['the greatest change', ['Noor chose.', 'Nile +5 to $30.', 'Edison −15 to $10.'], 'Edison −15 to $10.'],
  ['else what happened last to the seat', ['Noor laid a card.', 'Noor sold Metro.', 'Ada leads.'], 'Noor sold Metro.'],
  ['else the last sentence', ['Ada laid a card.', 'The market moves.'], 'The market moves.'],
])('a turning point is told by %s', (_what, sentences, said) => expect(telling(sentences, 'Noor')).toBe(said));

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
