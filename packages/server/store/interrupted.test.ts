import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { createTable } from '../tables/making.ts';
import { say } from '../tables/play.ts';
import { Tables } from '../tables/tables.ts';
import { temporaryFolder } from '../testing/guests.ts';
import { Commits } from './commits.ts';
import { openDatabase } from './open.ts';
import { sqliteStore } from './sqlite.ts';
import { Interrupted } from './store.ts';

/** A table on a store whose thread dies at the next write when it is told to, before or after it is on disk. */
async function mortalTable() {
  const db = openDatabase(join(temporaryFolder(), 'test.db'));
  const commits = new Commits(db);
  const dying: { when: 'before' | 'after' | null } = { when: null };
  const add = commits.add.bind(commits) as (...job: readonly unknown[]) => Promise<unknown>;
  commits.add = (async (...job: readonly unknown[]) => {
    const { when } = dying;
    dying.when = null;
    const written = when === 'before' ? null : await add(...job);
    if (when) throw new Interrupted('the thread died');
    return written;
  }) as typeof commits.add;
  const store = sqliteStore(db, commits);
  onTestFinished(() => store.close());
  const bus = localBus();
  const tables = new Tables({ store, bus, now: Date.now, hotTables: 9 });
  const ada = await store.personOfUser('ada', 'Ada', 0);
  const me = { kind: 'me' } as const;
  const id = await createTable(tables, ada, { game: 'taking-stock', seats: [me, me, me] });
  const told: number[] = [];
  bus.subscribe((notice) => notice.kind === 'table' && told.push(notice.to));
  const chat = () => say(tables, id, ada.id, { text: 'Sell!', key: 'the same key' });
  const lines = async () => (await store.entries(id)).filter(({ kind }) => kind === 'chat');
  return { store, dying, told, chat, lines };
}

test('what was on disk when the thread died is answered, told and settled as ever', async () => {
  const { store, dying, told, chat, lines } = await mortalTable();
  dying.when = 'after';
  const { seq } = await chat();
  expect(told).toEqual([seq]);
  expect(await lines()).toMatchObject([{ seq, id: store.settled() }]);
});

test('what was not is refused, leaves nothing behind, and can be sent again', async () => {
  const { dying, told, chat, lines } = await mortalTable();
  dying.when = 'before';
  await expect(chat()).rejects.toThrow(Interrupted);
  expect([told, await lines()]).toEqual([[], []]);
  const { seq } = await chat();
  expect(await chat()).toMatchObject({ seq });
  expect(await lines()).toHaveLength(1);
});
