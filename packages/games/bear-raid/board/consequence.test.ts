import { expect, test } from 'vitest';
import { EDISON, game, NILE, table } from '../testing/fixture.ts';
import { SAYINGS } from './choice.ts';
import { consequence, reason } from './consequence.ts';
import { outlookOf } from '../preview.ts';
import type { Event } from '../state.ts';
import { en as text } from './text/en.ts';

const view = game.view(table({ traded: { 0: { [EDISON]: 2, [NILE]: -1 } } }), 0);
const said = (kind: 'buy' | 'short', company: number, count: number) =>
  consequence({ view, data: game.data, text, locale: 'en' }, SAYINGS.tapsOf({ kind, company, count }), null);

test('B8: a trade says what of it sells stocks one owns, or buys back what one owes', () => {
  expect(said('short', EDISON, 1)).toContain('Edison +2 → +1. You sell 1 of your own.');
  expect(said('short', EDISON, 3)).toContain('Edison +2 → −1. You sell 2 of your own.');
  expect(said('buy', NILE, 2)).toContain('Nile −1 → +1. You buy back 1 that you owe.');
  expect(said('buy', EDISON, 1)).not.toContain('You');
  expect(said('short', NILE, 1)).not.toContain('You');
});

test('B10: a move that is told says what the event card now makes of its company', () => {
  const shorted = { kind: 'shorted', seat: 1, company: NILE, count: 1, money: 20 } as const;
  const frame = (event: Event) => ({ view, event, lasts: 1, rolled: new Map(), company: NILE, counted: [], read: [] });
  const speech = { view, data: game.data, text, locale: 'en' } as const;
  const { pips, price } = outlookOf(game.data, view, NILE);
  expect(reason(speech, frame(shorted))).toMatch(
    new RegExp(`As it lies now: Nile at ${pips} pips?: .*\\$${price}\\.$`),
  );
  expect(reason(speech, frame({ kind: 'passed', seat: 1 }))).toBe('');
});

test('B3, B7: a trade that is told says what the spaces change in its price', () => {
  const now = { ...view, prices: view.prices.with(NILE, 25) };
  const frame = { view: now, lasts: 1, rolled: new Map(), company: NILE, counted: [], read: [] };
  const speech = { view: now, data: game.data, text, locale: 'en' } as const;
  const shorted = { kind: 'shorted', seat: 1, company: NILE, count: 5, money: 105 } as const;
  expect(reason(speech, { ...frame, event: shorted })).toMatch(/^5 × \$25, −20 by their spaces\. As it lies now: /);
});
