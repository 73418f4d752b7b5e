import type { Store } from '../store/store.ts';
import { seatsOf, sees } from '../tables/describe.ts';
import { namesOf } from '../tables/naming.ts';
import type { Lines } from './lines.ts';
import { frame } from './stream.ts';
import type { Stream } from './stream.ts';
import { seesAs } from './tell.ts';

const TOLD_AFTER = 300;
const MOST_NAMES = 50;

/** Tells the streams that watch a table who looks on there without a seat: soon after somebody came or went. */
export class Spectators {
  readonly #store: Store;
  readonly #lines: Lines;
  readonly #streamsAt: (table: string) => Iterable<Stream>;
  readonly #lookersAt: (table: string) => readonly string[];
  readonly #write: (stream: Stream, text: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** `lookersAt`: the people who have a table on their screen, at any server. */
  constructor(
    store: Store,
    lines: Lines,
    streamsAt: (table: string) => Iterable<Stream>,
    lookersAt: (table: string) => readonly string[],
    write: (stream: Stream, text: string) => void,
  ) {
    this.#store = store;
    this.#lines = lines;
    this.#streamsAt = streamsAt;
    this.#lookersAt = lookersAt;
    this.#write = write;
  }

  /** Somebody begins or ceases to watch these tables. Changes that come together are told together. */
  changed(tables: Iterable<string>): void {
    for (const id of tables) {
      if (this.#timers.has(id)) continue;
      const timer = setTimeout(() => {
        this.#timers.delete(id);
        this.#lines.add(id, () => this.#tell(id));
      }, TOLD_AFTER);
      timer.unref();
      this.#timers.set(id, timer);
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #tell(id: string): Promise<void> {
    const row = await this.#store.table(id);
    if (row === null) return;
    const audience = [...this.#streamsAt(id)].filter((stream) => seesAs(row, stream) !== null);
    if (audience.length === 0) return;
    const lookers = this.#lookersAt(id).filter((person) => sees(row, person));
    const here = [...audience.map(({ person }) => person), ...lookers];
    const people = new Set(here.filter((one) => seatsOf(row, one).length === 0));
    const names = await namesOf(this.#store, row, [...people].slice(0, MOST_NAMES));
    const text = frame({ kind: 'spectators', table: id, people: names });
    for (const stream of audience) this.#write(stream, text);
  }
}
