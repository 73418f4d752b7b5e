import type { AnyView } from '@outcry/engine';
import { expect, test } from 'vitest';
import { beginsWithFilm, chaptersOf, filmLasts, inFilm } from './film.ts';
import type { Moment, Snapshot } from './source.ts';
import type { AtTable } from './Table.tsx';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

/** A move of a seat, so many hours ago, in a round. */
const moment = (at: number, seat: number, hours: number, round = 1, bot = false): Moment => ({
  at,
  view: { seat: 0, round } as unknown as AnyView,
  events: [{ kind: 'laid', seat }] as unknown as Moment['events'],
  mover: { seat, bot, when: NOW - hours * HOUR },
});

const start: Moment = { at: 0, view: { seat: 0, round: 1 } as unknown as AnyView, events: [] };

const table = (moves: readonly Moment[], some: object = {}): Snapshot =>
  ({
    history: [start, ...moves],
    viewer: 0,
    yours: [0],
    status: 'playing',
    curtain: null,
    legal: ['a move'],
    decision: 3,
    seats: [0, 1, 2].map((seat) => ({ name: `seat ${seat}`, asked: seat === 0, clock: null })),
    online: { code: 'ABCD', notes: [] },
    ...some,
  }) as unknown as Snapshot;

const atTable = (now: Snapshot): AtTable =>
  ({
    now,
    who: (seat: number) => `seat ${seat}`,
    words: { event: ({ seat }: { seat: number }) => [{ kind: 'text', text: `Seat ${seat} lays a card.` }] },
    board: {
      prices: ({ round }: { round: number }) => ({ part: `${round}` }),
      where: ({ round }: { round: number }) => `Round ${round} · cards`,
    },
  }) as unknown as AtTable;

test('a table is opened with the film when others moved while nobody looked', () => {
  const away = table([moment(1, 0, 9), moment(2, 1, 8), moment(3, 2, 7)]);
  expect(beginsWithFilm(away, -1, NOW)).toBe(true);
  // The page has shown part of it, or all.
  expect(beginsWithFilm(away, 2, NOW)).toBe(true);
  expect(beginsWithFilm(away, 3, NOW)).toBe(false);
  // Others moved a moment ago: whoever opens the page again was here.
  expect(beginsWithFilm(table([moment(1, 0, 9), moment(2, 1, 0)]), -1, NOW)).toBe(false);
  // What a bot decided while they were away is news, too.
  expect(beginsWithFilm(table([moment(1, 0, 9, 1, true)]), -1, NOW)).toBe(true);
  expect(beginsWithFilm(table([moment(1, 0, 9)]), -1, NOW)).toBe(false);
});

test('no film for a spectator, for two seats at one device, for a game that is over or of this device', () => {
  const moves = [moment(1, 0, 9), moment(2, 1, 8)];
  for (const some of [{ viewer: null }, { yours: [0, 1] }, { status: 'over' }, { curtain: 1 }, { online: null }])
    expect(beginsWithFilm(table(moves, some), -1, NOW)).toBe(false);
});

test('one frame a move, one’s own last move first', () => {
  const now = table([moment(1, 1, 10), moment(2, 0, 9), moment(3, 1, 8), moment(4, 2, 7)]);
  const chapters = chaptersOf(atTable(now), 3, 'en');
  expect(chapters.map(({ from, to, seat, own }) => [from, to, seat, own])).toEqual([
    [2, 2, 0, true],
    [3, 3, 1, false],
    [4, 4, 2, false],
  ]);
  expect(chapters[1]!.said).toBe('Seat 1 lays a card.');
});

test('more than eight moves are told by round, and a long round in parts', () => {
  const moves = Array.from({ length: 12 }, (_, index) => moment(index + 1, 1 + (index % 2), 9, index < 5 ? 1 : 2));
  const byRound = chaptersOf(atTable(table(moves)), 1, 'en');
  // A move belongs to the round of the board before it.
  expect(byRound.map(({ from, to, part }) => [from, to, part])).toEqual([
    [1, 6, 'Round 1'],
    [7, 12, 'Round 2'],
  ]);
  const one = chaptersOf(atTable(table(moves.map((move) => ({ ...move, view: start.view })))), 1, 'en');
  expect(one.map(({ from, to }) => [from, to])).toEqual([1, 3, 5, 7, 9, 11].map((from) => [from, from + 1]));
});

test('in a frame nobody is asked, nothing newer is there, and the ring is round whoever moved', () => {
  const now = table([moment(1, 0, 9), moment(2, 1, 8), moment(3, 2, 7)]);
  const shown = inFilm(now, chaptersOf(atTable(now), 2, 'en')[1]!);
  expect(shown.history).toHaveLength(3);
  expect(shown.legal).toEqual([]);
  expect(shown.decision).toBeNull();
  expect(shown.seats.map(({ asked }) => asked)).toEqual([false, true, false]);
});

test('a frame stays as long as it takes to be read, or until a press where the person wishes it', () => {
  const chapter = { from: 1, to: 1, seat: 1, own: false, when: null, said: 'x'.repeat(100), part: null };
  expect(filmLasts(chapter, 'calm')).toBe(4_000);
  expect(filmLasts(chapter, 'brisk')).toBe(2_000);
  expect(filmLasts({ ...chapter, own: true }, 'calm')).toBe(2_000);
  expect(filmLasts(chapter, 'wait')).toBe(Infinity);
});
