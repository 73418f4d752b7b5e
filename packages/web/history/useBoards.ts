import type { BoardModule } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { loadBoard } from '../games.ts';
import { useSettings } from '../settings.ts';

type Boards = Readonly<Record<string, BoardModule>>;
const NONE: Boards = {};

/** The boards of these games, by id, as they arrive: who writes amounts must know how each game writes money. */
export function useBoards(games: readonly string[]): Boards {
  const { locale } = useSettings();
  const [known, setKnown] = useState({ locale, boards: NONE });
  const names = [...new Set(games)].toSorted().join(' ');
  useEffect(() => {
    let wanted = true;
    for (const id of names.split(' ').filter(Boolean))
      void loadBoard(id, locale).then(
        (board) =>
          wanted &&
          setKnown((now) => ({ locale, boards: { ...(now.locale === locale ? now.boards : NONE), [id]: board } })),
      );
    return () => void (wanted = false);
  }, [names, locale]);
  return known.locale === locale ? known.boards : NONE;
}
