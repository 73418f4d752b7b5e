import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether somebody can see the page. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);
