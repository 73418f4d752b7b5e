import { accountSteps } from './accountSteps.ts';
import { notifySteps } from './notifySteps.ts';
import { orderSteps } from './orderSteps.ts';
import { ratingSteps } from './ratingSteps.ts';
import type { Words } from './schema.ts';

/** Everything that is written as steps, by name: accounts, results and ratings, what keeps order, and notifications. */
export const allSteps = (words: Words) => ({
  ...accountSteps(words),
  ...ratingSteps(words),
  ...orderSteps(words),
  ...notifySteps(words),
});
export type AllSteps = ReturnType<typeof allSteps>;
