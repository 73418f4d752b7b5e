import type { Bus, Notice } from './bus.ts';

/** The bus of a single process. */
export function localBus(): Bus {
  const listeners = new Set<(notice: Notice) => void>();
  return {
    async publish(notice) {
      for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
