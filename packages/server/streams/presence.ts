import type { Logger } from 'pino';
import type { Bus, PresenceNotice } from '../bus/bus.ts';
import { newId } from '../ids.ts';
import type { Lease, Store } from '../store/store.ts';
import { LeaseBook } from './leaseBook.ts';

/** A person who reloads the page has not left. */
const GONE_AFTER = 4000;
/** How long a lease lasts. It is renewed several times before it ends. */
const LEASE = 40_000;
/** For how long somebody without a stream is here after a request: programs may ask again and again instead. */
const ASKED = 30_000;
/** What changes within this time is written together. */
const GATHER = 500;

const UNREAD = 'presence could not be read';

/** Who is here, at this server or at another on the same store. */
export interface Presence {
  /** Whether a person has a stream open. */
  connected(person: string): boolean;
  /** Whether a person has a stream open, or sent a request lately. */
  isHere(person: string): boolean;
  /** A person sent a request. */
  noteRequest(person: string): void;
  /** Whether a person has a page open that is on the screen. */
  visible(person: string): boolean;
  /** Everybody who has a stream open. */
  people(): readonly string[];
  /** The tables a person has on their screens. */
  looking(person: string): readonly string[];
  /** The people who have a table on their screen now; each once. */
  lookers(table: string): readonly string[];
  /** Called when a person has tables on a screen, at this server. */
  onLook: (person: string, tables: readonly string[]) => void;
}

/** What a stream says of itself: whether somebody looks at it, and at which tables. */
export type Sight = Pick<Lease, 'visible' | 'looking'>;

/**
 * Presence by leases in the store: each open stream has one, renewed in one write for all of this process. A lease ends by
 * itself, so a server that dies takes nobody's presence with it for long, and its successor knows at once who was here.
 */
export class Leases implements Presence {
  readonly #node = newId();
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #changed: (notice: PresenceNotice) => void;
  readonly #own = new LeaseBook();
  /** As the store had them at the last renewal. */
  #others = new LeaseBook();
  /** Everybody who counts as here. */
  readonly #online = new Set<string>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  /** By person, when they last sent a request. Who closes their last stream leaves, whatever they asked before. */
  readonly #asked = new Map<string, number>();
  /** People whose last request is to be written down. */
  #unseen = new Set<string>();
  /** Streams whose lease is to be written or dropped. */
  #unwritten = new Set<string>();
  #gathering: NodeJS.Timeout | null = null;
  #closed = false;
  onLook: (person: string, tables: readonly string[]) => void = () => {};

  /** `changed` is told when a person comes, and a while after they left. */
  constructor(
    { store, now }: { readonly store: Store; readonly now: () => number },
    bus: Bus,
    log: Logger,
    changed: (notice: PresenceNotice) => void,
  ) {
    this.#store = store;
    this.#now = now;
    this.#bus = bus;
    this.#log = log;
    this.#changed = changed;
    bus.subscribe((notice) => {
      if (notice.kind !== 'presence') return;
      const { person, connected } = notice;
      if (connected || this.#own.has(person)) this.#note(person, true);
      // They left another server, and may be at a third: only the store knows.
      else if (this.#others.has(person)) this.read().catch((error: unknown) => log.warn({ err: error }, UNREAD));
      else this.#note(person, false);
    });
  }

  connected(person: string): boolean {
    return this.#online.has(person);
  }

  isHere(person: string): boolean {
    return this.connected(person) || this.#hasAsked(person, this.#now());
  }

  noteRequest(person: string): void {
    if (this.#leaving.has(person)) return; // it was on its way when their page was closed
    this.#asked.set(person, this.#now());
    this.#unseen.add(person);
  }

  visible(person: string): boolean {
    return this.#own.isVisible(person) || this.#others.isVisible(person);
  }

  people(): readonly string[] {
    return [...this.#online];
  }

  looking(person: string): readonly string[] {
    return [...new Set([...this.#own.looking(person), ...this.#others.looking(person)])];
  }

  lookers(table: string): readonly string[] {
    return [...new Set([...this.#own.lookers(table), ...this.#others.lookers(table)])];
  }

  /** A stream was opened here, or says something new of itself. */
  hold(stream: string, person: string, { visible, looking }: Sight): void {
    this.#own.put({ stream, node: this.#node, person, visible, looking: visible ? looking : [], until: Infinity });
    this.#write(stream);
    if (visible && looking.length > 0) this.onLook(person, looking);
    clearTimeout(this.#leaving.get(person));
    this.#leaving.delete(person);
    if (!this.#online.has(person)) void this.#bus.publish({ kind: 'presence', person, connected: true });
  }

  /** A stream was closed here. */
  release(stream: string, person: string): void {
    if (this.#closed) return;
    this.#own.drop(stream);
    this.#write(stream);
    if (this.#own.has(person)) return;
    this.#asked.delete(person);
    this.#unseen.delete(person);
    clearTimeout(this.#leaving.get(person));
    const timer = setTimeout(() => {
      this.#leaving.delete(person);
      if (!this.#isHeld(person)) void this.#bus.publish({ kind: 'presence', person, connected: false });
    }, GONE_AFTER);
    timer.unref();
    this.#leaving.set(person, timer);
  }

  /** Renews all leases of this process in one write, and reads those of others. */
  async renew(): Promise<void> {
    for (const { stream } of this.#own.all) this.#unwritten.add(stream);
    await this.#flush();
    await this.#writeSeen();
    await this.read();
  }

  /** Reads the leases of other processes, and of the one that ran here before. */
  async read(): Promise<void> {
    const leases = await this.#store.leases(this.#now());
    this.#others = new LeaseBook(leases.filter(({ node }) => node !== this.#node));
    for (const person of this.#others.people) this.#note(person, true);
    for (const person of this.#online)
      if (!this.#isHeld(person) && !this.#leaving.has(person)) this.#note(person, false);
  }

  /** The streams that end now are the server's end, not their owners': their leases stay until they end. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    await this.#flush();
    await this.#writeSeen();
  }

  /** Whether a request of a person is not long ago; one of later than now was before the clock was set back. */
  #hasAsked(person: string, now: number): boolean {
    return Math.abs(now - (this.#asked.get(person) ?? -Infinity)) < ASKED;
  }

  /** Writes down that people without a stream were here. Their time since a request is over only after this. */
  async #writeSeen(): Promise<void> {
    const now = this.#now();
    const people = [...this.#unseen].filter((person) => !this.#own.has(person));
    this.#unseen = new Set();
    for (const person of this.#asked.keys()) if (!this.#hasAsked(person, now)) this.#asked.delete(person);
    try {
      if (people.length > 0) await this.#store.seen(people, now);
    } catch (error) {
      for (const person of people) this.#unseen.add(person);
      this.#log.warn({ err: error }, 'presence could not be written');
    }
  }

  #isHeld(person: string): boolean {
    return this.#own.has(person) || this.#others.has(person);
  }

  #note(person: string, connected: boolean): void {
    if (this.#online.has(person) === connected) return;
    if (connected) this.#online.add(person);
    else this.#online.delete(person);
    this.#changed({ kind: 'presence', person, connected });
  }

  #write(stream: string): void {
    this.#unwritten.add(stream);
    this.#gathering ??= setTimeout(() => void this.#flush(), GATHER).unref();
  }

  async #flush(): Promise<void> {
    if (this.#gathering) clearTimeout(this.#gathering);
    this.#gathering = null;
    const streams = this.#unwritten;
    this.#unwritten = new Set();
    const now = this.#now();
    const held = [...streams].flatMap((stream) => this.#own.get(stream) ?? []);
    const dropped = [...streams].filter((stream) => !this.#own.get(stream));
    try {
      await this.#store.lease(
        held.map((lease) => ({ ...lease, until: now + LEASE })),
        dropped,
        now,
      );
    } catch (error) {
      for (const stream of dropped) this.#unwritten.add(stream); // those that are held are renewed anyway
      this.#log.warn({ err: error }, 'presence could not be written');
    }
  }
}
