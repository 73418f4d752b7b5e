import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { absences, sweeper } from '../clocks.ts';
import { allRules } from '../games.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { describe } from '../tables/describe.ts';
import { createTable } from '../tables/making.ts';
import { Tables } from '../tables/tables.ts';
import { temporaryFolder } from '../testing/guests.ts';
import { endVacation, FIRST, MOST, restHere, takeVacation, vacationAt, vacationOf } from './vacation.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('vacation accrues up to a most, and is spent while one is away', () => {
  expect(vacationAt(null, 0)).toEqual({ left: FIRST, until: null });
  const row = { saved: 10 * DAY, began: 100 * DAY, ends: 104 * DAY };
  expect(vacationAt(row, 101 * DAY)).toEqual({ left: 9 * DAY, until: 104 * DAY });
  expect(vacationAt(row, 104 * DAY)).toEqual({ left: 6 * DAY, until: null });
  expect(vacationAt(row, 116 * DAY)).toEqual({ left: 7 * DAY, until: null });
  expect(vacationAt(row, 10_000 * DAY)).toEqual({ left: MOST, until: null });
});

/** Ada's table with a clock of a day a move and one with a minute, on a clock that the test sets. */
async function adasTables() {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  const time = { now: 100 * DAY };
  const tables = new Tables({ store, bus: localBus(), now: () => time.now, hotTables: 9 });
  const ada = await store.personOfUser('ada', 'Ada', time.now);
  const make = async (seconds: number) => {
    const me = { kind: 'me' } as const;
    const clock = { kind: 'move', seconds } as const;
    const id = await createTable(tables, ada, { game: 'taking-stock', clock, seats: [me, me, me], start: true });
    await restHere(tables, ada, id);
    return id;
  };
  const awaySince = absences(tables, () => false);
  const sweep = sweeper(tables, await allRules(), awaySince, pino({ level: 'silent' }));
  const look = (id: string) =>
    tables.read(id, (table) => {
      const { seats, actors } = describe(table, null, () => true, time.now);
      const { deadline, vacation, standIn } = seats[actors[0]!]!;
      return { deadline, vacation, standIn };
    });
  return { store, time, tables, ada, make, sweep, look };
}

test('at slow tables the clocks of somebody on vacation stand still, and others see until when', async () => {
  const { store, time, tables, ada, make, sweep, look } = await adasTables();
  const [slow, quick] = [await make(86_400), await make(60)];
  const began = time.now;
  time.now += 6 * HOUR;
  const until = time.now + 3 * DAY;
  expect(await takeVacation(tables, ada.id, until)).toMatchObject({ left: FIRST, until });
  expect(await look(slow)).toEqual({ deadline: until + 18 * HOUR, vacation: until, standIn: null });
  expect(await look(quick)).toMatchObject({ deadline: began + 60_000, vacation: null });
  // The row says when somebody must look: not before the clock runs out.
  time.now = until + 17 * HOUR;
  await sweep();
  expect(await look(slow)).toMatchObject({ vacation: null, standIn: null });
  expect((await look(quick)).standIn).toBe('time');
  time.now = until + 18 * HOUR;
  await sweep();
  expect((await look(slow)).standIn).toBe('time');
  expect((await store.entries(slow)).filter(({ kind }) => kind === 'seat').at(-1)).toMatchObject({ what: 'vacation' });
});

test('who comes back early keeps the rest; the clock goes on at once, also after everything was forgotten', async () => {
  const { time, tables, ada, make, sweep, look } = await adasTables();
  const slow = await make(86_400);
  const until = time.now + 10 * DAY;
  await takeVacation(tables, ada.id, until);
  const later = await make(86_400); // made on vacation
  expect(await look(later)).toMatchObject({ vacation: until, deadline: until + DAY });
  time.now += 2 * DAY;
  tables.evictIdle(Infinity);
  expect(await endVacation(tables, ada.id)).toMatchObject({ left: FIRST - 2 * DAY, until: null });
  expect(await look(slow)).toEqual({ deadline: time.now + DAY, vacation: null, standIn: null });
  tables.evictIdle(Infinity);
  time.now += DAY;
  await sweep();
  expect((await look(slow)).standIn).toBe('time');
});

test('no more than is left, and not for a moment; what is refused changes nothing', async () => {
  const { time, tables, ada, make, look } = await adasTables();
  const slow = await make(86_400);
  const before = await look(slow);
  for (const until of [time.now - 1, time.now + 60_000, time.now + FIRST + 1])
    await expect(takeVacation(tables, ada.id, until)).rejects.toMatchObject({ body: { error: 'malformed' } });
  expect(await vacationOf(tables, ada.id)).toEqual({ left: FIRST, most: MOST, until: null });
  expect(await look(slow)).toEqual(before);
  // A vacation that is ended at once costs an hour: nobody fills the log by going and coming back.
  await takeVacation(tables, ada.id, time.now + DAY);
  expect((await endVacation(tables, ada.id)).left).toBe(FIRST - HOUR);
});
