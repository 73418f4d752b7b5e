import type { Logger } from 'pino';
import { Refused } from '../errors.ts';
import { programIn } from '../programs/named.ts';
import type { Tables } from '../tables/tables.ts';
import type { Open } from './players.ts';

/** A seat is left to other servers until its table was due so often: by then a program has started and answered. */
const MOST_LEFT = 3;
const MOST_NOTED = 10_000;

const report = (log: Logger, table: string) => (error: unknown) => {
  if (!(error instanceof Refused)) log.error({ table, err: error }, 'a program’s table could not be looked at');
};

/** Leaves seats of programs that this server has not to the others at the same database. */
export class Others {
  readonly #tables: Tables;
  readonly #log: Logger;
  /** How often each decision was due since it was left. */
  readonly #left = new Map<string, number>();

  constructor(tables: Tables, log: Logger) {
    this.#tables = tables;
    this.#log = log;
  }

  /** Whether to leave a decision to them: they are told once, and have some time. */
  mayHave(table: string, { seat, decision }: Open, due: boolean): boolean {
    const key = `${table} ${seat} ${decision}`;
    const before = this.#left.get(key);
    const times = (before ?? 0) + Number(due);
    if (this.#left.size > MOST_NOTED) this.#left.clear();
    this.#left.set(key, times);
    // An empty change tells all servers to look at the row.
    const tell = () =>
      this.#tables.change(
        table,
        ({ row }) => (row.status === 'playing' ? { entries: [] } : null),
        () => null,
      );
    if (before === undefined) tell().catch(report(this.#log, table));
    return times < MOST_LEFT;
  }
}

/** Looks at a table that another server wrote: it may have left a seat to a program that is here. */
export function askPrograms(tables: Tables, log: Logger): (table: string) => void {
  const own = new Set(tables.bots.filter(({ id }) => programIn(id) !== null).map(({ id }) => id));
  const look = async (id: string): Promise<void> => {
    const row = await tables.store.table(id);
    const isAsked = row?.seats.some(({ bot }, seat) => own.has(bot ?? '') && (row.turn.asked[seat] ?? null) !== null);
    if (isAsked) await tables.read(id, (table) => tables.onTurn(table));
  };
  return (id) => {
    if (own.size > 0) look(id).catch(report(log, id));
  };
}
