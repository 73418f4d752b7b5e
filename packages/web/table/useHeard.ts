import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Moment } from './source.ts';

/**
 * Tells `hear` of every move once the board has shown it to its end; yields what the board reports to. Moves that were
 * there when the table was opened, or that are looked at again, are not told. Where several were shown at once, only the
 * last is told.
 */
export function useHeard(history: readonly Moment[], hear: (index: number) => void): (told: number | null) => void {
  const latest = useRef({ history, hear });
  // Before the board reports, which it does in an effect of its own.
  useLayoutEffect(() => {
    latest.current = { history, hear };
  });
  /** The last move that was heard; null: none yet. */
  const heard = useRef<number | null>(null);
  return useCallback((told) => {
    const before = heard.current;
    if (told === null && before !== null) return; // a look at the past
    heard.current = told ?? 0;
    if (told === null || before === null || told <= before) return;
    const index = latest.current.history.findIndex(({ at }) => at === told);
    if (index > 0) latest.current.hear(index);
  }, []);
}
