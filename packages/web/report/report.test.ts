import type { GameFile } from '@outcry/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { mayPackFile, reportOn } from './report.ts';

vi.mock('../settings.ts', () => ({ settings: { get: () => ({ name: 'Noor', locale: 'en', pace: 'calm' }) } }));

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/t/BCDFGH' });
  vi.stubGlobal('navigator', { userAgent: 'a browser', languages: ['en'] });
  for (const size of ['innerWidth', 'innerHeight', 'devicePixelRatio']) vi.stubGlobal(size, 1);
});

const online = { code: 'BCDFGH', chat: [{ text: 'psst' }] };
const table = (more: object = {}) =>
  ({
    game: 'stockpile',
    status: 'playing',
    viewer: 0,
    yours: [0],
    seats: [
      { name: 'Noor', bot: false, away: false, you: true, asked: true, clock: null },
      { name: 'Mieke', bot: false, away: false, you: false, asked: false, clock: null },
    ],
    history: [{ at: 0, view: { seat: 0, hand: ['own card'] }, events: [] }],
    legal: [],
    trouble: null,
    online: null,
    ...more,
  }) as unknown as NonNullable<Parameters<typeof reportOn>[0]>;

const FILE = { format: 'outcry-game', fairness: { seed: 'the seed' } } as unknown as GameFile;

test('of a game with others that still runs, a report holds what its person saw: no file, seed, name, code or chat', () => {
  const text = JSON.stringify(reportOn(table({ online }), FILE, 'The bar was empty.'));
  expect(text).toContain('own card');
  expect(text).toContain('The bar was empty.');
  for (const secret of ['the seed', 'Mieke', 'Noor', 'BCDFGH', 'psst']) expect(text).not.toContain(secret);
});

test('the whole file is packed when the game is over, or when one person plays against bots', () => {
  expect(reportOn(table(), FILE, '').table).toMatchObject({ file: FILE, seen: null });
  expect(reportOn(table({ online, status: 'over' }), FILE, '').table).toMatchObject({ file: FILE, seen: null });
  expect(mayPackFile(table({ yours: [0, 1] }))).toBe(false);
  expect(mayPackFile(table({ online, yours: [] }))).toBe(false);
});

test('where the file cannot be had, what was seen is packed', () => {
  expect(reportOn(table({ status: 'ended', online }), null, '').table).toMatchObject({ file: null, seen: [{ at: 0 }] });
});

test('a page without a table has a report, too', () => {
  expect(reportOn(null, null, '')).toMatchObject({ format: 'outcry-report', table: null, page: { kind: 't' } });
});
