import { expect, test } from 'vitest';
import type { Finished } from '../history/finished.ts';
import { en } from '../messages/en.ts';
import { brickFor, columnOf, isClose, standingOf } from './finale.ts';
import { finaleSaid } from './finaleSaid.ts';

test('a brick is a round amount, and no column has more than fourteen', () => {
  expect([109, 61, 640, 310, 5, 0].map(brickFor)).toEqual([10, 5, 50, 25, 1, 1]);
  expect(columnOf(109, 10)).toEqual({ whole: 10, part: expect.closeTo(0.9) });
  expect(columnOf(-5, 10)).toEqual({ whole: 0, part: 0 });
});

const played = (id: string, score: number, place: number, more: Partial<Finished> = {}): Finished => ({
  id,
  code: null,
  game: 'stockpile',
  seats: [
    { name: 'Noor', bot: null },
    { name: 'Ada', bot: 'trader' },
  ],
  you: 0,
  places: [place, 3 - place],
  scores: [score, 50],
  started: 0,
  finished: 0,
  counts: true,
  ...more,
});

test('a game is compared with earlier ones that count, of the same game and as many seats', () => {
  const three = { seats: [...played('', 0, 1).seats, { name: 'Pim', bot: 'trader' }] };
  const others = [
    played('own', 91, 2),
    played('uncounted', 900, 2, { counts: false }),
    played('another game', 800, 2, { game: 'speculation' }),
    played('more seats', 700, 2, three),
  ];
  expect(standingOf([played('now', 98, 1), ...others], 'now')).toEqual({ best: 91, isFirstWin: true });
  expect(standingOf([played('now', 98, 2)], 'now')).toEqual({ best: null, isFirstWin: false });
  expect(standingOf([played('now', 98, 1), played('won', 60, 1, three)], 'now')).toEqual({
    best: null,
    isFirstWin: false,
  });
  expect(standingOf([played('now', 98, 1, { counts: false })], 'now')).toBeNull();
  expect(standingOf(others, 'now')).toBeNull();
});

test('second within a tenth is close', () => {
  expect([isClose(98, 103), isClose(90, 100), isClose(89, 100), isClose(-5, -4)]).toEqual([true, true, false, false]);
});

const board = { money: (amount: number) => `$${amount}K` };
const who = (seat: number) => ['Noor', 'Ada', 'Jules'][seat]!;

/** What is said to those of a device about an end. */
function said(scores: readonly number[], yours: readonly number[], standing: Parameters<typeof finaleSaid>[1] = null) {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const now = { result: { places, scores }, seats: scores.map(() => null), online: null, yours };
  return finaleSaid({ now, board, who } as unknown as Parameters<typeof finaleSaid>[0], standing, en);
}

test('the winner is told so, with the margin; a shared win names the others', () => {
  expect(said([109, 95, 59], [0])).toEqual({
    title: 'You win',
    isYours: true,
    lead: '$109K, $14K ahead of Ada.',
    fame: null,
  });
  expect(said([109, 95, 109], [0])).toMatchObject({ title: 'You and Jules win', isYours: true });
});

test('the others are told kindly: the place, who won, and the best true thing', () => {
  const second = said([98, 103, 59], [0], { best: 91, isFirstWin: false });
  expect(second).toEqual({
    title: 'Second, so close',
    isYours: false,
    lead: '$98K. Ada wins with $103K.',
    fame: ['Your best game yet', '$7K over your old best'],
  });
  expect(said([80, 103, 59], [0], { best: 91, isFirstWin: false })).toMatchObject({
    title: 'Second place',
    fame: null,
  });
  expect(said([10, 103, 59], [0])).toMatchObject({ title: 'Third place' });
});

test('a first win is one, unless it is a record, too', () => {
  expect(said([98, 3, 5], [0], { best: 99, isFirstWin: true }).fame![0]).toBe('Your first win');
  expect(said([98, 3, 5], [0], { best: 91, isFirstWin: true }).fame![0]).toBe('Your best game yet');
});

test('who looks on, and several people at one device, are told who won', () => {
  expect(said([98, 103, 59], [])).toMatchObject({
    title: 'Ada wins',
    isYours: false,
    lead: '$103K, $5K ahead of Noor.',
  });
  expect(said([98, 103, 59], [0, 1])).toMatchObject({ title: 'Ada wins', isYours: true });
});
