import type { Snapshot } from './source.ts';

/** Whether this table gives hints: to who plays, where its host allows them and the game does not count for ratings. */
export const mayHint = ({ viewer, lesson, hints }: Pick<Snapshot, 'viewer' | 'lesson' | 'hints'>): boolean =>
  viewer !== null && !lesson && hints;
