import { upgraded } from '@outcry/engine';
import type { FirstFile, GameFile, SecondFile } from '@outcry/engine';
import { browserCollection } from '../browserCollection.ts';

/** A game somebody brought as a file: to look at, none of their own games. */
export interface Imported {
  readonly id: string;
  readonly file: GameFile;
  readonly updated: number;
}

/** The oldest go first. */
const KEPT = 10;

/** Games that were brought to this device. */
export const imports = browserCollection<Imported>(
  'outcry.import.',
  (kept) => {
    const { file } = kept as { file?: GameFile | SecondFile | FirstFile };
    if (file?.format !== 'outcry-game') return null;
    return { ...(kept as Imported), file: upgraded(file) };
  },
  () => true,
  KEPT,
);
