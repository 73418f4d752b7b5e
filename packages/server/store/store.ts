import type { DealStep, Fairness, Result, Seat, Snapshot } from '@outcry/engine';
import type { Clock, Entry, Names, StandInReason, Token } from '../api.ts';
import type { AccountStore } from './accountStore.ts';
import type { OwnStore } from './ownStore.ts';
import type { ReviewStore } from './reviewStore.ts';
import type { RatingStore } from './ratingStore.ts';
import type { OrderStore } from './orderStore.ts';
import type { NotifyStore } from './notifyStore.ts';

/** Somebody whose seat another took in their absence: it is theirs again as soon as they say so. */
export interface Claim {
  readonly person: string;
  /** What they called the seat; absent: by their own name. */
  readonly name?: string;
  /** When the claim ends; null: they have not been back at the table yet. */
  readonly until: number | null;
}

/** How a bot took over a seat. */
export interface HandedOver {
  readonly seq: number;
  /** What was asked then, and how long the person had thought about it. */
  readonly decision: number | null;
  readonly thought: number;
  /** Their time had run out, and they have left since. */
  readonly ranOut?: boolean;
}

/** Who or what sits at a seat. */
export interface SeatRow {
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string;
  /** The bot of the seat; of a person's seat: the bot that plays for them now. */
  readonly bot: string | null;
  readonly standIn: StandInReason | null;
  /** Where a bot took over. */
  readonly handedOver?: HandedOver;
  /** The decision for which they got more time after it ran out: they get it once for each. */
  readonly secondChance?: number;
  /** What its person answers in advance, by the game's own schema; absent: nothing. Nobody else may know. */
  readonly standing?: readonly unknown[];
  /** When its person was or is on vacation, in order: clocks of slow tables stand still then. Absent: never. */
  readonly vacation?: readonly (readonly [from: number, until: number])[];
  /** How often the seat was renamed with its person; absent: never. */
  readonly renamed?: number;
  /** Who may take the seat back from the person there, oldest first; absent: nobody. */
  readonly claims?: readonly Claim[];
}

/** What is asked of each seat, and its clock. Kept in the database, so that clocks survive everything. */
export interface Turn {
  /** By seat: the entry after which it was asked; null: nothing is asked. */
  readonly asked: readonly (number | null)[];
  /** By seat: when its clock began to run; null: it does not run. */
  readonly since: readonly (number | null)[];
  /** By seat: milliseconds in the bank; null without a bank. */
  readonly left: readonly (number | null)[];
  /** By seat: how many moves its person made, and how long they thought in all; absent: none yet, or in an older table. */
  readonly spent?: readonly Spent[];
}
export type Spent = readonly [moves: number, milliseconds: number];

export type Status = 'waiting' | 'playing' | 'over' | 'ended';

/**
 * What a table is played by. The host may change options, clock and absence until the game begins. An owner's tables are
 * apart (see `Store.ownData`).
 */
export interface Terms {
  readonly options: unknown;
  readonly clock: Clock;
  readonly absence: number | null;
  /** Absent: browsers may give hints. */
  readonly hints?: false;
}

/** How the cards are dealt: what was given so far, and at the end the whole record. */
export interface DealRow extends Fairness {
  /** What the seats are asked for; null: the cards are dealt. */
  readonly step: DealStep | null;
}

/** An owner's tables, by name: they replace the printed ones. */
export type OwnData = Readonly<Record<string, unknown>>;

/** A table without its entries and its owner's tables. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  /** Of the rules it is played by, to its end. */
  readonly rulesVersion: number;
  readonly host: string;
  readonly created: number;
  readonly terms: Terms;
  /** The size of the owner's tables it is played with, in bytes of JSON; 0: it is played with the printed ones. */
  readonly ownData: number;
  /** Keyed hashes of the network and the address it was made from, to count tables by; null: not known, or the game is over. */
  readonly address: string | null;
  readonly status: Status;
  readonly ended: 'vote' | 'closed' | 'abandoned' | null;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly seats: readonly SeatRow[];
  /** Null before the host starts the game. */
  readonly deal: DealRow | null;
  /** People the host removed: they cannot sit down here again. */
  readonly removed: readonly string[];
  readonly next: string | null;
  /** Its host wants the game to count for ratings. */
  readonly rated: boolean;
  /** A bot thought less because the server was busy: the game counts for nobody's rating. */
  readonly unrated: boolean;
  /** Number of the last entry. */
  readonly seq: number;
  /** How often the row was written, with entries or without: whoever knows another version knows an old row. */
  readonly version: number;
  readonly turn: Turn;
  readonly result: Result | null;
  /** When somebody has to look at the table again (a clock runs out, a bot should have moved, an attempt to deal is void); null: never. */
  readonly due: number | null;
  readonly updated: number;
}

/** A table as lists read it: of its terms only the clock, which is small. */
export type ListedRow = Omit<TableRow, 'terms'> & { readonly terms: Pick<Terms, 'clock'> };

/** Tables that wait or are played, counted for a quota. */
export interface GoingOn {
  readonly waiting: number;
  readonly playing: number;
  /** Those being played at which no person plays themselves. */
  readonly botsAlone: number;
  /** The bytes of all their owners' tables. */
  readonly ownData: number;
}

/** A table whose game is over, and when it began and ended (talk may have followed). */
export interface FinishedRow {
  readonly table: ListedRow;
  readonly started: number;
  readonly finished: number;
}

/** A table, and the seat of it that a person lost to another. */
export interface FormerRow {
  readonly table: ListedRow;
  readonly seat: Seat;
}

/** An entry on disk. `id` grows over all tables in the order of commitment: it is what a stream's cursor counts. */
export type EntryRow = Entry & { readonly id: number };

/** The rules that made a state. A state made by other rules, or of another shape, is ignored. */
export interface MadeBy {
  readonly rulesVersion: number;
  /** See `fingerprintOf` of the engine. */
  readonly fingerprint: string;
}

/** Work that follows from a change, such as a message to send. `body` is plain JSON; nothing happens before `due`. */
export interface NewOutboxRow {
  readonly kind: string;
  readonly body: unknown;
  readonly due: number;
}

/** Work on disk, until somebody has done and dropped it. No id is given twice. */
export interface OutboxRow extends NewOutboxRow {
  readonly id: number;
}

/** What is written together, or not at all. `before` is the row as the writer knew it; null: the table is new. */
export interface Append {
  readonly before: TableRow | null;
  readonly after: TableRow;
  readonly entries: readonly Entry[];
  /** The owner's tables of a new table; null: the printed ones, or the table is not new. */
  readonly ownData: OwnData | null;
  readonly snapshot: (Snapshot & MadeBy) | null;
  readonly outbox: readonly NewOutboxRow[];
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

/** A token, without its secret. */
export type TokenRow = Token;

/** Says until when an open stream counts as open. It is renewed while the stream is open, and ends by itself. */
export interface Lease {
  readonly stream: string;
  /** The process that holds the stream. */
  readonly node: string;
  readonly person: string;
  /** The tables on the screen. */
  readonly looking: readonly string[];
  readonly visible: boolean;
  readonly until: number;
}

/** The table has changed since it was read: load it again and retry. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The store cannot write (disk full, read-only, broken). Nothing was written. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The store broke while it wrote: it may be written or not. */
export class Interrupted extends StoreUnavailable {
  override readonly name = 'Interrupted';
}

/**
 * Where everything that matters is kept. When a promise of a writing method is fulfilled, what it wrote is on disk; when
 * it is rejected, nothing of it is, unless with Interrupted. store-laws.ts holds for every implementation.
 */
export interface Store extends AccountStore, RatingStore, OrderStore, NotifyStore, OwnStore, ReviewStore {
  /**
   * Throws a Conflict when the table is not as `before` says (its `seq` and `version`). Calls `committed` once the change is
   * on disk, with the ids of its entries: the caller publishes its notice there. `committed` must not throw.
   */
  append(change: Append, committed: (ids: readonly number[]) => void): Promise<void>;
  /** Work that is due, the longest due first. */
  dueOutbox(now: number, limit: number): Promise<OutboxRow[]>;
  /** Drops work that is done; ids of rows that are gone already are ignored. */
  dropOutbox(ids: readonly number[]): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  tableOfCode(code: string): Promise<string | null>;
  /** The owner's tables it is played with; null: the printed ones, or there is no such table. */
  ownData(table: string): Promise<OwnData | null>;
  /** The entries `from` to `to` (default: all), oldest first. */
  entries(table: string, from?: number, to?: number): Promise<EntryRow[]>;
  /** The latest readable snapshots of at most `count` moves made by these rules, the latest first. */
  snapshots(table: string, count: number, by: MadeBy): Promise<Snapshot[]>;

  /** Public tables with an open seat that wait for their start, newest first: at most `share` of a host or an address. */
  openTables(limit: number, share: number): Promise<ListedRow[]>;
  /** Public tables being played that everybody may watch, in the same way. */
  watchable(limit: number, share: number): Promise<ListedRow[]>;
  /** Tables of a person that are over and that they did not drop, the last made first: those made before `before`. */
  pastTablesOf(person: string, before: string | null, limit: number): Promise<ListedRow[]>;
  /** Leaves a table out of a person's list, or puts it back. */
  setDropped(person: string, table: string, dropped: boolean): Promise<void>;
  /** Games a person played to their end, the last made first: those made before the table `before`, where it is named. */
  finishedOf(
    person: string,
    wanted: { readonly game: string | null; readonly before: string | null; readonly limit: number },
  ): Promise<FinishedRow[]>;
  /** Tables that wait or are played at which a person has a seat, the last changed first. */
  tablesGoingOn(person: string, limit: number): Promise<ListedRow[]>;
  /** Tables being played at which a person lost their seat to another and has none, with that seat, the last lost first. */
  formerTablesOf(person: string, limit: number): Promise<FormerRow[]>;
  /** What goes on at tables of which a person is the host. */
  hostedBy(person: string): Promise<GoingOn>;
  /** What goes on at tables made from an address (`network.address`), or from anywhere in a network (`network`). */
  madeFrom(address: string): Promise<GoingOn>;
  /** How many games of bots alone are older than a table, by its host and by the address it was made from. */
  botsAloneBefore(table: string): Promise<{ readonly ofHost: number; readonly ofAddress: number }>;
  /** Tables to look at now, of the games and versions named ("stockpile 2"). */
  due(now: number, limit: number, rules: readonly string[]): Promise<string[]>;
  /** Names the data: it changes when a backup is restored, and cursors of before then mean nothing. */
  readonly epoch: string;
  /**
   * How far the entries are complete. Of every entry with an id at or below it: it is committed and can be read, no other
   * will ever appear there, and its notice has been published on this process's bus. It never falls. Entries above it may
   * be committed, read and published already, in any order: a database with several writers may commit ids out of order,
   * and then reports the highest id below which no write is under way and no notice of another process is awaited.
   */
  settled(): number;
  /**
   * Resolves when everything that was committed before the call, by whichever process, was published on this process's
   * bus, and `settled` is as far as it was at any process then.
   */
  fresh(): Promise<void>;
  /**
   * Entries after an id at the tables of a person and at those named, in order, with the table of each; null: there are
   * more than `limit`.
   */
  entriesAfter(
    id: number,
    person: string,
    watched: readonly string[],
    limit: number,
  ): Promise<{ table: string; entry: EntryRow }[] | null>;

  person(id: string): Promise<PersonRow | null>;
  /** The names these people have now; forgotten people are left out. */
  names(people: readonly string[]): Promise<Names>;
  /** The person of a login, made with that name if there is none yet. */
  personOfUser(user: string, name: string, now: number): Promise<PersonRow>;
  renamePerson(id: string, name: string): Promise<void>;
  /** Notes that people were here without a stream: programs that only ask. */
  seen(people: readonly string[], now: number): Promise<void>;
  /** Until when a person was here (a lease that goes on lies in the future), or when they first came. */
  lastSeen(person: string): Promise<number>;
  /** Writes leases, drops those of streams that closed, and forgets those that have ended. */
  lease(put: readonly Lease[], dropped: readonly string[], now: number): Promise<void>;
  /** The person who holds a stream, wherever it is open; null: it is not. */
  holderOf(stream: string, now: number): Promise<string | null>;
  /** The leases that have not ended. */
  leases(now: number): Promise<Lease[]>;
  /** False, and nothing is added, when the person has `most` tokens already. */
  addToken(person: string, token: Omit<TokenRow, 'used'>, hash: string, most: number): Promise<boolean>;
  tokens(person: string): Promise<TokenRow[]>;
  dropToken(person: string, id: string): Promise<boolean>;
  /** The token with this hash and its person, whether it has ended or not. */
  tokenOf(hash: string): Promise<{ token: TokenRow; person: PersonRow } | null>;
  useTokens(ids: readonly string[], now: number): Promise<void>;
  /** Forgets tokens that have ended; yields how many. */
  dropEndedTokens(now: number): Promise<number>;
  mutes(person: string): Promise<{ person: string; name: string }[]>;
  setMute(person: string, muted: string, on: boolean): Promise<void>;

  /** Says that the server lives; clocks do not run while none did. Yields whether one had to be given time back, as by `wake`. */
  beat(now: number): Promise<boolean>;
  /**
   * After a start, a sleep or a change of the system's clock: no clock, absence or lease counts the time since `last`
   * (default: the last beat), and bots' turns are due. Time that is set back gives and takes nothing. Yields whether
   * anything changed: where other processes ran in the meantime, nothing does.
   */
  wake(now: number, last?: number | null): Promise<boolean>;
  /** Forgets tables that never started and were not touched since; yields their ids. */
  forgetWaiting(since: number): Promise<string[]>;
  /** Forgets tables that were closed before their start and not touched since; yields their ids. */
  forgetClosed(since: number): Promise<string[]>;
  /** Forgets guests who sit nowhere and were not seen since, at most `limit` of them; yields how many. */
  forgetGuests(since: number, limit: number): Promise<number>;
  /** Tables being played that nobody touched since, of the games and versions named. */
  abandoned(since: number, limit: number, rules: readonly string[]): Promise<string[]>;
  /**
   * Does work while nobody else, at any process, does work under one of these names. Give names in an order that everybody
   * keeps, so that no two wait for each other.
   */
  alone<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>;
  /** Has the bots of these tables asked again now: the process that asked them ends. */
  handOn(tables: readonly string[], now: number): Promise<void>;
  /** Fails when the store cannot be read and written. */
  check(): Promise<void>;
  close(): Promise<void>;
}
