import type { Logger } from 'pino';
import { Refused } from './errors.ts';
import type { Connected } from './tables/describe.ts';
import type { Loaded } from './tables/loaded.ts';
import type { AwaySince, Gone } from './tables/play.ts';
import type { Change, Tables } from './tables/tables.ts';
import { deadlineOf } from './tables/turns.ts';
import { letStandIn } from './tables/undo.ts';

const BATCH = 500;

/** Tells since when a person has been away. Time in which no server ran does not count: the store leaves it out. */
export function absences({ store, now }: Tables, connected: Connected): AwaySince {
  return async (person) => (connected(person) ? null : Math.min(now(), await store.lastSeen(person)));
}

/** Looks at every table played by these rules whose time has come: clocks that ran out, people who stay away, bots lost with their server. */
export function sweeper(tables: Tables, rules: readonly string[], awaySince: AwaySince, log: Logger) {
  async function isAway(person: string | null, asked: number, limit: number, now: number): Promise<boolean> {
    const since = person === null ? null : await awaySince(person);
    return since !== null && Math.max(asked, since) + limit <= now;
  }

  async function look(table: Loaded, now: number): Promise<Change | null> {
    const { status, seats, turn, terms } = table.row;
    if (status !== 'playing') return null;
    const out: Gone[] = [];
    for (const [seat, { person }] of seats.entries()) {
      const since = turn.since[seat] ?? null;
      if (since === null) continue;
      if ((deadlineOf(turn, terms.clock, seat) ?? Infinity) <= now) out.push({ seat, why: 'time' });
      else if (terms.absence !== null && (await isAway(person, since, terms.absence * 1000, now)))
        out.push({ seat, why: 'absent' });
    }
    return letStandIn(tables, table, out, now);
  }

  return async (): Promise<void> => {
    const due = await tables.store.due(tables.now(), BATCH, rules);
    await Promise.all(
      due.map((id) =>
        tables
          .change(id, look, (table) => tables.onTurn(table, true))
          .catch((error: unknown) => {
            if (!(error instanceof Refused)) log.error({ table: id, err: error }, 'a table could not be looked at');
          }),
      ),
    );
  };
}
