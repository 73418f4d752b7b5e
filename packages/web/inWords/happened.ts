import { textOf } from '@outcry/engine/sentence';
import { toldAt } from '../table/toldAt.ts';
import type { AtGame } from '../table/useGame.ts';

/** So many sentences are kept in sight; the tape has all. */
const MOST = 20;

/** A sentence of what happened, and what it is known by while others come. */
export interface Sentence {
  readonly key: string;
  readonly text: string;
}

/** What was told last up to a moment, in order. */
export function happened(game: Pick<AtGame, 'now' | 'words' | 'who'>, moment: number): Sentence[] {
  const { words, who } = game;
  const told: Sentence[] = [];
  for (let at = moment; at >= 0 && told.length < MOST; at--) {
    const said = toldAt(game, at).flatMap((event, place) => {
      const text = textOf(words.event(event, who));
      return text === '' ? [] : [{ key: `${at} ${place}`, text }];
    });
    told.unshift(...said);
  }
  return told.slice(-MOST);
}
