import { expect, test } from 'vitest';
import { understood } from './command.ts';

const CHOICES = ['Buy 1 Mines', 'Buy 2 Mines', 'Buy 12 Mines', 'Sell 1 Stores', 'End dealing'];
const ORDERS = { hint: 'conseil', undo: 'annuler' };
const said = (line: string) => understood(line, CHOICES, ORDERS);

test('a number chooses, one that is not there finds nothing', () => {
  expect(said(' 5 ')).toEqual({ kind: 'choice', index: 4 });
  expect(said('0')).toEqual({ kind: 'several', found: [] });
  expect(said('6')).toEqual({ kind: 'several', found: [] });
});

test('words choose what they find alone, else they list what they find', () => {
  expect(said('STORES')).toEqual({ kind: 'choice', index: 3 });
  expect(said('buy 2')).toEqual({ kind: 'choice', index: 1 });
  expect(said('mines')).toEqual({ kind: 'several', found: [0, 1, 2] });
  expect(said('property')).toEqual({ kind: 'several', found: [] });
  expect(said('')).toEqual({ kind: 'several', found: [] });
});

test('a whole sentence chooses, even where it stands within another', () => {
  expect(understood('pass', ['Pass', 'Pass the card'], ORDERS)).toEqual({ kind: 'choice', index: 0 });
});

test('orders are said in the language of the reader', () => {
  expect(said('Conseil')).toEqual({ kind: 'order', order: 'hint' });
  expect(said('hint')).toEqual({ kind: 'several', found: [] });
});
