import { remembered } from '../history/kept.ts';
import { useSettings } from '../settings.ts';
import type { Pace } from '../settings.ts';
import { useStore } from '../store.ts';

/** Who has finished so many games of a game on this device knows it. */
const FIRST_GAMES = 3;

/** How fast a game is told: as the person wishes, else calmly until they know it. */
export function usePace(game: string): Pace {
  const { pace } = useSettings();
  const games = useStore(remembered);
  if (pace !== 'auto') return pace;
  return games.filter((finished) => finished.game === game).length < FIRST_GAMES ? 'calm' : 'brisk';
}
