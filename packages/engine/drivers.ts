import type { AnyEvent, Seat } from './game.ts';

/**
 * What makes a seat richer: `forecast` is what will become of a company as the seat knows it will, `prize` a claim,
 * `bid` what is paid in the auction of this round, `laterBids` in those to come.
 */
export const CAUSES = [
  'price',
  'forecast',
  'dividend',
  'majority',
  'fee',
  'rank',
  'prize',
  'bid',
  'laterBids',
] as const;
export type Cause = (typeof CAUSES)[number];

/** An amount of a seat's wealth: by what, and by which company (by its number in the game; null: none). */
export interface Driver {
  readonly cause: Cause;
  readonly company: number | null;
  readonly amount: number;
}

/**
 * What a seat's wealth in a future is made of. `root` is the state the future began in, `events` all that happened on
 * the way. Only differences between futures of one root are shown, so a game may leave out what all of them share.
 */
export type DriversOf<State = unknown, Event extends AnyEvent = AnyEvent> = {
  of(root: State, future: State, events: readonly Event[], seat: Seat): readonly Driver[];
}['of'];
