import type { Notice, TableNotice } from '../bus/bus.ts';
import { PostgresClock } from './postgresClock.ts';
import type { Connections } from './postgresConnections.ts';

/** News are read this soon after somebody says that there are some: what comes until then is read with them. */
const GATHER = 5;
/** Notices stay this long, in milliseconds. Whoever did not read for half of that takes nothing for known. */
const KEPT = 600_000;

/** A notice as it lies in the database: its id is that of the row. */
type Kept = Exclude<Notice, TableNotice> | Omit<TableNotice, 'firstId'>;
/** The ids of a notice's entries, or its own. */
const lastOf = (id: number, notice: Kept): number => (notice.kind === 'table' ? id + notice.to - notice.from : id);

/**
 * What is new in the database, whoever wrote it: every notice of a committed change once, soon after its commit, and how
 * far the ids are complete. An id is made of the number of its transaction, and a snapshot says which transactions were
 * not finished when it was taken. So what is new since the last snapshot are the ids of transactions that had not begun
 * or were not finished then; and what lies below the oldest unfinished transaction is complete for ever.
 *
 * Numbers of transactions that never wrote anything may be given again after a crash. So a snapshot is only trusted on the
 * connection it was taken on; on another, everything above the last complete id is read again. For the same reason that
 * id is one of a committed notice, and never just the number of a transaction that has not been used.
 */
export class PostgresFeed {
  readonly #connections: Connections;
  #deliver: (notice: Notice) => void = () => {};
  /** The database's clock. */
  readonly clock = new PostgresClock();
  #settled = 0;
  /** By id, the last id of each notice above the settled one that was told here. */
  readonly #told = new Map<number, number>();
  /** Where the last snapshot was taken, and what was not finished then: ids from `next` on, and some of before. */
  #seen = { backend: '', next: 0, open: [] as readonly number[] };
  #reading: Promise<number> | null = null;
  #following: Promise<number> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #readAt = performance.now();
  /** What was settled when, the oldest first. */
  readonly #past: { readonly settled: number; readonly at: number }[] = [];

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** Begins with what will be committed from now on. */
  async open(): Promise<void> {
    await this.#startHere();
    await this.fresh();
  }

  /** Takes everything that is complete now for told. */
  async #startHere(): Promise<void> {
    const { rows } = await this.#connections.query<{ id: number | null }>(
      `select greatest((select max(id) from entry where id < horizon), (select max(id) from notice where id < horizon)) as id
       from outcry_id(pg_snapshot_xmin(pg_current_snapshot())) as horizon`,
    );
    this.#settled = Math.max(this.#settled, rows[0]!.id ?? 0);
    this.#told.clear();
    this.#seen = { backend: '', next: 0, open: [] };
  }

  /** Who hears every notice. */
  attach(deliver: (notice: Notice) => void): void {
    this.#deliver = deliver;
  }

  get settled(): number {
    return this.#settled;
  }

  /** Somebody says that there is something new. */
  soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.fresh().catch(() => {}); // whoever asks next hears of it
    }, GATHER).unref();
  }

  /** Resolves when everything that was committed before this call was told; yields how much of it was new here. */
  fresh(): Promise<number> {
    if (!this.#reading) return this.#begin();
    this.#following ??= this.#reading.then(nothing, nothing).then(() => {
      this.#following = null;
      return this.#begin();
    });
    return this.#following;
  }

  /** Forgets notices that everybody has read. */
  async trim(): Promise<void> {
    const now = performance.now();
    this.#past.push({ settled: this.#settled, at: now });
    while (this.#past.length > 1 && this.#past[1]!.at <= now - KEPT) this.#past.shift();
    const [oldest] = this.#past;
    if (oldest!.at <= now - KEPT) await this.#connections.query('delete from notice where id < $1', [oldest!.settled]);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #begin(): Promise<number> {
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<number> {
    // Some notices may be gone by now, and all that are left may be too many for one answer.
    if (performance.now() - this.#readAt > KEPT / 2) {
      await this.#startHere();
      this.#deliver({ kind: 'anew' });
    }
    const { backend, next, open } = this.#seen;
    const began = performance.now();
    const { rows } = await this.#connections.query<News>(NEWS, [
      backend,
      next,
      this.#settled + 1,
      JSON.stringify(open),
    ]);
    const ended = performance.now();
    const { news, ...now } = rows[0]!;
    this.#readAt = began;
    this.clock.sampled(now.now, began, ended);
    this.#seen = now;
    let found = 0;
    for (const [id, body] of news ?? []) if (this.#tell(id, JSON.parse(body) as Kept)) found++;
    this.#settle(now.horizon);
    return found;
  }

  /** Tells a notice, unless it was told before. */
  #tell(id: number, notice: Kept): boolean {
    if (id <= this.#settled || this.#told.has(id)) return false;
    this.#told.set(id, lastOf(id, notice));
    this.#deliver(notice.kind === 'table' ? { ...notice, firstId: id } : notice);
    return true;
  }

  #settle(horizon: number): void {
    let settled = this.#settled;
    for (const [id, last] of this.#told) {
      if (id >= horizon) continue;
      settled = Math.max(settled, last);
      this.#told.delete(id);
    }
    this.#settled = settled;
  }
}

const nothing = (): void => {};

interface News {
  /** The server process that took the snapshot, and when its server began: numbers of processes are given again, too. */
  readonly backend: string;
  /** Ids of transactions that had not begun start here, and those of each that was not finished start at one of `open`. */
  readonly next: number;
  readonly open: readonly number[];
  /** Everything below is finished. */
  readonly horizon: number;
  readonly now: number;
  readonly news: readonly (readonly [id: number, body: string])[] | null;
}

/** $1 to $4: the backend, `next`, the first id that is not settled, and `open`. A function, so that it is planned once. */
const NEWS = `
  select backend, found.* from concat_ws(' ', pg_backend_pid(), pg_postmaster_start_time()) as backend,
    outcry_news(backend = $1, $2, $3, $4) as found`;
