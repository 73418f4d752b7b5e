import type { AnyEvent, Sentence, Words } from '@outcry/engine';
import type { Locale } from '@outcry/engine';
import type { UndoAsked } from './source.ts';
import type { AtGame } from './useGame.ts';

/** The first thing that is said of a move; empty: nothing that this viewer may know. */
export function firstSaid(events: readonly AnyEvent[], words: Words, who: (seat: number) => string): Sentence {
  for (const event of events) {
    const said = words.event(event, who);
    if (said.length > 0) return said;
  }
  return [];
}

/** What an undo would take back, as this viewer knows it. */
export interface Undone {
  readonly moves: number;
  /** What was said of the first of these moves; empty: nothing. */
  readonly said: Sentence;
  /** The moment the game would go back to. */
  readonly moment: number;
  /** Where the game was then ("Round 2, trick 3"). */
  readonly where: string;
}

/** What the undo that is asked for takes back; null: the page does not know that moment yet. */
export function undoneBy({ now, words, board, who }: AtGame, { to }: Pick<UndoAsked, 'to'>, locale: Locale) {
  const first = now.history.findIndex(({ at }) => at === to);
  if (first < 1) return null;
  const moment = first - 1;
  return {
    moves: now.history.length - first,
    said: firstSaid(now.history[first]!.events, words, who),
    moment,
    where: board.where(now.history[moment]!.view, locale),
  } satisfies Undone;
}
