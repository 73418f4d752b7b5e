import type { OpenTables } from '../tables/openTables.ts';
import type { Lines } from './lines.ts';
import { frame } from './stream.ts';
import type { Stream } from './stream.ts';

const TOLD_EVERY = 300;

/** Tells the streams that asked for it which public tables are open: at once, and soon after every change. */
export class Lobby {
  readonly #openTables: OpenTables;
  readonly #lines: Lines;
  readonly #write: (stream: Stream, text: string) => void;
  readonly #streams = new Set<Stream>();
  #timer: NodeJS.Timeout | null = null;

  constructor(openTables: OpenTables, lines: Lines, write: (stream: Stream, text: string) => void) {
    this.#openTables = openTables;
    this.#lines = lines;
    this.#write = write;
  }

  add(stream: Stream): void {
    this.#streams.add(stream);
    this.#tell([stream]);
  }

  drop(stream: Stream): void {
    this.#streams.delete(stream);
  }

  /** Changes that come together are told together. */
  changed(): void {
    if (this.#timer || this.#streams.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#tell(this.#streams);
    }, TOLD_EVERY);
    this.#timer.unref();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #tell(streams: Iterable<Stream>): void {
    this.#lines.add(this, async () => {
      const text = frame({ kind: 'lobby', tables: await this.#openTables.list() });
      for (const stream of streams) this.#write(stream, text);
    });
  }
}
