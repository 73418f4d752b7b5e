import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Event } from '../events.ts';

/** Whether a finger would reach it: on the screen, and not under the decision bar. */
function inReach(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Leads to it where it is out of sight. */
function lead(to: Element | null | undefined, smooth: boolean): void {
  if (to && !inReach(to)) to.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'instant' });
}

interface Wanted {
  readonly board: RefObject<HTMLElement | null>;
  /** What is offered, as long as more must be tapped for it; null: nothing. */
  readonly offer: unknown;
  /** A first thing was chosen, so that the next is on the board. */
  readonly begun: boolean;
  readonly smooth: boolean;
}

/** On a phone: leads to what is being told of, the stockpile or the price tracks, where it is out of sight. */
export function useToldInSight({ board, smooth }: Pick<Wanted, 'board' | 'smooth'>, event: Event | null): void {
  useEffect(() => {
    if (event === null) return;
    const told =
      'pile' in event
        ? board.current?.querySelectorAll('.pile')[event.pile]
        : 'company' in event
          ? board.current?.querySelector('.tracks')
          : null;
    lead(told, smooth);
  }, [board, event, smooth]);
}

/** On a phone: shares are sold from the bar, by the prices on the board. */
export function usePricesInSight({ board, smooth }: Pick<Wanted, 'board' | 'smooth'>, sells: boolean): void {
  useEffect(() => {
    if (sells) lead(board.current?.querySelector('.tracks'), smooth);
  }, [board, sells, smooth]);
}

/** On a phone: where none of what is to be tapped next is in reach, leads to the first of it. */
export function useInSight({ board, offer, begun, smooth }: Wanted): void {
  useEffect(() => {
    const among = begun ? board.current : board.current?.parentElement;
    const lit = [...(among?.querySelectorAll('.may') ?? [])];
    if (offer === null || lit.length === 0 || lit.some(inReach)) return;
    const piles = lit[0]!.closest('.piles'); // as many of them in sight as there can be
    (piles ?? lit[0]!).scrollIntoView({ block: piles ? 'start' : 'center', behavior: smooth ? 'smooth' : 'instant' });
  }, [board, offer, begun, smooth]);
}
