import { databaseFile } from '../../packages/server/config.ts';
import { openDatabase } from '../../packages/server/store/open.ts';
import { sqliteStore } from '../../packages/server/store/sqlite.ts';
import { localBus } from '../../packages/server/bus/local.ts';
import { makeMove } from '../../packages/server/tables/play.ts';
import { Tables } from '../../packages/server/tables/tables.ts';
import { prepare } from '../../packages/server/testing/prepare.ts';
import { copyTable } from './copies.ts';

/** Plays one table to its end and copies its rows until there are so many finished tables; yields the number of entries. */
export async function finishedTables(folder: string, count: number): Promise<number> {
  const { tables, guests } = await prepare(folder, { tables: 1, seats: 3, people: 1, guests: 1 });
  const db = openDatabase(databaseFile(folder));
  db.pragma('synchronous = OFF');
  const store = sqliteStore(db);
  const game = new Tables({ store, bus: localBus(), now: Date.now, hotTables: 1 });
  const { id, moves } = tables[0]!;
  const person = guests[0]!.person.id;
  for (const { seat, decision, move } of moves) await makeMove(game, id, { seat, decision, move, key: null, person });
  copyTable(db, id, count - 1);
  const { entries } = db.prepare('select count(*) as entries from entry').get() as { entries: number };
  await store.close();
  return entries;
}
