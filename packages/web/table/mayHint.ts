import type { Snapshot } from './source.ts';

/** Whether this table gives hints: to who plays, but not where the game counts for ratings. */
export const mayHint = ({ viewer, lesson, online }: Pick<Snapshot, 'viewer' | 'lesson' | 'online'>): boolean =>
  viewer !== null && !lesson && online?.rated !== true;
