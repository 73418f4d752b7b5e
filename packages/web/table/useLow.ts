import { useSyncExternalStore } from 'react';

/** A board and its cards fill such a window: a strip between them and the seats would not fit. */
const LOW = matchMedia('(height < 970px)');

const subscribe = (listener: () => void): (() => void) => {
  LOW.addEventListener('change', listener);
  return () => LOW.removeEventListener('change', listener);
};

/** Whether what is told of the table stands beside the board, not above it. */
export const useLow = (): boolean => useSyncExternalStore(subscribe, () => LOW.matches);
