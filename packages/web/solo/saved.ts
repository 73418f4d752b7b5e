import { upgraded } from '@outcry/engine';
import type { FirstFile, GameFile, SecondFile } from '@outcry/engine';
import { remember } from '../history/kept.ts';
import { browserCollection } from '../browserCollection.ts';
import type { SoloRecord } from '../worker/protocol.ts';

/** Finished games kept for their replay; the oldest go first. */
const KEPT = 30;

/** A game as it was kept by any version of the app. The first kept its bots beside the file. */
interface AnyRecord extends Omit<SoloRecord, 'file'> {
  readonly bots?: readonly (string | null)[];
  readonly file: FirstFile | SecondFile | GameFile;
}

function opened(kept: object): SoloRecord | null {
  const { bots, file, ...rest } = kept as AnyRecord;
  if (file?.format !== 'outcry-game') return null;
  return { ...rest, file: upgraded(file, bots) };
}

/** Games of this device, kept in the browser after every move. */
const collection = browserCollection<SoloRecord>('outcry.game.', opened, ({ file }) => file.result !== null, KEPT);
export const { all: saved, load, forget } = collection;

/** Games that somebody sat down to and left: with at most one move of a person. They make room for the next of their kind. */
export const barelyBegun = (records: readonly SoloRecord[], game: string): SoloRecord[] =>
  records.filter(({ file, lesson }) => {
    if (file.game !== game || file.result !== null || lesson || file.continuedFrom !== undefined) return false;
    return file.moves.filter(([seat]) => file.seats[seat]!.kind === 'person').length <= 1;
  });

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
