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
/** What a decision of a kind not met yet is expected to take, in milliseconds. */
const UNKNOWN = 1;

/**
 * Decisions that wait for a bot. Fair between people by thinking time: the next decision is of the account whose bots
 * will have thought the least after it, so a newcomer waits for the decisions under way and for no queue of somebody
 * else, and quick bots do not wait for a round of everybody's slow ones. Within an account tables take turns, and a table
 * has one decision under way at most.
 */
export class FairQueue<Item extends Place> {
  readonly #most: number;
  readonly #accounts = new Map<string, Account<Item>>();
  readonly #taken = new Map<Item, Taken<Item>>();
  readonly #busy = new Set<string>();
  /** The least that an account with a waiting decision has used: where an account starts that was idle. */
  #level = 0;
  /** The thinking time to expect, by kind of decision. */
  readonly #expected = new Map<string, number>();
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
    const expected = this.#expected.get(item.kind) ?? cost;
    if (cost > 0) this.#expected.set(item.kind, expected + (cost - expected) * WEIGHT);
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
    let first: { account: Account<Item>; table: string; after: number } | null = null;
    let least = Infinity;
    for (const [name, account] of this.#accounts) {
      if (account.waiting === 0 && account.used <= this.#level) this.#accounts.delete(name);
      if (account.waiting > 0) least = Math.min(least, account.used);
      if (first && first.after <= account.used) continue;
      const next = account[kind].entries().find(([table]) => !this.#busy.has(table));
      if (next === undefined) continue;
      const [table, [item]] = next;
      const after = account.used + this.#expectedOf(item!);
      if (!first || after < first.after) first = { account, table, after };
    }
    if (least < Infinity) this.#level = Math.max(this.#level, least);
    return first && this.#begin(first.account, first.account[kind], first.table);
  }

  #expectedOf({ kind }: Item): number {
    return this.#expected.get(kind) ?? UNKNOWN;
  }

  #begin(account: Account<Item>, lines: Lines<Item>, table: string): Item {
    const line = lines.get(table)!;
    const item = line.shift()!;
    lines.delete(table);
    if (line.length > 0) lines.set(table, line); // to the end: the others first
    account.waiting--;
    this.#size--;
    // Charged now, or an account could fill every thread before its first decision is measured.
    const charged = this.#expectedOf(item);
    account.used += charged;
    this.#busy.add(table);
    this.#taken.set(item, { account, charged });
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
