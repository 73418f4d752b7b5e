import type { Cause, Seat } from '@outcry/engine';
import type { Estimate } from './estimate.ts';

/** Grows whenever a review of the same game would come out otherwise. One of an older version is made anew. */
export const REVIEW_VERSION = 3;

/** A listed decision costs at least this chance to win, and this much money. */
export const LEAST_CHANCE = 0.01;
export const LEAST_MONEY = 0.25;
/** No more mistakes than this are listed. */
export const MOST_MISTAKES = 5;

/** A move as the seat could judge it then. */
export interface Choice {
  readonly move: unknown;
  /** To win, from 0 to 1. */
  readonly chance: number;
  /** The wealth the seat could expect, and its best rival's. */
  readonly wealth: number;
  readonly rival: number;
}

/** What the better move gains against the one that was made, by what makes the difference. */
export interface Reason {
  readonly cause: Cause | 'outlook' | 'rival';
  readonly company: number | null;
  readonly amount: number;
}

/** What a decision cost: chance to win and money, both on average over the deals that fit what the seat knew. */
export interface Cost {
  readonly chance: Estimate;
  readonly money: Estimate;
}

/** A decision that cost more than the limits, surely. */
export interface Mistake {
  /** How many moves had been made before it. */
  readonly at: number;
  /** How many moves the seat could choose from. */
  readonly legal: number;
  readonly made: Choice;
  readonly better: Choice;
  /** Other moves that would have lost little of the difference. */
  readonly asGood: readonly unknown[];
  readonly cost: Cost;
  /** How many deals were looked at. */
  readonly deals: number;
  /** What drove it, the largest first; empty: it cannot be told. */
  readonly reasons: readonly Reason[];
}

/** How the result came about; all of it adds up to it. */
export interface Waterfall {
  /** What the seat gets on average when such a game begins. */
  readonly start: number;
  readonly luck: number;
  readonly others: number;
  /** Zero or less: what the decisions cost against the best ones. */
  readonly choices: number;
  /** By how much the estimates are off. */
  readonly error: number;
  readonly result: number;
}

export interface Review {
  readonly version: typeof REVIEW_VERSION;
  readonly seat: Seat;
  /** For each moment (the first is before any move) everybody's chance to win, by what a spectator knew. */
  readonly curve: readonly (readonly number[])[];
  /** How many decisions with a choice the seat made, and how many of them were the best move or as good. */
  readonly decisions: number;
  readonly good: number;
  /** How many surely cost something, but are not listed, and how much all that is not listed cost, sure or not. */
  readonly small: number;
  readonly rest: number;
  readonly mistakes: readonly Mistake[];
  readonly sum: Waterfall;
}
