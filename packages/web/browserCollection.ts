import { createStore } from './store.ts';
import type { Store } from './store.ts';

/** What is kept in the browser: known by its id, the last changed first. */
interface Kept {
  readonly id: string;
  readonly updated: number;
}

/** Things of one kind, kept in this browser and seen by all its tabs. */
export interface BrowserCollection<T extends Kept> {
  readonly all: Pick<Store<readonly T[]>, 'get' | 'subscribe'>;
  /** One of them, or null when this device does not have it (any more). */
  load(id: string): T | null;
  /** Keeps it as it is now. When the browser's room is used up, the oldest that can be spared make place. */
  save(thing: T): void;
  forget(id: string): void;
}

/** A collection under a name: `open` makes what was kept of use (null: it cannot), and of those that can be spared so many are kept. */
export function browserCollection<T extends Kept>(
  prefix: string,
  open: (kept: object) => T | null,
  canSpare: (thing: T) => boolean,
  most: number,
): BrowserCollection<T> {
  const read = (key: string): T | null => {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as object | null;
      return kept && open(kept);
    } catch {
      return null; // what is damaged is not there
    }
  };
  const readAll = (): readonly T[] =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => read(key) ?? [])
      .toSorted((a, b) => b.updated - a.updated);
  const all = createStore(readAll());
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(prefix)) all.set(readAll());
  });
  return {
    all,
    load: (id) => read(prefix + id),
    save(thing) {
      const others = all.get().filter(({ id }) => id !== thing.id);
      const spare = others.filter(canSpare);
      const gone = new Set(spare.slice(most));
      for (const { id } of gone) localStorage.removeItem(prefix + id);
      const text = JSON.stringify(thing);
      for (let oldest = Math.min(spare.length, most) - 1; ; oldest--) {
        try {
          localStorage.setItem(prefix + thing.id, text);
          break;
        } catch (error) {
          if (oldest < 0) throw error;
          gone.add(spare[oldest]!);
          localStorage.removeItem(prefix + spare[oldest]!.id);
        }
      }
      // Not read again from the browser: that is done for every move, and there may be much of it.
      all.set([thing, ...others.filter((other) => !gone.has(other))]);
    },
    forget(id) {
      localStorage.removeItem(prefix + id);
      all.set(readAll());
    },
  };
}
