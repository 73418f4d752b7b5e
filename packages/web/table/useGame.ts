import type { Locale, Words } from '@outcry/engine';
import type { BoardModule, Cause } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { loadBoard, loadCause, loadWords } from '../games.ts';
import { useSettings } from '../settings.ts';
import type { GameHistory } from './source.ts';

/** How a game is drawn, and what it says. */
interface Drawn {
  readonly board: BoardModule;
  readonly words: Words;
  readonly cause: Cause;
}

/** What the parts that only show share: the game as it went, how it is drawn, what it says, and who is who. */
export interface AtGame extends Drawn {
  readonly now: GameHistory;
  readonly who: (seat: number) => string;
}

/** A game's board and words in the language spoken now; null until they are there. */
export function useGame(game: string | undefined): Drawn | null {
  const { locale } = useSettings();
  const [loaded, setLoaded] = useState<(Drawn & { readonly locale: Locale }) | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (game === undefined) return undefined;
    let wanted = true;
    Promise.all([loadBoard(game, locale), loadWords(game, locale), loadCause(game)]).then(
      ([board, words, cause]) => wanted && setLoaded({ board, words, cause, locale }),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => void (wanted = false);
  }, [game, locale]);
  if (failed !== null) throw failed;
  return loaded?.locale === locale ? loaded : null;
}
