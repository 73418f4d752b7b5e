import type { Seat } from '@outcry/engine';
import { useEffect, useState } from 'react';
import type { Rules } from '../worker/client.ts';
import type { Moment } from '../table/source.ts';

/** A whole game as a seat saw it. */
interface Seen {
  readonly seat: Seat | null;
  readonly history: readonly Moment[];
}

/** Every moment as a seat saw it, fetched page by page; until all of them are there, what was shown before. */
export function useMoments(rules: Rules, pages: number, seat: Seat | null): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const history: Moment[] = [];
      for (let number = 0; number < pages && wanted; number++)
        history.push(...(await rules.ask('page', { number, seat })));
      if (wanted) setSeen({ seat, history });
    };
    void read();
    return () => void (wanted = false);
  }, [rules, pages, seat]);
  return seen;
}
