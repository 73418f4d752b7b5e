import type { Logger } from 'pino';
import { Refused } from '../errors.ts';
import type { TableRow } from '../store/store.ts';
import type { Loaded } from '../tables/loaded.ts';
import type { Tables } from '../tables/tables.ts';
import { decidingSeats } from '../tables/turns.ts';

/** How long a request for a table counts as looking at it: a program may poll instead of opening a stream. */
const GLANCE = 30_000;

/** Whether somebody has a stream open that shows this table. */
export type HasViewers = (row: TableRow) => boolean;

/** Pauses tables where only bots play for as long as nobody looks at them. */
export class Audience {
  readonly #tables: Tables;
  readonly #hasViewers: HasViewers;
  readonly #log: Logger;
  readonly #isShown: (id: string) => boolean;
  /** By table, when somebody last asked for it; the oldest first. */
  readonly #glances = new Map<string, number>();

  /** `isShown`: whether a stream that is open here shows a table. */
  constructor(tables: Tables, hasViewers: HasViewers, log: Logger, isShown: (id: string) => boolean = () => false) {
    this.#tables = tables;
    this.#hasViewers = hasViewers;
    this.#isShown = isShown;
    this.#log = log;
  }

  /** Bots finish a rated game that its people left, or nobody would ever count as last. */
  readonly isPaused = (row: TableRow): boolean =>
    !row.rated && isBotsAlone(row) && !this.#isGlancedAt(row.id) && !this.#hasViewers(row);

  /** Somebody who may see the table looks at it: its bots play on. */
  readonly look = (table: Loaded): void => {
    const { row, match } = table;
    if (match === null || !isBotsAlone(row)) return;
    this.#glance(row.id);
    if (row.due !== null) return this.#tables.onTurn(table); // a decision may have been dropped a moment ago
    // An empty change notes when the table is due, and asks its bots.
    const resume = this.#tables.change(
      row.id,
      ({ row: now }) => (now.status === 'playing' && now.due === null ? { entries: [] } : null),
      () => null,
    );
    resume.catch((error: unknown) => this.#log.error({ table: row.id, err: error }, 'a table could not be resumed'));
  };

  /** Another server, which does not know who looks on here, may have put a table to rest. */
  recheck(id: string): void {
    const look = (table: Loaded) => {
      if (this.#hasViewers(table.row)) this.look(table);
    };
    if (!this.#isShown(id)) return;
    this.#tables.read(id, look).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#log.error({ table: id, err: error }, 'a table could not be resumed');
    });
  }

  #glance(id: string): void {
    const now = this.#tables.now();
    this.#glances.delete(id);
    this.#glances.set(id, now);
    for (const [oldest, at] of this.#glances) {
      if (at + GLANCE > now) break;
      this.#glances.delete(oldest);
    }
  }

  #isGlancedAt(id: string): boolean {
    return (this.#glances.get(id) ?? -Infinity) + GLANCE > this.#tables.now();
  }
}

/** Whether a game goes on at which no person plays themselves. */
const isBotsAlone = (row: TableRow): boolean => row.status === 'playing' && decidingSeats(row).length === 0;
