import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { askBots } from './bots/players.ts';
import { localBus } from './bus/local.ts';
import { allRules } from './games.ts';
import { absences, sweeper, watchedClock } from './clocks.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { createTable } from './tables/making.ts';
import { makeMove } from './tables/play.ts';
import { position } from './tables/describe.ts';
import { Tables } from './tables/tables.ts';
import { deadlineOf } from './tables/turns.ts';
import { quickBots } from './testing/bots.ts';
import { entriesAtRest } from './testing/rest.ts';
import { guest, moveOnce, refused, startedTable, startServer, temporaryFolder, until } from './testing/guests.ts';

test('when the time for a move is up a bot plays for the seat, and the person can take it back', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')];
  const { id, actors, seats, now } = await startedTable(guests, [], { clock: { kind: 'move', seconds: 1 } });
  const at = { params: { id } };
  const seat = actors[0]!;
  expect(seats[seat]!.deadline! - now).toBeLessThanOrEqual(1000);
  const table = await until(async () => {
    const seen = await guests[0]!.api('table', at);
    return seen.seats[seat]!.standIn === 'time' && seen;
  }, 'the clock to run out');
  expect(table.seats[seat]).toMatchObject({ kind: 'person', bot: 'trader', deadline: null });
  await until(
    async () => (await guests[0]!.api('log', at)).entries.some((entry) => entry.kind === 'move' && entry.bot),
    'a bot',
  );
  const back = await guests[seat]!.api('takeBack', { ...at, body: { seat } });
  expect(back.seats[seat]).toMatchObject({ bot: null, standIn: null });
});

test('when nobody plays themselves any more, a stand-in waits as long as its person could before each further move', async () => {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  const time = { now: 1_000_000 };
  const tables = new Tables({ store, bus: localBus(), now: () => time.now, hotTables: 9 });
  const log = pino({ level: 'silent' });
  tables.onTurn = askBots(tables, quickBots, log);
  const sweep = sweeper(tables, await allRules(), async () => null, log);
  const ada = await store.personOfUser('ada', 'Ada', time.now);
  const bot = { kind: 'bot', bot: 'rookie' } as const;
  const clock = { kind: 'move', seconds: 60 } as const;
  const seats = [{ kind: 'me' } as const, bot, bot];
  const id = await createTable(tables, ada, { game: 'taking-stock', clock, seats, start: true });
  /** Lets some seconds pass; yields how many moves were made for Ada by then. */
  const movesAfter = async (seconds: number): Promise<number> => {
    time.now += seconds * 1000;
    await sweep();
    const entries = await entriesAtRest(tables, store, id);
    return entries.filter((entry) => entry.kind === 'move' && entry.seat === 0).length;
  };
  await entriesAtRest(tables, store, id); // the bots before Ada have played
  expect(await movesAfter(59)).toBe(0);
  expect(await movesAfter(1)).toBe(1); // the move that was due comes at once
  expect(await movesAfter(59)).toBe(1);
  expect(await movesAfter(1)).toBe(2);
  expect(await movesAfter(59)).toBe(2);
  expect(await movesAfter(1)).toBe(3);
});

/** A table of Ada's three seats with a bank of ten minutes each, on a clock that the test sets. */
async function adasTable() {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  const time = { now: 1_000_000_000 };
  const now = watchedClock(
    () => time.now,
    (last) => void tables.wake(last),
  );
  const tables: Tables = new Tables({ store, bus: localBus(), now, hotTables: 9 });
  const ada = await store.personOfUser('ada', 'Ada', time.now);
  const me = { kind: 'me' } as const;
  const clock = { kind: 'bank', seconds: 600, increment: 0 } as const;
  const id = await createTable(tables, ada, {
    game: 'taking-stock',
    clock,
    seats: [me, me, me],
    start: true,
    absence: 60,
  });
  const sweep = sweeper(
    tables,
    await allRules(),
    absences(tables, () => false),
    pino({ level: 'silent' }),
  );
  /** Lets time pass as it does where the server runs: it looks at its clock again and again. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) {
      time.now += 1000;
      await sweep();
    }
  };
  /** Milliseconds that the seat in turn has left. */
  const left = (): Promise<number> =>
    tables.read(id, ({ row: { turn, terms, seats } }) => {
      const seat = turn.asked.findIndex((asked) => asked !== null);
      return deadlineOf(turn, terms.clock, seats, seat)! - tables.now();
    });
  const standIns = (): Promise<unknown[]> =>
    tables.read(id, ({ row }) => row.seats.map(({ standIn }) => standIn).filter((why) => why !== null));
  /** Plays a move for the seat in turn; yields what its bank holds after it. */
  const move = async (): Promise<number> => {
    const { seat, asked, legal } = await tables.read(id, (table) => {
      const actor = table.row.turn.asked.findIndex((number) => number !== null);
      return position(table, actor);
    });
    await makeMove(tables, id, { seat: seat!, decision: asked!, move: legal[0], key: null, person: ada.id });
    return tables.read(id, ({ row }) => row.turn.left[seat!]!);
  };
  return { time, pass, left, standIns, move, sweep };
}

test('a computer that slept: no clock ran out and nobody is called absent, though the first thing is a look at the clocks', async () => {
  const { time, pass, left, standIns, sweep, move } = await adasTable();
  await pass(30);
  expect(await left()).toBe(570_000);
  time.now += 8 * 3_600_000;
  await sweep();
  expect(await standIns()).toEqual([]);
  expect(await left()).toBe(570_000);
  time.now += 3_600_000; // and now the first thing is a move
  expect(await move()).toBe(570_000);
  await pass(59);
  expect(await standIns()).toEqual([]);
  await pass(1);
  expect(await standIns()).toEqual(['absent']);
});

test.each([1, 3600])('a clock that is set back by %d seconds adds nothing to any bank', async (seconds) => {
  const { time, pass, left, move } = await adasTable();
  await pass(30);
  time.now -= seconds * 1000;
  expect(await left()).toBe(570_000);
  await pass(10);
  expect(await left()).toBe(560_000);
  time.now -= seconds * 1000;
  expect(await move()).toBe(560_000);
});

test('what a stand-in still thought of when its person came back is not played', async () => {
  const { url, tables } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id, actors } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const seat = actors[0]!;
  const { asked, legal } = await ada.api('position', { params: { id }, query: { seat: String(seat) } });
  const late = { seat, decision: asked!, move: legal[0], key: null, person: null };
  await expect(makeMove(tables, id, late)).rejects.toMatchObject(refused(409, 'closed'));
  expect((await ada.api('log', { params: { id } })).entries.some(({ kind }) => kind === 'move')).toBe(false);
});

test('a bank runs only while its seat is asked, and survives a restart that is not counted', async () => {
  const data = temporaryFolder();
  const first = await startServer({ data });
  const ada = await guest(first.url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] as const;
  const clock = { kind: 'bank', seconds: 60, increment: 0 } as const;
  const { id, actors } = await startedTable([ada], [], { seats: [...seats], clock });
  const at = { params: { id } };
  await new Promise((resolve) => setTimeout(resolve, 300));
  await moveOnce(ada, id, actors[0]);
  const table = await ada.api('table', at);
  const left = table.seats[actors[0]!]!.left!;
  expect(left).toBeLessThan(59_750);
  expect(left).toBeGreaterThan(50_000);
  const asked = table.seats[table.actors[0]!]!;
  await first.close();
  const stoppedFor = 1500;
  await new Promise((resolve) => setTimeout(resolve, stoppedFor));
  const second = await startServer({ data });
  const again = await fetch(`${second.url}/api/tables/${id}`, { headers: { cookie: ada.cookie } });
  const after = (await again.json()) as typeof table;
  expect(after.seats[actors[0]!]!.left).toBe(left);
  const lost = asked.deadline! - table.now - (after.seats[asked.seat]!.deadline! - after.now);
  expect(lost).toBeLessThan(after.now - table.now - stoppedFor + 200);
  expect(lost).toBeGreaterThanOrEqual(0);
});
