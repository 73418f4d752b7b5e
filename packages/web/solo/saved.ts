import { upgraded } from '@outcry/engine';
import type { FirstFile } from '@outcry/engine';
import { remember } from '../history/kept.ts';
import { browserCollection } from '../browserCollection.ts';
import type { SoloRecord } from '../worker/protocol.ts';

/** Finished games kept for their replay; the oldest go first. */
const KEPT = 30;

/** A game as it was kept before its file knew who sat where. */
interface FirstRecord extends Omit<SoloRecord, 'file'> {
  readonly bots: readonly (string | null)[];
  readonly file: FirstFile;
}

function opened(kept: object): SoloRecord | null {
  const record = kept as SoloRecord | FirstRecord;
  if (record.file?.format !== 'outcry-game') return null;
  if (!('bots' in record)) return record;
  const { bots, file, ...rest } = record;
  return { ...rest, file: upgraded(file, bots) };
}

/** Games of this device, kept in the browser after every move. */
const collection = browserCollection<SoloRecord>('outcry.game.', opened, ({ file }) => file.result !== null, KEPT);
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
