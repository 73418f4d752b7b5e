import { dealtHere, gameFile } from '@outcry/engine';
import { expect, test } from 'vitest';
import type { SoloRecord } from '../worker/protocol.ts';
import { averages } from './averages.ts';
import { merged, ofRecord, ofServer } from './finished.ts';
import type { Finished } from './finished.ts';
import { recordsOf } from './records.ts';

let games = 0;
/** A game of Noor against Ada and Jules, by places. */
const game = (places: number[], more: Partial<Finished> = {}): Finished => ({
  id: `g${++games}`,
  code: null,
  game: 'speculate',
  seats: ['Noor', 'Ada', 'Jules']
    .slice(0, places.length)
    .map((name, seat) => ({ name, bot: [null, 'trader', 'rookie'][seat]! })),
  you: 0,
  places,
  scores: places.map((place) => 100 - 10 * place),
  started: 0,
  finished: games,
  counts: true,
  ...more,
});

const record = (bots: (string | null)[], result: SoloRecord['file']['result'], more: object = {}): SoloRecord => ({
  id: 'x',
  started: 5,
  updated: 9,
  file: {
    ...gameFile(
      { id: 'stockpile', rulesVersion: 1 },
      {
        seats: ['Ada', 'Noor'].map((name, seat) => {
          const level = bots[seat] ?? null;
          return { name, kind: level === null ? 'person' : 'bot', level };
        }),
        options: {},
        data: null,
        fairness: dealtHere(2),
      },
      [],
      result,
    ),
    ...more,
  },
});
const RESULT = { places: [2, 1], scores: [3, 7] };

test('a game of this device is remembered from your own seat', () => {
  expect(ofRecord(record([null, null], RESULT), 'Noor')).toEqual({
    id: 'x',
    code: null,
    game: 'stockpile',
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Noor', bot: null },
    ],
    you: 1,
    places: [2, 1],
    scores: [3, 7],
    started: 5,
    finished: 9,
    counts: true,
  });
  expect(ofRecord(record(['trader', null], RESULT), 'Somebody')).toMatchObject({ you: 1 });
  expect(ofRecord(record([null, null], RESULT), 'Somebody')).toMatchObject({ you: 0 });
});

test('a game that goes on, or that only bots played, is not remembered', () => {
  expect(ofRecord(record([null, null], null), 'Noor')).toBeNull();
  expect(ofRecord(record(['trader', 'rookie'], RESULT), 'Noor')).toBeNull();
});

test('a game continued from a file and a guided first game count in no record', () => {
  expect(ofRecord(record([null, 'trader'], RESULT, { continuedFrom: 3 }), 'Ada')).toMatchObject({ counts: false });
  const guided = { ...record([null, 'trader'], RESULT), lesson: { step: null } };
  expect(ofRecord(guided, 'Ada')).toMatchObject({ counts: false });
});

test('a game of the server that a bot finished for you counts in no record', () => {
  const of = (bot: string | null) =>
    ofServer({
      id: 'a',
      code: 'ABC',
      game: 'speculate',
      ownData: false,
      seats: [
        { name: 'Noor', bot },
        { name: 'Ada', bot: 'trader' },
      ],
      yours: [0],
      result: RESULT,
      started: 1,
      finished: 2,
    });
  expect(of(null)).toMatchObject({ code: 'ABC', you: 0, counts: true });
  expect(of('trader').counts).toBe(false);
});

test('the money of several games is averaged part by part', () => {
  const games = [
    [
      { part: 'Bonds', amount: -4 },
      { part: 'Cash', amount: 10 },
    ],
    [
      { part: 'Cash', amount: 20 },
      { part: 'Shares', amount: 60 },
      { part: 'Goods', amount: 0 },
    ],
  ];
  expect(averages(games)).toEqual([
    { part: 'Shares', amount: 30 },
    { part: 'Cash', amount: 15 },
    { part: 'Bonds', amount: -2 },
  ]);
});

test('what is told twice is listed once, the last finished first', () => {
  const [early, late] = [game([1, 2]), game([2, 1])];
  expect(merged([early], [late, early]).map(({ id }) => id)).toEqual([late.id, early.id]);
});

test('records: played, won, best, mean, the longest streak, and against which bots', () => {
  const history = [game([1, 2, 3]), game([1, 2, 2]), game([3, 1, 2]), game([1, 1, 2]), game([2, 1, 3])];
  expect(recordsOf(history.toReversed())).toEqual([
    {
      game: 'speculate',
      seats: 3,
      played: 5,
      won: 3,
      best: 90,
      mean: 84,
      streak: 2,
      against: [
        { bot: 'rookie', played: 5, beaten: 4 },
        { bot: 'trader', played: 5, beaten: 2 },
      ],
    },
  ]);
});

test('records keep games and numbers of seats apart, and leave out what does not count', () => {
  const history = [
    game([1, 2]),
    game([1, 2, 3]),
    game([1, 2]),
    game([1, 2], { game: 'bear-raid' }),
    game([2, 1], { counts: false }),
  ];
  expect(recordsOf(history).map((one) => [one.game, one.seats, one.played, one.won])).toEqual([
    ['speculate', 2, 2, 2],
    ['bear-raid', 2, 1, 1],
    ['speculate', 3, 1, 1],
  ]);
});
