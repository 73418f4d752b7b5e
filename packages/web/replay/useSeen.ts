import type { Seat } from '@outcry/engine';
import { useMemo } from 'react';
import { useText } from '../i18n.ts';
import { shownName } from '../somebody.ts';
import { useGame } from '../table/useGame.ts';
import type { AtGame } from '../table/useGame.ts';
import { useMoments } from './useMoments.ts';
import type { Opened } from './useOpened.ts';

/** A whole game through somebody's eyes. */
interface Seen {
  readonly at: AtGame;
  /** Whose: those wished for, once all of it is there. */
  readonly seat: Seat | null;
}

/** The game as a seat saw it, with its board and words; null until they are there. */
export function useSeen(
  { held: { file, notes, own }, facts, replayed, rules }: Opened,
  seat: Seat | null,
): Seen | null {
  const t = useText();
  const loaded = useGame(file.game);
  const moments = useMoments(rules, replayed.pages, seat);
  return useMemo(() => {
    if (loaded === null || moments === null) return null;
    const seats = file.seats.map(({ name, kind, level }, place) => ({
      name: shownName(name, t),
      bot: kind === 'bot',
      level,
      away: false,
      you: place === own,
      asked: false,
      clock: null,
    }));
    const { history } = moments;
    const now = { game: file.game, data: facts.data, seats, history, worth: replayed.worth, online: { notes } };
    return { at: { now, who: (place) => seats[place]!.name, ...loaded }, seat: moments.seat };
  }, [loaded, moments, file, notes, own, facts, replayed, t]);
}
