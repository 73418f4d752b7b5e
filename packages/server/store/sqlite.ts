import type Database from 'better-sqlite3';
import { newId } from '../ids.ts';
import { Commits } from './commits.ts';
import type { Watch } from './commits.ts';
import { entryOf, seldomOf, tableOf } from './rows.ts';
import type { EntryColumns, TableColumns } from './schema.ts';
import { statements } from './statements.ts';
import { Conflict } from './store.ts';
import type { Append, FinishedRow, PersonRow, Snapshot, Store, TokenRow, Turn } from './store.ts';

type WholeTable = TableColumns & { terms: string };
const personOf = (row: { id: string; name: string; guest: number } | undefined): PersonRow | null =>
  row ? { id: row.id, name: row.name, guest: row.guest === 1 } : null;

/** The store in one SQLite file: one connection for everything, group commit, every statement prepared once. */
export function sqliteStore(db: Database.Database, watch?: Watch): Store {
  const commits = new Commits(db, watch);
  const run = statements(db);
  const epoch = (run.meta.get('epoch') as { value: string }).value;
  let lastId = (run.lastId.get() as { id: number | null }).id ?? 0;
  const numberOf = (id: string) => (run.numberOf.get(id) as { n: number } | undefined)?.n ?? 0;

  function append({ before, after, entries, snapshot }: Append): number[] {
    const { id, seq, due, updated, status } = after;
    const turn = JSON.stringify(after.turn);
    const result = after.result && JSON.stringify(after.result);
    let n: number;
    if (before === null) {
      const { code, game, host, created } = after;
      const made = run.insertTable.run(
        id,
        code,
        game,
        host,
        created,
        status,
        Number(after.public),
        seq,
        due,
        updated,
        turn,
        result,
        seldomOf(after),
      );
      n = Number(made.lastInsertRowid);
      run.insertTerms.run(n, JSON.stringify(after.terms));
    } else {
      const seldom =
        before.seats !== after.seats ||
        before.spectators !== after.spectators ||
        before.public !== after.public ||
        before.removed !== after.removed ||
        before.next !== after.next ||
        before.ended !== after.ended ||
        before.host !== after.host;
      const changed = seldom
        ? run.updateTable.get(
            seq,
            due,
            updated,
            turn,
            status,
            result,
            Number(after.public),
            after.host,
            seldomOf(after),
            id,
            before.seq,
          )
        : run.updateTurn.get(seq, due, updated, turn, status, result, id, before.seq);
      if (!changed) throw new Conflict('the table has changed');
      ({ n } = changed as { n: number });
    }
    if (before?.seats !== after.seats) {
      run.clearSitting.run(n);
      for (const person of new Set(after.seats.flatMap((seat) => seat.person ?? []))) run.insertSitting.run(person, n);
    }
    if (snapshot) run.insertSnapshot.run(n, snapshot.count, snapshot.seq, JSON.stringify(snapshot.state));
    return entries.map(({ seq: entrySeq, kind, seat, body, key, barrier, at }) =>
      Number(
        run.insertEntry.run(n, entrySeq, kind, seat, JSON.stringify(body), key, Number(barrier), at).lastInsertRowid,
      ),
    );
  }

  /** Time in which the server did not run is nobody's thinking time. */
  function wake(now: number): void {
    const beat = Number((run.meta.get('beat') as { value: string } | undefined)?.value ?? now);
    const gap = Math.max(0, now - beat);
    for (const row of run.running.all() as WholeTable[]) {
      const { turn, seats, due } = tableOf(row);
      const shifted: Turn = { ...turn, since: turn.since.map((since) => since && since + gap) };
      const botsTurn = seats.some(({ bot }, seat) => bot !== null && turn.asked[seat] !== null);
      run.shift.run(JSON.stringify(shifted), botsTurn ? now : due! + gap, row.n);
    }
    run.setMeta.run('beat', String(now));
  }

  function forget(waitingSince: number, peopleSince: number) {
    // The newest entry stays, so that no id is ever given twice.
    const stale = run.stale.all(waitingSince, lastId) as { n: number }[];
    for (const { n } of stale) for (const drop of run.dropTable) drop.run(n);
    const users = run.idlePeople.all(peopleSince) as { id: string; user_id: string }[];
    for (const { id, user_id } of users) {
      run.dropPerson.run(id);
      run.dropUser.run(user_id);
    }
    return { tables: stale.length, people: users.length };
  }

  return {
    epoch,
    async append(change) {
      const ids = await commits.add(() => append(change));
      lastId = Math.max(lastId, ...ids);
      return ids;
    },
    async table(id) {
      const row = run.table.get(id) as WholeTable | undefined;
      return row ? tableOf(row) : null;
    },
    tableOfCode: async (code) => (run.tableOfCode.get(code) as { id: string } | undefined)?.id ?? null,
    entries: async (table) => (run.entries.all(numberOf(table)) as EntryColumns[]).map(entryOf),
    snapshots: async (table, count) =>
      (run.snapshots.all(numberOf(table), count) as (Snapshot & { state: string })[]).map((row) => ({
        seq: row.seq,
        count: row.count,
        state: JSON.parse(row.state) as unknown,
      })),
    openTables: async (limit) =>
      (run.openTables.all() as WholeTable[])
        .map(tableOf)
        .filter(({ seats }) => seats.some(({ kind }) => kind === 'open'))
        .slice(0, limit),
    tablesOf: async (person, limit) => (run.tablesOf.all(person, limit) as WholeTable[]).map(tableOf),
    finishedOf: async (person, { game, before, limit }) => {
      const from = before === null ? Number.MAX_SAFE_INTEGER : numberOf(before);
      const rows = run.finishedOf.all(person, from, game, limit) as (WholeTable & Omit<FinishedRow, 'table'>)[];
      return rows.map((row) => ({ table: tableOf(row), started: row.started, finished: row.finished }));
    },
    tablesGoingOn: async (person) => (run.tablesGoingOn.all(person) as { id: string }[]).map(({ id }) => id),
    due: async (now, limit) => (run.due.all(now, limit) as { id: string }[]).map(({ id }) => id),
    lastId: async () => lastId,
    async entriesAfter(id, person, watched, limit) {
      const names = new Map<number, string>();
      for (const row of run.tablesOfPerson.all(person) as { n: number; id: string }[]) names.set(row.n, row.id);
      for (const table of watched) names.set(numberOf(table), table);
      const found = [...names].flatMap(([n, table]) =>
        (run.entriesAfter.all(n, id, limit) as EntryColumns[]).map((row) => ({ table, entry: entryOf(row) })),
      );
      return found.toSorted((a, b) => a.entry.id - b.entry.id).slice(0, limit);
    },

    person: async (id) => personOf(run.person.get(id) as never),
    async personOfUser(user, name, now) {
      const known = personOf(run.personOfUser.get(user) as never);
      if (known) return known;
      const made: PersonRow = { id: newId(), name, guest: true };
      await commits.add(() => run.insertPerson.run(made.id, user, name, 1, now, now));
      return made;
    },
    renamePerson: async (id, name) => void (await commits.add(() => run.renamePerson.run(name, id))),
    seen: async (people, now) => commits.add(() => people.forEach((person) => run.seen.run(now, person))),
    lastSeen: async (person) => (run.lastSeen.get(person) as { seen: number } | undefined)?.seen ?? 0,
    addToken: async (person, { id, label, created }, hash) =>
      void (await commits.add(() => run.insertToken.run(id, person, label, hash, created))),
    tokens: async (person) => run.tokens.all(person) as TokenRow[],
    dropToken: async (person, id) => (await commits.add(() => run.dropToken.run(id, person))).changes === 1,
    personOfToken: async (hash) => personOf(run.personOfToken.get(hash) as never),
    mutes: async (person) => run.mutes.all(person) as { person: string; name: string }[],
    setMute: async (person, muted, on) =>
      void (await commits.add(() => (on ? run.insertMute : run.dropMute).run(person, muted))),

    beat: async (now) => void (await commits.add(() => run.setMeta.run('beat', String(now)))),
    wake: (now) => commits.add(() => wake(now)),
    forget: (waitingSince, peopleSince) => commits.add(() => forget(waitingSince, peopleSince)),
    abandoned: async (since, limit) => (run.abandoned.all(since, limit) as { id: string }[]).map(({ id }) => id),
    check: async () => void (await commits.add(() => run.setMeta.run('checked', '1'))),
    close: async () => void db.close(),
  };
}
