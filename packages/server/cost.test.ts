import { afterEach, expect, test, vi } from 'vitest';
import type { Body } from './api.ts';
import { guest, listen, moveOnce, startedTable, startServer, until } from './testing/guests.ts';
import { playUntilUndoable } from './testing/undoing.ts';

afterEach(() => void vi.restoreAllMocks());

/** Tables of one's own, of about this many bytes. */
const ownData = (bytes: number) => ({ distribution: { note: 'x'.repeat(bytes) } });

const waiting = (more: Partial<Body<'createTable'>> = {}): Body<'createTable'> => ({
  game: 'taking-stock',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  public: true,
  ...more,
});

/** The characters of JSON that are parsed while something is done. */
async function parsedBy(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(JSON, 'parse');
  await work();
  const parsed = spy.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
  spy.mockRestore();
  return parsed;
}

/** A server with public tables of one person, half of them with this much data of their owner's. */
async function serverWithOwnData(bytes: number) {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  for (let table = 0; table < 3; table++) await ada.api('createTable', { body: waiting() });
  for (const { id } of await server.store.openTables(9, 9)) {
    const row = (await server.store.table(id))!;
    const copy = { ...row, id: `copy${id.slice(4)}`, code: `C${row.code.slice(1)}X`, ownData: bytes };
    await server.tables.create(copy, [{ kind: 'settings' }], ownData(bytes));
  }
  return { server, ada };
}

test('lists parse nothing of an owner’s tables', async () => {
  const [small, large] = [await serverWithOwnData(10), await serverWithOwnData(200_000)];
  const costs = await Promise.all(
    [small, large].map(async ({ server: { store }, ada }) => [
      await parsedBy(() => store.openTables(100, 100)),
      await parsedBy(() => store.tablesGoingOn(ada.id, 100)),
    ]),
  );
  expect(costs[0]!.every((parsed) => parsed > 0)).toBe(true);
  costs[1]!.forEach((parsed, list) => expect(parsed).toBeLessThan(costs[0]![list]! * 1.1));
});

test('the lobby is read once after a change, whoever asks, and shows the change', async () => {
  const server = await startServer();
  const { url, store } = server;
  const ada = await guest(url, 'Ada');
  const { id } = await ada.api('createTable', { body: waiting() });
  const read = vi.spyOn(store, 'openTables');
  const lobby = async () =>
    ((await (await fetch(`${url}/api/lobby`)).json()) as { id: string }[]).map((table) => table.id);
  for (let asked = 0; asked < 5; asked++) expect(await lobby()).toEqual([id]);
  const stream = await listen(url, ada.cookie, '?lobby=true');
  const told = () => stream.messages.flatMap(({ message }) => (message.kind === 'lobby' ? [message.tables] : []));
  await until(() => told().length > 0, 'the lobby');
  expect(told()[0]!.map((table) => table.id)).toEqual([id]);
  expect(read).toHaveBeenCalledTimes(1);

  const second = await ada.api('createTable', { body: waiting() });
  expect(await lobby()).toEqual([second.id, id]);
  await (await guest(url, 'Bob')).api('join', { params: { id }, body: {} });
  expect(await lobby()).toEqual([second.id]);
  await store.forgetWaiting(Date.now() + 1000).then((ids) => server.tables.forgotten(ids));
  expect(await lobby()).not.toContain(id);
});

test('the lobby holds the hundred newest tables with an open seat, whatever others are there', async () => {
  const { url, store, tables } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await ada.api('createTable', { body: waiting() });
  const row = (await store.table(id))!;
  const bot = { ...row.seats[1]!, kind: 'bot', bot: 'rookie', name: 'Rookie' } as const;
  const make = (name: string, created: number, seats = row.seats) =>
    tables.create({ ...row, id: name, code: name.toUpperCase(), host: name, address: null, created, seats }, [
      { kind: 'settings' },
    ]);
  await Promise.all(Array.from({ length: 250 }, (_, n) => make(`full${n}`, row.created + 1000 + n, [bot, bot])));
  await Promise.all(Array.from({ length: 99 }, (_, n) => make(`open${n}`, row.created + 1 + n)));
  expect((await ada.api('lobby')).map((table) => table.id)).toContain(id);
  await make('newest', row.created + 999);
  const lobby = await ada.api('lobby');
  expect(lobby).toHaveLength(100);
  expect(lobby[0]!.id).toBe('newest');
  expect(lobby.map((table) => table.id)).not.toContain(id);
});

test('one address does not own the lobby, nor the list of games to watch, with all its guests', async () => {
  const { url } = await startServer();
  const other = await guest(url, 'Cleo');
  const bots = [
    { kind: 'bot', bot: 'rookie' },
    { kind: 'bot', bot: 'rookie' },
  ] as const;
  const lists = async () => [await other.api('lobby'), await other.api('running')];
  for (let one = 0; one < 3; one++) {
    const { api } = await guest(url, `Ada ${one}`);
    for (let table = 0; table < 4; table++) {
      await api('createTable', { body: waiting() });
      await api('createTable', { body: { game: 'taking-stock', seats: [...bots], public: true, start: true } });
    }
    expect((await api('mine', { query: {} })).length).toBe(4);
  }
  for (const list of await lists()) expect(list).toHaveLength(5);
});

test('a log costs as many moves as stand in it, however often they were undone and redone', async () => {
  const { url, tables } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const at = { params: { id } };
  const seat = await playUntilUndoable(ada, id, 12);
  const game = await tables.read(id, ({ match }) => match!.game);
  const cost = async () => {
    tables.evictIdle(Infinity);
    await ada.api('table', at); // loads the table; what follows is the log alone
    const apply = vi.spyOn(game, 'apply');
    const { entries } = await ada.api('log', { ...at, query: { seat: 'spectator' } });
    const moves = apply.mock.calls.length;
    apply.mockRestore();
    return { moves, told: entries.filter(({ kind }) => kind === 'move') };
  };
  const before = await cost();
  expect(before.moves).toBeGreaterThanOrEqual(12);
  for (let pair = 0; pair < 20; pair++) {
    await ada.api('askUndo', { ...at, body: { seat } });
    await ada.api('answerUndo', { ...at, body: { seat, agree: true } });
    await ada.api('redo', { ...at, body: { seat } });
  }
  expect(await cost()).toEqual(before);
});

/** A table being played at which Bob has said much, and the number of entries that are read from disk by some work. */
async function talkedAt(lines: number) {
  const { url, store, tables } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await startedTable([ada, bob]);
  const chat = { kind: 'chat', seat: 1, person: bob.id, text: 'and again' } as const;
  await tables.change(
    id,
    () => ({ entries: Array.from({ length: lines }, () => chat) }),
    () => null,
  );
  for (const each of [ada, bob]) await moveOnce(each, id);
  const { seq } = await ada.api('table', { params: { id } }); // which loads the table
  const readBy = async (work: () => Promise<void>): Promise<number> => {
    const { entries } = store;
    let rows = 0;
    store.entries = async (...range) => {
      const found = await entries(...range);
      rows += found.length;
      return found;
    };
    await work();
    store.entries = entries;
    return rows;
  };
  return { ada, bob, id, seq, readBy };
}

test('all pages of a log together read every entry once', async () => {
  const { ada, id, seq, readBy } = await talkedAt(2600);
  const numbers: number[] = [];
  const rows = await readBy(async () => {
    for (let last = 500; last === 500;) {
      const { entries } = await ada.api('log', { params: { id }, query: { after: numbers.at(-1) ?? 0 } });
      numbers.push(...entries.map((entry) => entry.seq));
      last = entries.length;
    }
  });
  expect(numbers).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  expect(rows).toBeLessThanOrEqual(seq);
});

test('a log with muted people in it is read once, however many pages of it they fill', async () => {
  const { ada, bob, id, seq, readBy } = await talkedAt(2600);
  await ada.api('mute', { params: { person: bob.id }, body: { muted: true } });
  const rows = await readBy(async () => {
    const { entries } = await ada.api('log', { params: { id }, query: {} });
    expect(entries.some(({ kind }) => kind === 'chat')).toBe(false);
    expect(entries.at(-1)).toMatchObject({ seq, kind: 'move' });
  });
  expect(rows).toBeLessThanOrEqual(seq);
});

test('a page of a long log is replayed from the state kept before it, not from the first move', async () => {
  const { url, tables } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await startedTable([ada], [], { game: 'stockpile', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const at = { params: { id } };
  for (let turn = 0; turn < 150; turn++) {
    const [actor] = (await ada.api('table', at)).actors;
    if (actor === undefined) break;
    await moveOnce(ada, id, actor);
  }
  const { game, moves } = await tables.read(id, ({ match, journal }) => ({
    game: match!.game,
    moves: journal.moves.map(({ seq }) => seq),
  }));
  expect(moves.length).toBeGreaterThan(80);
  const apply = vi.spyOn(game, 'apply');
  await ada.api('views', { ...at, query: { seat: '0', from: moves[69]!, to: moves[69]! } });
  expect(apply.mock.calls.length).toBeLessThanOrEqual(6);
});
