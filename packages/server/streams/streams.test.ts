import { expect, onTestFinished, test, vi } from 'vitest';
import type { Draft } from '../tables/tables.ts';
import type { Listener } from '../testing/guests.ts';
import {
  guest,
  listen,
  moveOnce,
  NO_LIMITS,
  startedTable,
  startServer,
  temporaryFolder,
  until,
} from '../testing/guests.ts';
import { opening } from '../testing/hub.ts';
import { entries, threeListening } from '../testing/listening.ts';

const seqs = (listener: Listener, table?: string): number[] => entries(listener, table).map(({ entry }) => entry.seq);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('everybody at a table is told every entry once and in order, with table and own position', async () => {
  const { guests, listeners, id } = await threeListening();
  for (let turn = 0; turn < 12; turn++) for (const each of guests) await moveOnce(each, id);
  const { seq } = await guests[0]!.api('table', { params: { id } });
  for (const [seat, listener] of listeners.entries()) {
    await until(() => seqs(listener, id).at(-1) === seq, 'all entries');
    const told = seqs(listener, id);
    // The host is told from the first entry, the others from the moment they joined.
    expect(told).toEqual(range(told[0]!, seq));
    const last = entries(listener, id).at(-1)!;
    expect(last.positions).toEqual([await guests[seat]!.api('position', { params: { id } })]);
    expect(last.info).toMatchObject({ id, seq, you: { seats: [seat] } });
  }
});

test('a cut stream resumes exactly: nothing twice, nothing missing, whatever was the last message', async () => {
  const { server, guests, listeners, id } = await threeListening();
  const [listener] = listeners as [Listener];
  for (let turn = 0; turn < 4; turn++) for (const each of guests) await moveOnce(each, id);
  const { seq } = await guests[0]!.api('table', { params: { id } });
  await until(() => seqs(listener, id).at(-1) === seq, 'all entries');
  listener.close();
  for (let turn = 0; turn < 4; turn++) for (const each of guests) await moveOnce(each, id);
  const now = (await guests[0]!.api('table', { params: { id } })).seq;
  for (const { id: cursor, message } of listener.messages) {
    if (cursor === null || message.kind !== 'entry') continue;
    const resumed = await listen(server.url, guests[0]!.cookie, '', cursor);
    await until(() => seqs(resumed, id).at(-1) === now, 'the rest');
    expect(seqs(resumed, id)).toEqual(range(message.entry.seq + 1, now));
    resumed.close();
  }
});

test('streams that come and go under load miss nothing, and a client that drops what it knows has everything once', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] as const;
  const tables = await Promise.all([0, 1, 2].map(() => startedTable([ada], [], { seats: [...seats] })));
  const first = await listen(server.url, ada.cookie);
  let cursor = first.cursor()!;
  first.close();
  const start = new Map(tables.map(({ id, seq }) => [id, seq]));
  const last = new Map(start);
  let playing = true;
  const play = Promise.all(
    tables.map(async ({ id }) => {
      for (let move = 0; move < 40; move++) {
        const { actors } = await ada.api('table', { params: { id } });
        if (actors.length > 0) await moveOnce(ada, id, actors[0]);
      }
    }),
  ).then(() => (playing = false));
  const told: string[] = [];
  const collect = async () => {
    const part = await listen(server.url, ada.cookie, `?after=${cursor}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    part.close();
    for (const { table, entry } of entries(part)) {
      if (entry.seq <= last.get(table)!) continue;
      last.set(table, entry.seq);
      told.push(`${table} ${entry.seq}`);
    }
    cursor = part.cursor()!;
  };
  while (playing) await collect();
  await play;
  const now = await Promise.all(tables.map(({ id }) => ada.api('table', { params: { id } })));
  await until(async () => (await collect(), now.every(({ id, seq }) => last.get(id) === seq)), 'the rest');
  for (const { id, seq } of now)
    expect(told.filter((name) => name.startsWith(id))).toEqual(
      range(start.get(id)! + 1, seq).map((number) => `${id} ${number}`),
    );
});

test('a stream resumes across a restart of the server', async () => {
  const data = temporaryFolder();
  const first = await startServer({ data });
  const ada = await guest(first.url, 'Ada');
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const before = await listen(first.url, ada.cookie);
  const cursor = before.cursor()!;
  const { actors, seq } = await ada.api('table', { params: { id } });
  await moveOnce(ada, id, actors[0]);
  await first.close();
  const second = await startServer({ data });
  const after = await listen(second.url, ada.cookie, '', cursor);
  await until(() => seqs(after).length > 0, 'the missed move');
  expect(seqs(after)).toEqual([seq + 1]);
});

test('a cursor of other data, or of long ago, gets a reset', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  for (const cursor of ['elsewhere.5', 'nonsense', '999999999', '']) {
    const stream = await listen(server.url, ada.cookie, `?after=${cursor}`);
    await until(() => stream.messages.length > 1, 'a second message');
    expect(stream.messages[1]!.message.kind).toBe('reset');
  }
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const old = (await listen(server.url, ada.cookie)).cursor()!;
  const line: Draft = { kind: 'chat', seat: 0, person: ada.id, text: 'Again!' };
  await server.tables.change(
    id,
    () => ({ entries: Array.from({ length: 1001 }, () => line) }),
    () => null,
  );
  const late = await listen(server.url, ada.cookie, '', old);
  await until(() => late.messages.length > 1, 'a second message');
  expect(late.messages[1]!.message.kind).toBe('reset');
});

test('chat reaches the table but not those who muted its writer, on the stream and in the log', async () => {
  const { guests, listeners, at, id } = await threeListening();
  await guests[1]!.api('mute', { params: { person: guests[0]!.id }, body: { muted: true } });
  const text = '<b>Sell!</b> \u{1F4C9}';
  await guests[0]!.api('chat', { ...at, body: { text } });
  await guests[2]!.api('chat', { ...at, body: { text: 'No.' } });
  const lines = (listener: Listener) =>
    entries(listener, id).flatMap(({ entry }) => (entry.kind === 'chat' ? [entry.text] : []));
  await until(() => listeners.every((listener) => lines(listener).includes('No.')), 'the answer');
  expect(listeners.map(lines)).toEqual([[text, 'No.'], ['No.'], [text, 'No.']]);
  const { entries: log } = await guests[1]!.api('log', at);
  expect(log.flatMap((entry) => (entry.kind === 'chat' ? [entry.text] : []))).toEqual(['No.']);
});

test('a page of the log is full until the last, whoever is muted', async () => {
  const server = await startServer();
  const [ada, bob] = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  });
  const said = (person: string): Draft => ({ kind: 'chat', seat: null, person, text: 'Sell!' });
  const entries = Array.from({ length: 1200 }, (_, at) => said(at % 600 < 20 ? bob.id : ada.id));
  await server.tables.change(
    id,
    () => ({ entries }),
    () => null,
  );
  await ada.api('mute', { params: { person: bob.id }, body: { muted: true } });
  const page = async (after: number) => (await ada.api('log', { params: { id }, query: { after } })).entries;
  const first = await page(0);
  expect(first).toHaveLength(500);
  const second = await page(first.at(-1)!.seq);
  const third = await page(second.at(-1)!.seq);
  expect([second.length, third.length, third.at(-1)!.seq]).toEqual([500, 163, 1203]);
});

test('who sits at the same table sees who is here', async () => {
  const { server, guests, listeners, id } = await threeListening();
  expect((await guests[0]!.api('table', { params: { id } })).seats.map(({ connected }) => connected)).toEqual([
    true,
    true,
    true,
  ]);
  listeners[1]!.close();
  const gone = () => listeners[0]!.messages.findLast(({ message }) => message.kind === 'presence')?.message;
  await until(() => gone()?.kind === 'presence' && !(gone() as { connected: boolean }).connected, 'the absence');
  expect(gone()).toEqual({ kind: 'presence', table: id, seat: 1, connected: false });
  await listen(server.url, guests[1]!.cookie);
  await until(() => (gone() as { connected: boolean }).connected, 'the return');
});

test('the lobby is told at once, and then what changes, to those who want it', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const stream = await listen(server.url, ada.cookie, '?lobby=true');
  const changes = () => stream.messages.flatMap(({ message }) => (message.kind === 'lobby-changed' ? [message] : []));
  await until(() => stream.messages.some(({ message }) => message.kind === 'lobby'), 'the lobby');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id } = await ada.api('createTable', { body: { game: 'taking-stock', public: true, seats: [...seats] } });
  await until(() => changes().some(({ tables }) => tables[0]?.id === id), 'the new table');
  await ada.api('leave', { params: { id } });
  await until(() => changes().some(({ gone }) => gone[0] === id), 'the table to go');
});

test('somebody without a session gets no stream, and nobody gets too many', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, streams: 2 } });
  expect((await fetch(`${server.url}/api/stream`)).status).toBe(401);
  const ada = await guest(server.url, 'Ada');
  await listen(server.url, ada.cookie);
  await listen(server.url, ada.cookie);
  await expect(listen(server.url, ada.cookie)).rejects.toThrow('429');
});

test('a hub that is closed waits for nobody to go', async () => {
  const { hub } = await startServer();
  const close = hub.open(opening('ada'), { write: () => true, end: () => close() });
  await hub.told();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await hub.close();
  expect(vi.getTimerCount()).toBe(0);
});
