import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Card, Hand } from '../state.ts';
import { ottoOf } from '../state.ts';
import { FLY } from './timeline.ts';
import type { Frame } from './timeline.ts';

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** The movement that takes an element from its own place to another. */
function towards(from: DOMRect, to: DOMRect): string {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${Math.max(0.2, Math.min(1, to.width / from.width))})`;
}

/**
 * Cards fly: one that is played comes from the hand or the seat of who played it, and those that leave the trick go to
 * whoever takes them. Elements are found by `data-card` (in the trick), `data-held` (in the hand) and `data-seat`.
 */
export function useFlights(board: RefObject<HTMLElement | null>, frame: Frame | null, motion: boolean): void {
  const held = useRef(new Map<Card, DOMRect>());
  useLayoutEffect(() => {
    const table = board.current?.parentElement;
    if (!table) return;
    const find = (selector: string): HTMLElement | null => table.querySelector(selector);
    const seatOf = (hand: Hand): HTMLElement | null => find(`[data-seat="${hand}"]`);
    if (motion && frame !== null) fly(frame, find, seatOf, held.current);
    held.current = new Map(
      [...table.querySelectorAll<HTMLElement>('[data-held]')].map((card) => [
        Number(card.dataset.held),
        card.getBoundingClientRect(),
      ]),
    );
  }, [board, frame, motion]);
}

function fly(
  { event, leaving, view, lasts }: Frame,
  find: (selector: string) => HTMLElement | null,
  seatOf: (hand: Hand) => HTMLElement | null,
  held: ReadonlyMap<Card, DOMRect>,
): void {
  if (event.kind === 'played' || event.kind === 'otto-played') {
    const card = find(`[data-card="${event.card}"]`);
    const hand = event.kind === 'played' ? event.seat : ottoOf(view)!;
    const from = held.get(event.card) ?? seatOf(hand)?.getBoundingClientRect();
    if (!card || !from) return;
    card.animate([{ transform: towards(card.getBoundingClientRect(), from) }, { transform: 'none' }], {
      duration: FLY,
      easing: EASE,
    });
  }
  if (leaving === null) return;
  const to = (leaving.to === null ? find('.middle') : seatOf(leaving.to))?.getBoundingClientRect();
  const delay = Math.max(0, lasts - FLY);
  for (const gone of leaving.cards) {
    const card = find(`[data-card="${gone}"]`);
    if (!card) continue;
    const end = to ? towards(card.getBoundingClientRect(), to) : 'scale(.4)';
    card.animate([{ transform: 'none' }, { transform: end, opacity: 0.2 }], {
      duration: FLY,
      delay,
      easing: EASE,
      fill: 'forwards',
    });
  }
}
