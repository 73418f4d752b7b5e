import type { Config } from './config.ts';
import { endTable } from './tables/play.ts';
import type { Tables } from './tables/tables.ts';

const DAY = 86_400_000;
const BATCH = 200;

/** Forgets tables that never started, guests who never sat down and tokens that ended, and ends games of these rules that nobody plays on. */
export function housekeeper(
  tables: Tables,
  rules: readonly string[],
  { waitingDays, abandonedDays }: Pick<Config, 'waitingDays' | 'abandonedDays'>,
) {
  return async (): Promise<void> => {
    const now = tables.now();
    await tables.store.dropEndedTokens(now);
    await tables.store.forget(now - waitingDays * DAY, now - abandonedDays * DAY);
    for (const id of await tables.store.abandoned(now - abandonedDays * DAY, BATCH, rules))
      await tables.change(
        id,
        ({ row }) => (row.status === 'playing' ? endTable(row, 'abandoned') : null),
        () => null,
      );
  };
}
