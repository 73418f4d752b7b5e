import type { Tables } from '../tables/tables.ts';
import { Refused } from '../errors.ts';
import { digestOf, lineOf, messageOf } from './compose.ts';
import type { Message } from './compose.ts';
import { holds, isWanted } from './judge.ts';
import type { Happening } from './judge.ts';
import type { Wanted } from './wants.ts';

/** What is left to tell of one thing that waited: the whole message, and its line among others. */
interface Left {
  readonly message: Message;
  readonly line: string;
}

async function left(tables: Tables, happening: Happening, wanted: Wanted): Promise<Left | null> {
  const { store } = tables;
  const { settings } = wanted;
  const { person, event, table: id, by, at } = happening;
  if (((await store.toldOf(person, id))?.looked ?? 0) > at || !(await isWanted(store, wanted, happening))) return null;
  const name = by === undefined ? undefined : (await store.person(by))?.name;
  return tables
    .read(id, async (table) => {
      if (!holds(table, happening)) return null;
      const about = { event, person, ...(name === undefined ? {} : { by: name }) };
      const message = await messageOf(table, about, settings.locale);
      return { message, line: event === 'turn' ? await lineOf(table, settings.locale) : message.title };
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return null; // the table is gone
      throw error;
    });
}

/** One message for all that waited and still holds; null: nothing does. */
export async function digestFor(
  tables: Tables,
  wanted: Wanted,
  happenings: readonly Happening[],
): Promise<Message | null> {
  const found = new Map<string, Left>();
  for (const happening of happenings.toSorted((a, b) => a.at - b.at)) {
    const one = await left(tables, happening, wanted);
    if (one) found.set(`${happening.table} ${happening.event}`, one);
  }
  const all = [...found.values()];
  if (all.length <= 1) return all[0]?.message ?? null;
  const count = new Set(all.map(({ message }) => message.table)).size;
  return digestOf(
    all.map(({ line }) => line),
    count,
    wanted.settings,
    tables.now(),
  );
}
