import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Event } from '../events.ts';

/** Whether a point of it, so far down, is on the screen and under nothing else. */
function seenAt(element: Element, down: number): boolean {
  const { x, y, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + down));
}

/** Whether a finger would reach it: on the screen, and not under the decision bar. */
const inReach = (element: Element): boolean => seenAt(element, element.getBoundingClientRect().height / 2);

/** How far within its edges it is looked for. */
const EDGE = 8;

/** Whether all of it is on the screen, and not under the decision bar. */
const inSight = (element: Element): boolean =>
  seenAt(element, EDGE) && seenAt(element, element.getBoundingClientRect().height - EDGE);

/** Leads to it where not all of it is in sight; what is high begins at the top, as the bar needs the room below. */
function lead(to: Element | null | undefined, smooth: boolean): void {
  if (!to || inSight(to)) return;
  const block = to.matches('.tracks') ? 'start' : 'center';
  to.scrollIntoView({ block, behavior: smooth ? 'smooth' : 'instant' });
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

/** On a phone: leads to the prices where the rest is about them: shares are sold, or the stockpiles are gone. */
export function usePricesInSight({ board, smooth }: Pick<Wanted, 'board' | 'smooth'>, matter: boolean): void {
  useEffect(() => {
    if (matter) lead(board.current?.querySelector('.tracks'), smooth);
  }, [board, matter, smooth]);
}

/** On a phone: where none of what is to be tapped next is in reach, leads to the first of it; of stockpiles, to them all. */
export function useInSight({ board, offer, begun, smooth }: Wanted): void {
  useEffect(() => {
    const among = begun ? board.current : board.current?.parentElement;
    const lit = [...(among?.querySelectorAll('.may') ?? [])];
    if (offer === null || lit.length === 0) return;
    const piles = lit[0]!.closest('.piles'); // as many of them in sight as there can be
    if (piles ? lit.every(inReach) : lit.some(inReach)) return;
    (piles ?? lit[0]!).scrollIntoView({ block: piles ? 'start' : 'center', behavior: smooth ? 'smooth' : 'instant' });
  }, [board, offer, begun, smooth]);
}
