import type { Mistake } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { browserCollection } from '../browserCollection.ts';
import type { Kind } from '../replay/held.ts';

/** A decision to be found again. */
export interface Exercise {
  readonly id: string;
  readonly updated: number;
  /** The game it is from, as an address names it. */
  readonly kind: Kind;
  readonly of: string;
  readonly game: string;
  readonly seat: Seat;
  readonly at: number;
  readonly solved: boolean;
}

/** Solved ones go first when there are more. */
const KEPT = 60;

export const exercises = browserCollection<Exercise>(
  'outcry.exercise.',
  (kept) => (typeof (kept as Exercise).at === 'number' ? (kept as Exercise) : null),
  ({ solved }) => solved,
  KEPT,
);

/** Where one is found. */
export const addressOf = ({ kind, of, seat, at }: Pick<Exercise, 'kind' | 'of' | 'seat' | 'at'>): string =>
  `/review/${kind}/${of}?seat=${seat + 1}&find=${at}`;

/** Those that wait, the oldest first. */
export const waiting = (all: readonly Exercise[]): Exercise[] =>
  all.filter(({ solved }) => !solved).toSorted((a, b) => a.updated - b.updated);

const idOf = ({ kind, of, seat }: Pick<Exercise, 'kind' | 'of' | 'seat'>, at: number): string =>
  `${kind}.${of}.${seat}.${at}`;

/** The mistakes of a game become exercises; one that is there already stays as it is. */
export function addExercises(
  from: Pick<Exercise, 'kind' | 'of' | 'game' | 'seat'>,
  mistakes: readonly Mistake[],
): void {
  for (const { at } of mistakes) {
    const id = idOf(from, at);
    if (exercises.load(id) !== null) continue;
    try {
      exercises.save({ ...from, id, at, updated: Date.now(), solved: false });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // no room left: the review is worth more
    }
  }
}

/** Notes how somebody fared: one that was not found waits behind the others. */
export function noteTry(from: Pick<Exercise, 'kind' | 'of' | 'seat'>, at: number, solved: boolean): void {
  const exercise = exercises.load(idOf(from, at));
  if (exercise !== null) exercises.save({ ...exercise, solved: solved || exercise.solved, updated: Date.now() });
}
