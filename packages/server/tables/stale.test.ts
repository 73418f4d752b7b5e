import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { temporaryFolder } from '../testing/guests.ts';
import { createTable } from './making.ts';
import { Tables } from './tables.ts';

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
