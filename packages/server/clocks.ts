import type { Logger } from 'pino';
import { Refused } from './errors.ts';
import { isDealing, voidDeal } from './tables/dealing.ts';
import type { Loaded } from './tables/loaded.ts';
import { judgeVotes } from './tables/play.ts';
import type { AwaySince, Gone } from './tables/play.ts';
import { judgeReplace } from './tables/replace.ts';
import type { Change, Tables } from './tables/tables.ts';
import { deadlineOf } from './tables/turns.ts';
import { letStandIn } from './tables/undo.ts';
import { vacationOf } from './tables/vacations.ts';

const BATCH = 500;

/** A process that runs looks at its clock more often than this. */
const NAP = 10_000;

/**
 * A clock that notices when the process slept (a laptop's lid) or the system's clock was set: more time has passed since
 * the last look than can have, or less than none. `jumped` is then called with the time of that look.
 */
export function watchedClock(read: () => number, jumped: (last: number) => void): () => number {
  let last = read();
  return () => {
    const before = last;
    const now = read();
    last = now;
    if (now < before || now - before > NAP) jumped(before);
    return now;
  };
}

/** Tells since when a person has been away. Time in which no server ran does not count: the store leaves it out. */
export function absences({ store, now }: Tables, isHere: (person: string) => boolean): AwaySince {
  // Seen later than now: by a clock that has been set back since.
  return async (person) => (isHere(person) ? null : Math.min(now(), await store.lastSeen(person)));
}

/** Looks at every table played by these rules whose time has come: deals left unanswered, clocks that ran out, people who stay away, bots lost with their server. */
export function sweeper(tables: Tables, rules: readonly string[], awaySince: AwaySince, log: Logger) {
  async function isAway(person: string | null, asked: number, limit: number, now: number): Promise<boolean> {
    const since = person === null ? null : await awaySince(person);
    return since !== null && Math.max(asked, since) + limit <= now;
  }

  async function look(table: Loaded, now: number): Promise<Change | null> {
    const { status, seats, turn, terms, due } = table.row;
    if (isDealing(table.row)) return (due ?? 0) <= now ? voidDeal(table, tables.connected, now) : null;
    if (status !== 'playing') return null;
    const out: Gone[] = [];
    for (const [seat, place] of seats.entries()) {
      const since = turn.since[seat] ?? null;
      if (since === null) continue;
      if ((deadlineOf(turn, terms.clock, seats, seat) ?? Infinity) <= now) out.push({ seat, why: 'time' });
      else if (vacationOf(terms, place, now) !== null) continue;
      else if (terms.absence !== null && (await isAway(place.person, since, terms.absence * 1000, now)))
        out.push({ seat, why: 'absent' });
    }
    if (out.length > 0) return letStandIn(tables, table, out, now);
    const judged = (await judgeReplace({ tables, table, awaySince, now })) ?? (await judgeVotes(table, now, awaySince));
    return judged ?? { entries: [], row: { due: null } }; // looked at: when it is due again is found out anew
  }

  return async (): Promise<void> => {
    const due = await tables.store.due(tables.now(), BATCH, rules);
    await Promise.all(
      due.map((id) => {
        let wasAsked = false;
        const judge = (table: Loaded, now: number) => {
          wasAsked = table.agreements.replace !== null;
          return look(table, now);
        };
        return (
          tables
            // A table looked at because of a request is not due for a bot with patience.
            .change(id, judge, (table) => tables.onTurn(table, !wasAsked))
            .catch((error: unknown) => {
              if (!(error instanceof Refused)) log.error({ table: id, err: error }, 'a table could not be looked at');
            })
        );
      }),
    );
  };
}

/** Does regular work unless all clocks stand still. */
export const clocksRun = (tables: Tables, work: () => Promise<void>) => async (): Promise<void> => {
  if (await tables.clocksRun()) await work();
};
