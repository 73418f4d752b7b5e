import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { rematch } from './tables/making.ts';
import { guest, refused, startedTable, startServer } from './testing/guests.ts';

test('a rematch: the first makes the table, the others find it, and its shuffle is another', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob')] as const;
  const { id, fairness } = await startedTable(guests, ['rookie']);
  await expect(guests[0].api('rematch', { params: { id } })).rejects.toMatchObject(refused(409, 'not-possible'));
  for (const seat of [0, 1] as const) await guests[seat].api('vote', { params: { id }, body: { seat, end: true } });
  const tables = await Promise.all(guests.map(({ api }) => api('rematch', { params: { id } })));
  expect(tables[1]!.id).toBe(tables[0]!.id);
  const next = await guests[0].api('table', { params: { id: tables[0]!.id } });
  expect(next.seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
  await guests[0].api('start', { params: { id: next.id } });
  const { fairness: another } = await guests[0].api('table', { params: { id: next.id } });
  expect(another.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(another.commitment).not.toBe(fairness.commitment);
  expect((await guests[1].api('table', { params: { id } })).next).toBe(next.id);
});

test('a rematch whose table was closed again can be asked for anew', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob')] as const;
  const { id } = await startedTable(guests, ['rookie']);
  for (const seat of [0, 1] as const) await guests[seat].api('vote', { params: { id }, body: { seat, end: true } });
  const first = await guests[0].api('rematch', { params: { id } });
  await guests[0].api('leave', { params: { id: first.id } });
  const second = await guests[1].api('rematch', { params: { id } });
  expect(second).toMatchObject({ status: 'waiting', you: { host: true } });
  expect(await guests[0].api('rematch', { params: { id } })).toMatchObject({ id: second.id });
});

test('a rematch seats everybody with the names and as many seats as before, however often it is asked for', async () => {
  const { url } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  });
  const at = { params: { id } };
  await bob.api('join', { ...at, body: { name: 'Bobby' } });
  await bob.api('join', { ...at, body: { name: 'Grace', another: true } });
  await ada.api('start', at);
  await ada.api('vote', { ...at, body: { seat: 0, end: true } });
  await bob.api('vote', { ...at, body: { seat: 1, end: true } });
  await ada.api('rematch', at);
  await bob.api('rematch', at);
  const { seats } = await bob.api('rematch', at);
  expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Bobby', 'Grace']);
});

test('who asks for a rematch twice at once sits down once', async () => {
  const { url, tables, store } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')] as const;
  const { id } = await startedTable(guests);
  for (const seat of [0, 1, 2] as const) await guests[seat].api('vote', { params: { id }, body: { seat, end: true } });
  const { id: next } = await guests[0].api('rematch', { params: { id } });
  const bob = (await store.person(guests[1].id))!;
  const read = tables.read.bind(tables);
  vi.spyOn(tables, 'read').mockImplementation(async (table, look) => {
    const seen = await read(table, look);
    await setImmediate(); // so that each has looked before either goes on
    return seen;
  });
  await Promise.all([rematch(tables, id, bob), rematch(tables, id, bob)]);
  expect((await guests[1].api('table', { params: { id: next } })).you.seats).toEqual([1]);
});
