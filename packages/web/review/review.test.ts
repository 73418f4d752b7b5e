import type { Reason } from '@outcry/bots/review/review.ts';
import type { Words } from '@outcry/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { nl } from '../messages/nl.ts';
import type * as Exercises from './exercises.ts';
import { chancesSaid, exactly, isVerySure, rangeOf, roundedToSum } from './figures.ts';
import { placeMarks } from './marks.ts';
import { whySaid } from './why.ts';

const dollars = { money: (amount: number) => `$${amount}` };
const thousands = { money: (amount: number) => `$${amount}K` };

test('money has cents where it is small, the unit of the game, and a true minus', () => {
  expect(exactly(dollars, 4, 'en')).toBe('$4');
  expect(exactly(dollars, 0.8, 'en')).toBe('$0.80');
  expect(exactly(dollars, -2.345, 'en')).toMatch(/^−\$2\.3[45]$/);
  expect(exactly(dollars, 163.4, 'en')).toBe('$163');
  expect(exactly(thousands, 7.77, 'en')).toBe('$7.77K');
  expect(exactly(dollars, -0.001, 'en')).toBe('$0');
});

test('a sum is rounded so that it adds up to the cent; the largest part takes the odd one', () => {
  const parts = roundedToSum([38.404, 7.354, 5.454, -9.204, -0.004], 42);
  expect(Math.round(100 * parts.reduce((sum, each) => sum + each, 0))).toBe(4200);
  expect(parts.slice(1)).toEqual([7.35, 5.45, -9.2, 0]);
});

test('chances are said as far apart as the decision cost', () => {
  const said = (made: number, better: number, mean: number) =>
    chancesSaid({ made: { chance: made }, better: { chance: better }, cost: { chance: { mean } } } as never);
  expect(said(0.074, 0.086, 0.012)).toEqual({ made: 0.07, better: 0.08, points: 1 });
  expect(said(0.2, 0.3, 0.1)).toEqual({ made: 0.2, better: 0.3, points: 10 });
});

test('marks that would cover each other are shifted, and stay within their room', () => {
  const room = { left: 46, right: 256, top: 11, bottom: 164 };
  const given = [40, 44, 52, 60, 200].map((x) => ({ x, y: 160 }));
  const placed = placeMarks(given, 22, room);
  placed.forEach((one, at) => {
    for (const other of placed.slice(0, at))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(22);
    expect(one.x).toBeGreaterThanOrEqual(room.left);
    expect(one.y).toBeGreaterThanOrEqual(room.top);
    expect(one.y).toBeLessThanOrEqual(room.bottom);
  });
  expect(placed[4]).toEqual(given[4]); // alone, it stays where it is
});

test('the decisions are counted without what there is none of', () => {
  for (const { review } of [en, fr, nl]) {
    expect(review.counted(20, 18, 0, 2, '$4', null)).not.toMatch(/\b0\b/);
    expect(review.counted(20, 20, 0, 0, '$0', null)).not.toMatch(/\b0\b/);
  }
  expect(en.review.counted(20, 16, 2, 2, '$4', '$1')).toBe(
    'You made 20 decisions: 2 cost $4, 2 surely cost less, 16 were best or too close to call. What is not listed comes to about $1.',
  );
});

test('a cost is very sure far from zero, and its range begins at zero at least', () => {
  expect(isVerySure({ mean: 0.11, error: 0.01 })).toBe(true);
  expect(isVerySure({ mean: 0.11, error: 0.04 })).toBe(false);
  expect(rangeOf({ mean: 0.01, error: 0.01 })[0]).toBe(0);
});

test('a reason names what speaks most for a move and most against it, each with its sign', () => {
  const words = { company: () => 'Golden Maple' } as unknown as Words;
  const said = (...reasons: Reason[]) => whySaid({ words, board: dollars, view: { seat: 0 } }, reasons, en, 'en');
  const price: Reason = { cause: 'price', company: 0, amount: 79 };
  const fees: Reason = { cause: 'fee', company: null, amount: -43 };
  expect(said(fees, price)).toBe('For it: what Golden Maple is worth to you (+$79). Against it: fees (−$43).');
  expect(said({ cause: 'rival', company: null, amount: 1.01 })).toBe('For it: the best rival has $1.01 less.');
  expect(said(price, { cause: 'rival', company: null, amount: -40 })).toContain(
    'Against it: the best rival has $40 more.',
  );
  expect(said(price, { cause: 'rival', company: null, amount: -2 })).not.toContain('Against');
  expect(said(fees)).toBe(en.review.noReason);
  const forecast: Reason = { cause: 'forecast', company: 5, amount: 9 };
  const knowing = { ...words, foreknown: () => 'Epic Electric falls by 3' } as unknown as Words;
  const telling = { words: knowing, board: dollars, view: { seat: 0 } };
  expect(whySaid(telling, [forecast], en, 'en')).toBe('For it: knowing that Epic Electric falls by 3 (+$9).');
  expect(whySaid(telling, [forecast], fr, 'fr')).toContain('savoir qu’Epic Electric');
});

test('a reason names all that weighs much, and causes before what comes of them', () => {
  const words = { company: (company: number) => ['Blue Moon', 'Red Sun'][company]! } as unknown as Words;
  const said = (...reasons: Reason[]) => whySaid({ words, board: dollars, view: { seat: 0 } }, reasons, en, 'en');
  const bid: Reason = { cause: 'bid', company: null, amount: 15 };
  const blue: Reason = { cause: 'price', company: 0, amount: 12 };
  const red: Reason = { cause: 'price', company: 1, amount: 2 };
  const rival: Reason = { cause: 'rival', company: null, amount: 20 };
  expect(said(rival, bid, blue, red)).toBe(
    'For it: what you pay for stockpiles (+$15) and what Blue Moon is worth to you (+$12).',
  );
  expect(said(rival, red)).toBe('For it: the best rival has $20 less.');
});

const from = { kind: 'solo', of: 'x', game: 'taking-stock', seat: 0 } as const;
const mistake = (at: number) => ({ at }) as Parameters<typeof Exercises.addExercises>[1][number];

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('an answer that was seen is remembered with the review, each of its decisions once', async () => {
  const { noteSeen, reviews, seenIn } = await import('./reviews.ts');
  const { REVIEW_VERSION } = await import('@outcry/bots/review/review.ts');
  noteSeen('a', 3);
  expect(seenIn('a')).toEqual([]); // no review, nothing to remember it with
  reviews.save({ id: 'a', updated: 1, review: { version: REVIEW_VERSION } as never });
  for (const at of [3, 9, 3]) noteSeen('a', at);
  expect(seenIn('a')).toEqual([3, 9]);
});

test('mistakes wait as exercises until they are solved, and are added once', async () => {
  const { addExercises, exercises, noteTry, waiting } = await import('./exercises.ts');
  const moments = () => waiting(exercises.all.get()).map(({ at }) => at);
  addExercises(from, [mistake(3), mistake(9)]);
  noteTry(from, 3, false);
  expect(moments().toSorted()).toEqual([3, 9]);
  noteTry(from, 3, true);
  addExercises(from, [mistake(3), mistake(9)]);
  expect(moments()).toEqual([9]);
  noteTry(from, 3, false);
  expect(moments()).toEqual([9]);
});
