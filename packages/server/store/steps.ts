import { accountSteps } from './accountSteps.ts';
import { notifySteps } from './notifySteps.ts';
import { ownSteps } from './ownSteps.ts';
import { orderSteps } from './orderSteps.ts';
import { ratingSteps } from './ratingSteps.ts';
import { reviewSteps } from './reviewStore.ts';
import type { Words } from './schema.ts';

/** Everything that is written as steps, by name, from accounts to reviews. */
export const allSteps = (words: Words) => ({
  ...accountSteps(words),
  ...ratingSteps(words),
  ...orderSteps(words),
  ...notifySteps(words),
  ...ownSteps(words),
  ...reviewSteps(words),
});
export type AllSteps = ReturnType<typeof allSteps>;
