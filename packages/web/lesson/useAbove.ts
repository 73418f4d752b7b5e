import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Tells an element how high the decision bar is (`--bar-height`), so that it can stand right above it. */
export function useAbove(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.ask');
    if (bar === null) return undefined;
    const watch = new ResizeObserver(() => element.current?.style.setProperty('--bar-height', `${bar.offsetHeight}px`));
    watch.observe(bar);
    return () => watch.disconnect();
  }, [element]);
}
