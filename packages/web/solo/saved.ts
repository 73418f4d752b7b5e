import { remember } from '../history/kept.ts';
import { createStore } from '../store.ts';
import type { SoloRecord } from './protocol.ts';

/** Games of this device, kept in the browser after every move. */

const PREFIX = 'outcry.game.';
/** Finished games kept for their replay; the oldest go first. */
const KEPT = 30;

function read(key: string): SoloRecord | null {
  try {
    const record = JSON.parse(localStorage.getItem(key) ?? 'null') as SoloRecord | null;
    return record?.file?.format === 'outcry-game' ? record : null;
  } catch {
    return null; // a damaged game is no game
  }
}

function readAll(): readonly SoloRecord[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(key) ?? [])
    .toSorted((a, b) => b.updated - a.updated);
}

/** All games of this device, the last played first. */
export const saved = createStore<readonly SoloRecord[]>(readAll());

addEventListener('storage', ({ key }) => {
  if (key?.startsWith(PREFIX)) saved.set(readAll());
});

/** One game, or null when this device does not have it (any more). */
export const load = (id: string): SoloRecord | null => read(PREFIX + id);

/** Keeps a game as it is now. When the browser's room is used up, old finished games make place. */
export function save(record: SoloRecord): void {
  const others = saved.get().filter(({ id }) => id !== record.id);
  const finished = others.filter(({ file }) => file.result !== null);
  const gone = new Set(finished.slice(KEPT));
  for (const { id } of gone) localStorage.removeItem(PREFIX + id);
  const text = JSON.stringify(record);
  for (let oldest = Math.min(finished.length, KEPT) - 1; ; oldest--) {
    try {
      localStorage.setItem(PREFIX + record.id, text);
      break;
    } catch (error) {
      if (oldest < 0) throw error;
      gone.add(finished[oldest]!);
      localStorage.removeItem(PREFIX + finished[oldest]!.id);
    }
  }
  // Not read again from the browser: that is done for every move, and there may be much of it.
  saved.set([record, ...others.filter((other) => !gone.has(other))]);
  remember(record);
}

/** Forgets a game. */
export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
  saved.set(readAll());
}
