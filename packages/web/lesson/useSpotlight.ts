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
  /** The name of the parts of the board that are spoken of; null: none. */
  readonly part: string | null;
  /** At each step they are brought into sight anew, where the page scrolls. */
  readonly step: number;
  readonly scrolls: boolean;
  readonly coach: RefObject<HTMLElement | null>;
}

/** Rings parts of the board. By a rule of style, so that the ring stays whatever the board draws anew. */
export function useSpotlight({ part, step, scrolls, coach }: Spotlight): void {
  useLayoutEffect(() => {
    if (part === null) return undefined;
    const selector = `.table-layout [data-part='${part}']`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${selector} { outline: var(--spot); outline-offset: 3px; border-radius: 12px; animation: spot 900ms ease-out 2; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const first = document.querySelector(selector);
    if (scrolls && first && !first.closest('.ask')) bringIntoSight(first, coach.current!);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [part, step, scrolls, coach]);
}
