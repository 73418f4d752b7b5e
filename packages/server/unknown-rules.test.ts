import { pino } from 'pino';
import { expect, test } from 'vitest';
import { askBots } from './bots/players.ts';
import { sweeper } from './clocks.ts';
import { allRules } from './games.ts';
import { housekeeper } from './housekeeping.ts';
import { botsAsked } from './testing/bots.ts';
import { setRulesVersion, withDatabase } from './testing/database.ts';
import {
  guest,
  listen,
  moveOnce,
  newKey,
  refused,
  startedTable,
  startServer,
  temporaryFolder,
  until,
} from './testing/guests.ts';
import type { Guest } from './testing/guests.ts';
import { entries as told } from './testing/listening.ts';

/** Rules that only a newer server has. */
const UNKNOWN = 99;
const REFUSED = refused(501, 'unknown-rules');

/** Three people have made a move and talked; then the table turns out to be played by rules this server does not have. */
async function unknownTable() {
  const data = temporaryFolder();
  const server = await startServer({ data });
  const [ada, bob, cem] = [
    await guest(server.url, 'Ada'),
    await guest(server.url, 'Bob'),
    await guest(server.url, 'Cem'),
  ];
  const guests = [ada, bob, cem];
  const { id, code, actors } = await startedTable(guests, [], { clock: { kind: 'move', seconds: 3600 } });
  const seat = actors[0]!;
  await moveOnce(guests[seat]!, id);
  await ada.api('chat', { params: { id }, body: { text: 'shall we go on?' } });
  const setVersion = (version: number): void => {
    setRulesVersion(data, id, version);
    server.tables.evictIdle(Infinity);
  };
  setVersion(UNKNOWN);
  const others = [0, 1, 2].filter((other) => other !== seat);
  return { data, server, ada, bob, guests, id, code, at: { params: { id } }, seat, others, setVersion };
}

/** Everything the database holds of the tables and what happened at them. */
const onDisk = (data: string) =>
  withDatabase(data, (db) => ({
    tables: db.prepare('select * from game_table').all(),
    entries: db.prepare('select * from entry').all(),
  }));

test('a table of unknown rules is listed, found, read and talked at', async () => {
  const { server, ada, bob, id, at, code } = await unknownTable();
  const watching = await listen(server.url, bob.cookie);
  const mine = (await ada.api('mine')).find((table) => table.id === id);
  expect(mine).toMatchObject({ status: 'playing', seats: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cem' }] });
  const table = await bob.api('byCode', { params: { code } });
  expect(table).toMatchObject({ id, rulesVersion: UNKNOWN, playable: false, status: 'playing' });
  expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cem']);

  await bob.api('chat', { ...at, body: { text: 'not here, it seems' } });
  const { entries, people } = await bob.api('log', at);
  expect(entries.filter(({ kind }) => kind === 'chat')).toMatchObject([
    { person: ada.id, text: 'shall we go on?' },
    { person: bob.id, text: 'not here, it seems' },
  ]);
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bob', 'Cem']);
  const moves = entries.filter((entry) => entry.kind === 'move');
  expect(moves).toMatchObject([{ kind: 'move', events: [] }]);
  await until(() => told(watching, id).length > 0, 'the chat');
  expect(told(watching, id)).toMatchObject([{ entry: { kind: 'chat' }, people: [{ person: bob.id, name: 'Bob' }] }]);
  // The settings of a table are not of its rules.
  await ada.api('settings', { ...at, body: { spectators: false } });
  await until(() => told(watching, id).length > 1, 'the settings');
  expect(told(watching, id)[1]).toMatchObject({ info: { playable: false, spectators: false } });
});

test('nothing is played at a table of unknown rules: 501', async () => {
  const { data, ada, guests, at, seat, others } = await unknownTable();
  const before = onDisk(data);
  const { seats } = await ada.api('table', at);
  const asked = seats.find((each) => each.asked !== null)!;
  const body = { seat: asked.seat, decision: asked.asked!, move: {}, key: newKey() };
  await expect(guests[asked.seat]!.api('move', { ...at, body })).rejects.toMatchObject(REFUSED);
  await expect(ada.api('position', at)).rejects.toMatchObject(REFUSED);
  await expect(ada.api('position', { ...at, query: { seat: 'spectator' } })).rejects.toMatchObject(REFUSED);
  await expect(ada.api('views', { ...at, query: { from: 0, to: 5 } })).rejects.toMatchObject(REFUSED);
  await expect(guests[seat]!.api('askUndo', { ...at, body: { seat } })).rejects.toMatchObject(REFUSED);
  const answer = { seat: others[0]!, agree: true };
  await expect(guests[others[0]!]!.api('answerUndo', { ...at, body: answer })).rejects.toMatchObject(REFUSED);
  await expect(guests[seat]!.api('redo', { ...at, body: { seat } })).rejects.toMatchObject(REFUSED);
  expect(onDisk(data)).toEqual(before);
});

test('an undo that was asked for is not answered without the rules, nor what was undone made again', async () => {
  const { guests, at, seat, others, setVersion } = await unknownTable();
  const answer = (other: number) => guests[other]!.api('answerUndo', { ...at, body: { seat: other, agree: true } });
  const redo = () => guests[seat]!.api('redo', { ...at, body: { seat } });
  setVersion(1);
  await guests[seat]!.api('askUndo', { ...at, body: { seat } });
  setVersion(UNKNOWN);
  await expect(answer(others[0]!)).rejects.toMatchObject(REFUSED);
  setVersion(1);
  for (const other of others) await answer(other);
  setVersion(UNKNOWN);
  expect(await guests[seat]!.api('table', at)).toMatchObject({ redo: seat, playable: false });
  await expect(redo()).rejects.toMatchObject(REFUSED);
  setVersion(1);
  expect(await redo()).toMatchObject({ redo: null, playable: true });
});

test('a table that waits does not start by unknown rules', async () => {
  const data = temporaryFolder();
  const { url, tables } = await startServer({ data });
  const ada = await guest(url, 'Ada');
  const { id } = await ada.api('createTable', { body: { game: 'stockpile', seats: [{ kind: 'me' }, { kind: 'me' }] } });
  setRulesVersion(data, id, UNKNOWN);
  tables.evictIdle(Infinity);
  await expect(ada.api('start', { params: { id } })).rejects.toMatchObject(REFUSED);
  expect(await ada.api('table', { params: { id } })).toMatchObject({ status: 'waiting', playable: false });
});

test('no clock, bot, sweep or housekeeping touches a table of unknown rules, and a server starts with it', async () => {
  const { data, server, ada, at } = await unknownTable();
  const bots = await startedTable([ada], ['rookie'], { absence: 60 });
  await until(async () => (await ada.api('table', { params: { id: bots.id } })).actors.includes(0), 'the bot');
  // The bot's turn, long due.
  const turn = { asked: [null, 9], since: [null, null], left: [null, null] };
  withDatabase(data, (db) => {
    db.prepare('update game_table set rules_version = ?, due = 1, updated = 1').run(UNKNOWN);
    db.prepare('update game_table set turn = ? where id = ?').run(JSON.stringify(turn), bots.id);
  });
  server.tables.evictIdle(Infinity);
  const before = onDisk(data);
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const asked: unknown[] = [];
  server.tables.onTurn = askBots(
    server.tables,
    botsAsked((question) => void asked.push(question)),
    log,
  );
  await sweeper(server.tables, await allRules(), async () => 0, log)();
  await housekeeper(server.tables, await allRules(), { waitingDays: 1, abandonedDays: 1, guestDays: 1 }).tidy();
  await server.tables.read(bots.id, (table) => server.tables.onTurn(table, true));
  await new Promise((resolve) => setTimeout(resolve, 600)); // the server's own sweep, twice
  expect(onDisk(data)).toEqual(before);
  expect([lines, asked]).toEqual([[], []]);
  // The same sweep sees the tables if it is told that it has their rules: they were due.
  expect(await server.store.due(Date.now(), 9, [`taking-stock ${UNKNOWN}`])).toHaveLength(2);
  expect(await server.store.abandoned(Date.now(), 9, [`taking-stock ${UNKNOWN}`])).toHaveLength(2);
  await server.close();

  const again = await startServer({ data });
  const answer = await fetch(`${again.url}/api/tables/${at.params.id}`, { headers: { cookie: ada.cookie } });
  expect(await answer.json()).toMatchObject({ status: 'playing', playable: false });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(onDisk(data).entries).toEqual(before.entries);
});

/** Plays a table of one person to its end. */
async function toTheEnd(ada: Guest, id: string): Promise<void> {
  for (;;) {
    const { status, actors } = await ada.api('table', { params: { id } });
    if (status !== 'playing') return;
    await moveOnce(ada, id, actors[0]);
  }
}

test('a finished table of unknown rules still has its result, its log and its file', async () => {
  const data = temporaryFolder();
  const server = await startServer({ data });
  const ada = await guest(server.url, 'Ada');
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const at = { params: { id } };
  await toTheEnd(ada, id);
  const file = await ada.api('file', at);
  const { result, fairness } = await ada.api('table', at);
  setRulesVersion(data, id, UNKNOWN);
  server.tables.evictIdle(Infinity);
  expect(await ada.api('table', at)).toMatchObject({ status: 'over', playable: false, result, fairness });
  expect(await ada.api('file', at)).toEqual({ ...(file as object), rulesVersion: UNKNOWN });
  expect((await ada.api('log', at)).entries.some(({ kind }) => kind === 'move')).toBe(true);
  expect((await ada.api('history', {})).games).toMatchObject([{ id, result }]);
  await expect(ada.api('views', { ...at, query: { from: 0, to: 5 } })).rejects.toMatchObject(REFUSED);
});
