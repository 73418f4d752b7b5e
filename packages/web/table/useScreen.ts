import { SHORT } from '@outcry/ui/layout.ts';
import { useSyncExternalStore } from 'react';

/** How much room there is: the rail stands beside the board, below it, or all is one column (`upright`: a wide one). */
export type Screen = 'phone' | 'upright' | 'tablet' | 'desk';

/** Whether there is no room for one thing beside another. */
export const isOneColumn = (screen: Screen): boolean => screen === 'phone' || screen === 'upright';

/** How wide each is at most, the narrowest first. */
const WIDTHS = [
  ['phone', matchMedia(`(max-width: 760px), ${SHORT}`)],
  ['upright', matchMedia('(max-width: 859px)')],
  ['tablet', matchMedia('(max-width: 1240px)')],
] as const;

const subscribe = (listener: () => void): (() => void) => {
  for (const [, query] of WIDTHS) query.addEventListener('change', listener);
  return () => {
    for (const [, query] of WIDTHS) query.removeEventListener('change', listener);
  };
};

const screen = (): Screen => WIDTHS.find(([, query]) => query.matches)?.[0] ?? 'desk';

export const useScreen = (): Screen => useSyncExternalStore(subscribe, screen);
