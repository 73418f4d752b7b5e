import type { TableSummary } from '../api.ts';
import type { OpenTables } from '../tables/openTables.ts';
import type { Lines } from './lines.ts';
import { frame } from './stream.ts';
import type { Stream } from './stream.ts';

/** Changes within this time of the first are told with it. */
const SOON = 300;
/** After streams were told, they are left alone this long: anybody who hosts a table can change the list. */
const PAUSE = 3000;

/** A list of tables as a stream was told it: by id, how each looks. */
type Shown = ReadonlyMap<string, string>;

/** Tells the streams that asked for it which public tables are open: all at once, and later what changed. */
export class Lobby {
  readonly #openTables: OpenTables;
  readonly #lines: Lines;
  readonly #write: (stream: Stream, text: string) => void;
  /** By stream, what it was told last; null: nothing yet. */
  readonly #streams = new Map<Stream, Shown | null>();
  #hasChanged = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(openTables: OpenTables, lines: Lines, write: (stream: Stream, text: string) => void) {
    this.#openTables = openTables;
    this.#lines = lines;
    this.#write = write;
  }

  add(stream: Stream): void {
    this.#streams.set(stream, null);
    this.#lines.add(this, async () => {
      const tables = await this.#openTables.list();
      if (!this.#streams.has(stream)) return;
      this.#streams.set(stream, looksOf(tables));
      this.#write(stream, frame({ kind: 'lobby', tables }));
    });
  }

  drop(stream: Stream): void {
    this.#streams.delete(stream);
  }

  /** Something may look different now. Told soon, and together with what else changes until then. */
  changed(): void {
    if (this.#streams.size === 0) return;
    this.#hasChanged = true;
    this.#timer ??= this.#tellAfter(SOON);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #tellAfter(milliseconds: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timer = null;
      if (!this.#hasChanged) return;
      this.#hasChanged = false;
      this.#timer = this.#tellAfter(PAUSE);
      this.#lines.add(this, () => this.#tell());
    }, milliseconds);
    return timer.unref();
  }

  async #tell(): Promise<void> {
    const tables = await this.#openTables.list();
    const shown = looksOf(tables);
    /** Streams that were told the same before are told the same now. */
    const texts = new Map<Shown, string | null>();
    for (const [stream, before] of this.#streams) {
      if (before === null) continue; // it gets the whole list in a moment
      if (!texts.has(before)) texts.set(before, differenceOf(before, shown, tables));
      const text = texts.get(before)!;
      this.#streams.set(stream, shown);
      if (text !== null) this.#write(stream, text);
    }
  }
}

/** When a table was last touched is not worth telling by itself. */
const looksOf = (tables: readonly TableSummary[]): Shown =>
  new Map(tables.map((table) => [table.id, JSON.stringify({ ...table, updated: 0 })]));

/** The message that leads from one list to the next; null: they look the same. */
function differenceOf(before: Shown, after: Shown, list: readonly TableSummary[]): string | null {
  const tables = list.filter(({ id }) => before.get(id) !== after.get(id));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return tables.length + gone.length > 0 ? frame({ kind: 'lobby-changed', tables, gone }) : null;
}
