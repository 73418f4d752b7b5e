import { noticeOf } from '../bus/changes.ts';
import type { Watch } from './commits.ts';
import { isSameAs } from './interrupted.ts';
import type { Connections } from './postgresConnections.ts';
import { IDS } from './postgresMigrations.ts';
import { carriedOf, columnsOf } from './rows.ts';
import type { EntryColumns } from './schema.ts';
import { Conflict, Interrupted, StoreUnavailable } from './store.ts';
import type { Append } from './store.ts';
import type { AppendColumns } from './writes.ts';

interface Job {
  readonly columns: AppendColumns;
  /** What others are told, as JSON, and what they need to follow the change. */
  readonly notice: { readonly body: string; readonly change: string | null };
  /** How many ids it takes: one for each entry, or one for its notice alone. */
  readonly ids: number;
  resolve(ids: readonly number[]): void;
  reject(error: unknown): void;
}

/**
 * Group commit: what arrives while a commit is under way waits, and goes to the database together: in one statement, one
 * transaction and one sync for the moves of many tables. A change that fails takes no other with it.
 */
export class PostgresAppends {
  readonly #connections: Connections;
  readonly #watch: Watch | undefined;
  #waiting: Job[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;

  constructor(connections: Connections, watch?: Watch) {
    this.#connections = connections;
    this.#watch = watch;
  }

  /** Writes a change; yields the ids of its entries. */
  add(change: Append): Promise<readonly number[]> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('the store is closed'));
    const columns = columnsOf(change);
    const ids = Math.max(1, columns.entries.length);
    if (ids > IDS) return Promise.reject(new Error(`a change has at most ${IDS} entries`));
    return new Promise((resolve, reject) => {
      const notice = { body: JSON.stringify(noticeOf(change)), change: carriedOf(columns) };
      this.#waiting.push({ columns, notice, ids, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Finishes what was added. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await new Promise((next) => setImmediate(next)); // what is added in the same moment goes with it
    let answer = () => {};
    while (this.#waiting.length > 0) {
      const writing = this.#write(this.#take());
      answer(); // while the database works on the next group
      answer = await writing;
    }
    this.#writing = null; // before anybody else runs
    answer();
  }

  /** The next group: at most one change of a table, since the second builds on the first or is too late. */
  #take(): Job[] {
    const group: Job[] = [];
    const later: Job[] = [];
    const tables = new Set<string>();
    let ids = 0;
    for (const job of this.#waiting) {
      const fits = ids + job.ids <= IDS && !tables.has(job.columns.id);
      tables.add(job.columns.id); // and what follows at that table must not overtake
      if (fits) ids += job.ids;
      (fits ? group : later).push(job);
    }
    this.#waiting = later;
    return group;
  }

  /** Writes a group; yields the function that tells everybody what became of their change. */
  async #write(group: readonly Job[]): Promise<() => void> {
    const started = performance.now();
    try {
      const written = await this.#commit(group);
      this.#watch?.(group.length, (performance.now() - started) / 1000);
      return () =>
        group.forEach((job, ord) => {
          const ids = written.get(ord);
          if (ids) job.resolve(ids);
          else job.reject(new Conflict('the table has changed'));
        });
    } catch (error) {
      if (error instanceof Interrupted) await Promise.all(group.map((job) => this.#findOut(job, error)));
      else if (error instanceof StoreUnavailable) for (const { reject } of group) reject(error);
      // One of them failed and took the others with it: each on its own, so that only the guilty one does.
      else if (group.length > 1) for (const job of group) (await this.#write([job]))();
      else group[0]!.reject(isTaken(error) ? new Conflict('the table has changed', { cause: error }) : error);
      return () => {};
    }
  }

  /** Writes a group; yields the ids of each change that was written, by its place in the group. */
  async #commit(group: readonly Job[]): Promise<Map<number, number[]>> {
    const statement = { made: [], changed: [], entries: [], notices: [], rest: [] } as Record<string, object[]>;
    const starts: number[] = [];
    let index = 0;
    for (const [ord, job] of group.entries()) {
      starts.push(index);
      addTo(statement, ord, index, job);
      index += job.ids;
    }
    const json = (list: readonly object[], empty: string | null = null) =>
      list.length > 0 ? JSON.stringify(list) : empty;
    const { made, changed, entries, notices, rest } = statement;
    const known = group.map(({ columns }) => columns.id);
    const { rows } = await this.#connections.query<{ base: number; written: number[] }>(
      'select base, written from outcry_append($1, $2, $3, $4, $5, $6)',
      [json(made!), known, json(changed!), json(entries!, '[]'), json(notices!, '[]'), json(rest!)],
    );
    const { base, written } = rows[0]!;
    return new Map(
      written.map((ord) => [ord, group[ord]!.columns.entries.map((_, entry) => base + starts[ord]! + entry)]),
    );
  }

  /** The connection broke while this was written: looks whether it is on disk. */
  async #findOut({ columns: { id, entries }, resolve, reject }: Job, error: Interrupted): Promise<void> {
    const [first, last] = [entries[0], entries.at(-1)];
    if (first === undefined) return reject(error);
    try {
      // Whoever still writes at this table holds its row: after this, they are done.
      await this.#connections.query('select 1 from game_table where id = $1 for share', [id]);
      const { rows } = await this.#connections.query<EntryColumns>(
        `select * from entry where n = (select n from game_table where id = $1) and seq between $2 and $3 order by seq`,
        [id, first[0], last![0]],
      );
      if (isSameAs(rows, entries)) resolve(rows.map((row) => row.id));
      else reject(error);
    } catch {
      reject(error); // nobody knows
    }
  }
}

/** Whether a key, a number of a table or a code is taken. */
const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505';

/** Adds a change to what the database function takes: see outcry_append. */
function addTo(statement: Record<string, object[]>, ord: number, index: number, { columns, notice }: Job): void {
  const { id, before, made, turn, terms, seldom, sitting, entries, snapshot, outbox } = columns;
  const [seq, version, due, updated, turnText, status, result, address] = turn;
  const often = { ord, id, seq, version, due, updated, turn: turnText, status, result, address };
  const [isPublic, host, body, openSeats, people] = seldom ?? [];
  const row = { ...often, public: isPublic, host, body, open_seats: openSeats, people };
  if (before === null) {
    const [code, game, rulesVersion, created, clock, ownData, rest, data] = made!;
    const settled = { code, game, rules_version: rulesVersion, created, clock, own_data: ownData, terms: rest, data };
    statement.made!.push({ ...row, ...settled });
  } else {
    const [beforeSeq, beforeVersion] = before;
    statement.changed!.push({ ...row, before_seq: beforeSeq, before_version: beforeVersion, clock: terms?.[0] });
  }
  for (const [place, [number, kind, seat, text, key, barrier, at]] of entries.entries())
    statement.entries!.push({ ord, index: index + place, seq: number, kind, seat, body: text, key, barrier, at });
  statement.notices!.push({ ord, index, ...notice });
  if (terms === null && sitting === null && snapshot === null && outbox.length === 0) return;
  const [count, snapshotSeq, state, rulesVersion, fingerprint] = snapshot ?? [];
  statement.rest!.push({
    ord,
    terms: terms?.[1],
    sitting,
    count,
    seq: snapshotSeq,
    state,
    rules_version: rulesVersion,
    fingerprint,
    outbox: outbox.map(([kind, text, when]) => ({ kind, body: text, due: when })),
  });
}
