import type { Logger } from 'pino';
import { Refused } from './errors.ts';
import type { Connected } from './tables/describe.ts';
import type { Loaded } from './tables/loaded.ts';
import { judgeVotes } from './tables/play.ts';
import type { AwaySince, Gone } from './tables/play.ts';
import { judgeReplace } from './tables/replace.ts';
import type { Change, Tables } from './tables/tables.ts';
import { deadlineOf } from './tables/turns.ts';
import { letStandIn } from './tables/undo.ts';

const BATCH = 500;

/** Tells since when a person has been away. Time in which no server ran does not count. */
export function absences({ store, now }: Tables, connected: Connected): AwaySince {
  const started = now();
  return async (person) => (connected(person) ? null : Math.max(started, await store.lastSeen(person)));
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
    if (out.length > 0) return letStandIn(tables, table, out, now);
    const judged = (await judgeReplace({ tables, table, awaySince, now })) ?? (await judgeVotes(table, now, awaySince));
    return judged ?? { entries: [] };
  }

  return async (): Promise<void> => {
    const due = await tables.store.due(tables.now(), BATCH, rules);
    await Promise.all(
      due.map((id) =>
        tables
          // A table looked at because of a request is not due for a bot with patience.
          .change(id, look, (table) => tables.onTurn(table, table.agreements.replace === null))
          .catch((error: unknown) => {
            if (!(error instanceof Refused)) log.error({ table: id, err: error }, 'a table could not be looked at');
          }),
      ),
    );
  };
}
