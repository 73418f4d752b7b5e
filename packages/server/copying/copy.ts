import { areEqual, digestOf } from './digest.ts';
import { judge } from './judge.ts';
import type { Judgement } from './judge.ts';
import { movable, OF_A_TABLE, OF_PEOPLE } from './place.ts';
import type { Kept, OfATable, Row, Snapshot, TableRows, Target } from './place.ts';

/** So many tables are copied in one transaction. */
const TOGETHER = 50;

/** What was copied and found right. */
export interface Checked {
  readonly tables: number;
  readonly entries: number;
  /** Finished games that verify, and running ones that replay to the same state. */
  readonly finished: number;
  readonly running: number;
  /** Tables of rules this Outcry does not have: copied as they are. */
  readonly unknown: number;
  /** Finished games that verify neither here nor there, by number. */
  readonly doubtful: readonly number[];
  /** Rows of everything that belongs to no table. */
  readonly people: number;
}

/** The copy is not what it was copied from. It stays marked as incomplete. */
export class NotTheSame extends Error {
  override readonly name = 'NotTheSame';
}

const noRows = () => Object.fromEntries(OF_A_TABLE.map((name) => [name, []])) as unknown as Record<OfATable, Row[]>;

/** The numbers of all tables, some at a time. */
async function* batches(snapshot: Snapshot): AsyncIterable<readonly number[]> {
  for (let last = 0; ;) {
    const numbers = await snapshot.numbers(last, TOGETHER);
    if (numbers.length === 0) return;
    last = numbers.at(-1)!;
    yield numbers;
  }
}

/** What the tables of these numbers consist of, by number. */
async function tablesOf(snapshot: Snapshot, numbers: readonly number[]): Promise<Map<number, TableRows>> {
  const tables = new Map(numbers.map((n) => [n, noRows()]));
  for (const name of OF_A_TABLE)
    for (const row of await snapshot.ofTables(name, numbers)) tables.get(row['n'] as number)?.[name].push(row);
  return tables;
}

const byNumber = (rows: readonly Row[]): Map<number, Row> => new Map(rows.map((row) => [row['n'] as number, row]));

/**
 * Copies an installation, or what has changed since it was copied: a table whose row is the same in both is the same, so
 * only others are written and judged again. It goes on after a copy that was cut off.
 */
export class Copy {
  readonly #target: Target;
  /** What became of each table that was judged. */
  readonly #judged = new Map<number, Judgement['kind']>();
  readonly #doubtful = new Set<number>();

  constructor(target: Target) {
    this.#target = target;
  }

  /** Makes the target what the snapshot is, and checks it. `advance` hears of every table. */
  async bring(source: Snapshot, advance: (tables: number) => void): Promise<Checked> {
    await this.#columnsFit(source);
    await this.#dropStale(source);
    for await (const numbers of batches(source)) {
      await this.#bringTables(source, numbers);
      advance(numbers.length);
    }
    const people = await this.#bringPeople(source);
    const old = movable((await this.#target.snapshot()).meta).map(([name]) => [name, null]);
    await this.#target.setMeta(Object.fromEntries([...old, ...movable(source.meta)]));
    await this.#target.numberOn(await source.lastOutboxId());
    return this.#checked(source, people);
  }

  /** A column that only the source has would be lost without a word. */
  async #columnsFit(source: Snapshot): Promise<void> {
    const target = await this.#target.snapshot();
    for (const table of [...OF_A_TABLE, ...OF_PEOPLE] as Kept[]) {
      const there = await target.columns(table);
      const missing = (await source.columns(table)).filter((column) => !there.includes(column));
      if (missing.length > 0) throw new Error(`${table} has no ${missing.join(', ')} in ${this.#target.name}`);
    }
  }

  /** Drops what was copied before and is another or gone at the source. */
  async #dropStale(source: Snapshot): Promise<void> {
    const target = await this.#target.snapshot();
    for await (const numbers of batches(target)) {
      const has = byNumber(await source.ofTables('game_table', numbers));
      const had = byNumber(await target.ofTables('game_table', numbers));
      const stale = numbers.filter((n) => !has.has(n) || !areEqual([had.get(n)!], [has.get(n)!]));
      if (stale.length > 0) await this.#target.dropTables(stale);
      for (const n of stale) this.#judged.delete(n);
    }
  }

  /** Writes what is missing of these tables, and checks those that nobody has checked. */
  async #bringTables(source: Snapshot, numbers: readonly number[]): Promise<void> {
    const unjudged = numbers.filter((n) => !this.#judged.has(n));
    if (unjudged.length === 0) return;
    const from = await tablesOf(source, unjudged);
    const there = byNumber(await (await this.#target.snapshot()).ofTables('game_table', unjudged));
    const missing = unjudged.filter((n) => !there.has(n));
    const rows = OF_A_TABLE.map((name) => [name, missing.flatMap((n) => from.get(n)![name])]);
    await this.#target.putTables(Object.fromEntries(rows) as TableRows);
    const copied = await tablesOf(await this.#target.snapshot(), unjudged);
    for (const n of unjudged) {
      if (OF_A_TABLE.some((name) => !areEqual(from.get(n)![name], copied.get(n)![name])))
        throw new NotTheSame(`table ${n} is not the same in ${this.#target.name}`);
      await this.#judge(n, from.get(n)!, copied.get(n)!);
    }
  }

  async #judge(n: number, from: TableRows, copied: TableRows): Promise<void> {
    const here = await judge(copied);
    const origin = here.kind === 'running' || (here.kind === 'finished' && !here.verifies) ? await judge(from) : here;
    if (JSON.stringify(here) !== JSON.stringify(origin))
      throw new NotTheSame(`the game at table ${n} is not the same in ${this.#target.name}`);
    this.#judged.set(n, here.kind);
    if (here.kind === 'finished' && !here.verifies) this.#doubtful.add(n);
    else this.#doubtful.delete(n);
  }

  /** Replaces people, logins and the like where any of it differs; yields how many rows there are. */
  async #bringPeople(source: Snapshot): Promise<number> {
    const differs = async () => {
      const target = await this.#target.snapshot();
      let rows = 0;
      for (const table of OF_PEOPLE) {
        const [from, to] = [await digestOf(source.all(table)), await digestOf(target.all(table))];
        if (from.rows !== to.rows || from.hash !== to.hash) return { table, rows };
        rows += to.rows;
      }
      return { table: null, rows };
    };
    if ((await differs()).table !== null) await this.#target.putPeople((table) => source.all(table));
    const { table, rows } = await differs();
    if (table !== null) throw new NotTheSame(`${table} is not the same in ${this.#target.name}`);
    return rows;
  }

  /** Counts everything in the target, and compares it with the source. */
  async #checked(source: Snapshot, people: number): Promise<Checked> {
    const target = await this.#target.snapshot();
    for (const table of OF_A_TABLE) {
      const [from, to] = [await source.count(table), await target.count(table)];
      if (from !== to) throw new NotTheSame(`${table} has ${to} rows in ${this.#target.name} instead of ${from}`);
    }
    if (JSON.stringify(movable(source.meta)) !== JSON.stringify(movable(target.meta)))
      throw new NotTheSame(`meta is not the same in ${this.#target.name}`);
    const kinds = [...this.#judged.values()];
    const countOf = (kind: Judgement['kind']) => kinds.filter((each) => each === kind).length;
    return {
      tables: kinds.length,
      entries: await target.count('entry'),
      finished: countOf('finished') - this.#doubtful.size,
      running: countOf('running'),
      unknown: countOf('unknown'),
      doubtful: [...this.#doubtful],
      people,
    };
  }
}
