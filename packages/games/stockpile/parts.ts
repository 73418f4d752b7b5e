import type { Seat } from '@outcry/engine';
import { BOOM, FEE } from './cards.ts';
import type { Kind } from './cards.ts';

/*
 * The names of the hidden parts of a state: what `reveals` says is shown, and what the laws overwrite. A name that ends
 * in a number after a space belongs to that seat.
 */

export const DECK = 'deck';
export const COMMERCE = 'commerce deck';
export const STRATEGY_DECK = 'strategy deck';

export const handOf = (seat: Seat): string => `hand ${seat}`;
export const goodsHandOf = (seat: Seat): string => `commerce cards ${seat}`;
export const strategiesOf = (seat: Seat): string => `strategies ${seat}`;
export const droppedOf = (seat: Seat): string => `dropped strategies ${seat}`;
/** How many face-down cards of a kind a seat has. */
export const heldOf = (kind: Kind, seat: Seat): string => `kind-${kind} ${seat}`;
/** What a seat knows of other portfolios. */
export const knowledgeOf = (seat: Seat): string => `knowledge ${seat}`;
/** Chosen in secret: the investors dealt to a seat and those it keeps, the shares it shows. */
export const dealtTo = (seat: Seat): string => `dealt ${seat}`;
export const keptBy = (seat: Seat): string => `kept ${seat}`;
export const shownBy = (seat: Seat): string => `shown ${seat}`;

export const pairPart = (pair: number): string => `pair-${pair}`;
/** The same pair, as one of those who know it: while they move, it stays as it is. */
export const pairKnownTo = (pair: number, seat: Seat): string => `pair-${pair} ${seat}`;

/** As many stockpiles as there ever are. */
export const PILES: readonly number[] = [0, 1, 2, 3, 4];

/** What lies face down on a stockpile, by what becomes of it when it is won (K12, K13). */
export const SORTS = ['shares', 'actions', 'fees'] as const;
export const sortOf = (kind: Kind): (typeof SORTS)[number] =>
  kind < BOOM ? 'shares' : kind < FEE ? 'actions' : 'fees';
export const pilePart = (sort: (typeof SORTS)[number], pile: number): string => `${sort}-${pile}`;
