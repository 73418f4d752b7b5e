import { expect, test } from 'vitest';
import { guest, listen, moveOnce, startedTable, startServer, until } from '../testing/guests.ts';
import { entries, threeListening } from '../testing/listening.ts';

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
  const { seq } = await guests[0]!.api('settings', { ...at, body: { spectators: false } });
  await until(() => entries(watching).at(-1)?.entry.seq === seq, 'the change of the settings');
  for (const each of guests) await moveOnce(each, id);
  await server.hub.told();
  expect(entries(watching).at(-1)).toEqual({
    kind: 'entry',
    table: id,
    entry: { seq, at: expect.any(Number), kind: 'settings' },
  });
  expect(entries(elsewhere)).toEqual([]);
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
  expect(entries(removed, id).map(({ entry, info }) => [entry.kind, info])).toEqual([['settings', undefined]]);
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
  await until(() => entries(watching).length > 0, 'what she may know');
  expect(entries(watching).map(({ entry, info }) => [entry.kind, info])).toEqual([['settings', undefined]]);
});
