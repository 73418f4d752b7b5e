import type { Config } from './config.ts';
import { forgetLeaving } from './people/leaving.ts';
import { endTable } from './tables/play.ts';
import type { Tables } from './tables/tables.ts';

const DAY = 86_400_000;
const BATCH = 200;
/** How long a closed report is kept. */
const REPORTS_FOR = 90 * DAY;
/** Guests are forgotten so many in a transaction: moves must not wait long. */
const GUESTS = 500;
/** Streams are told that a table was closed before it is gone. */
const CLOSED_FOR = 60_000;

/**
 * `tidy` forgets tables that never started, guests who sit nowhere, deleted accounts and tokens that ended, and ends games of these rules that
 * nobody plays on. `dropClosed` forgets tables that were closed before their start: they hold nothing worth keeping.
 */
export function housekeeper(
  tables: Tables,
  rules: readonly string[],
  { waitingDays, abandonedDays, guestDays }: Pick<Config, 'waitingDays' | 'abandonedDays' | 'guestDays'>,
) {
  const { store } = tables;
  return {
    async tidy(): Promise<void> {
      const now = tables.now();
      await store.dropEndedTokens(now);
      await store.forgetReports(now - REPORTS_FOR);
      await forgetLeaving(tables, BATCH);
      tables.forgotten(await store.forgetWaiting(now - waitingDays * DAY));
      while ((await store.forgetGuests(now - guestDays * DAY, GUESTS)) === GUESTS);
      for (const id of await store.abandoned(now - abandonedDays * DAY, BATCH, rules))
        await tables.change(
          id,
          ({ row }) => (row.status === 'playing' ? endTable(row, 'abandoned') : null),
          () => null,
        );
    },
    async dropClosed(): Promise<void> {
      tables.forgotten(await store.forgetClosed(tables.now() - CLOSED_FOR));
    },
  };
}
