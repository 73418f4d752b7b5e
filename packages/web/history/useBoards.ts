import type { BoardModule } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { loadBoard } from '../games.ts';

/** The boards of these games, by id, as they arrive: who writes amounts must know how each game writes money. */
export function useBoards(games: readonly string[]): Readonly<Record<string, BoardModule>> {
  const [boards, setBoards] = useState<Readonly<Record<string, BoardModule>>>({});
  const names = [...new Set(games)].toSorted().join(' ');
  useEffect(() => {
    let wanted = true;
    for (const id of names.split(' ').filter(Boolean))
      void loadBoard(id).then((board) => wanted && setBoards((known) => ({ ...known, [id]: board })));
    return () => void (wanted = false);
  }, [names]);
  return boards;
}
