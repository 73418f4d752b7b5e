import { expect, test } from 'vitest';
import { guest, listen, moveOnce, startedTable, startServer, until } from '../testing/guests.ts';
import type { Listener } from '../testing/guests.ts';
import { entries, threeListening } from '../testing/listening.ts';

const shutOut = ({ messages }: Listener) =>
  messages.flatMap(({ message }) => (message.kind === 'shut-out' ? [message] : []));

test('a spectator who watches is told what is public; shut out, they learn that and nothing more; others are told nothing', async () => {
  const { server, guests, id, at } = await threeListening();
  const eve = await guest(server.url, 'Eve');
  const watching = await listen(server.url, eve.cookie, `?watch=${id}`);
  const elsewhere = await listen(server.url, (await guest(server.url, 'Mallory')).cookie);
  for (const each of guests) await moveOnce(each, id);
  await until(() => entries(watching).some(({ positions }) => positions), 'a position');
  for (const { entry, positions } of entries(watching)) {
    expect(positions?.every(({ seat, legal }) => seat === null && legal.length === 0)).not.toBe(false);
    expect(entry).not.toHaveProperty('move');
  }
  const { seq: last } = await guests[0]!.api('table', at);
  await until(() => entries(watching).at(-1)?.entry.seq === last, 'all moves');
  const before = entries(watching).length;
  await guests[0]!.api('settings', { ...at, body: { spectators: false } });
  await until(() => shutOut(watching).length > 0, 'to be shut out');
  for (const each of guests) await moveOnce(each, id);
  await guests[0]!.api('settings', { ...at, body: { public: true } });
  await server.hub.told();
  expect([entries(watching).length, shutOut(watching)]).toEqual([before, [{ kind: 'shut-out', table: id }]]);
  expect(entries(elsewhere)).toEqual([]);
  const { seq } = await guests[0]!.api('settings', { ...at, body: { spectators: true } });
  await until(() => entries(watching).length > before, 'to be let in again');
  expect(entries(watching).slice(before)).toMatchObject([
    { entry: { seq, kind: 'settings' }, info: { seq, spectators: true } },
  ]);
  await guests[0]!.api('settings', { ...at, body: { spectators: false } });
  await until(() => shutOut(watching).length === 2, 'to be shut out again');
});

test('whatever happens at a table, somebody who may not look is told that once, and not one word of it', async () => {
  const { server, guests, id, at } = await threeListening();
  const [ada, bob] = guests;
  await ada!.api('settings', { ...at, body: { spectators: false } });
  const eve = await guest(server.url, 'Eve');
  const watching = await listen(server.url, eve.cookie, `?watch=${id}`);
  for (const each of guests) await moveOnce(each, id);
  await ada!.api('chat', { ...at, body: { text: 'among us' } });
  for (const open of [true, false]) await ada!.api('settings', { ...at, body: { public: open } });
  for (const end of [true, false]) await bob!.api('vote', { ...at, body: { seat: 1, end } });
  await bob!.api('signIn', { body: { name: 'Robert' } });
  await bob!.api('leave', at);
  for (const [seat, { api }] of guests.entries())
    if (seat !== 1) await api('vote', { ...at, body: { seat, end: true } });
  await until(async () => (await ada!.api('table', at)).status === 'ended', 'the end');
  const kinds = new Set((await server.store.entries(id)).map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining('seat settings start move chat vote stand-in end'.split(' ')));
  await server.hub.told();
  const told = watching.messages.flatMap(({ message }) => (message.kind === 'beat' ? [] : [message]));
  expect(told).toEqual([expect.objectContaining({ kind: 'hello' }), { kind: 'shut-out', table: id }]);
});

test('who watches a waiting table that then lets nobody look on is shut out by its start', async () => {
  const server = await startServer();
  const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => guest(server.url, name)));
  const { id } = await ada!.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }], spectators: false },
  });
  await bob!.api('join', { params: { id }, body: {} });
  const watching = await listen(server.url, eve!.cookie, `?watch=${id}`);
  await server.hub.told();
  expect(shutOut(watching)).toEqual([]);
  await ada!.api('start', { params: { id } });
  await until(() => shutOut(watching).length > 0, 'to be shut out');
  expect(entries(watching)).toEqual([]);
});

test('a person removed from a waiting table is told so and nothing more, though they watch it', async () => {
  const server = await startServer();
  const [ada, bob] = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await bob.api('join', { params: { id }, body: {} });
  const [own, removed] = [await listen(server.url, ada.cookie), await listen(server.url, bob.cookie, `?watch=${id}`)];
  await ada.api('setSeat', { params: { id, seat: 1 }, body: { kind: 'open' } });
  await ada.api('chat', { params: { id }, body: { text: 'gone for good' } });
  await until(() => own.raw().includes('gone for good'), 'the host to be told');
  await server.hub.told();
  expect(entries(removed, id).map(({ entry }) => entry)).toMatchObject([{ kind: 'seat', what: 'removed' }]);
});

test('a person who was removed hears of nobody who comes later, though they watch the table as others do', async () => {
  const server = await startServer();
  const names = ['Ada', 'Bob', 'Cem', 'Eve'];
  const [ada, bob, cem, eve] = await Promise.all(names.map((name) => guest(server.url, name)));
  const { id } = await ada!.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await bob!.api('join', { params: { id }, body: {} });
  await ada!.api('setSeat', { params: { id, seat: 1 }, body: { kind: 'open' } });
  await listen(server.url, eve!.cookie, `?watch=${id}`);
  const removed = await listen(server.url, bob!.cookie, `?watch=${id}`);
  await cem!.api('join', { params: { id }, body: {} });
  await ada!.api('settings', { params: { id }, body: { public: true } });
  await startedTable([bob!], ['rookie']);
  await until(() => entries(removed).some(({ table }) => table !== id), 'their own table');
  expect([entries(removed, id), shutOut(removed)]).toEqual([[], [{ kind: 'shut-out', table: id }]]);
});

test('a person removed while away hears that they were, and of nobody who came later', async () => {
  const server = await startServer();
  const [ada, bob, cem] = [
    await guest(server.url, 'Ada'),
    await guest(server.url, 'Bob'),
    await guest(server.url, 'Cem'),
  ];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await bob.api('join', { params: { id }, body: {} });
  const before = await listen(server.url, bob.cookie);
  before.close();
  await ada.api('setSeat', { params: { id, seat: 1 }, body: { kind: 'open' } });
  await cem.api('join', { params: { id }, body: {} });
  await cem.api('leave', { params: { id } });
  const back = await listen(server.url, bob.cookie, `?watch=${id}`, before.cursor()!);
  await startedTable([bob], ['rookie']);
  await until(() => entries(back).some(({ table }) => table !== id), 'their own table');
  expect(entries(back, id)).toMatchObject([
    { entry: { kind: 'seat', what: 'removed', person: bob.id }, people: [{ person: bob.id, name: 'Bob' }] },
  ]);
  expect(back.raw()).not.toContain('Cem');
});

test('a table that lets nobody look on is not told to a stranger by a cursor of long ago', async () => {
  const { server, guests, listeners, id, at } = await threeListening();
  await guests[0]!.api('settings', { ...at, body: { spectators: false } });
  const eve = await guest(server.url, 'Eve');
  const [epoch] = listeners[0]!.cursor()!.split('.');
  const watching = await listen(server.url, eve.cookie, `?watch=${id}`, `${epoch}.0`);
  await server.hub.told();
  await until(() => shutOut(watching).length > 0, 'what they may know');
  expect(entries(watching)).toEqual([]);
});
