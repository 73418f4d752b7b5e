import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Body } from '../api.ts';
import { localBus } from '../bus/local.ts';
import { sweeper } from '../clocks.ts';
import { allRules } from '../games.ts';
import { housekeeper } from '../housekeeping.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { createTable } from '../tables/making.ts';
import { endTable, makeMove, takeBack } from '../tables/play.ts';
import { leave, start } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import { botsAsked, quickBots } from '../testing/bots.ts';
import { entriesAtRest } from '../testing/rest.ts';
import { guest, listen, NO_QUOTAS, startServer, temporaryFolder, until } from '../testing/guests.ts';
import { Audience } from './audience.ts';
import { askBots } from './players.ts';

const bot = { kind: 'bot', bot: 'rookie' } as const;
const me = { kind: 'me' } as const;

/** A server without HTTP, with bots that think in no time, viewers by name of the table, and a clock that is set by hand. */
async function open(file = join(temporaryFolder(), 'test.db'), time = { now: 1_000_000 }, quotas = NO_QUOTAS) {
  const store = sqliteStore(openDatabase(file));
  onTestFinished(() => store.close());
  await store.wake(time.now);
  const log = pino({ level: 'silent' });
  const tables = new Tables({ store, bus: localBus(), now: () => time.now, hotTables: 9, quotas });
  const viewed = new Set<string>();
  const audience = new Audience(tables, ({ id }) => viewed.has(id), log);
  tables.isPaused = audience.isPaused;
  tables.onTurn = askBots(tables, quickBots, log);
  const sweep = sweeper(tables, await allRules(), async () => null, log);
  const ada = await store.personOfUser('ada', 'Ada', time.now);
  return {
    file,
    store,
    time,
    tables,
    viewed,
    ada,
    sweep,
    /** Makes a table of Taking Stock that begins at once. */
    make: (seats: Body<'createTable'>['seats'], more: Partial<Body<'createTable'>> = {}): Promise<string> =>
      createTable(tables, ada, { game: 'taking-stock', seats, start: true, ...more }),
    /** Somebody asks for the table. */
    look: (id: string): Promise<void> => tables.read(id, audience.look),
    /** How many moves have been made, once nothing happens any more. */
    async moves(id: string): Promise<number> {
      return (await entriesAtRest(tables, store, id)).filter(({ kind }) => kind === 'move').length;
    },
    /** Lets time pass, with a sweep every second. */
    async pass(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second++) {
        time.now += 1000;
        await sweep();
        await tables.settle();
      }
    },
  };
}

test('a table of bots alone is paused while nobody looks, and no sweep comes by', async () => {
  const { store, make, moves, pass } = await open();
  const id = await make([bot, bot, bot]);
  await pass(60);
  expect(await moves(id)).toBe(0);
  expect((await store.table(id))!.due).toBeNull();
});

test('its bots play on as soon as somebody asks for it, and for a while afterwards', async () => {
  const { store, make, moves, look } = await open();
  const id = await make([bot, bot, bot]);
  expect(await moves(id)).toBe(0);
  await look(id);
  await moves(id);
  expect((await store.table(id))!.status).toBe('over');
});

test('of one person’s games without a person only so many are played on, however they came to it', async () => {
  const quotas = { ...NO_QUOTAS, botsAlone: 1 };
  const { store, tables, make, moves, look, viewed, pass, time, ada } = await open(undefined, undefined, quotas);
  const late = await make([me, bot, bot], { clock: { kind: 'move', seconds: 60 } });
  const left = await make([me, bot, bot]);
  await pass(61);
  expect((await store.table(late))!.seats[0]!.standIn).toBe('time');
  await tables.change(
    left,
    (table) => leave(tables, table, ada.id, time.now),
    () => null,
  );
  const before = [await moves(late), await moves(left)];
  for (const id of [late, left]) {
    viewed.add(id);
    await look(id);
  }
  await pass(61);
  expect(await moves(late)).toBeGreaterThan(before[0]!);
  expect(await moves(left)).toBe(before[1]);
  expect((await store.table(left))!.due).toBeNull();
  await tables.change(
    late,
    ({ row }) => endTable(row, 'vote'),
    () => null,
  );
  await look(left);
  await moves(left);
  expect((await store.table(left))!.status).toBe('over');
});

test('a bot that would move when nobody looks any more does not; it moves when somebody is back', async () => {
  const { store, tables, make, moves, look, viewed, pass } = await open();
  const slow: (() => void)[] = [];
  tables.onTurn = askBots(
    tables,
    botsAsked((job) => void slow.push(() => quickBots.ask(job))),
    pino({ level: 'silent' }),
  );
  const id = await make([bot, bot, bot]);
  viewed.add(id);
  await look(id);
  await moves(id);
  await pass(31); // the request is forgotten, the stream is open
  expect((await store.table(id))!.due).not.toBeNull();
  viewed.delete(id);
  slow.at(-1)!();
  expect(await moves(id)).toBe(0);
  await pass(16); // the sweep finds nobody
  expect((await store.table(id))!.due).toBeNull();
  slow.length = 0;
  await look(id);
  await moves(id);
  slow[0]!();
  expect(await moves(id)).toBe(1);
});

test('somebody who is back before the sweep paused the table does not wait for it', async () => {
  const { tables, make, moves, look, time } = await open();
  const asked: string[] = [];
  tables.onTurn = askBots(
    tables,
    botsAsked(({ name }) => void asked.push(name)),
    pino({ level: 'silent' }),
  );
  const id = await make([bot, bot, bot]);
  await look(id);
  await moves(id);
  time.now += 31_000;
  asked.length = 0;
  await look(id);
  expect(asked).toHaveLength(1);
});

test('a person who plays is not paused for, looked at or not: their clock runs out, and then the table rests', async () => {
  const { store, tables, make, moves, pass, look, time, ada } = await open();
  const id = await make([me, bot, bot], { clock: { kind: 'move', seconds: 60 } });
  const before = await moves(id); // the bots before Ada have played
  await pass(59);
  expect((await store.table(id))!.seats[0]!.standIn).toBeNull();
  await pass(2);
  const row = (await store.table(id))!;
  expect([row.seats[0]!.standIn, row.due, row.status]).toEqual(['time', null, 'playing']);
  await pass(600);
  expect(await moves(id)).toBe(before);
  await look(id); // they are back, and have the time of a move to take their seat back
  await pass(20);
  expect(await moves(id)).toBe(before);
  await tables.change(
    id,
    (table) => takeBack(table, ada, 0, time.now),
    () => null,
  );
  const { asked } = (await store.table(id))!.turn;
  const legal = await tables.read(id, ({ match }) => match!.game.legal(match!.state, 0));
  await makeMove(tables, id, { seat: 0, decision: asked[0]!, move: legal[0], key: null, person: ada.id });
  expect(await moves(id)).toBeGreaterThan(before);
});

test('a table everybody left is paused, and goes on at its pace while somebody watches', async () => {
  const { store, tables, make, moves, look, viewed, pass, time, ada } = await open();
  const id = await make([me, bot, bot], { absence: 30 });
  await moves(id);
  await tables.change(
    id,
    (table) => leave(tables, table, ada.id, time.now),
    () => null,
  );
  await pass(100);
  const before = await moves(id);
  expect((await store.table(id))!.due).toBeNull();
  viewed.add(id);
  await look(id);
  await pass(29);
  expect(await moves(id)).toBe(before);
  await pass(2);
  expect(await moves(id)).toBeGreaterThan(before);
});

test('a paused table stays paused after a restart, and one that was watched is paused by the first sweep', async () => {
  const first = await open();
  const paused = await first.make([bot, bot, bot]);
  const slow = await first.make([bot, bot, bot]);
  first.tables.onTurn = () => {};
  await first.look(slow);
  await first.tables.settle();
  expect((await first.store.table(slow))!.due).not.toBeNull();
  const second = await open(first.file, first.time);
  await second.pass(60);
  expect([await second.moves(paused), await second.moves(slow)]).toEqual([0, 0]);
  expect((await second.store.table(slow))!.due).toBeNull();
});

test('a paused table that nobody looks at for months ends as abandoned', async () => {
  const { store, tables, make, time } = await open();
  const id = await make([bot, bot, bot]);
  const { tidy } = housekeeper(tables, await allRules(), { waitingDays: 2, abandonedDays: 60, guestDays: 14 });
  time.now += 59 * 86_400_000;
  await tidy();
  expect((await store.table(id))!.status).toBe('playing');
  time.now += 2 * 86_400_000;
  await tidy();
  expect(await store.table(id)).toMatchObject({ status: 'ended', ended: 'abandoned' });
});

test('on a server bots play while a stream watches their table, and for nobody who may not see it', async () => {
  const server = await startServer();
  const [ada, bob] = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob')];
  const rows = { game: 'taking-stock', seats: [bot, bot, bot] };
  const { id } = await ada.api('createTable', { body: { ...rows, spectators: false } });
  const params = { id };
  await server.tables.change(
    id,
    (table, now) => start(server.tables, table, ada.id, now),
    () => null,
  );
  const due = async () => (await server.store.table(id))!.due;
  const shutOut = await listen(server.url, bob.cookie, `?watch=${id}`);
  await expect(bob.api('position', { params })).rejects.toMatchObject({ status: 403 });
  await server.tables.settle();
  expect(await due()).toBeNull();
  shutOut.close();
  await listen(server.url, ada.cookie, `?watch=${id}`);
  await until(async () => (await server.store.table(id))!.status === 'over', 'the game to end');
});
