import type { Words } from '@outcry/engine';
import { useEffect, useState } from 'react';
import { loadWords } from './games.ts';
import { useSettings } from './settings.ts';

/** What a game says, in the language spoken now; null until it is loaded. */
export function useWords(game: string): Words | null {
  const { locale } = useSettings();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadWords(game, locale).then((loaded) => wanted && setWords(loaded));
    return () => void (wanted = false);
  }, [game, locale]);
  return words;
}
