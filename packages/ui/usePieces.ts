import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { Offer } from './taps.ts';

/** Whether a second tap on a chosen piece sends the move; the app provides the person's wish. */
export const SecondTapSends = createContext(true);

/** How far a mouse moves before it drags, and a finger before it scrolls (pixels). */
const SLACK = 6;
/** How long a finger rests on a piece before it drags it (milliseconds). */
const HOLD = 180;

interface Choosing<Move, Tap extends string> extends Pick<Offer<Move, Tap>, 'may' | 'ready' | 'left'> {
  readonly board: RefObject<HTMLElement | null>;
  readonly choice: readonly Tap[];
  readonly choose: (choice: readonly Tap[]) => void;
  readonly send: (move: Move) => void;
  /** Whether a move can hold several taps of this kind: a second tap on one takes it back. */
  readonly isOneOfMany: (kind: string) => boolean;
}

/** A piece under a finger or the mouse, and since it is dragged its picture and the choice it replaced. */
interface Held<Tap> {
  readonly piece: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly finger: boolean;
  timer: number;
  drag: { readonly picture: HTMLElement; readonly before: readonly Tap[]; over: HTMLElement | null } | null;
}

const tapsOf = (element: HTMLElement): readonly string[] => element.dataset.tap?.split(',') ?? [];
/** What a piece is, by its tap; one that is only dragged has none. */
const kindOf = (piece: HTMLElement): string => tapsOf(piece)[0]?.split(' ')[0] ?? '';

/** A picture of a piece that follows the pointer: beside it in the page, so that it looks the same. */
function pictureOf(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const picture = piece.cloneNode(true) as HTMLElement;
  for (const name of ['data-tap', 'data-piece', 'data-part', 'data-held', 'data-card']) picture.removeAttribute(name);
  picture.inert = true;
  picture.dataset.dragged = '';
  Object.assign(picture.style, { left: '0', top: '0', width: `${width}px`, height: `${height}px` });
  piece.after(picture);
  // An ancestor may be what a fixed place is counted from.
  const at = picture.getBoundingClientRect();
  Object.assign(picture.style, { left: `${left - at.left}px`, top: `${top - at.top}px` });
  return picture;
}

/**
 * Pieces (`data-piece`) can be dragged to where they go: to something that can be tapped with them, or to a place that
 * takes them (`data-drop`: the kinds it takes; `data-drop-tap`: what is tapped there). A move that is then the only one
 * left is sent, and so it is by a second tap on its piece.
 */
export function usePieces<Move, Tap extends string>(at: Choosing<Move, Tap>): void {
  const secondTap = useContext(SecondTapSends);
  const { board } = at;

  const isChosen = (piece: HTMLElement): boolean => {
    const taps = tapsOf(piece);
    return taps.length > 0 && taps.every((tap) => at.choice.includes(tap as Tap));
  };
  const sendOnly = useEffectEvent((): void => {
    if (at.left === 1 && at.ready !== null) at.send(at.ready);
  });
  const tappedAgain = useEffectEvent((event: MouseEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    if (!secondTap || piece === null || at.left !== 1 || at.ready === null) return;
    if (!isChosen(piece) || at.isOneOfMany(kindOf(piece))) return;
    event.stopPropagation();
    at.send(at.ready);
  });
  const accepts = useEffectEvent((place: HTMLElement, piece: HTMLElement): boolean => {
    const { drop, dropTap } = place.dataset;
    if (drop?.split(' ').includes(kindOf(piece))) return dropTap === undefined || at.may.has(dropTap as Tap);
    const taps = tapsOf(place);
    return taps.length > 0 && !place.hasAttribute('data-piece') && taps.every((tap) => at.may.has(tap as Tap));
  });
  /** Chooses the piece that is being dragged; yields what was chosen before. */
  const take = useEffectEvent((piece: HTMLElement): readonly Tap[] => {
    if (!isChosen(piece)) piece.click();
    return at.choice;
  });
  const giveBack = useEffectEvent((before: readonly Tap[]): void => at.choose(before));

  useEffect(() => {
    const root = board.current!.parentElement!;
    let held: Held<Tap> | null = null;
    let dragged = false;

    const placeAt = (x: number, y: number, piece: HTMLElement): HTMLElement | null => {
      for (let place = document.elementFromPoint(x, y); place && root.contains(place); place = place.parentElement)
        if (place instanceof HTMLElement && accepts(place, piece)) return place;
      return null;
    };
    const drag = (now: Held<Tap>): void => {
      const before = take(now.piece);
      now.drag = { picture: pictureOf(now.piece), before, over: null };
      root.dataset.dragging = '';
    };
    const follow = ({ clientX, clientY }: PointerEvent, { piece, x, y, drag: dragging }: Held<Tap>): void => {
      dragging!.picture.style.translate = `${clientX - x}px ${clientY - y}px`;
      const over = placeAt(clientX, clientY, piece);
      if (over === dragging!.over) return;
      delete dragging!.over?.dataset.over;
      if (over) over.dataset.over = '';
      dragging!.over = over;
    };
    const letGo = (): void => {
      if (held === null) return;
      clearTimeout(held.timer);
      held.drag?.picture.remove();
      delete held.drag?.over?.dataset.over;
      delete root.dataset.dragging;
      held = null;
    };
    const drop = ({ piece, drag: dragging }: Held<Tap>): void => {
      const { over, before } = dragging!;
      if (over === null) return giveBack(before);
      if (over.dataset.drop === undefined) over.click();
      else if (over.dataset.dropTap !== undefined)
        root.querySelector<HTMLElement>(`[data-tap="${over.dataset.dropTap}"]`)?.click();
      piece.focus({ preventScroll: true });
      setTimeout(() => sendOnly()); // what was tapped is drawn by then
    };

    const onDown = (event: PointerEvent): void => {
      const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
      if (piece === null || !event.isPrimary || event.button !== 0) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      const finger = event.pointerType !== 'mouse';
      const now: Held<Tap> = { piece, pointer, x, y, finger, timer: 0, drag: null };
      if (finger) now.timer = window.setTimeout(() => held === now && drag(now), HOLD);
      held = now;
    };
    const onMove = (event: PointerEvent): void => {
      if (held?.pointer !== event.pointerId) return;
      if (held.drag === null && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) {
        if (held.finger) return letGo(); // it scrolls
        drag(held);
      }
      if (held.drag !== null) follow(event, held);
    };
    const onUp = (event: PointerEvent): void => {
      if (held?.pointer !== event.pointerId) return;
      if (held.drag !== null) {
        dragged = true;
        setTimeout(() => (dragged = false));
        drop(held);
      }
      letGo();
    };
    const onCancel = (): void => {
      if (held?.drag) giveBack(held.drag.before);
      letGo();
    };
    const onClick = (event: MouseEvent): void => {
      if (dragged && event.isTrusted) event.stopPropagation();
      else tappedAgain(event);
    };
    const whileDragging = (event: Event): void => {
      if (held?.drag && event.cancelable) event.preventDefault();
    };
    root.addEventListener('click', onClick, true);
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('touchmove', whileDragging, { passive: false });
    root.addEventListener('contextmenu', whileDragging);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onCancel);
    return () => {
      letGo();
      root.removeEventListener('click', onClick, true);
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('touchmove', whileDragging);
      root.removeEventListener('contextmenu', whileDragging);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onCancel);
    };
  }, [board]);
}
