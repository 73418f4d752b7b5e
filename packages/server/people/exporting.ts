import { Refused } from '../errors.ts';
import type { GameRow, ResultRow } from '../store/ratingStore.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { fileOf } from '../tables/file.ts';
import type { Tables } from '../tables/tables.ts';
import type { LoginLibrary } from './library.ts';
import type { Packed } from './zip.ts';

/** Tables that are read together. */
const PAGE = 100;
/** More than anybody meets. */
const MOST_AGAINST = 1_000_000;

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
      mail: await store.mailOf(person.id),
      notifications: await store.notifySettings(person.id),
      tablesOfTheirOwn: await store.tableSettings(person.id),
      channels: (await store.channels(person.id)).map(({ target: _secret, ...channel }) => channel),
      vacation: await store.vacation(person.id),
      notes: await store.privateNotes(person.id),
      muted: await store.mutes(person.id),
      blocked: await store.blocks(person.id),
      invitations: await store.invitations(person.id),
      told: await store.told(person.id),
      messages: await store.messages(person.id),
      ratings: await store.ratingsOf([person.id], null),
      played: await store.careersOf([person.id]),
      against: await store.versus(person.id, MOST_AGAINST),
      results: await everyResult(store, person.id),
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

/** What a person's games came to, the last first, without those of others. */
async function everyResult(store: Store, person: string): Promise<ResultRow[]> {
  const results: ResultRow[] = [];
  for (let before: number | null = null; ;) {
    const games: GameRow[] = await store.resultsOf(person, { game: null, before, limit: PAGE }, person);
    results.push(...games.flatMap((game) => game.results.filter(({ who }) => who === person)));
    if (games.length < PAGE) return results;
    before = games.at(-1)!.finished;
  }
}

/** A table whose game goes on, never began, or was closed meanwhile has no file. */
function noFile(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
