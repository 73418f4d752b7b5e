import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Tells an element how high the decision bar stands (`--bar-height`), cards on its edge included, so that it can stand above. */
export function useAbove(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = document.querySelector('.ask');
    if (bar === null) return undefined;
    const watch = new ResizeObserver(() => {
      const { top, bottom } = bar.getBoundingClientRect();
      const cards = bar.querySelector('.hand');
      const edge = cards?.checkVisibility() ? Math.min(top, cards.getBoundingClientRect().top) : top;
      element.current?.style.setProperty('--bar-height', `${bottom - edge}px`);
    });
    watch.observe(bar);
    return () => watch.disconnect();
  }, [element]);
}
