import type { GameFile } from '@outcry/engine';
import { browserCollection } from '../browserCollection.ts';

/** A game somebody brought as a file: to look at, none of his own games. */
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
  ({ file }) => file?.format === 'outcry-game',
  () => true,
  KEPT,
);
