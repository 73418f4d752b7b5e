import type { EntryRow, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** The entries of a table once nothing happens any more: jobs are done, and quick bots have answered. */
export async function entriesAtRest(tables: Tables, store: Store, table: string): Promise<EntryRow[]> {
  for (let before = -1; ;) {
    await tables.settle();
    await new Promise((resolve) => setImmediate(resolve)); // a bot that has read its question answers it now
    const entries = await store.entries(table);
    if (entries.length === before) return entries;
    before = entries.length;
  }
}
