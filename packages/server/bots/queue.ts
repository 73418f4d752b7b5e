import { Effort } from './effort.ts';

/** Where a decision waits. */
export interface Place {
  readonly table: string;
  /** The people whose bots' time it takes; never empty. It is charged to the one whose bots have thought the least. */
  readonly accounts: readonly string[];
  /** Whether a person plays at the table. Tables of bots alone come after all others. */
  readonly hasPerson: boolean;
  /** Decisions of one kind cost about the same. */
  readonly kind: string;
}

/** By table, in the order in which tables take turns. */
interface Lines<Item> {
  readonly tables: Map<string, Item[]>;
  waiting: number;
}
type LinesName = 'withPerson' | 'botsAlone';

interface Account<Item> extends Readonly<Record<LinesName, Lines<Item>>> {
  /** Thinking time, in milliseconds. An account that has been idle starts level with the others, not with a credit. */
  used: number;
}

/** A decision under way, what its account was charged for it in advance, and how often its budget was halved. */
interface Taken<Item> {
  readonly account: Account<Item>;
  readonly charged: number;
  readonly halvings: number;
}

/** So many waiting decisions of one account count as load, about those of one table: nobody's many tables slow others down. */
const COUNTED = 4;

/**
 * Decisions that wait for a bot. Fair between people by thinking time: the next decision is of the account whose bots
 * will have thought the least after it, so a newcomer waits for the decisions under way and for no queue of somebody
 * else, and quick bots do not wait for a round of everybody's slow ones. Within an account tables take turns, and a table
 * has one decision under way at most. When too many people's decisions wait, budgets fall (see `Effort`).
 */
export class FairQueue<Item extends Place> {
  readonly #most: number;
  readonly #threads: number;
  readonly #effort: Effort;
  readonly #accounts = new Map<string, Account<Item>>();
  readonly #taken = new Map<Item, Taken<Item>>();
  readonly #busy = new Set<string>();
  /** The least that an account with a waiting decision has used: where an account starts that was idle. */
  #level = 0;
  /** How many decisions of each kind wait. */
  readonly #kinds = new Map<string, number>();
  #size = 0;

  /** Holds at most so many waiting decisions, which so many threads think about. */
  constructor(most: number, threads = 1, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#threads = threads;
    this.#effort = new Effort(now);
  }

  /** How many decisions wait. */
  get size(): number {
    return this.#size;
  }

  /** How many decisions are under way. */
  get underWay(): number {
    return this.#taken.size;
  }

  /** How often the budget of a decision begun now is halved, because too many wait. */
  get halvings(): number {
    return this.#effort.halvings;
  }

  /** Adds a decision. If there are too many, returns the newest of the account with the most, which no longer waits. */
  push(item: Item): Item | null {
    const lines = this.#accountOf(item)[linesOf(item)];
    const line = lines.tables.get(item.table);
    if (line) line.push(item);
    else lines.tables.set(item.table, [item]);
    this.#count(lines, item, 1);
    return this.#size > this.#most ? this.#dropNewest() : null;
  }

  /** Takes a decision out that nobody wants any more; false: it does not wait. */
  drop(item: Item): boolean {
    for (const account of this.#accounts.values()) {
      const lines = account[linesOf(item)];
      const line = lines.tables.get(item.table);
      if (!line?.includes(item)) continue;
      if (line.length === 1) lines.tables.delete(item.table);
      else line.splice(line.indexOf(item), 1);
      this.#count(lines, item, -1);
      return true;
    }
    return false;
  }

  /** The next decision, now under way until `done`; null when none can be begun. */
  take(): Item | null {
    return this.#takeFrom('withPerson') ?? this.#takeFrom('botsAlone');
  }

  /**
   * A decision that was taken has cost so many milliseconds of processor time, and took so many by the clock (0: nobody
   * thought about it). Accounts pay for the first. The second is what others wait: it is longer on a busy machine.
   */
  done(item: Item, cost: number, took = cost): void {
    const { account, charged, halvings } = this.#taken.get(item)!;
    this.#taken.delete(item);
    this.#busy.delete(item.table);
    account.used += cost - charged;
    if (took > 0) this.#effort.measure(item.kind, halvings, took);
    if (this.#size + this.#taken.size === 0) this.#accounts.clear();
  }

  #accountOf({ accounts }: Item): Account<Item> {
    const [name] = accounts.toSorted((a, b) => this.#usedBy(a) - this.#usedBy(b));
    const known = this.#accounts.get(name!);
    if (known) {
      if (waitingOf(known) === 0) known.used = Math.max(known.used, this.#level);
      return known;
    }
    const made = { used: this.#level, withPerson: noLines<Item>(), botsAlone: noLines<Item>() };
    this.#accounts.set(name!, made);
    return made;
  }

  #usedBy(name: string): number {
    return this.#accounts.get(name)?.used ?? this.#level;
  }

  #takeFrom(name: LinesName): Item | null {
    let first: { account: Account<Item>; table: string; after: number } | null = null;
    let least = Infinity;
    for (const [id, account] of this.#accounts) {
      const waiting = waitingOf(account);
      if (waiting === 0 && account.used <= this.#level) this.#accounts.delete(id);
      if (waiting > 0) least = Math.min(least, account.used);
      if (first && first.after <= account.used) continue;
      const next = account[name].tables.entries().find(([table]) => !this.#busy.has(table));
      if (next === undefined) continue;
      const [table, [item]] = next;
      const after = account.used + this.#effort.expectedOf(item!.kind);
      if (!first || after < first.after) first = { account, table, after };
    }
    if (least < Infinity) this.#level = Math.max(this.#level, least);
    return first && this.#begin(first.account, name, first.table);
  }

  #begin(account: Account<Item>, name: LinesName, table: string): Item {
    this.#adapt(account, name);
    const lines = account[name];
    const line = lines.tables.get(table)!;
    const item = line.shift()!;
    lines.tables.delete(table);
    if (line.length > 0) lines.tables.set(table, line); // to the end: the others first
    this.#count(lines, item, -1);
    // Charged now, or an account could fill every thread before its first decision is measured.
    const charged = this.#effort.expectedOf(item.kind);
    account.used += charged;
    this.#busy.add(table);
    this.#taken.set(item, { account, charged, halvings: this.halvings });
    return item;
  }

  /** Adapts budgets to the decisions of other people that wait now. Those of bots alone keep no person waiting. */
  #adapt(own: Account<Item>, name: LinesName): void {
    let others = 0;
    for (const account of this.#accounts.values()) {
      const waiting = name === 'withPerson' ? account.withPerson.waiting : waitingOf(account);
      if (account !== own) others += Math.min(COUNTED, waiting);
    }
    this.#effort.adapt((halvings) => {
      let work = 0;
      for (const [kind, waiting] of this.#kinds) work += waiting * this.#effort.expectedOf(kind, halvings);
      return (others * work) / Math.max(1, this.#size) / this.#threads;
    });
  }

  #dropNewest(): Item {
    const longest = this.#accounts.values().reduce((a, b) => (waitingOf(b) > waitingOf(a) ? b : a));
    const lines = longest.botsAlone.waiting > 0 ? longest.botsAlone : longest.withPerson;
    const item = [...lines.tables.values()].at(-1)!.at(-1)!;
    this.drop(item);
    return item;
  }

  #count(lines: Lines<Item>, { kind }: Item, change: 1 | -1): void {
    lines.waiting += change;
    this.#size += change;
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + change);
  }
}

const linesOf = ({ hasPerson }: Place): LinesName => (hasPerson ? 'withPerson' : 'botsAlone');

const noLines = <Item>(): Lines<Item> => ({ tables: new Map(), waiting: 0 });

const waitingOf = ({ withPerson, botsAlone }: Account<unknown>): number => withPerson.waiting + botsAlone.waiting;
