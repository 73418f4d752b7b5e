import type { Notice, TableNotice } from '../bus/bus.ts';
import { PostgresClock } from './postgresClock.ts';
import type { Connections } from './postgresConnections.ts';

/** News are read this soon after somebody says that there are some, and so often at most: what comes until then is read with them. */
const GATHER = 5;
const APART = 20;
/** Notices stay this long, in milliseconds. Whoever did not read for half of that takes nothing for known. */
const KEPT = 600_000;

/** A notice as it lies in the database: its id and the change it carries are apart. */
type Kept = Exclude<Notice, TableNotice> | Omit<TableNotice, 'firstId' | 'change'>;
interface Row {
  readonly id: number;
  readonly body: string;
  readonly change: string | null;
}
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
  #seen: Pick<Seen, 'place' | 'next' | 'open'> = NOTHING_SEEN;
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
    this.#seen = NOTHING_SEEN;
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
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        this.fresh().catch(() => {}); // whoever asks next hears of it
      },
      Math.max(GATHER, this.#readAt + APART - performance.now()),
    ).unref();
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
    const { place, next, open } = this.#seen;
    const began = performance.now();
    const asked = [place, next, this.#settled + 1, JSON.stringify(open)];
    const { rows } = await this.#connections.query<Row>(NEWS, asked);
    const ended = performance.now();
    const [first, ...news] = rows;
    const seen = JSON.parse(first!.body) as Seen;
    this.#readAt = began;
    this.clock.sampled(seen.now, began, ended);
    this.#seen = seen;
    let found = 0;
    for (const row of news) if (this.#tell(row)) found++;
    this.#settle(seen.horizon);
    return found;
  }

  /** Tells a notice, unless it was told before. */
  #tell({ id, body, change }: Row): boolean {
    if (id <= this.#settled || this.#told.has(id)) return false;
    const notice = JSON.parse(body) as Kept;
    this.#told.set(id, lastOf(id, notice));
    this.#deliver(notice.kind === 'table' ? { ...notice, firstId: id, change } : notice);
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

/** What a snapshot says of itself. */
interface Seen {
  /** The server process that took it, and when its server began: numbers of processes are given again, too. */
  readonly place: string;
  /** Ids of transactions that had not begun start here, and those of each that was not finished start at one of `open`. */
  readonly next: number;
  readonly open: readonly number[];
  /** Everything below is finished. */
  readonly horizon: number;
  readonly now: number;
}

const NOTHING_SEEN = { place: '', next: 0, open: [] };

/** $1 to $4: where the last snapshot was taken, its `next`, the first id that is not settled, and its `open`. A function is planned once. */
const NEWS = `select id, body, change
  from outcry_news(concat_ws(' ', pg_backend_pid(), pg_postmaster_start_time()), $1, $2, $3, $4)`;
