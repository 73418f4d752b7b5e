import { describe, expect, test } from 'vitest';
import { fits } from '@outcry/engine/choices';
import { listed, notUnderstood, understood } from './play/choices.ts';

const ORDERS = [
  { name: 'hint', help: '' },
  { name: 'save', help: '' },
];
/** A long list as a game of trading makes it. */
const OFFERS = [
  'End dealing',
  ...['Mines', 'Stores'].flatMap((share) => [
    ...Array.from({ length: 18 }, (_, i) => `Buy ${i + 1} ${share} (${(i + 1) * 11})`),
    ...Array.from({ length: 8 }, (_, i) => `Sell ${i + 1} ${share}`),
  ]),
];

describe('what somebody writes', () => {
  test.each([
    ['1', 0, 'Play Red Sun 2', true],
    ['1', 11, 'Play Blue Moon 1', true], // number 12
    ['2', 0, 'Play Red Sun 2', false],
    ['SUN red', 0, 'Play Red Sun 2', true],
    ['sun blue', 0, 'Play Red Sun 2', false],
    ['buy 5', 4, 'Buy 5 Mines (55)', true],
    ['buy 5', 14, 'Buy 15 Mines (165)', false],
    ['', 7, 'Play Red Sun 2', true],
  ])('"%s" and choice %i "%s": found %s', (search, index, choice, found) => {
    expect(fits(search, index, choice)).toBe(found);
  });

  test.each([
    ['1', { kind: 'choice', index: 0 }],
    ['53', { kind: 'choice', index: 52 }],
    ['54', null],
    ['0', null],
    ['hint', { kind: 'command', name: 'hint', rest: '' }],
    ['Save my game.json', { kind: 'command', name: 'save', rest: 'my game.json' }],
    ['buy', null],
    ['', null],
  ])('"%s" is understood as %j', (text, answer) => {
    expect(understood(text, OFFERS, ORDERS)).toEqual(answer);
  });

  test('words find choices, anything else is answered with what can be said', () => {
    expect(notUnderstood('buy 3', OFFERS, ORDERS)).toEqual(['  4. Buy 3 Mines (33)', ' 30. Buy 3 Stores (33)']);
    const say = 'Please answer 1 to 53, words that find some, hint, or save, not';
    expect(notUnderstood('gold', OFFERS, ORDERS)).toEqual([`${say} "gold".`]);
    expect(notUnderstood('99', OFFERS, ORDERS)).toEqual([`${say} "99".`]);
    expect(notUnderstood('', OFFERS, ORDERS)).toEqual([`${say} "".`]);
    expect(notUnderstood('x', ['Yes', 'No'], [])).toEqual(['Please answer 1 to 2, not "x".']);
  });
});

test('a long list stays on one page: neighbours that differ only in figures share a line', () => {
  expect(listed(OFFERS)).toEqual([
    '  1. End dealing',
    '  2. Buy 1 Mines (11)  to 19. Buy 18 Mines (198)',
    ' 20. Sell 1 Mines  to 27. Sell 8 Mines',
    ' 28. Buy 1 Stores (11)  to 45. Buy 18 Stores (198)',
    ' 46. Sell 1 Stores  to 53. Sell 8 Stores',
  ]);
  expect(listed(OFFERS.slice(0, 4))).toEqual([
    '  1. End dealing',
    '  2. Buy 1 Mines (11)',
    '  3. Buy 2 Mines (22)',
    '  4. Buy 3 Mines (33)',
  ]);
});
