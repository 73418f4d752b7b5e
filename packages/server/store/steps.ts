import { accountSteps } from './accountSteps.ts';
import { notifySteps } from './notifySteps.ts';
import { ownSteps } from './ownSteps.ts';
import { orderSteps } from './orderSteps.ts';
import { ratingSteps } from './ratingSteps.ts';
import type { Words } from './schema.ts';

/** Everything that is written as steps, by name, from accounts to what people keep for themselves. */
export const allSteps = (words: Words) => ({
  ...accountSteps(words),
  ...ratingSteps(words),
  ...orderSteps(words),
  ...notifySteps(words),
  ...ownSteps(words),
});
export type AllSteps = ReturnType<typeof allSteps>;
