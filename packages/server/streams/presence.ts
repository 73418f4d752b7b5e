import type { Logger } from 'pino';
import type { Bus, PresenceNotice } from '../bus/bus.ts';
import type { Tables } from '../tables/tables.ts';

/** A person who reloads the page has not left. */
const GONE_AFTER = 4000;

/** Who has a stream open, here or at another server. Everybody is told when a person comes, and a while after they left. */
export class Presence {
  readonly #bus: Bus;
  readonly #tables: Tables;
  readonly #log: Logger;
  readonly #isHere: (person: string) => boolean;
  readonly #online = new Set<string>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  #closed = false;

  /** `isHere`: whether a person has a stream open in this process. */
  constructor(tables: Tables, bus: Bus, log: Logger, isHere: (person: string) => boolean) {
    this.#tables = tables;
    this.#bus = bus;
    this.#log = log;
    this.#isHere = isHere;
  }

  has(person: string): boolean {
    return this.#online.has(person);
  }

  /** Somebody opened a stream here. */
  arrived(person: string): void {
    clearTimeout(this.#leaving.get(person));
    this.#leaving.delete(person);
    if (!this.#online.has(person)) this.#bus.publish({ kind: 'presence', person, connected: true });
  }

  /** Somebody closed a stream here. */
  left(person: string): void {
    if (this.#closed || this.#isHere(person)) return;
    clearTimeout(this.#leaving.get(person));
    const timer = setTimeout(() => {
      this.#leaving.delete(person);
      if (this.#isHere(person)) return;
      this.#bus.publish({ kind: 'presence', person, connected: false });
      this.#tables.store
        .seen([person], this.#tables.now())
        .catch((error: unknown) => this.#log.warn({ err: error }, 'not noted'));
    }, GONE_AFTER);
    timer.unref();
    this.#leaving.set(person, timer);
  }

  /** What a server, this one or another, says of somebody. */
  note({ person, connected }: PresenceNotice): void {
    if (connected) this.#online.add(person);
    else this.#online.delete(person);
  }

  /** The streams that end now are the server's end, not their owners'. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }
}
