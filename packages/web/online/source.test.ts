import type { ErrorCode, LogEntry, Position, StreamMessage, Table } from '@outcry/server/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../store.ts';
import { ApiError } from './api.ts';
import type { api } from './api.ts';
import { openOnline } from './source.ts';
import type { Want } from './stream.ts';

/** Requests by name, each answered when the test says so. */
const asked = vi.hoisted(
  () => [] as { name: string; given: unknown; answer: (value: unknown) => void; refuse: (error: unknown) => void }[],
);

vi.mock('./api.ts', () => ({
  ApiError: class extends Error {
    status = 0;
    body = { error: 'busy', message: 'the server cannot be reached' };
  },
  api: (name: string, given: unknown) =>
    name === 'mutes'
      ? Promise.resolve([{ person: 'pim', name: 'Pim' }])
      : new Promise((answer, refuse) => void asked.push({ name, given, answer, refuse })),
}));
const stream = vi.hoisted(() => ({ tell: (_message: StreamMessage): void => {} }));
vi.mock('./stream.ts', () => ({
  listen: (want: Want) => {
    stream.tell = want.hear;
    return () => {};
  },
}));
vi.mock('./session.ts', () => ({ me: createStore({ id: 'noor' }) }));
vi.mock('./link.ts', () => ({ link: createStore({ state: 'open' }), setLink: () => {} }));
vi.mock('../worker/client.ts', () => ({ rules: () => ({ ask: async () => ({ data: {} }) }) }));

beforeEach(() => void asked.splice(0));

type Asked = Parameters<typeof api>[0];

/** The next request of this name, once it is sent; the others wait. */
async function next(name: Asked) {
  const found = await vi.waitUntil(() => asked.find((one) => one.name === name));
  asked.splice(asked.indexOf(found), 1);
  return found as typeof found & { given: { query: { seat: string } } };
}

const SEATS = [0, 1].map((seat) => ({ seat, name: `Seat ${seat}`, kind: 'person', bot: null, standIn: null }));
const TABLE = {
  id: 'table',
  code: 'BCDFGH',
  game: 'taking-stock',
  status: 'playing',
  seq: 2,
  now: 0,
  seats: SEATS,
  actors: [1],
  you: { seats: [0, 1], host: true },
  fairness: { commitment: '', seed: null },
  undo: null,
  redo: null,
  votes: [],
  next: null,
} as unknown as Table;
const LOG = [
  { seq: 1, at: 0, kind: 'start' },
  { seq: 2, at: 0, kind: 'move', seat: 0, bot: false, events: [] },
] as unknown as LogEntry[];
const position = (seat: number): Position =>
  ({ seat, seq: 2, asked: seat === 1 ? 2 : null, legal: [], view: { seat, at: 2 } }) as unknown as Position;

async function answerTableAndLog(): Promise<void> {
  (await next('table')).answer(TABLE);
  (await next('log')).answer(LOG);
  for (let left = 2; left > 0; left--) {
    const { given, answer } = await next('position');
    answer(position(Number(given.query.seat)));
  }
}

/** What a request is refused with to somebody who may not see the table. */
function refusal(error: ErrorCode): ApiError {
  const body = { error, message: '' };
  return Object.assign(new ApiError(403, body), { status: 403, body });
}

/** A table that is looked at through seat 0. */
async function opened() {
  const table = openOnline(TABLE);
  await answerTableAndLog();
  (await next('views')).answer([1, 2].map((seq) => ({ seq, view: { seat: 0, at: seq }, worth: null })));
  await table.opened;
  return table;
}

test('at one device, what one seat saw is never shown to the next, though it comes late', async () => {
  const table = openOnline(TABLE);
  const seen = new Set<unknown>();
  table.snapshot.subscribe(() => {
    const now = table.snapshot.get()!;
    for (const { view } of now.history) seen.add(`seat ${now.viewer} sees seat ${view.seat}`);
  });
  await answerTableAndLog();
  const first = await next('views');
  expect(first.given.query.seat).toBe('0');
  table.look(1); // while the views of seat 0 are on their way
  first.answer([1, 2].map((seq) => ({ seq, view: { seat: 0, at: seq }, worth: null })));
  await answerTableAndLog();
  const second = await next('views');
  expect(second.given.query).toMatchObject({ seat: '1', from: 1, to: 2 });
  second.answer([1, 2].map((seq) => ({ seq, view: { seat: 1, at: seq }, worth: null })));
  await vi.waitUntil(() => seen.size > 0);
  expect([...seen]).toEqual(['seat 1 sees seat 1']);
  table.close();
});

test('what the server does not do is told, and leaves the person where he is', async () => {
  const table = await opened();
  const left = table.leave();
  (await next('leave')).refuse(new ApiError(0, { error: 'busy', message: '' }));
  expect(await left).toBe(false);
  expect(table.snapshot.get()!.trouble).toEqual({ kind: 'refused', code: 'busy' });
  table.close();
});

test('who is muted since another day can be heard again, with what he said meanwhile', async () => {
  const table = await opened();
  expect(table.snapshot.get()!.online!.muted).toEqual([{ person: 'pim', name: 'Pim' }]);
  table.online!.hear('pim');
  (await next('mute')).answer({ ok: true });
  (await next('table')).answer(TABLE);
  (await next('log')).answer([
    ...LOG,
    { seq: 3, at: 0, kind: 'chat', seat: null, person: 'pim', name: 'Pim', text: 'Hi' },
  ]);
  for (let left = 2; left > 0; left--) (await next('position')).answer(position(0));
  await vi.waitUntil(() => table.snapshot.get()!.online!.chat.length > 0);
  expect(table.snapshot.get()!.online!.muted).toEqual([]);
  table.close();
});

test('who asked for an undo withdraws it with the seat that asked', async () => {
  const table = await opened();
  table.accept({ ...TABLE, undo: { seat: 0, to: 2, agreed: [0, 1], waiting: [2] } });
  table.online!.answerUndo(false);
  expect((await next('answerUndo')).given).toMatchObject({ body: { seat: 0, agree: false } });
  table.close();
});

test('where everybody stood is fetched when the table stops its game', async () => {
  const table = await opened();
  const stopped = { ...TABLE, status: 'ended', ended: 'vote', seq: 3 } as unknown as Table;
  const end = { seq: 3, at: 0, kind: 'end', why: 'vote' } as const;
  stream.tell({ kind: 'entry', table: 'table', entry: end, info: stopped });
  (await next('table')).answer(stopped);
  (await next('log')).answer([...LOG, end]);
  (await next('views')).answer([1, 2].map((seq) => ({ seq, view: { seat: 0, at: seq }, worth: [seq, 9] })));
  await vi.waitUntil(() => table.snapshot.get()!.worth !== null);
  expect(table.snapshot.get()!.worth).toEqual([
    [1, 9],
    [2, 9],
  ]);
  table.close();
});

test('who is removed before the game begins knows it, though he is told no more of the table', async () => {
  const waiting = { ...TABLE, status: 'waiting', you: { seats: [1], host: false } } as Table;
  const table = openOnline(waiting);
  (await next('table')).answer(waiting);
  (await next('log')).answer([]);
  await table.opened;
  const entry = { seq: 3, at: 0, kind: 'seat', seat: 1, what: 'removed', name: 'Noor' } as const;
  stream.tell({ kind: 'entry', table: 'table', entry });
  (await next('table')).refuse(refusal('removed'));
  await vi.waitUntil(() => table.info.get().you.seats.length === 0);
  table.close();
});

test('a rematch is shuffled with what this browser adds', async () => {
  const table = await opened();
  const address = table.rematch();
  (await next('rematch')).answer({ id: 'again', code: 'QRSTVW', status: 'waiting', you: { seats: [1] } });
  const { given, answer } = await next('entropy');
  expect(given).toMatchObject({
    params: { id: 'again' },
    body: { seat: 1, entropy: expect.stringMatching(/^\w{16}$/) },
  });
  answer({});
  expect(await address).toBe('/t/QRSTVW');
  table.close();
});

test('who looks on and is shut out knows it', async () => {
  const looking = { ...TABLE, spectators: true, you: { seats: [], host: false } } as Table;
  const table = openOnline(looking);
  (await next('table')).answer(looking);
  (await next('log')).answer(LOG);
  (await next('position')).answer({ ...position(0), seat: null });
  (await next('views')).answer([1, 2].map((seq) => ({ seq, view: { seat: null, at: seq }, worth: null })));
  await table.opened;
  stream.tell({ kind: 'entry', table: 'table', entry: { seq: 3, at: 0, kind: 'settings' } });
  (await next('table')).refuse(refusal('no-spectators'));
  await vi.waitUntil(() => !table.info.get().spectators);
  table.close();
});
