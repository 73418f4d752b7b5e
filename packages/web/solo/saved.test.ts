import type { FirstFile } from '@outcry/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { randomFile } from '../../games/testing/randomFile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens the games of a browser that keeps these. */
async function openWith(kept: Readonly<Record<string, unknown>>) {
  const texts = Object.fromEntries(Object.entries(kept).map(([id, one]) => [`outcry.game.${id}`, JSON.stringify(one)]));
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem: (key: string) => texts[key] ?? null }), texts));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return import('./saved.ts');
}

test('a record from before the file knew who sat where is opened with the bots it names', async () => {
  const { seats, fairness, ...rest } = await randomFile('taking-stock');
  const { contributions, seed, commitment } = fairness;
  const file: FirstFile = {
    ...rest,
    version: 1,
    names: seats.map(({ name }) => name),
    fairness: { seed, commitment, entropy: contributions.map(({ entropy }) => entropy) },
  };
  const record = { id: 'old', file, bots: [null, 'rookie', 'trader', null], started: 1, updated: 2 };
  const { load, saved } = await openWith({ old: record });
  const sat = [
    { name: 'Noor', kind: 'person', level: null },
    { name: 'Ada', kind: 'bot', level: 'rookie' },
    { name: 'Jules', kind: 'bot', level: 'trader' },
    { name: 'Pim', kind: 'person', level: null },
  ];
  const opened = { id: 'old', file: { ...rest, version: 3, seats: sat, fairness }, started: 1, updated: 2 };
  expect(load('old')).toEqual(opened);
  expect(saved.get()).toEqual([opened]);
});

test('a record of today is opened as it is, and one of something else is not there', async () => {
  const record = { id: 'new', file: await randomFile('taking-stock'), started: 1, updated: 2 };
  const { load, saved } = await openWith({ new: record, odd: { id: 'odd' } });
  expect(load('new')).toEqual(record);
  expect(load('odd')).toBeNull();
  expect(saved.get()).toHaveLength(1);
});

test('a game with at most one move of a person makes room for the next of its kind; others stay', async () => {
  const file = await randomFile('taking-stock');
  const own = file.moves.findIndex(([seat]) => seat === 0);
  const bots = file.seats.map((sat, seat) => (seat === 0 ? sat : { ...sat, kind: 'bot' as const, level: 'rookie' }));
  const left = (id: string, moves: number, more: object = {}) => {
    const begun = { ...file, seats: bots, result: null, moves: file.moves.slice(0, moves), ...more };
    return { id, file: begun, started: 1, updated: 2 };
  };
  const records = [
    left('no move', 0),
    left('one move', own + 1),
    left('in the middle', 20),
    left('over', own + 1, { result: file.result }),
    left('another game', 0, { game: 'stockpile' }),
    { ...left('a lesson', 0), lesson: { step: 1 } },
  ];
  const { barelyBegun } = await openWith({});
  expect(barelyBegun(records, 'taking-stock').map(({ id }) => id)).toEqual(['no move', 'one move']);
});
