import type { Logger } from 'pino';
import type { Bus, PresenceNotice, TableNotice } from '../bus/bus.ts';
import { Refused } from '../errors.ts';
import type { EntryRow, Store } from '../store/store.ts';
import { seatsOf, summary } from '../tables/describe.ts';
import { bodyOf } from '../tables/loaded.ts';
import type { Loaded } from '../tables/loaded.ts';
import type { Tables } from '../tables/tables.ts';
import { Presence } from './presence.ts';
import { cursorOf, frame, parseCursor } from './stream.ts';
import type { Sink, Stream } from './stream.ts';
import { messages, seesAs, shownTo } from './tell.ts';

/** More missed entries than this and a client had better fetch everything anew. */
const MOST_MISSED = 1000;
const LOBBY_EVERY = 300;
const LOBBY_TABLES = 50;

/** What a stream is opened with. */
export interface Opening {
  readonly person: string;
  readonly after: string | undefined;
  readonly watched: ReadonlySet<string>;
  readonly lobby: boolean;
  readonly version: string;
}

/**
 * All open streams of this process. What was committed is told one entry after the other, in the order of commitment, so
 * that a cursor says exactly what its owner has seen; a stream that opens catches up in the same line.
 */
export class Hub {
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #log: Logger;
  readonly #byPerson = new Map<string, Set<Stream>>();
  readonly #byTable = new Map<string, Set<Stream>>();
  readonly #lobby = new Set<Stream>();
  readonly #presence: Presence;
  #line: Promise<void> = Promise.resolve();
  #lobbyTimer: NodeJS.Timeout | null = null;
  #size = 0;

  constructor(tables: Tables, bus: Bus, log: Logger) {
    this.#tables = tables;
    this.#store = tables.store;
    this.#log = log;
    this.#presence = new Presence(tables, bus, log, (person) => this.#byPerson.has(person));
    bus.subscribe((notice) => {
      if (notice.kind === 'presence') this.#tellPresence(notice);
      else if (this.#concerned(notice).length > 0) this.#enqueue(() => this.#tell(notice));
      if (notice.kind === 'table' && notice.lobby) this.#lobbyChanged();
    });
  }

  /** How many streams are open. */
  get size(): number {
    return this.#size;
  }

  /** Whether a person has a stream open, here or at another server. */
  readonly connected = (person: string): boolean => this.#presence.has(person);

  /** How many streams a person has open here. */
  streamsOf(person: string): number {
    return this.#byPerson.get(person)?.size ?? 0;
  }

  /** Opens a stream; yields the function that closes it. */
  open({ person, after, watched, lobby, version }: Opening, sink: Sink): () => void {
    // Registered at once, so that nothing is missed while it catches up; until then it is told nothing.
    const stream: Stream = { person, watched, lobby, sink, muted: new Set(), cursor: Infinity };
    let closed = false;
    this.#size++;
    add(this.#byPerson, person, stream);
    for (const table of watched) add(this.#byTable, table, stream);
    if (lobby) this.#lobby.add(stream);
    this.#enqueue(async () => {
      if (closed) return;
      for (const muted of await this.#store.mutes(person)) stream.muted.add(muted.person);
      await this.#catchUp(stream, after, version);
      if (lobby) this.#write(stream, await this.#lobbyFrame());
    });
    this.#presence.arrived(person);
    return () => {
      if (closed) return;
      closed = true;
      this.#size--;
      this.#lobby.delete(stream);
      for (const table of watched) drop(this.#byTable, table, stream);
      drop(this.#byPerson, person, stream);
      this.#presence.left(person);
    };
  }

  /** A person does (not) want to read another's chat any more: his open streams know it at once. */
  mute(person: string, other: string, muted: boolean): void {
    for (const stream of this.#byPerson.get(person) ?? [])
      if (muted) stream.muted.add(other);
      else stream.muted.delete(other);
  }

  /** Keeps connections open that have nothing to say, and lets dead ones be noticed. */
  beat(): void {
    for (const streams of this.#byPerson.values()) for (const stream of streams) this.#write(stream, ': \n\n');
  }

  /** Who is here now. */
  get people(): readonly string[] {
    return [...this.#byPerson.keys()];
  }

  /** Ends all streams: their owners come back to another server, or to this one later. */
  async close(): Promise<void> {
    if (this.#lobbyTimer) clearTimeout(this.#lobbyTimer);
    this.#presence.close();
    for (const streams of this.#byPerson.values()) for (const { sink } of streams) sink.end();
    await this.#line;
  }

  /** Waits until all that was published so far is told. */
  async told(): Promise<void> {
    await this.#line;
  }

  #enqueue(job: () => Promise<void>): void {
    this.#line = this.#line.then(job).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#log.error({ err: error }, 'a message could not be told');
    });
  }

  #write({ sink, cursor }: Stream, text: string): void {
    if (cursor !== Infinity && !sink.write(text)) sink.end();
  }

  #concerned({ table, people }: Pick<TableNotice, 'table' | 'people'>): Stream[] {
    const streams = new Set(this.#byTable.get(table));
    for (const person of people) for (const stream of this.#byPerson.get(person) ?? []) streams.add(stream);
    return [...streams];
  }

  #tell(notice: TableNotice): Promise<void> {
    return this.#tables.read(notice.table, async (table) => {
      const entries = await this.#entries(table, notice.from, notice.to);
      const frames = new Map<string, readonly { entry: EntryRow; text: string }[]>();
      for (const stream of this.#concerned(notice)) {
        const seats = seesAs(table, stream);
        const sat = notice.people.includes(stream.person);
        const shown = shownTo(seats, sat, entries);
        if (shown.length === 0) continue;
        const kind = `${seats === null} ${sat} ${seats?.length ? stream.person : stream.person === table.row.host}`;
        const known = frames.get(kind);
        const texts = known ?? (await this.#frames(table, stream.person, seats, shown));
        if (!known) frames.set(kind, texts);
        this.#deliver(stream, texts);
      }
    });
  }

  async #frames(table: Loaded, person: string, seats: readonly number[] | null, entries: readonly EntryRow[]) {
    const told = await messages(this.#tables, table, person, seats, entries, this.connected);
    return told.map(({ entry, message }) => ({
      entry,
      text: frame(message, cursorOf(this.#store.epoch, entry.id)),
    }));
  }

  #deliver(stream: Stream, texts: readonly { entry: EntryRow; text: string }[]): void {
    for (const { entry, text } of texts) {
      if (entry.id <= stream.cursor) continue;
      stream.cursor = entry.id;
      if (entry.kind === 'chat' && stream.muted.has(bodyOf(entry, 'chat').person)) continue;
      this.#write(stream, text);
    }
  }

  async #entries({ row, recent }: Loaded, from: number, to: number): Promise<EntryRow[]> {
    const first = recent[0]?.entry.seq ?? Infinity;
    const known = first <= from ? recent.map(({ entry }) => entry) : await this.#store.entries(row.id);
    return known.filter(({ seq }) => seq >= from && seq <= to);
  }

  /** Says hello, and then what was missed since the cursor. */
  async #catchUp(stream: Stream, after: string | undefined, version: string): Promise<void> {
    const { epoch } = this.#store;
    const last = await this.#store.lastId();
    const wanted = after === undefined ? last : parseCursor(after, epoch);
    const hello = { kind: 'hello', person: stream.person, version, now: this.#tables.now() } as const;
    const from = wanted !== null && wanted <= last ? wanted : null;
    stream.cursor = from ?? last;
    this.#write(stream, `retry: 1000\n${frame(hello, cursorOf(epoch, stream.cursor))}`);
    const missed =
      from === null ? null : await this.#store.entriesAfter(from, stream.person, [...stream.watched], MOST_MISSED + 1);
    if (missed === null || missed.length > MOST_MISSED) {
      stream.cursor = last;
      this.#write(stream, frame({ kind: 'reset' }, cursorOf(epoch, last)));
      return;
    }
    const byTable = Map.groupBy(missed, ({ table }) => table);
    const texts: { entry: EntryRow; text: string }[] = [];
    for (const [id, rows] of byTable)
      await this.#tables.read(id, async (table) => {
        const seats = seesAs(table, stream);
        const shown = shownTo(
          seats,
          table.row.removed.includes(stream.person),
          rows.map(({ entry }) => entry),
        );
        if (shown.length > 0) texts.push(...(await this.#frames(table, stream.person, seats, shown)));
      });
    this.#deliver(
      stream,
      texts.toSorted((a, b) => a.entry.id - b.entry.id),
    );
  }

  #tellPresence(notice: PresenceNotice): void {
    const { person, connected } = notice;
    this.#presence.note(notice);
    this.#enqueue(async () => {
      for (const id of await this.#store.tablesGoingOn(person))
        await this.#tables.read(id, (table) => {
          const people = table.row.seats.flatMap((seat) => seat.person ?? []);
          for (const stream of this.#concerned({ table: id, people })) {
            if (seesAs(table, stream) === null) continue;
            for (const seat of seatsOf(table.row, person))
              this.#write(stream, frame({ kind: 'presence', table: id, seat, connected }));
          }
        });
    });
  }

  #lobbyChanged(): void {
    if (this.#lobbyTimer || this.#lobby.size === 0) return;
    this.#lobbyTimer = setTimeout(() => {
      this.#lobbyTimer = null;
      this.#enqueue(async () => {
        const text = await this.#lobbyFrame();
        for (const stream of this.#lobby) this.#write(stream, text);
      });
    }, LOBBY_EVERY);
    this.#lobbyTimer.unref();
  }

  async #lobbyFrame(): Promise<string> {
    const tables = await this.#store.openTables(LOBBY_TABLES);
    return frame({ kind: 'lobby', tables: tables.map((row) => summary(row, null)) });
  }
}

function add<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = map.get(key);
  if (set) set.add(value);
  else map.set(key, new Set([value]));
}

function drop<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
}
