import type { Pictured } from '@outcry/engine/picture';
import { useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { loadPicture } from '../games.ts';

/** How a game's views are told in words, once the board's language is there; null until it is loaded. */
export function usePicture(game: string): Pictured | null {
  const { locale } = useUi();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly picture: Pictured } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const key = `${game} ${locale}`;
  useEffect(() => {
    let wanted = true;
    loadPicture(game, locale).then(
      (picture) => wanted && setLoaded({ key: `${game} ${locale}`, picture }),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => void (wanted = false);
  }, [game, locale]);
  if (failed !== null) throw failed;
  return loaded?.key === key ? loaded.picture : null;
}
