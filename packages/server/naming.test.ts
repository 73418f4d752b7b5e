import { expect, onTestFinished, test, vi } from 'vitest';
import type { Server } from './server.ts';
import { Conflict } from './store/store.ts';
import { guest, listen, refused, startedTable, startServer, until } from './testing/guests.ts';
import type { Guest } from './testing/guests.ts';

const TWO = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'rookie' }] as const;

test('nobody sits down under a name that looks like another’s', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const other = await guest(url, '\u0410nn'); // a Cyrillic A
  const { id } = await ann.api('createTable', { body: { game: 'taking-stock', seats: [...TWO] } });
  const { seats } = await other.api('join', { params: { id }, body: {} });
  expect(seats.map(({ name }) => name)).toEqual(['Ann', '\u0410nn 2', 'Ada']);
});

test('bots have names of the cast, none of them twice, and give way to people', async () => {
  const { url } = await startServer();
  const bea = await guest(url, 'Bea');
  const ada = await guest(url, '\u0410da'); // a Cyrillic A
  const bot = { kind: 'bot', bot: 'shark' } as const;
  const body = { game: 'speculation', seats: [bot, { kind: 'open' }, bot, bot, bot, { kind: 'me' }] } as const;
  const { id, seats } = await bea.api('createTable', { body: { ...body, seats: [...body.seats] } });
  expect(seats.map(({ name }) => name)).toEqual(['Ada', '', 'Jules', 'Pim', 'Kofi', 'Bea']);
  const joined = await ada.api('join', { params: { id }, body: {} });
  expect(joined.seats.map(({ name }) => name)).toEqual(['Lou', '\u0410da', 'Jules', 'Pim', 'Kofi', 'Bea']);
  const { entries } = await bea.api('log', { params: { id }, query: {} });
  expect(entries.slice(-2)).toMatchObject([
    { kind: 'seat', seat: 1, what: 'joined' },
    { kind: 'seat', seat: 0, what: 'bot' },
  ]);
});

test('a bot keeps its name when its level changes', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const bot = { kind: 'bot', bot: 'shark' } as const;
  const { id } = await ann.api('createTable', { body: { game: 'taking-stock', seats: [{ kind: 'me' }, bot, bot] } });
  await ann.api('setSeat', { params: { id, seat: 1 }, body: { kind: 'open' } });
  const { seats } = await ann.api('setSeat', { params: { id, seat: 2 }, body: { kind: 'bot', bot: 'rookie' } });
  expect(seats[2]).toMatchObject({ name: 'Jules', bot: 'rookie' });
});

test('a spectator who chats is not taken for somebody with a seat, even after changing their name', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const spectator = await guest(url, 'Cleo');
  const { id } = await startedTable([ann], ['rookie', 'rookie']);
  const at = { params: { id } };
  await spectator.api('chat', { ...at, body: { text: 'good luck' } });
  await spectator.api('signIn', { body: { name: 'ANN' } });
  await ann.api('chat', { ...at, body: { text: 'thanks' } });
  const { entries, people } = await ann.api('log', { ...at, query: {} });
  expect(entries.flatMap((entry) => (entry.kind === 'chat' ? [entry.seat] : []))).toEqual([null, 0]);
  expect(people).toEqual(
    expect.arrayContaining([
      { person: ann.id, name: 'Ann' },
      { person: spectator.id, name: 'ANN 2' },
    ]),
  );
});

test('a new name is the name at the tables that wait and go on; names chosen for a table stay', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const { id } = await startedTable([ann], ['rookie', 'rookie']);
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Grandma' }, { kind: 'me' }] as const;
  const hotSeat = await ann.api('createTable', { body: { game: 'taking-stock', seats: [...seats] } });
  await ann.api('signIn', { body: { name: 'Bea' } });
  const names = async (table: string) =>
    (await ann.api('table', { params: { id: table } })).seats.map(({ name }) => name);
  expect(await names(id)).toEqual(['Bea', expect.any(String), expect.any(String)]);
  expect(await names(hotSeat.id)).toEqual(['Bea', 'Grandma', 'Bea 2']);
});

/** Games against bots, none of them in memory. */
async function coldGames({ tables }: Server, host: Guest, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let game = 0; game < count; game++) ids.push((await startedTable([host], ['rookie', 'rookie'])).id);
  await until(async () => {
    for (const id of ids) if (!(await host.api('position', { params: { id } })).asked) return false;
    return true;
  }, 'the bots to have moved');
  await tables.settle();
  tables.evictIdle(Infinity);
  expect(tables.size).toBe(0);
  return ids;
}

test('a new name loads no game, however many its person plays', async () => {
  const server = await startServer();
  const ann = await guest(server.url, 'Ann');
  const ids = await coldGames(server, ann, 12);
  const loads = [vi.spyOn(server.store, 'entries'), vi.spyOn(server.store, 'snapshots')];
  await ann.api('signIn', { body: { name: 'Bea' } });
  for (const load of loads) expect(load).not.toHaveBeenCalled();
  expect(server.tables.size).toBe(0);
  for (const id of ids) expect((await server.store.table(id))!.seats[0]!.name).toBe('Bea');
  expect(await ann.api('log', { params: { id: ids[0]! }, query: {} })).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ kind: 'seat', what: 'renamed', person: ann.id })]),
  });
});

test('streams are told of a new name a few tables at a time, and others are answered in between', async () => {
  const server = await startServer();
  const ann = await guest(server.url, 'Ann');
  await coldGames(server, ann, 24);
  const { messages } = await listen(server.url, ann.cookie);
  let turn = 0;
  let ticking = true;
  onTestFinished(() => void (ticking = false));
  const tick = () => void (turn++, ticking && setImmediate(tick));
  tick();
  const loads = new Map<number, number>();
  const { snapshots } = server.store;
  vi.spyOn(server.store, 'snapshots').mockImplementation((...asked) => {
    loads.set(turn, (loads.get(turn) ?? 0) + 1);
    return snapshots(...asked);
  });
  await ann.api('signIn', { body: { name: 'Bea' } });
  await until(() => messages.filter(({ message }) => message.kind === 'entry').length >= 24, 'all tables');
  expect(loads.values().reduce((sum, count) => sum + count, 0)).toBe(24);
  expect(Math.max(...loads.values())).toBeLessThanOrEqual(8);
});

test('a table that another process wrote meanwhile is renamed as that one left it', async () => {
  const server = await startServer();
  const ann = await guest(server.url, 'Ann');
  const [id] = await coldGames(server, ann, 1);
  vi.spyOn(server.store, 'append').mockRejectedValueOnce(new Conflict('the table has changed'));
  await ann.api('signIn', { body: { name: 'Bea' } });
  expect((await server.store.table(id!))!.seats[0]!.name).toBe('Bea');
});

test('a table follows a person’s name only so often, and the person has it all the same', async () => {
  const { url, store, tables } = await startServer();
  const ann = await guest(url, 'Ann');
  const { id } = await startedTable([ann], ['rookie', 'rookie']);
  await tables.change(
    id,
    ({ row }) => ({ entries: [], row: { seats: row.seats.with(0, { ...row.seats[0]!, renamed: 99 }) } }),
    () => null,
  );
  await ann.api('signIn', { body: { name: 'Bea' } });
  expect(await ann.api('signIn', { body: { name: 'Cleo' } })).toMatchObject({ name: 'Cleo' });
  expect((await store.table(id))!.seats[0]!.name).toBe('Bea');
});

test('a code leads to tables that wait and go on; once the game is over only to those who were at it', async () => {
  const { url, tables } = await startServer();
  const ann = await guest(url, 'Ann');
  const stranger = await guest(url, 'Cleo');
  const { id, code } = await startedTable([ann], ['rookie', 'rookie']);
  expect((await stranger.api('byCode', { params: { code } })).id).toBe(id);
  await ann.api('vote', { params: { id }, body: { seat: 0, end: true } });
  expect(await tables.read(id, ({ row }) => row.status)).toBe('ended');
  await expect(stranger.api('byCode', { params: { code } })).rejects.toMatchObject(refused(404, 'not-found'));
  expect((await ann.api('byCode', { params: { code } })).id).toBe(id);
  expect((await stranger.api('table', { params: { id } })).id).toBe(id);
});

test('a mistyped code is called mistyped', async () => {
  const { url } = await startServer();
  const ann = await guest(url, 'Ann');
  const { code } = await startedTable([ann], ['rookie', 'rookie']);
  const wrong = code.slice(0, -1) + (code.endsWith('B') ? 'C' : 'B');
  await expect(ann.api('byCode', { params: { code: wrong } })).rejects.toMatchObject({
    body: { error: 'not-found', message: expect.stringContaining('mistyped') },
  });
});

test('of two names given at once, the seat bears the one its person has at last', async () => {
  const { url, store } = await startServer();
  const ann = await guest(url, 'Ann');
  const { id } = await startedTable([ann], ['rookie', 'rookie']);
  await Promise.all(['Bea', 'Cleo', 'Dora'].map((name) => ann.api('signIn', { body: { name } })));
  expect((await store.table(id))!.seats[0]!.name).toBe((await ann.api('me')).name);
});
