export type { Estimate } from './estimate.ts';
export { hints } from './hint.ts';
export type { Hint } from './hint.ts';
export { priceOf } from './price.ts';
export type { Judging, Price } from './price.ts';
export { deepLook, isMistake, quickLook, reviewing } from './reviewing.ts';
export type { Reviewing } from './reviewing.ts';
export { LEAST_CHANCE, LEAST_MONEY, MOST_MISTAKES, REVIEW_VERSION } from './review.ts';
export type { Choice, Cost, Mistake, Reason, Review, Waterfall } from './review.ts';
