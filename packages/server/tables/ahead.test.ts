import { expect, test } from 'vitest';
import { databases, openShared } from '../testing/databases.ts';
import { createTable } from './making.ts';
import { Tables } from './tables.ts';
import type { Change } from './tables.ts';

const { make } = databases();

/** Two processes on one database, and how often the second has read a table there. */
async function two() {
  const url = await make();
  const [one, another] = [await openShared(url), await openShared(url)];
  const read: string[] = [];
  const store = {
    ...another.store,
    table(id: string) {
      read.push('row');
      return another.store.table(id);
    },
  };
  const other = new Tables({ store: one.store, bus: one.bus, now: Date.now, hotTables: 9 });
  const tables = new Tables({ store, bus: another.bus, now: Date.now, hotTables: 9 });
  const ada = await one.store.personOfUser('ada', 'Ada', 0);
  const id = await createTable(other, ada, { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const look = () => tables.read(id, ({ row, recent }) => ({ row, recent: recent.map(({ entry }) => entry) }));
  await another.store.fresh();
  await look();
  const change = (what: Change) =>
    other.change(
      id,
      () => what,
      () => null,
    );
  const chat = { entries: [{ kind: 'chat', seat: 0, person: ada.id, text: 'hello' }] } as const;
  read.length = 0;
  return { store: another.store, id, read, look, change, chat };
}

test('what another process wrote is followed by what it told, without a read, and is the same', async () => {
  const { store, id, read, look, change, chat } = await two();
  for (let time = 0; time < 3; time++) await change(chat);
  await store.fresh();
  const { row, recent } = await look();
  expect(read).toEqual([]);
  expect(row).toEqual(await store.table(id));
  expect(recent).toEqual(await store.entries(id, row.seq - 2));
});

test('a change of what changes seldom, one without an entry, and more than a few are read', async () => {
  const { store, id, read, look, change, chat } = await two();
  const expectRead = async () => {
    await store.fresh();
    expect((await look()).row).toEqual(await store.table(id));
    expect(read.splice(0)).toEqual(['row']);
  };
  await change({ ...chat, row: { spectators: false } });
  await expectRead();
  await change({ entries: [], row: { due: 5 } });
  await change(chat);
  await expectRead();
  for (let time = 0; time < 40; time++) await change(chat);
  await expectRead();
});
