import { remember } from '../history/kept.ts';
import { browserCollection } from '../browserCollection.ts';
import type { SoloRecord } from '../worker/protocol.ts';

/** Finished games kept for their replay; the oldest go first. */
const KEPT = 30;

/** Games of this device, kept in the browser after every move. */
const collection = browserCollection<SoloRecord>(
  'outcry.game.',
  ({ file }) => file?.format === 'outcry-game',
  ({ file }) => file.result !== null,
  KEPT,
);
export const { all: saved, load, forget } = collection;

/** Keeps a game as it is now, and remembers it for the history once it is over. Yields whether there was room for it. */
export function save(record: SoloRecord): boolean {
  remember(record);
  try {
    collection.save(record);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
