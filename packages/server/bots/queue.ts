/** Where a decision waits. */
export interface Place {
  readonly table: string;
  /** The people whose bots' time it takes; never empty. It is charged to the one whose bots have thought the least. */
  readonly accounts: readonly string[];
  /** Whether a person plays at the table. Tables of bots alone come after all others. */
  readonly hasPerson: boolean;
}

/** By table, in the order in which tables take turns. */
type Lines<Item> = Map<string, Item[]>;

interface Account<Item> {
  /** Thinking time, in milliseconds. An account that has been idle starts level with the others, not with a credit. */
  used: number;
  waiting: number;
  readonly withPerson: Lines<Item>;
  readonly botsAlone: Lines<Item>;
}

/** A decision under way, and what its account was charged for it in advance. */
interface Taken<Item> {
  readonly account: Account<Item>;
  readonly charged: number;
}

/** How much a new measurement changes the expected thinking time. */
const WEIGHT = 1 / 16;

/**
 * Decisions that wait for a bot. Fair between people by thinking time: the next decision is of the account whose bots
 * have thought the least, so a newcomer waits for the decisions under way and for no queue of somebody else. Within an
 * account tables take turns, and a table has one decision under way at most.
 */
export class FairQueue<Item extends Place> {
  readonly #most: number;
  readonly #accounts = new Map<string, Account<Item>>();
  readonly #taken = new Map<Item, Taken<Item>>();
  readonly #busy = new Set<string>();
  /** `used` of the account that was served last: where an account starts that was idle. */
  #level = 0;
  #expected = 1;
  #size = 0;

  /** Holds at most so many waiting decisions. */
  constructor(most: number) {
    this.#most = most;
  }

  /** How many decisions wait. */
  get size(): number {
    return this.#size;
  }

  /** How many decisions are under way. */
  get underWay(): number {
    return this.#taken.size;
  }

  /** Adds a decision. If there are too many, returns the newest of the account with the most, which no longer waits. */
  push(item: Item): Item | null {
    const account = this.#accountOf(item);
    const lines = linesOf(account, item);
    const line = lines.get(item.table);
    if (line) line.push(item);
    else lines.set(item.table, [item]);
    account.waiting++;
    this.#size++;
    return this.#size > this.#most ? this.#dropNewest() : null;
  }

  /** The next decision, now under way until `done`; null when none can be begun. */
  take(): Item | null {
    return this.#takeFrom('withPerson') ?? this.#takeFrom('botsAlone');
  }

  /** A decision that was taken has cost so many milliseconds of thinking. */
  done(item: Item, cost: number): void {
    const { account, charged } = this.#taken.get(item)!;
    this.#taken.delete(item);
    this.#busy.delete(item.table);
    account.used += cost - charged;
    if (cost > 0) this.#expected += (cost - this.#expected) * WEIGHT;
    if (this.#size + this.#taken.size === 0) this.#accounts.clear();
  }

  #accountOf({ accounts }: Item): Account<Item> {
    const [name] = accounts.toSorted((a, b) => this.#usedBy(a) - this.#usedBy(b));
    const known = this.#accounts.get(name!);
    if (known) {
      if (known.waiting === 0) known.used = Math.max(known.used, this.#level);
      return known;
    }
    const made = { used: this.#level, waiting: 0, withPerson: new Map(), botsAlone: new Map() };
    this.#accounts.set(name!, made);
    return made;
  }

  #usedBy(name: string): number {
    return this.#accounts.get(name)?.used ?? this.#level;
  }

  #takeFrom(kind: 'withPerson' | 'botsAlone'): Item | null {
    let first: { account: Account<Item>; table: string } | null = null;
    for (const [name, account] of this.#accounts) {
      if (account.waiting === 0 && account.used <= this.#level) this.#accounts.delete(name);
      if (first && first.account.used <= account.used) continue;
      const table = account[kind].keys().find((id) => !this.#busy.has(id));
      if (table !== undefined) first = { account, table };
    }
    return first && this.#begin(first.account, first.account[kind], first.table);
  }

  #begin(account: Account<Item>, lines: Lines<Item>, table: string): Item {
    const line = lines.get(table)!;
    const item = line.shift()!;
    lines.delete(table);
    if (line.length > 0) lines.set(table, line); // to the end: the others first
    account.waiting--;
    this.#size--;
    this.#level = Math.max(this.#level, account.used);
    // Charged now, or an account could fill every thread before its first decision is measured.
    account.used += this.#expected;
    this.#busy.add(table);
    this.#taken.set(item, { account, charged: this.#expected });
    return item;
  }

  #dropNewest(): Item {
    const longest = this.#accounts.values().reduce((a, b) => (b.waiting > a.waiting ? b : a));
    const lines = longest.botsAlone.size > 0 ? longest.botsAlone : longest.withPerson;
    const [table, line] = [...lines].at(-1)!;
    const item = line.pop()!;
    if (line.length === 0) lines.delete(table);
    longest.waiting--;
    this.#size--;
    return item;
  }
}

const linesOf = <Item extends Place>(account: Account<Item>, { hasPerson }: Item): Lines<Item> =>
  hasPerson ? account.withPerson : account.botsAlone;
