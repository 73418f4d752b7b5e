import { Match, tableRng } from '@outcry/engine';
import type { Snapshot, Told } from '@outcry/engine';
import type { BotInfo, Entry } from '../api.ts';
import { PUBLIC_BOTS } from '../bots/publicBots.ts';
import type { Bus } from '../bus/bus.ts';
import { noticeOf } from '../bus/changes.ts';
import { Refused } from '../errors.ts';
import { rulesFor } from '../games.ts';
import { newCode } from '../ids.ts';
import { Conflict } from '../store/store.ts';
import type { Append, NewOutboxRow, OwnData, Store, TableRow } from '../store/store.ts';
import { afterEntry } from './agreements.ts';
import type { Agreements } from './agreements.ts';
import { isDealing } from './dealing.ts';
import type { Connected } from './describe.ts';
import { Exclusive } from './exclusive.ts';
import { HotTables } from './hot.ts';
import { dealOf, emptyTable, follow, followAhead, note, noteNew } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { OpenTables } from './openTables.ts';
import { QuotaKeeper } from './quotas.ts';
import type { Quotas } from './quotas.ts';
import { dueOf } from './turns.ts';

type Without<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/** An entry about to be written: the table gives it its number and time. */
export type Draft = Without<Entry, 'seq' | 'at'>;

/** What a job wants written: entries, and what they change in the row. The job has changed the state itself already. */
export interface Change {
  readonly entries: readonly Draft[];
  readonly row?: Partial<TableRow>;
  /** The events of the move among the entries. */
  readonly told?: readonly Told[];
}

const SNAPSHOT_EVERY = 64;
const TRIES = 4;
/** A table in memory that others have changed more often since is read instead. */
const MOST_AHEAD = 32;

const UNBOUNDED: Quotas = {
  waiting: Infinity,
  running: Infinity,
  botsAlone: Infinity,
  tableData: Infinity,
  ownData: Infinity,
  undos: Infinity,
  address: 1,
};

/** How the rest of the server hears of what happened, how many tables may stay in memory, and how much one may have. */
export interface Surroundings {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  readonly hotTables: number;
  /** The bytes they may take together; default: any. */
  readonly hotBytes?: number;
  /** Default: none. */
  readonly quotas?: Quotas;
}

/**
 * The only writer of games. Everything that happens at a table is a job: one at a time for each table, on the table as it
 * is on disk, written before anybody is answered. Memory is a cache: a job that fails drops the table from it.
 */
export class Tables {
  readonly store: Store;
  readonly now: () => number;
  readonly #bus: Bus;
  readonly #jobs = new Exclusive();
  readonly #hot: HotTables;
  /** Tables in memory that another process has written. */
  readonly #stale = new Set<string>();
  #waking: Promise<void> | null = null;
  /** Clocks stood still when they were last looked at. */
  #stood = false;
  readonly quotas: QuotaKeeper;
  readonly openTables: OpenTables;
  /** The bots one can play against here. */
  bots: readonly BotInfo[] = PUBLIC_BOTS;
  /** Whether a person has a stream open now. */
  connected: Connected = () => false;
  /** Called after every change, since it may be somebody else's turn or nobody's, and when the table's time has come. */
  onTurn: (table: Loaded, due?: boolean) => void = () => {};
  /** Whether the bots of a table wait until somebody looks at it. */
  isPaused: (row: TableRow) => boolean = () => false;

  /** The work that follows from a change, for the outbox, and what is called when some was written. */
  news: (before: TableRow, after: TableRow, entries: readonly Entry[]) => Promise<NewOutboxRow[]> = async () => [];
  onOutbox: () => void = () => {};

  constructor({ store, bus, now, hotTables, hotBytes = Infinity, quotas = UNBOUNDED }: Surroundings) {
    this.store = store;
    this.now = now;
    this.#bus = bus;
    this.#hot = new HotTables(hotTables, hotBytes, (id) => this.#jobs.has(id));
    this.quotas = new QuotaKeeper(store, quotas);
    this.openTables = new OpenTables(store, bus);
    bus.subscribe((notice) => {
      if (notice.kind === 'gone') this.#hot.delete(notice.table);
      if (notice.kind === 'anew') {
        this.#hot.clear();
        for (const id of this.#jobs.names) this.#stale.add(id); // they may just be read
      }
      if (notice.kind !== 'table' && notice.kind !== 'row') return;
      const known = this.#hot.get(notice.table);
      if (!known) {
        if (this.#jobs.has(notice.table)) this.#stale.add(notice.table); // it may just be read
      } else if (notice.kind === 'row') {
        if (known.row.version < notice.version) this.#stale.add(notice.table);
      } else if (known.row.seq < notice.to) {
        if (notice.change && known.ahead.length < MOST_AHEAD) known.ahead.push(notice);
        else this.#stale.add(notice.table);
      }
    });
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#hot.size;
  }

  /** About how many bytes they take. */
  get bytes(): number {
    return this.#hot.bytes;
  }

  /** The server slept since `last`, or its clock was set: running clocks get that time back before anything else happens. */
  async wake(last: number | null): Promise<void> {
    const woken = this.#tellAnew(this.store.wake(this.now(), last)).finally(() => {
      if (this.#waking === woken) this.#waking = null;
    });
    this.#waking = woken;
    await woken;
  }

  /** Whether all clocks stand still: nobody says then that the server lives, and the time is given back. */
  areClocksStopped: () => boolean = () => false;

  /** Whether clocks run. Once they do again, they get back the time for which they stood still, before anything else. */
  async clocksRun(): Promise<boolean> {
    if (this.areClocksStopped()) {
      this.#stood = true;
      return false;
    }
    if (!this.#stood) return true;
    this.#stood = false;
    await this.wake(null).catch((error: unknown) => {
      this.#stood = true;
      throw error;
    });
    return true;
  }

  /** Says that the server lives. */
  async beat(): Promise<void> {
    if (await this.clocksRun()) await this.#tellAnew(this.store.beat(this.now()));
  }

  /** Clocks that were given time back are known wrongly everywhere. */
  async #tellAnew(changed: Promise<boolean>): Promise<void> {
    if (await changed) await this.#bus.publish({ kind: 'anew' });
  }

  /**
   * Looks at a table; what `look` returns must not hold on to it. `least`: an entry that is known to be written, whether
   * this process was told of it or not.
   */
  read<Result>(id: string, look: (table: Loaded) => Result | Promise<Result>, least = 0): Promise<Result> {
    return this.#jobs.run(id, async () => {
      return look(await this.#load(id, least));
    });
  }

  /**
   * Runs a job on a table and writes what it returns; `answer` is then made of the table as it is on disk. A job that
   * returns null changes nothing. When another process was faster, the job runs again on the table as that one left it.
   * `least`: as for `read`.
   */
  change<Result>(
    id: string,
    job: (table: Loaded, now: number) => Change | null | Promise<Change | null>,
    answer: (table: Loaded) => Result,
    least = 0,
  ): Promise<Result> {
    return this.#jobs.run(id, async () => {
      for (let attempt = 1; ; attempt++) {
        const table = await this.#load(id, least);
        let change: Change | null = null;
        try {
          change = await job(table, this.now());
          if (change) {
            for (const entry of change.entries) this.quotas.mustBeFew(table, entry);
            await this.#write(table, change);
          } else if (attempt < TRIES) {
            await this.store.fresh();
            if (this.#stale.has(id)) continue; // there may be something to do after all
          }
          return answer(table);
        } catch (error) {
          // What is refused on what memory holds must be refused on what the disk holds, too.
          const isRefused = error instanceof Refused && (await this.#isCurrent(table));
          // A job that came to its end may have changed the state of the game; one that was refused has not.
          if (change || !(error instanceof Refused)) this.#hot.delete(id);
          else if (!isRefused) this.#stale.add(id);
          if (isRefused || !(error instanceof Conflict || error instanceof Refused) || attempt === TRIES) throw error;
        }
      }
    });
  }

  /** Changes what follows from the row alone and is nobody's turn. A table that is not in memory is not loaded for it. */
  changeRow(id: string, job: (row: TableRow) => Change | null): Promise<void> {
    return this.#jobs.run(id, async () => {
      for (let attempt = 1; ; attempt++) {
        this.now(); // where a sleep is noticed
        if (this.#waking) await this.#waking;
        const table = this.#hot.get(id);
        const row = table?.row ?? (await this.store.table(id));
        const change = row && job(row);
        if (!change) {
          if (table && attempt < TRIES) await this.store.fresh();
          if (!table || !this.#stale.has(id) || attempt === TRIES) return;
          this.#hot.delete(id); // there may be something to do after all
          continue;
        }
        try {
          return await (table ? this.#write(table, change) : this.#writeRow(row, change));
        } catch (error) {
          this.#hot.delete(id);
          if (!(error instanceof Conflict) || attempt === TRIES) throw error;
        }
      }
    });
  }

  async #writeRow(before: TableRow, { entries, row }: Change): Promise<void> {
    const now = this.now();
    const written = entries.map((entry, index) => entryOf(entry, before.seq + 1 + index, now));
    const { seq, version } = before;
    const after = { ...before, ...row, seq: seq + written.length, version: version + 1, updated: now };
    const change = { before, after, entries: written, ownData: null, snapshot: null, outbox: [] };
    await this.store.append(change, (ids) => this.#publish(change, ids));
  }

  /** Writes a table that is new. Its code is drawn again when another table has it. */
  async create(row: TableRow, entries: readonly Draft[], ownData: OwnData | null = null): Promise<void> {
    const written = entries.map((entry, index) => entryOf(entry, index + 1, row.created));
    for (let attempt = 1, { code } = row; ; attempt++, code = newCode()) {
      const after = { ...row, code, seq: written.length };
      const change = { before: null, after, entries: written, ownData, snapshot: null, outbox: [] };
      try {
        return await this.store.append(change, (ids) => this.#publish(change, ids));
      } catch (error) {
        if (!(error instanceof Conflict) || attempt === TRIES) throw error;
      }
    }
  }

  /** Drops tables nobody touched for a while. */
  evictIdle(before: number): void {
    this.#hot.evictIdle(before);
  }

  /** Tells everybody that the store has forgotten these tables. */
  forgotten(ids: readonly string[]): void {
    for (const table of ids) void this.#bus.publish({ kind: 'gone', table });
  }

  /** Waits until nothing is under way. */
  settle(): Promise<void> {
    return this.#jobs.settle();
  }

  async #write(table: Loaded, { entries, row = {}, told }: Change): Promise<void> {
    const before = table.row;
    const now = this.now();
    const written = entries.map((entry, index) => entryOf(entry, before.seq + 1 + index, now));
    const agreements = written.reduce(afterEntry, table.agreements);
    const changed: TableRow = {
      ...before,
      ...row,
      address: isGoingOn(row.status ?? before.status) ? before.address : null, // counted no longer, so kept no longer
      seq: before.seq + written.length,
      version: before.version + 1,
      updated: written.length > 0 ? now : before.updated, // what leaves no entry must leave no trace
    };
    const after = { ...changed, due: await this.#dueOf(table, changed, agreements, now) };
    const outbox = await this.news(before, after, written);
    const change = { before, after, entries: written, ownData: null, snapshot: snapshotOf(table, written), outbox };
    await this.store.append(change, (ids) => {
      table.row = after;
      written.forEach((entry, index) =>
        noteNew(table, { ...entry, id: ids[index]! }, (entry.kind === 'move' && told) || null),
      );
      this.#publish(change, ids);
    });
    if (outbox.length > 0) this.onOutbox();
    this.onTurn(table);
  }

  async #isCurrent({ row }: Loaded): Promise<boolean> {
    return (await this.store.table(row.id))?.seq === row.seq;
  }

  /** When somebody must look at the table again. A deal under way has set it itself. */
  async #dueOf(before: Loaded, row: TableRow, agreements: Agreements, now: number): Promise<number | null> {
    if (isDealing(row)) return row.due;
    if (this.isPaused(row) || (await this.quotas.isOneTooMany(row))) return null;
    const due = dueOf(row, agreements, now);
    const isAsBefore = row.turn === before.row.turn && agreements.replace === before.agreements.replace;
    // What changes nothing that a table waits for, such as talk, must not put off when somebody looks at it.
    return isAsBefore && due !== null && row.due !== null ? Math.min(due, row.due) : due;
  }

  #publish(change: Append, [firstId]: readonly number[]): void {
    const notice = noticeOf(change);
    void this.#bus.publish(notice.kind === 'table' ? { ...notice, firstId: firstId! } : notice);
  }

  async #load(id: string, least: number): Promise<Loaded> {
    const now = this.now(); // where a sleep is noticed
    if (this.#waking) await this.#waking;
    const table = (await this.#known(id, least)) ?? (await this.#fetch(id));
    table.touched = now;
    this.#hot.put(table);
    return table;
  }

  /** A table in memory, with what other processes have written there since; null: it must be fetched. */
  async #known(id: string, least: number): Promise<Loaded | null> {
    const table = this.#hot.get(id) ?? null;
    const isStale = this.#stale.delete(id);
    if (!table || (!isStale && table.ahead.length === 0 && table.row.seq >= least)) return table;
    this.#hot.delete(id); // unless all goes well
    if (!isStale && followAhead(table) && table.row.seq >= least) return table;
    table.ahead.length = 0;
    const [row, entries] = await Promise.all([this.store.table(id), this.store.entries(id, table.row.seq + 1)]);
    if (!row) return null;
    const known = entries.filter(({ seq }) => seq <= row.seq); // some may have been added since the row was read
    return follow(table, row, known) ? table : null;
  }

  async #fetch(id: string): Promise<Loaded> {
    this.#stale.delete(id);
    const row = await this.store.table(id);
    if (!row) throw new Refused('not-found', 'there is no such table (any more)');
    const ownData = row.ownData > 0 ? await this.store.ownData(id) : null;
    const { rules, words } = await rulesFor(row.game, row.rulesVersion, ownData);
    const table = emptyTable(row, words, rules);
    const entries = await this.store.entries(id, 1, row.seq); // another process may have added some since
    for (const entry of entries) note(table, entry);
    if (rules && entries.some(({ kind }) => kind === 'start'))
      table.match = new Match(rules.game, dealOf(row), table.journal, await this.snapshots(table));
    return table;
  }

  /** The kept states of at most `count` moves that today's rules can play on from, the latest first. */
  async snapshots({ row, rules, journal }: Loaded, count = journal.moves.length): Promise<Snapshot[]> {
    const { seats, options, key } = dealOf(row);
    const kept = await this.store.snapshots(row.id, count, rules!.by);
    if (kept.length === 0) return kept;
    const fields = Object.keys(rules!.game.setup(options, seats, tableRng(key, 0)) as object).join();
    return kept.filter(({ state }) => state !== null && Object.keys(state as object).join() === fields);
  }
}

const isGoingOn = (status: TableRow['status']): boolean => status === 'waiting' || status === 'playing';

const entryOf = (draft: Draft, seq: number, at: number): Entry => ({ seq, at, ...draft }) as Entry;

/** The state to keep, after every 64th move, so that a table loads as fast after a thousand moves as after ten. */
function snapshotOf({ journal, match, rules }: Loaded, written: readonly Entry[]): Append['snapshot'] {
  const last = written.at(-1);
  const count = journal.moves.length + 1;
  if (last?.kind !== 'move' || count % SNAPSHOT_EVERY !== 0) return null;
  return { seq: last.seq, count, state: match!.state, ...rules!.by };
}
