import { useMemo } from 'react';
import { link } from '../online/link.ts';
import { useStore } from '../store.ts';
import type { Snapshot } from './source.ts';
import { stopClocks } from './stopClocks.ts';

/** The table with its clocks. While the server is not reached nobody here knows whether they run: they are shown stopped. */
export function useLiveClocks(now: Snapshot | null): Snapshot | null {
  const { lostAt } = useStore(link);
  return useMemo(
    () => (now?.online && lostAt !== null ? { ...now, seats: stopClocks(now.seats, lostAt) } : now),
    [now, lostAt],
  );
}
