import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from './bus/local.ts';
import { allRules } from './games.ts';
import { housekeeper } from './housekeeping.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { createTable } from './tables/making.ts';
import { leave } from './tables/seating.ts';
import { Tables } from './tables/tables.ts';
import { temporaryFolder } from './testing/guests.ts';

const DAY = 86_400_000;

/** A housekeeper with a clock that is set by hand, and a person. */
async function house() {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  const time = { now: 1_000_000 };
  const tables = new Tables({ store, bus: localBus(), now: () => time.now, hotTables: 9 });
  const days = { waitingDays: 2, abandonedDays: 60, guestDays: 14 };
  const ada = await store.personOfUser('user', 'Ada', time.now);
  return { store, tables, time, ada, ...housekeeper(tables, await allRules(), days) };
}

test('a table that never started is forgotten, one nobody plays on ends and stays, and one that is played is left alone', async () => {
  const { store, tables, time, ada, tidy } = await house();
  const make = (started: boolean) =>
    createTable(tables, ada, {
      game: 'taking-stock',
      seats: started ? [{ kind: 'me' }, { kind: 'me' }] : [{ kind: 'me' }, { kind: 'open' }],
      start: started,
    });
  const token = { id: 't', label: 'robot', scope: 'play', created: time.now, ends: time.now + 2 * DAY } as const;
  await store.addToken(ada.id, token, 'hash', 9);
  const waiting = await make(false);
  const abandoned = await make(true);
  const status = async (id: string) => (await store.table(id))?.status ?? 'gone';
  time.now += 1.9 * DAY;
  await tidy();
  expect([await status(waiting), await status(abandoned)]).toEqual(['waiting', 'playing']);
  expect(await store.tokens(ada.id)).toHaveLength(1);
  time.now += 0.2 * DAY;
  await tidy();
  expect(await store.tokens(ada.id)).toEqual([]);
  expect([await status(waiting), await status(abandoned)]).toEqual(['gone', 'playing']);
  time.now += 57 * DAY;
  const played = await make(true);
  time.now += 2 * DAY;
  await tidy();
  expect([await status(abandoned), await status(played)]).toEqual(['ended', 'playing']);
  expect(await store.table(abandoned)).toMatchObject({ ended: 'abandoned', turn: { asked: [null, null] } });
});

test('a table closed before its start is gone a minute later, and not before', async () => {
  const { store, tables, time, ada, dropClosed } = await house();
  const make = () => createTable(tables, ada, { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const id = await make();
  await tables.change(
    id,
    (table, now) => leave(tables, table, ada.id, now),
    () => null,
  );
  await make();
  time.now += 59_000;
  await dropClosed();
  expect(await store.table(id)).toMatchObject({ ended: 'closed' });
  time.now += 2000;
  await dropClosed();
  expect(await store.table(id)).toBeNull();
  await expect(tables.read(id, () => null)).rejects.toMatchObject({ body: { error: 'not-found' } });
});

test('guests who sit nowhere are forgotten, all of them', async () => {
  const { store, time, tidy } = await house();
  const people = await Promise.all(
    Array.from({ length: 501 }, (_, number) => store.personOfUser(`guest ${number}`, 'Guest', time.now)),
  );
  time.now += 13 * DAY;
  await tidy();
  expect(await store.names(people.map(({ id }) => id))).toHaveLength(501);
  time.now += 2 * DAY;
  await tidy();
  expect(await store.names(people.map(({ id }) => id))).toEqual([]);
});
