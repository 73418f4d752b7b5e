import type { AnyEvent } from '@outcry/engine';
import type { AtGame } from './useGame.ts';

/** What the viewer was told of the move that led to a moment; of the first moment, what the set-up did. */
export function toldAt(
  { now: { history, data }, words }: Pick<AtGame, 'now' | 'words'>,
  moment: number,
): readonly AnyEvent[] {
  const { view, events } = history[moment]!;
  return moment === 0 ? (words.opening?.(view, data) ?? []) : events;
}
