import { Refused } from '../errors.ts';
import type { PersonRow } from '../store/store.ts';
import { fileOf } from '../tables/file.ts';
import type { Tables } from '../tables/tables.ts';
import type { LoginLibrary } from './library.ts';
import type { Packed } from './zip.ts';

/** Tables that are read together. */
const PAGE = 100;

const json = (value: unknown): string => JSON.stringify(value, null, 1);

/** Everything that is kept of a person: one JSON file about them, and the file of every finished game. No secret of a login. */
export async function* exported(
  tables: Tables,
  library: LoginLibrary,
  person: PersonRow,
  user: string,
): AsyncGenerator<Packed> {
  const { store } = tables;
  const ids: string[] = [];
  for (let after: string | null = null; ; after = ids.at(-1)!) {
    const page = await store.tablesOf(person.id, after, PAGE);
    ids.push(...page);
    if (page.length < PAGE) break;
  }
  yield {
    name: 'account.json',
    text: json({
      format: 'outcry-account',
      version: 1,
      exported: tables.now(),
      person,
      passkeys: await library.passkeys(user),
      password: await library.hasPassword(user),
      sessions: await library.sessions(user),
      links: await store.links(person.id),
      tokens: await store.tokens(person.id),
      muted: await store.mutes(person.id),
      messages: await store.messages(person.id),
      tables: ids,
    }),
  };
  for (const id of ids) {
    const file = await tables.read(id, (table) => fileOf(tables, table)).catch(noFile);
    if (file) yield { name: `games/${file.game}-${id}.json`, text: JSON.stringify(file) };
  }
  for (const { id } of await store.soloGames(person.id)) {
    const text = await store.soloFile(person.id, id);
    if (text !== null) yield { name: `solo/${id}.json`, text };
  }
}

/** A table whose game goes on, never began, or was closed meanwhile has no file. */
function noFile(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
