import { seatsOf } from '../tables/describe.ts';
import type { Loaded } from '../tables/loaded.ts';
import { namesOf } from '../tables/naming.ts';
import type { Tables } from '../tables/tables.ts';
import type { Lines } from './lines.ts';
import { frame } from './stream.ts';
import type { Stream } from './stream.ts';
import { seesAs } from './tell.ts';

const TOLD_AFTER = 300;
const MOST_NAMES = 50;

/** Tells the streams that watch a table who looks on there without a seat: soon after somebody came or went. */
export class Spectators {
  readonly #tables: Tables;
  readonly #lines: Lines;
  readonly #streamsAt: (table: string) => Iterable<Stream>;
  readonly #write: (stream: Stream, text: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(
    tables: Tables,
    lines: Lines,
    streamsAt: (table: string) => Iterable<Stream>,
    write: (stream: Stream, text: string) => void,
  ) {
    this.#tables = tables;
    this.#lines = lines;
    this.#streamsAt = streamsAt;
    this.#write = write;
  }

  /** Somebody begins or ceases to watch these tables. Changes that come together are told together. */
  changed(tables: Iterable<string>): void {
    for (const id of tables) {
      if (this.#timers.has(id)) continue;
      const timer = setTimeout(() => {
        this.#timers.delete(id);
        this.#lines.add(id, () => this.#tables.read(id, (table) => this.#tell(table)));
      }, TOLD_AFTER);
      timer.unref();
      this.#timers.set(id, timer);
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #tell(table: Loaded): Promise<void> {
    const { row } = table;
    const audience = [...this.#streamsAt(row.id)].filter((stream) => seesAs(table, stream) !== null);
    if (audience.length === 0) return;
    const people = new Set(audience.map(({ person }) => person).filter((one) => seatsOf(row, one).length === 0));
    const names = await namesOf(this.#tables.store, row, [...people].slice(0, MOST_NAMES));
    const text = frame({ kind: 'spectators', table: row.id, people: names });
    for (const stream of audience) this.#write(stream, text);
  }
}
