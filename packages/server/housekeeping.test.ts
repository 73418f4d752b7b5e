import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from './bus/local.ts';
import { allRules } from './games.ts';
import { housekeeper } from './housekeeping.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { createTable } from './tables/making.ts';
import { Tables } from './tables/tables.ts';
import { temporaryFolder } from './testing/guests.ts';

const DAY = 86_400_000;

test('a table that never started is forgotten, one nobody plays on ends and stays, and one that is played is left alone', async () => {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  let now = 1_000_000;
  const tables = new Tables({ store, bus: localBus(), now: () => now, hotTables: 9 });
  const tidy = housekeeper(tables, await allRules(), { waitingDays: 2, abandonedDays: 60 });
  const ada = await store.personOfUser('user', 'Ada', now);
  const make = (started: boolean) =>
    createTable(tables, ada, {
      game: 'taking-stock',
      seats: started ? [{ kind: 'me' }, { kind: 'me' }] : [{ kind: 'me' }, { kind: 'open' }],
      start: started,
    });
  const token = { id: 't', label: 'robot', scope: 'play', created: now, ends: now + 2 * DAY } as const;
  await store.addToken(ada.id, token, 'hash', 9);
  const waiting = await make(false);
  const abandoned = await make(true);
  const status = async (id: string) => (await store.table(id))?.status ?? 'gone';
  now += 1.9 * DAY;
  await tidy();
  expect([await status(waiting), await status(abandoned)]).toEqual(['waiting', 'playing']);
  expect(await store.tokens(ada.id)).toHaveLength(1);
  now += 0.2 * DAY;
  await tidy();
  expect(await store.tokens(ada.id)).toEqual([]);
  expect([await status(waiting), await status(abandoned)]).toEqual(['gone', 'playing']);
  now += 57 * DAY;
  const played = await make(true);
  now += 2 * DAY;
  await tidy();
  expect([await status(abandoned), await status(played)]).toEqual(['ended', 'playing']);
  expect(await store.table(abandoned)).toMatchObject({ ended: 'abandoned', turn: { asked: [null, null] } });
});
