import type { Telling } from '@outcry/ui/Telling.tsx';
import { useTableKeys } from '@outcry/ui/useTableKeys.ts';

/** The keys of what is told: the space bar goes on, R tells again what others did. */
export const useTellingKeys = (telling: Telling | null, again: (() => void) | null): void =>
  useTableKeys((key, on) => {
    if (key === ' ' && on === null) return telling?.next ?? null;
    return key === 'r' ? again : null;
  });
