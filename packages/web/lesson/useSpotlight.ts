import { useEffect } from 'react';

/**
 * Rings the parts of the board with this name (null: none), and brings them into sight where the page scrolls. By a rule
 * of style, so that the ring stays whatever the board draws anew.
 */
export function useSpotlight(part: string | null, scrolls: boolean, smooth: boolean): void {
  useEffect(() => {
    if (part === null) return undefined;
    const selector = `.tbl [data-part='${part}']`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { outline: var(--spot); outline-offset: 3px; border-radius: 12px; animation: spot 900ms ease-out 2; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const target = document.querySelector(selector);
    if (scrolls && target && !target.closest('.ask'))
      target.scrollIntoView({ block: 'start', inline: 'nearest', behavior: smooth ? 'smooth' : 'instant' });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [part, scrolls, smooth]);
}
