import { useSyncExternalStore } from 'react';

/** How much room there is: where the rail stands beside the board, below it, or all is one column. */
export type Screen = 'phone' | 'tablet' | 'desk';

const phone = matchMedia('(max-width: 859px)');
const tablet = matchMedia('(max-width: 1240px)');

const subscribe = (listener: () => void): (() => void) => {
  for (const query of [phone, tablet]) query.addEventListener('change', listener);
  return () => {
    for (const query of [phone, tablet]) query.removeEventListener('change', listener);
  };
};

const screen = (): Screen => (phone.matches ? 'phone' : tablet.matches ? 'tablet' : 'desk');

export const useScreen = (): Screen => useSyncExternalStore(subscribe, screen);
