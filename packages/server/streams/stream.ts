import type { StreamMessage } from '../api.ts';
import type { Pass } from '../auth.ts';
import { newId } from '../ids.ts';
import type { EntryRow } from '../store/store.ts';
import type { Sink } from './sink.ts';

/** What a stream is opened with. */
export interface Opening {
  readonly person: string;
  /** The session or token it was opened with: the stream ends with it. */
  readonly pass: Pick<Pass, 'id' | 'ends'>;
  readonly after: string | undefined;
  readonly watched: ReadonlySet<string>;
  readonly visible: boolean;
  readonly lobby: boolean;
  /** The networks it was opened from, as keyed hashes. */
  readonly networks?: readonly string[];
  readonly version: string;
}

/** Entries `from` to `to` of a table that a stream is still to be told. */
export interface Owed {
  readonly from: number;
  readonly to: number;
  /** None of them has a lower id. */
  readonly id: number;
}

/** One browser's (or program's) open stream, with what it is owed: every entry that concerns it and is not told yet. */
export class Stream {
  readonly id = newId();
  readonly person: string;
  readonly pass: Opening['pass'];
  readonly watched: ReadonlySet<string>;
  readonly networks: readonly string[];
  readonly sink: Sink;
  readonly muted = new Set<string>();
  /** The watched tables its person may look at, as far as the stream was told. */
  readonly seen = new Set<string>();
  /** Whether it is known what the stream missed before it opened. Until then no table tells it anything. */
  live = false;
  closed = false;
  /** By table, the last entry that was ever owed: one that was read before its notice came is not owed again. */
  readonly #last = new Map<string, number>();
  readonly #owed = new Map<string, readonly Owed[]>();

  constructor(
    { person, pass, watched, networks = [] }: Pick<Opening, 'person' | 'pass' | 'watched' | 'networks'>,
    sink: Sink,
  ) {
    this.networks = networks;
    this.person = person;
    this.pass = pass;
    this.watched = watched;
    this.sink = sink;
  }

  /** The tables of which something is owed. */
  get tables(): string[] {
    return [...this.#owed.keys()];
  }

  /** What is owed of a table, oldest first. */
  owed(table: string): readonly Owed[] {
    return this.#owed.get(table) ?? [];
  }

  /** Adds what was just committed. */
  owe(table: string, added: Owed): void {
    if (added.to <= (this.#last.get(table) ?? 0)) return;
    this.#last.set(table, added.to);
    const owed = this.owed(table);
    const last = owed.at(-1);
    const joins = last !== undefined && last.to + 1 === added.from;
    this.#set(table, joins ? [...owed.slice(0, -1), { ...last, to: added.to }] : [...owed, added]);
  }

  /** Adds entries that were missed before the stream opened; notices may have come for some of them by now. */
  oweMissed(table: string, entries: readonly EntryRow[]): void {
    const [first, last] = [entries[0]!, entries.at(-1)!];
    const missed: Owed = { from: first.seq, to: last.seq, id: first.id };
    this.#last.set(table, Math.max(last.seq, this.#last.get(table) ?? 0));
    this.#set(table, [missed, ...after(this.owed(table), last)]);
  }

  /** Notes that everything of a table up to an entry was told. */
  tell(table: string, entry: EntryRow): void {
    this.#set(table, after(this.owed(table), entry));
  }

  /** Forgets everything owed of a table. */
  forgive(table: string): void {
    this.#owed.delete(table);
  }

  /** The id up to which nothing is untold, where the store is complete up to `settled`. */
  cursor(settled: number): number {
    let cursor = settled;
    for (const [oldest] of this.#owed.values()) cursor = Math.min(cursor, oldest!.id - 1);
    return cursor;
  }

  #set(table: string, owed: readonly Owed[]): void {
    if (owed.length > 0) this.#owed.set(table, owed);
    else this.#owed.delete(table);
  }
}

/** What is left of some ranges after an entry. */
const after = (owed: readonly Owed[], { seq, id }: EntryRow): Owed[] =>
  owed
    .filter(({ to }) => to > seq)
    .map((range) => (range.from > seq ? range : { ...range, from: seq + 1, id: Math.max(range.id, id + 1) }));

/** The text of a cursor: the name of the data and an id, so that a restored backup is noticed. */
export const cursorOf = (epoch: string, id: number): string => `${epoch}.${id}`;

/** A message as the protocol writes it. */
export const frame = (message: StreamMessage): string => `data: ${JSON.stringify(message)}\n\n`;

/** A frame that carries a cursor as its id. */
export const withCursor = (cursor: string, text: string): string => `id: ${cursor}\n${text}`;

/** The id after which a client wants to go on; null: its cursor is not of this data. */
export function parseCursor(text: string, epoch: string): number | null {
  const [name, id] = text.split('.');
  return name === epoch && id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
