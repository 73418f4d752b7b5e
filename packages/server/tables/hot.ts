import type { Loaded } from './loaded.ts';

/** Estimates: what a table that is not played takes, what a state and the last events take, and each move. */
const TABLE = 8_000;
const GAME = 48_000;
const MOVE = 600;
/** Parsed JSON takes several times the bytes of its text. */
const PARSED = 4;

/** About how many bytes of memory a table takes. */
export const sizeOf = ({ row, match, played }: Loaded): number =>
  TABLE + (match ? GAME + MOVE * played.length : 0) + PARSED * row.ownData;

/** The tables in memory, bounded in number and in bytes. What was used longest ago goes first; what is in use stays. */
export class HotTables {
  readonly #tables = new Map<string, { readonly table: Loaded; readonly bytes: number }>();
  readonly #mostTables: number;
  readonly #mostBytes: number;
  readonly #isInUse: (id: string) => boolean;
  #bytes = 0;

  constructor(mostTables: number, mostBytes: number, isInUse: (id: string) => boolean) {
    this.#mostTables = mostTables;
    this.#mostBytes = mostBytes;
    this.#isInUse = isInUse;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The estimated bytes of all tables. */
  get bytes(): number {
    return this.#bytes;
  }

  get(id: string): Loaded | undefined {
    return this.#tables.get(id)?.table;
  }

  /** Adds a table, or notes that it was used and how large it is now. */
  put(table: Loaded): void {
    const { id } = table.row;
    this.delete(id); // and in again at the end: the map's order is the order of use
    const bytes = sizeOf(table);
    this.#tables.set(id, { table, bytes });
    this.#bytes += bytes;
    if (this.#isOverFull()) this.#makeRoom(id);
  }

  delete(id: string): void {
    const known = this.#tables.get(id);
    if (!known) return;
    this.#tables.delete(id);
    this.#bytes -= known.bytes;
  }

  clear(): void {
    this.#tables.clear();
    this.#bytes = 0;
  }

  /** Drops tables nobody touched since. */
  evictIdle(before: number): void {
    for (const [id, { table }] of this.#tables) if (table.touched < before && !this.#isInUse(id)) this.delete(id);
  }

  #isOverFull(): boolean {
    return this.#tables.size > this.#mostTables || this.#bytes > this.#mostBytes;
  }

  #makeRoom(newest: string): void {
    for (const id of this.#tables.keys()) {
      if (!this.#isOverFull()) return;
      if (id !== newest && !this.#isInUse(id)) this.delete(id);
    }
  }
}
