import type { Review } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { useEffect, useState } from 'react';
import type { Held } from '../replay/held.ts';
import { reviewGame } from '../worker/reviewer.ts';
import { askForReview, reviewOfServer } from './ofServer.ts';
import { reviewId, reviews } from './reviews.ts';

/** How a review stands: under way, given up, failed, or there. */
export type Progress =
  | { readonly state: 'working'; readonly done: number }
  | { readonly state: 'stopped' | 'failed' }
  | { readonly state: 'there'; readonly review: Review };

interface Reviewed {
  readonly progress: Progress;
  readonly stop: () => void;
  readonly retry: () => void;
}

const STOPPED = 'stopped';

/** The review of a game for a seat: kept here or by the server, or worked out now. `game`: as an address names it. */
export function useReview(game: string, held: Held, seat: Seat): Reviewed {
  const id = reviewId(game, seat);
  const find = (): Progress => {
    const review = reviews.load(id)?.review ?? null;
    return review === null ? { state: 'working', done: 0 } : { state: 'there', review };
  };
  const [shown, setShown] = useState({ id, progress: find() });
  const [tries, setTries] = useState(0);
  const [stopper, setStopper] = useState(() => new AbortController());
  if (shown.id !== id) setShown({ id, progress: find() });
  const isThere = shown.id === id && shown.progress.state === 'there';
  useEffect(() => {
    if (isThere) return undefined;
    const controller = new AbortController();
    setStopper(controller);
    const { signal } = controller;
    const show = (progress: Progress): void => setShown({ id, progress });
    const work = async (): Promise<Review> => {
      const kept = held.table === null ? null : await reviewOfServer(held.table, seat);
      if (kept !== null) return kept;
      if (held.table !== null && held.own !== null) void askForReview(held.table, seat);
      return reviewGame({ file: held.file, seat }, signal, (done) => show({ state: 'working', done }));
    };
    work().then(
      (review) => {
        if (signal.aborted && signal.reason !== STOPPED) return;
        keep(id, review);
        show({ state: 'there', review });
      },
      (error: unknown) => {
        if (signal.reason === STOPPED) return show({ state: 'stopped' });
        if (signal.aborted) return undefined;
        reportError(error);
        return show({ state: 'failed' });
      },
    );
    return () => controller.abort();
    // Worked out once for each game and seat, and again when somebody asks for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, tries, held]);
  return {
    progress: shown.progress,
    stop: () => stopper.abort(STOPPED),
    retry: () => {
      setShown({ id, progress: { state: 'working', done: 0 } });
      setTries(tries + 1);
    },
  };
}

/** Keeps it where there is room: it can be worked out again. */
function keep(id: string, review: Review): void {
  try {
    reviews.save({ id, updated: Date.now(), review });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
