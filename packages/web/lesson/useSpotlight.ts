import type { LessonStep } from '@outcry/games/lesson.ts';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** What is kept free around a part that is brought into sight. */
const MARGIN = 14;

/** Scrolls the page until a part stands above the coach; of one too high for that, what can be chosen there. */
function bringIntoSight(part: Element, coach: Element): void {
  const room = coach.getBoundingClientRect().top;
  const fits = part.getBoundingClientRect().height + 2 * MARGIN <= room;
  const target = fits ? part : (part.querySelector('.may') ?? part);
  const { top, bottom, height } = target.getBoundingClientRect();
  if (top >= MARGIN && bottom <= room - MARGIN) return;
  scrollBy({ top: top - Math.max(MARGIN, (room - height) / 2) });
}

interface Spotlight {
  /** What of the board is spoken of; null: nothing now. */
  readonly spot: Pick<LessonStep, 'look' | 'thing'> | null;
  /** At each step they are brought into sight anew, where the page scrolls. */
  readonly step: number;
  readonly scrolls: boolean;
  readonly coach: RefObject<HTMLElement | null>;
}

const partOf = (look: string): string => `[data-part='${look}']`;

/** What is ringed: the thing a step names, or its part of that name. While it is not on the board, all parts of that name. */
function selectorOf({ look, thing }: Pick<LessonStep, 'look' | 'thing'>): string {
  const part = partOf(look);
  if (thing === undefined) return `.table-layout ${part}`;
  const very = Object.entries(thing)
    .map(([name, value]) => `[data-${name}='${value}']`)
    .join('');
  return `.table-layout :is(${very} ${part}, ${very}:not(:has(${part}))), .table-layout:not(:has(${very})) ${part}`;
}

/** Rings parts of the board. By a rule of style, so that the ring stays whatever the board draws anew. */
export function useSpotlight({ spot, step, scrolls, coach }: Spotlight): void {
  const selector = spot && selectorOf(spot);
  const look = spot?.look;
  useLayoutEffect(() => {
    if (selector === null) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${selector} { outline: var(--spot); outline-offset: 3px; animation: spot 900ms ease-out 2; }
      [data-part]:is(${selector}) { border-radius: 12px; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const first = document.querySelector(selector);
    // What is in the bar is always in sight; then it is the part of the board it belongs to that must be.
    const target = first?.closest('.ask') ? document.querySelector(`.table-layout ${partOf(look!)}`) : first;
    if (scrolls && target && !target.closest('.ask')) bringIntoSight(target, coach.current!);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [selector, look, step, scrolls, coach]);
}
