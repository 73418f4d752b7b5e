import type { Seat } from '@outcry/engine';
import type { Logger } from 'pino';
import type { Announcement } from '../api.ts';
import type { Bus, MuteNotice, PresenceNotice, SightNotice, TableNotice } from '../bus/bus.ts';
import { Refused } from '../errors.ts';
import type { EntryRow, ListedRow, Store, TableRow } from '../store/store.ts';
import { hasClaim } from '../tables/claims.ts';
import { seatsOf, sees } from '../tables/describe.ts';
import type { Loaded } from '../tables/loaded.ts';
import type { Tables } from '../tables/tables.ts';
import { Lines } from './lines.ts';
import { Lobby } from './lobby.ts';
import { Leases } from './presence.ts';
import type { Presence, Sight } from './presence.ts';
import { add, drop } from './sets.ts';
import type { Sink } from './sink.ts';
import { Spectators } from './spectators.ts';
import { cursorOf, frame, parseCursor, Stream, withCursor } from './stream.ts';
import type { Opening } from './stream.ts';
import { messages, seesAs, shownTo } from './tell.ts';

/** A client that missed more entries than this, or entries of more tables, fetches everything again. */
const MOST_MISSED = 1000;
const BEAT = frame({ kind: 'beat' });
const MOST_MISSED_TABLES = 100;
/** The presence of a person at more tables than this is told at the last changed ones only. */
const MOST_PRESENT = 200;

const NOBODY: readonly never[] = [];
const NO_STREAMS: ReadonlySet<never> = new Set();

/** An entry and the frame that tells it to everybody who sees the table alike; null: they may not know of it. */
interface Telling {
  readonly entry: EntryRow;
  readonly text: string | null;
}

/**
 * All open streams of this process. Each table has a line of its own: its entries are told in order, and a table that is
 * slow or fails delays no other. What a notice says is owed to the streams it concerns until it is told, and a cursor
 * stays below what is owed; so a stream that resumes misses nothing, and may be told again what ran ahead.
 */
export class Hub {
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #byPerson = new Map<string, Set<Stream>>();
  readonly #byTable = new Map<string, Set<Stream>>();
  /** By table, the streams that are owed something of it. */
  readonly #owing = new Map<string, Set<Stream>>();
  readonly #leases: Leases;
  readonly #lines: Lines;
  readonly #lobby: Lobby;
  readonly #spectators: Spectators;
  #size = 0;

  constructor(tables: Tables, bus: Bus, log: Logger) {
    this.#tables = tables;
    this.#store = tables.store;
    this.#bus = bus;
    this.#log = log;
    this.#lines = new Lines((error) => {
      if (!(error instanceof Refused)) this.#log.error({ err: error }, 'a message could not be told');
    });
    const write = (stream: Stream, text: string) => this.#write(stream, text);
    this.#lobby = new Lobby(tables.openTables, this.#lines, write);
    this.#spectators = new Spectators(
      this.#store,
      this.#lines,
      (table) => this.#byTable.get(table) ?? [],
      (table) => this.#leases.lookers(table),
      write,
    );
    this.#leases = new Leases(tables, bus, log, (notice) => this.#tellPresence(notice));
    bus.subscribe((notice) => {
      if (notice.kind === 'table') this.#heed(notice);
      if (notice.kind === 'pass-ended') this.#cut((stream) => stream.pass.id === notice.pass);
      if (notice.kind === 'gone' || notice.kind === 'anew') this.#lobby.changed();
      if (notice.kind === 'anew') this.#anew();
      if (notice.kind === 'mute') this.#mute(notice);
      if (notice.kind === 'sight') this.#see(notice);
      if (notice.kind === 'news') this.#tellNews(notice.person);
    });
  }

  /** How many streams are open. */
  get size(): number {
    return this.#size;
  }

  /** Who is here, at this server or at another. */
  get presence(): Presence {
    return this.#leases;
  }

  /** Whether a person has a stream open, here or at another server. */
  readonly connected = (person: string): boolean => this.#leases.connected(person);

  /** Whether a stream that is open here shows a table. */
  readonly isShown = (table: string): boolean => this.#byTable.has(table);

  /** Whether a stream that shows this table is open here, or on a screen elsewhere. */
  readonly hasViewers = (row: TableRow): boolean => {
    const here = [...(this.#byTable.get(row.id) ?? [])].map(({ person }) => person);
    return [...here, ...this.#leases.lookers(row.id)].some((person) => sees(row, person));
  };

  /** Opens a stream and says hello. Returns the function that ends it. */
  open(opening: Opening, sink: Sink): () => void {
    const { person, after, watched, visible, lobby, version } = opening;
    const stream = new Stream(opening, sink);
    const settled = this.#store.settled();
    const wanted = after === undefined ? settled : parseCursor(after, this.#store.epoch);
    const from = wanted !== null && wanted <= settled ? wanted : null;
    this.#size++;
    add(this.#byPerson, person, stream);
    for (const table of watched) add(this.#byTable, table, stream);
    if (lobby) this.#lobby.add(stream);
    this.#spectators.changed(watched);
    this.#leases.hold(stream.id, person, { visible, looking: [...watched] });
    // From here on it can end.
    const hello = frame({ kind: 'hello', person, stream: stream.id, version, now: this.#tables.now() });
    this.#write(stream, `retry: 1000\n${withCursor(cursorOf(this.#store.epoch, from ?? settled), hello)}`);
    if (from === null) this.#reset(stream);
    this.#lines.add(stream, () => this.#catchUp(stream, from ?? settled));
    return () => this.#end(stream);
  }

  /** What a person says of a stream of theirs: whether it is on the screen, and which of its tables are. */
  async sight(person: string, stream: string, { visible, looking }: Sight): Promise<void> {
    const notice = { kind: 'sight', stream, person, visible, looking } as const;
    if (this.#see(notice)) return;
    // It may be open at another server.
    if ((await this.#store.holderOf(stream, this.#tables.now())) !== person)
      throw new Refused('not-found', 'you have no such stream open');
    await this.#bus.publish(notice);
  }

  /** Notes it, if the stream is open here. */
  #see({ stream: id, person, visible, looking }: SightNotice): boolean {
    const stream = [...(this.#byPerson.get(person) ?? [])].find((each) => each.id === id);
    if (stream)
      this.#leases.hold(id, person, { visible, looking: looking.filter((table) => stream.watched.has(table)) });
    return stream !== undefined;
  }

  /** Mutes or unmutes a person's chat in another's open streams, at once. */
  #mute({ person, other, muted }: MuteNotice): void {
    for (const stream of this.#byPerson.get(person) ?? [])
      if (muted) stream.muted.add(other);
      else stream.muted.delete(other);
  }

  /** Tells a person that something new lies ready for them. */
  #tellNews(person: string): void {
    for (const stream of this.#byPerson.get(person) ?? []) this.#write(stream, frame({ kind: 'news' }));
  }

  /** Bans or announcements changed: ends the streams of the banned, and tells the others what everybody is told. */
  ordered(isBanned: (person: string, networks: readonly string[]) => boolean, announcement: Announcement | null): void {
    this.#cut(({ person, networks }) => isBanned(person, networks));
    for (const stream of this.#streams()) this.#write(stream, frame({ kind: 'announcement', announcement }));
  }

  /** Lets every client know that its connection lives, and ends streams whose session or token has ended. */
  beat(now: number): void {
    this.#cut(({ pass }) => pass.ends <= now);
    for (const stream of this.#streams()) this.#write(stream, BEAT);
  }

  /** Makes every client fetch everything again: the clocks that pages show are wrong, or notices were lost. */
  #anew(): void {
    for (const stream of this.#streams()) this.#reset(stream);
  }

  /** Renews everybody's presence, and finds out who is at other servers. */
  renew(): Promise<void> {
    return this.#leases.renew();
  }

  /** Ends all streams: their owners come back to another server, or to this one later. */
  async close(): Promise<void> {
    this.#lobby.close();
    await this.#leases.close();
    this.#cut(() => true);
    this.#spectators.close();
    await this.#lines.empty();
  }

  /** Waits until there is nothing left to tell. */
  async told(): Promise<void> {
    await this.#lines.empty();
  }

  /** The only way a stream ends, whoever ends it: not one more message is told, and then its sink is ended. */
  #end(stream: Stream): void {
    if (stream.closed) return;
    stream.closed = true;
    this.#size--;
    this.#lobby.drop(stream);
    for (const table of stream.watched) drop(this.#byTable, table, stream);
    for (const table of stream.tables) drop(this.#owing, table, stream);
    this.#spectators.changed(stream.watched);
    drop(this.#byPerson, stream.person, stream);
    this.#leases.release(stream.id, stream.person);
    stream.sink.end();
  }

  *#streams(): Iterable<Stream> {
    for (const streams of this.#byPerson.values()) yield* streams;
  }

  #cut(which: (stream: Stream) => boolean): void {
    for (const stream of [...this.#streams()].filter(which)) this.#end(stream);
  }

  #write(stream: Stream, text: string): void {
    if (!stream.closed && !stream.sink.write(text)) this.#end(stream);
  }

  /** Writes a message with the stream's cursor. */
  #writeSafe(stream: Stream, text: string): void {
    this.#write(stream, withCursor(cursorOf(this.#store.epoch, stream.cursor(this.#store.settled())), text));
  }

  /** Makes the client fetch everything again; nothing committed so far is owed to it. */
  #reset(stream: Stream): void {
    for (const table of stream.tables) this.#forgive(stream, table);
    this.#writeSafe(stream, frame({ kind: 'reset' }));
  }

  /** Finds out what a stream missed after an id, and has the tables tell it. */
  async #catchUp(stream: Stream, from: number): Promise<void> {
    try {
      const { person, watched } = stream;
      const unheard = [await this.#store.mutes(person), await this.#store.blocks(person)].flat();
      for (const muted of unheard) stream.muted.add(muted.person);
      for (const table of watched) {
        const row = await this.#store.table(table);
        stream.seen.add(table); // whoever opens a stream to a table without access is told so at once
        this.#noteAccess(stream, table, row === null || seesAs(row, stream) !== null);
      }
      const found = await this.#store.entriesAfter(from, person, [...watched], MOST_MISSED);
      if (stream.closed) return;
      const missed = Map.groupBy(found ?? [], ({ table }) => table);
      if (found === null || missed.size > MOST_MISSED_TABLES) this.#reset(stream);
      else
        for (const [table, rows] of missed) {
          stream.oweMissed(
            table,
            rows.map(({ entry }) => entry),
          );
          add(this.#owing, table, stream);
        }
      stream.live = true;
      for (const table of stream.tables) {
        this.#tell(table);
        await turn(); // each of them may have to be loaded
      }
    } catch (error) {
      this.#end(stream); // its owner comes back and tries again
      throw error;
    }
  }

  #concerned({ table, people }: Pick<TableNotice, 'table' | 'people'>): ReadonlySet<Stream> {
    const watching = this.#byTable.get(table);
    const theirs = people.flatMap((person) => this.#byPerson.get(person) ?? NOBODY);
    if (theirs.length === 0) return watching ?? NO_STREAMS;
    const streams = new Set(watching);
    for (const own of theirs) for (const stream of own) streams.add(stream);
    return streams;
  }

  /** Records at once which streams are owed a change, so that no cursor passes it. The table's line delivers it. */
  #heed(notice: TableNotice): void {
    const { table, from, to, firstId: id } = notice;
    for (const stream of this.#concerned(notice)) {
      stream.owe(table, { from, to, id });
      if (stream.owed(table).length > 0) add(this.#owing, table, stream);
    }
    if (this.#owing.has(table)) this.#tell(table);
    if (notice.lobby) this.#lobby.changed();
  }

  /** Tells everybody what they are owed of a table. When it fails, they stay owed until the table's next notice. */
  #tell(id: string): void {
    this.#lines.add(id, async () => {
      const streams = [...(this.#owing.get(id) ?? [])].filter(({ live }) => live);
      if (streams.length === 0) return;
      try {
        const newest = Math.max(...streams.flatMap((stream) => stream.owed(id)).map(({ to }) => to));
        await this.#tables.read(id, (table) => this.#tellOf(table, streams), newest);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        for (const stream of streams) this.#forgive(stream, id); // the table is gone
      }
    });
  }

  async #tellOf(table: Loaded, streams: readonly Stream[]): Promise<void> {
    const { id } = table.row;
    let [oldest, newest] = [Infinity, 0];
    for (const stream of streams)
      for (const { from, to } of stream.owed(id)) {
        oldest = Math.min(oldest, from);
        newest = Math.max(newest, to);
      }
    newest = Math.min(newest, table.row.seq); // what has been owed since has a turn of its own
    const entries = await this.#entries(table, oldest, newest);
    const known = new Map<string, readonly Telling[]>();
    for (const stream of streams) {
      const { person } = stream;
      const seats = seesAs(table.row, stream);
      const viewer = seats?.length !== 0 || hasClaim(table.row, person) ? person : person === table.row.host;
      for (const { from, to } of stream.owed(id)) {
        const alike = `${from} ${to} ${seats === null} ${viewer}`;
        let tellings = known.get(alike);
        if (!tellings) {
          const committed = entries.filter(({ seq }) => seq >= from && seq <= to);
          tellings = await this.#tellings(table, person, seats, committed, shownTo(seats, person, committed));
          known.set(alike, tellings);
        }
        for (const telling of tellings) this.#deliver(stream, id, telling);
      }
      if (stream.owed(id).length === 0) drop(this.#owing, id, stream);
      if (stream.watched.has(id)) this.#noteAccess(stream, id, seats !== null);
    }
  }

  /** Notes whether a stream may look at a table it watches, and tells it when that is over. */
  #noteAccess(stream: Stream, table: string, hasAccess: boolean): void {
    if (hasAccess) stream.seen.add(table);
    else if (stream.seen.delete(table)) this.#write(stream, frame({ kind: 'shut-out', table }));
  }

  /** How some entries are told, of which a person with these seats may know those that are `shown`. */
  async #tellings(
    table: Loaded,
    person: string,
    seats: readonly Seat[] | null,
    entries: readonly EntryRow[],
    shown: readonly EntryRow[],
  ): Promise<Telling[]> {
    const told = shown.length > 0 ? await messages(this.#tables, table, person, seats, shown, this.connected) : [];
    const texts = new Map(told.map(({ entry, message }) => [entry, frame(message)]));
    return entries.map((entry) => ({ entry, text: texts.get(entry) ?? null }));
  }

  #deliver(stream: Stream, table: string, { entry, text }: Telling): void {
    stream.tell(table, entry);
    if (text === null) return;
    if (entry.kind === 'chat' && stream.muted.has(entry.person)) return;
    this.#writeSafe(stream, text);
  }

  async #entries({ row, recent }: Loaded, from: number, to: number): Promise<EntryRow[]> {
    if ((recent[0]?.entry.seq ?? Infinity) > from) return this.#store.entries(row.id, from, to);
    return recent.flatMap(({ entry }) => (entry.seq >= from && entry.seq <= to ? [entry] : []));
  }

  #forgive(stream: Stream, table: string): void {
    stream.forgive(table);
    drop(this.#owing, table, stream);
  }

  #tellPresence(notice: PresenceNotice): void {
    const { person } = notice;
    this.#lines.add(`presence of ${person}`, async () => {
      for (const row of await this.#store.tablesGoingOn(person, MOST_PRESENT))
        this.#lines.add(row.id, async () => this.#tellPresenceAt(row, notice));
    });
  }

  /**
   * Tells it to those who see the table, in the table's line: an entry that is being told names who is here, and must not
   * overtake it. No game is loaded for that: its row says who they are.
   */
  #tellPresenceAt(row: ListedRow, { person, connected }: PresenceNotice): void {
    const { id, seats } = row;
    const people = seats.flatMap((seat) => seat.person ?? []);
    for (const stream of this.#concerned({ table: id, people })) {
      if (seesAs(row, stream) === null) continue;
      for (const seat of seatsOf(row, person))
        this.#write(stream, frame({ kind: 'presence', table: id, seat, connected }));
    }
  }
}

/** Waits until the event loop has turned, so that others are answered meanwhile. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
