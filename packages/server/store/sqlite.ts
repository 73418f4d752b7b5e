import type Database from 'better-sqlite3';
import type { Compilable } from 'kysely';
import { newId } from '../ids.ts';
import { accountStore } from './accountReads.ts';
import type { WriteSteps } from './accountReads.ts';
import { aloneHere } from './alone.ts';
import { Commits } from './commits.ts';
import { isSameAs } from './interrupted.ts';
import { notifyStore } from './notifyReads.ts';
import { orderStore } from './orderReads.ts';
import { ownStore } from './ownReads.ts';
import { reviewStore } from './reviewStore.ts';
import { personOf, reads } from './reads.ts';
import { ratingStore } from './ratingReads.ts';
import { columnsOf, leaseValues } from './rows.ts';
import { SQLITE } from './schema.ts';
import type { EntryColumns } from './schema.ts';
import { readings } from './statements.ts';
import { Interrupted } from './store.ts';
import type { PersonRow, Store } from './store.ts';
import type { AppendColumns } from './writes.ts';

/** The store in one SQLite file: reads on this connection, every statement prepared once; writes in their own thread. */
export function sqliteStore(db: Database.Database, commits = new Commits(db)): Store {
  const run = readings(SQLITE, (query) => db.prepare<unknown[]>(query.compile().sql));
  const epoch = (run.meta.get('epoch') as { value: string }).value;
  // The thread commits in the order of ids, and its answers come in that order, too.
  let settled = (run.lastId.get() as { id: number | null }).id ?? 0;

  const alone = aloneHere();
  const statement = (query: Compilable): unknown[] => {
    const { sql, parameters } = query.compile();
    return db.prepare<unknown[]>(sql).all(...parameters);
  };

  const readSteps = async (query: Compilable) => statement(query);
  const writeSteps: WriteSteps = (name, ...args) => commits.add('steps', name, args) as never;

  /** The ids of what was being written when the thread died, if it is on disk; else it fails as it did. */
  function idsOnDisk({ id: table, entries }: AppendColumns, error: unknown): number[] {
    const [first] = entries;
    if (!(error instanceof Interrupted) || first === undefined) throw error;
    const kept = run.entries.all(table, first[0], Number.MAX_SAFE_INTEGER) as EntryColumns[];
    if (!isSameAs(kept, entries)) throw error;
    return kept.map(({ id }) => id);
  }

  return {
    ...reads(run),
    ...accountStore(SQLITE, readSteps, writeSteps),
    ...ratingStore(SQLITE, readSteps, writeSteps),
    ...orderStore(SQLITE, readSteps, writeSteps),
    ...notifyStore(SQLITE, readSteps, writeSteps),
    ...ownStore(SQLITE, readSteps, writeSteps),
    ...reviewStore(SQLITE, readSteps, writeSteps),
    epoch,
    async append(change, committed) {
      const columns = columnsOf(change);
      const ids = await commits.add('append', columns).catch((error: unknown) => idsOnDisk(columns, error));
      committed(ids);
      settled = Math.max(settled, ...ids);
    },
    dropOutbox: (ids) => commits.add('dropOutbox', ids),
    setDropped: (person, table, dropped) => commits.add('setDropped', dropped, person, table),
    due: async (now, limit, rules) =>
      (run.due.all(now, JSON.stringify(rules), limit) as { id: string }[]).map(({ id }) => id),
    settled: () => settled,
    fresh: async () => {}, // nobody else writes

    async personOfUser(user, name, now) {
      const known = personOf(run.personOfUser.get(user) as never);
      if (known) return known;
      const made: PersonRow = { id: newId(), name, guest: true };
      await commits.add('insertPerson', made.id, user, name, now);
      return made;
    },
    renamePerson: (id, name) => commits.add('renamePerson', name, id),
    seen: (people, now) => commits.add('seen', people, now),
    lease: (put, dropped, now) => commits.add('lease', put.map(leaseValues), dropped, now),
    addToken: (person, { id, label, created, scope, ends }, hash, most) =>
      commits.add('insertToken', [id, person, label, hash, created, scope, ends], most),
    dropToken: (person, id) => commits.add('dropToken', id, person),
    useTokens: (ids, now) => commits.add('useTokens', ids, now),
    dropEndedTokens: (now) => commits.add('dropEndedTokens', now),
    setMute: (person, muted, on) => commits.add('setMute', person, muted, on),

    async beat(now) {
      await commits.add('setMeta', 'beat', String(now));
      return false;
    },
    async wake(now, last = null) {
      await commits.add('wake', now, last);
      return true;
    },
    forgetWaiting: (since) => commits.add('forgetWaiting', since, settled),
    forgetClosed: (since) => commits.add('forgetClosed', since, settled),
    forgetGuests: (since, limit) => commits.add('forgetGuests', since, limit),
    alone,
    handOn: async () => {}, // bots are due at once when a process starts
    // Another value each time: SQLite writes nothing where nothing changes, not even on a full disk.
    check: () => commits.add('setMeta', 'checked', newId()),
    async close() {
      await commits.close();
      db.close();
    },
  };
}
