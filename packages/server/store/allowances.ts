import { createHmac } from 'node:crypto';
import { tooOften } from '../errors.ts';
import type { SharedBudget } from '../http/limit.ts';
import type { Connections } from './postgresConnections.ts';

/** Buckets that nobody used for this long are full, and need not be remembered. */
const KEPT = 120_000;

/** What is limited over all processes on a PostgreSQL. Names are kept as keyed hashes: some are addresses. */
export function allowances(connections: Connections, secret: string) {
  const hashOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  return {
    /** As `budget` in http/limit.ts, under a name of its own. */
    budget:
      (what: string, perMinute: number): SharedBudget =>
      async (names) => {
        const buckets = names
          .map(({ name, times }) => [hashOf(`${what} ${name}`), perMinute * times] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
        const { rows } = await connections.query<{ seconds: number | null }>('select outcry_spend($1, 1) as seconds', [
          JSON.stringify(buckets),
        ]);
        if (rows[0]!.seconds !== null) throw tooOften(rows[0]!.seconds);
      },
    async tidy(): Promise<void> {
      await connections.query(
        `delete from allowance where name in (select name from allowance
          where at < extract(epoch from clock_timestamp()) * 1000 - $1 for update skip locked)`,
        [KEPT],
      );
    },
  };
}
