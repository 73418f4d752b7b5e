import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Notice } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { Refused } from '../errors.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../testing/guests.ts';
import { createTable, rematch } from './making.ts';
import { renameSeats } from './naming.ts';
import { endTable } from './play.ts';
import { join as sitDown } from './seating.ts';
import { Tables } from './tables.ts';

/** Two processes on one store. The second hears of what the first does only when it asks. */
async function two(more: (store: Store) => Partial<Store> = () => ({})) {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  const [bus, otherBus] = [localBus(), localBus()];
  const untold: Notice[] = [];
  otherBus.subscribe((notice) => untold.push(notice));
  const fresh = async () => {
    for (const notice of untold.splice(0)) await bus.publish(notice);
  };
  const other = new Tables({ store, bus: otherBus, now: Date.now, hotTables: 9 });
  const tables = new Tables({ store: { ...store, fresh, ...more(store) }, bus, now: Date.now, hotTables: 9 });
  const ada = await store.personOfUser('ada', 'Ada', 0);
  const id = await createTable(other, ada, { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] });
  return { store, bus, other, tables, ada, id };
}

test('a new name reaches a seat that its person took at another process a moment ago', async () => {
  const { store, tables, other, id } = await two();
  await tables.read(id, () => null);
  const bob = await store.personOfUser('bob', 'Bob', 0);
  await other.change(
    id,
    (table) => sitDown(table, bob, {}),
    () => null,
  );
  await renameSeats(tables, { ...bob, name: 'Rob' }, 'Bob');
  expect((await store.table(id))!.seats[1]).toMatchObject({ person: bob.id, name: 'Rob' });
});

test('a game that ended at another process a moment ago can be played once more', async () => {
  const { store, tables, other, ada, id } = await two();
  await tables.read(id, () => null);
  await other.change(
    id,
    ({ row }) => endTable(row, 'vote'),
    () => null,
  );
  expect(await rematch(tables, id, ada)).toBe((await store.table(id))!.next);
});

test('a table that was just being read when clocks were set anew is read again', async () => {
  let between = async () => {};
  const { store, bus, other, tables, id } = await two((real) => ({
    async entries(...asked) {
      await between();
      return real.entries(...asked);
    },
  }));
  between = async () => {
    between = async () => {};
    await other.change(
      id,
      () => ({ entries: [], row: { spectators: false } }),
      () => null,
    );
    await bus.publish({ kind: 'anew' });
  };
  const version = () => tables.read(id, ({ row }) => row.version);
  await version();
  expect(await version()).toBe((await store.table(id))!.version);
});

test('what another process writes while a table is loaded is not missed', async () => {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  const [bus, otherBus] = [localBus(), localBus()];
  const other = new Tables({ store, bus: otherBus, now: Date.now, hotTables: 9 });
  const reading = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const slow = {
    ...store,
    async table(id: string) {
      const row = await store.table(id);
      reading.resolve();
      await held.promise;
      return row;
    },
  };
  const tables = new Tables({ store: slow, bus, now: Date.now, hotTables: 9 });
  otherBus.subscribe((notice) => bus.publish(notice));
  const ada = await store.personOfUser('ada', 'Ada', 0);
  const id = await createTable(other, ada, { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const seq = () => tables.read(id, ({ row }) => row.seq);

  const first = seq();
  await reading.promise;
  const chat = { kind: 'chat', seat: 0, person: ada.id, text: 'hello' } as const;
  const after = await other.change(
    id,
    () => ({ entries: [chat] }),
    ({ row }) => row.seq,
  );
  held.resolve();
  await first;
  expect(await seq()).toBe(after);
});

/** Two processes, and from which entry on the first of them has read the table, each time. */
async function twoCounted() {
  const read: (number | undefined)[] = [];
  const { tables, other, ada, id } = await two((real) => ({
    entries(table, from, to) {
      read.push(from);
      return real.entries(table, from, to);
    },
  }));
  await tables.read(id, () => null);
  const chat = { kind: 'chat', seat: 0, person: ada.id, text: 'hello' } as const;
  const say = (where: Tables, least?: number) =>
    where.change(
      id,
      () => ({ entries: [chat] }),
      ({ row }) => row.seq,
      least,
    );
  return { tables, id, read, say, last: await say(other) };
}

test('an entry that another process has written is read alone, when whoever asks knows of it', async () => {
  const { tables, read, say, last } = await twoCounted();
  expect(await say(tables, last)).toBe(last + 1);
  expect(read).toEqual([1, last]);
});

test('a job that is refused on an old table reads what is new, and not the whole game again', async () => {
  const { tables, id, read, last } = await twoCounted();
  await tables.change(
    id,
    ({ row }) => {
      if (row.seq < last) throw new Refused('not-possible', 'not yet');
      return null;
    },
    () => null,
  );
  expect(read).toEqual([1, last]);
});
