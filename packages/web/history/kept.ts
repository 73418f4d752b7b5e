import { settings } from '../settings.ts';
import { createStore } from '../store.ts';
import type { SoloRecord } from '../worker/protocol.ts';
import { merged, ofRecord } from './finished.ts';
import type { Finished } from './finished.ts';

/** What is remembered of the games finished on this device: much smaller than the games, so it outlives them. */

const KEY = 'outcry.history';
const MOST = 1000;

function read(): readonly Finished[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Finished[]) : [];
  } catch {
    return []; // a damaged history is none
  }
}

export const remembered = createStore<readonly Finished[]>(read());

addEventListener('storage', ({ key }) => {
  if (key === KEY) remembered.set(read());
});

/** Notes a game of this device once it is over. Where the browser has no room left, the oldest are forgotten. */
export function remember(record: SoloRecord): void {
  const game = ofRecord(record, settings.get().name);
  if (game === null || remembered.get().some(({ id }) => id === game.id)) return;
  for (let games = merged(read(), [game]).slice(0, MOST); games.length > 0; games = games.slice(0, -10)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(games));
      remembered.set(games);
      return;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
