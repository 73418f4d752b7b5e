import type { Investor } from './investor.ts';

/** Golden Graham: 1 more for every share sold, at the end of the game too; a split share counts as two. */
export const graham: Investor = { id: 'graham', perShareSold: 1 };

/** Shorting Soros: one share a round, and one in the final sale, for 8. */
export const soros: Investor = { id: 'soros', optional: true, shortPrice: 8 };

/** Tactical Talal: sells again at the end of the selling phase (phases/selling.ts). */
export const talal: Investor = { id: 'talal', optional: true };

/** Bailout Barack: before movement may buy a share from the discard pile at 2 below its price (phases/barack.ts). */
export const barack: Investor = { id: 'barack', optional: true };
