import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever that changes. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );

/** Whether the board is drawn for a phone: the same width as in the style sheets. */
export const usePhone = (): boolean => useMedia('(max-width: 859px)');

/** Whether the table is a column, with the bar at the bottom of the screen: the same width as in the style sheets. */
export const useColumn = (): boolean => useMedia('(max-width: 1240px)');

/** Whether a table that is not a phone's is low, as a tablet that lies: the same measures as in the style sheets. */
export const useLow = (): boolean => useMedia('(min-width: 860px) and (max-height: 880px)');
