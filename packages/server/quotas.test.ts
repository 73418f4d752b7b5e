import { expect, test } from 'vitest';
import type { Body } from './api.ts';
import type { Refused } from './errors.ts';
import { createTable } from './tables/making.ts';
import { guest, listen, NO_QUOTAS, refused, startedTable, startServer, until } from './testing/guests.ts';
import type { Guest } from './testing/guests.ts';
import { entries } from './testing/listening.ts';
import { playUntilUndoable } from './testing/undoing.ts';

const BOTS = [
  { kind: 'bot', bot: 'rookie' },
  { kind: 'bot', bot: 'rookie' },
] as const;

const make = ({ api }: Guest, more: Partial<Body<'createTable'>> = {}) =>
  api('createTable', { body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }], ...more } });

const refusedBy = (message: string) => ({ ...refused(429, 'quota'), message: expect.stringContaining(message) });

async function serverWith(quotas: Partial<typeof NO_QUOTAS>) {
  const server = await startServer({ quotas: { ...NO_QUOTAS, address: 1e9, ...quotas } });
  return { server, ada: await guest(server.url, 'Ada'), bob: await guest(server.url, 'Bob') };
}

test('waiting tables: one too many is refused and says what to do, and one that is left makes room', async () => {
  const { ada, bob } = await serverWith({ waiting: 2 });
  const { id } = await make(ada);
  await make(ada);
  await expect(make(ada)).rejects.toMatchObject(refusedBy('you have 2 tables waiting: start or leave one first'));
  expect(await ada.api('mine', { query: {} })).toHaveLength(2);
  await make(bob);
  await ada.api('leave', { params: { id } });
  await make(ada);
  await expect(make(ada)).rejects.toMatchObject(refused(429, 'quota'));
});

test('of tables asked for at once, no more are made than there is room for', async () => {
  const { ada } = await serverWith({ waiting: 3 });
  const made = await Promise.allSettled(Array.from({ length: 8 }, () => make(ada)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await ada.api('mine', { query: {} })).toHaveLength(3);
});

test('running games: neither started with the table nor later, and a rematch counts as waiting', async () => {
  const { ada, bob } = await serverWith({ running: 1, waiting: 1 });
  const { id } = await startedTable([ada, bob]);
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  await expect(make(ada, { seats: [...seats], start: true })).rejects.toMatchObject(
    refusedBy('you have 1 games running'),
  );
  const { id: waiting } = await make(ada, { seats: [...seats] });
  const start = () => ada.api('start', { params: { id: waiting } });
  await expect(start()).rejects.toMatchObject(refused(429, 'quota'));
  expect(await ada.api('table', { params: { id: waiting } })).toMatchObject({ status: 'waiting' });
  for (const [seat, { api }] of [ada, bob].entries()) await api('vote', { params: { id }, body: { seat, end: true } });
  await expect(ada.api('rematch', { params: { id } })).rejects.toMatchObject(refusedBy('1 tables waiting'));
  expect(await ada.api('table', { params: { id } })).toMatchObject({ next: null });
  expect(await start()).toMatchObject({ status: 'playing' });
});

test('games of bots alone are few; with a person at the table they do not count', async () => {
  const { ada } = await serverWith({ botsAlone: 1 });
  await make(ada, { seats: [...BOTS], start: true });
  const { id } = await make(ada, { seats: [...BOTS] });
  await expect(ada.api('start', { params: { id } })).rejects.toMatchObject(refusedBy('played by bots alone'));
  await make(ada, { seats: [{ kind: 'me' }, ...BOTS], start: true });
});

test('a game whose people have all left is one of bots alone, until one of them is back', async () => {
  const { ada, bob } = await serverWith({ botsAlone: 1 });
  const { id } = await startedTable([ada, bob], ['rookie']);
  const start = () => make(ada, { seats: [...BOTS], start: true });
  await ada.api('leave', { params: { id } });
  await bob.api('leave', { params: { id } });
  await expect(start()).rejects.toMatchObject(refusedBy('1 games of yours are played by bots alone'));
  await bob.api('takeBack', { params: { id }, body: { seat: 1 } });
  await start();
});

test('data of one’s own is bounded at a table and for all tables of a person', async () => {
  const { ada, server } = await serverWith({ tableData: 1000, ownData: 1000 });
  const [row] = await server.store.tablesGoingOn(ada.id, 1);
  expect(row).toBeUndefined();
  const { id } = await make(ada, { data: {} });
  const { ownData } = (await server.store.table(id))!;
  expect(ownData).toBe(JSON.stringify((await ada.api('data', { params: { id } })).data).length);
  expect(ownData).toBeGreaterThan(250);
  await make(ada, { data: {} });
  await expect(make(ada, { data: {} })).rejects.toMatchObject(refusedBy('may take 1 KB together'));
  await make(ada);
  const tight = await serverWith({ tableData: 100 });
  await expect(make(tight.ada, { data: {} })).rejects.toMatchObject(refusedBy('may take 1 KB at a table'));
});

test('an address counts over all its guests, by a hash that is gone when the game is', async () => {
  const { server, ada, bob } = await serverWith({ waiting: 2, address: 1.5 });
  await make(ada);
  await make(ada);
  const { id } = await make(bob);
  await expect(make(bob)).rejects.toMatchObject(refusedBy('your network has 3 tables waiting'));
  const { address } = (await server.store.table(id))!;
  expect(address).toBe(server.hashOf('127.0.0.1'));
  expect(address).not.toContain('127');
  expect(JSON.stringify(await bob.api('table', { params: { id } }))).not.toContain(address);
  await bob.api('leave', { params: { id } });
  expect((await server.store.table(id))!.address).toBeNull();
  await make(bob);
});

test('addresses of one household count as one', async () => {
  const { server } = await serverWith({});
  const { hashOf } = server;
  expect(hashOf('::ffff:1.2.3.4')).toBe(hashOf('1.2.3.4'));
  expect(hashOf('2001:db8:1:2::9')).toBe(hashOf('2001:db8:1:2:a:b:c:d'));
  expect(hashOf('2001:db8:1:3::9')).not.toBe(hashOf('2001:db8:1:2::9'));
});

test('networks of one /48 have a larger quota together; those of others have their own', async () => {
  const { server } = await serverWith({ waiting: 1, address: 1 });
  const made: number[] = [];
  const from = async (ip: string): Promise<void> => {
    const { id, name } = await guest(server.url, 'Ada');
    const wish = { game: 'taking-stock', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
    const making = createTable(server.tables, { id, name, guest: true }, wish, server.hashOf(ip));
    made.push(
      await making.then(
        () => 200,
        ({ status }: Refused) => status,
      ),
    );
  };
  for (let network = 0; network < 18; network++) await from(`2001:db8:7:${network.toString(16)}::1`);
  await from('2001:db8:8::1');
  await from('2001:db8:8::2');
  await from('192.0.2.1');
  expect(made).toEqual([...Array<number>(16).fill(200), 429, 429, 200, 429, 200]);
});

test('undos and redos end; what is refused changes nothing', async () => {
  const { server, ada } = await serverWith({ undos: 2 });
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const at = { params: { id } };
  const body = { seat: await playUntilUndoable(ada, id) };
  for (let pair = 0; pair < 2; pair++) {
    await ada.api('askUndo', { ...at, body });
    await ada.api('answerUndo', { ...at, body: { ...body, agree: true } });
    await ada.api('redo', { ...at, body });
  }
  const before = await ada.api('position', at);
  await expect(ada.api('askUndo', { ...at, body })).rejects.toMatchObject(refusedBy('has asked for 2 undos'));
  expect(await ada.api('position', at)).toEqual(before);
  server.tables.evictIdle(Infinity);
  await expect(ada.api('askUndo', { ...at, body })).rejects.toMatchObject(refused(429, 'quota'));
  expect(await ada.api('position', at)).toEqual(before);
});

test('a creation that is refused leaves nothing behind', async () => {
  const { server, ada } = await serverWith({});
  const open = { public: true, start: true };
  await expect(make(ada, open)).rejects.toMatchObject(refused(409, 'not-possible'));
  await expect(make(ada, { ...open, seats: [{ kind: 'me' }] })).rejects.toMatchObject({ status: 422 });
  expect(await ada.api('lobby')).toEqual([]);
  expect(await ada.api('mine', { query: {} })).toEqual([]);
  expect(await server.store.hostedBy(ada.id)).toMatchObject({ waiting: 0, playing: 0 });
});

test('a table closed before its start is told to those who look on, and is then forgotten', async () => {
  const { server, ada, bob } = await serverWith({});
  const { id, code } = await make(ada);
  await make(ada);
  const stream = await listen(server.url, bob.cookie, `?watch=${id}`);
  await ada.api('leave', { params: { id } });
  await until(() => entries(stream, id).some(({ entry }) => entry.kind === 'end'), 'the end');
  expect(await bob.api('table', { params: { id } })).toMatchObject({ status: 'ended', ended: 'closed' });
  await make(ada); // the table with the last entry stays, so that no id is given twice
  const closed = await server.store.forgetClosed(Date.now() + 1000);
  expect(closed).toEqual([id]);
  server.tables.forgotten(closed);
  await expect(bob.api('table', { params: { id } })).rejects.toMatchObject(refused(404, 'not-found'));
  await expect(bob.api('byCode', { params: { code } })).rejects.toMatchObject(refused(404, 'not-found'));
});
