import type { Telling } from '@outcry/ui/Telling.tsx';
import { useTableKeys } from '@outcry/ui/useTableKeys.ts';

/** The keys of what is told: the space bar goes on, R tells again what others did. Escape, Enter or the space bar end the film. */
export const useTellingKeys = (telling: Telling | null, again: (() => void) | null): void =>
  useTableKeys((key, on) => {
    const ends = telling?.isFilm === true && !telling.waits;
    if (ends && (key === 'Escape' || (on === null && (key === ' ' || key === 'Enter')))) return telling.skip;
    if (key === ' ' && on === null) return telling?.next ?? null;
    return key === 'r' ? again : null;
  });
