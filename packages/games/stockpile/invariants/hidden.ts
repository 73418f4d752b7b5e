import type { Seat } from '@outcry/engine';
import { COMPANY_COUNT, HELD } from '../cards.ts';
import type { Move } from '../moves.ts';
import {
  COMMERCE,
  DECK,
  dealtTo,
  droppedOf,
  goodsHandOf,
  handOf,
  heldOf,
  keptBy,
  knowledgeOf,
  pairKnownTo,
  pairPart,
  pilePart,
  PILES,
  shownBy,
  SORTS,
  strategiesOf,
  STRATEGY_DECK,
} from '../parts.ts';
import { decidedIn } from '../phase.ts';
import type { State } from '../state.ts';

const list = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const partsOfSeat = (seat: Seat): string[] => [
  handOf(seat),
  goodsHandOf(seat),
  strategiesOf(seat),
  droppedOf(seat),
  knowledgeOf(seat),
  dealtTo(seat),
  keptBy(seat),
  shownBy(seat),
  ...list(HELD, (kind) => heldOf(kind, seat)),
];

/** The names of a pair: its own, and one for each seat that knows something of it. */
export const namesOfPair = ({ pairs, seats }: State, pair: number): string[] => {
  const knowers = (pairs[pair]?.companyKnown ?? 0) | (pairs[pair]?.forecastKnown ?? 0);
  return [
    pairPart(pair),
    ...list(seats, (seat) => seat).flatMap((seat) => ((knowers >> seat) & 1 ? [pairKnownTo(pair, seat)] : [])),
  ];
};

export const hidden = (state: State): string[] => [
  DECK,
  COMMERCE,
  STRATEGY_DECK,
  ...list(state.seats, partsOfSeat).flat(),
  ...list(COMPANY_COUNT, (pair) => namesOfPair(state, pair)).flat(),
  ...PILES.flatMap((pile) => SORTS.map((sort) => pilePart(sort, pile))),
];

/** What others may not tell: which card is laid face down (on the first stockpile), and what all choose in secret. */
export function secret({ phase, seats }: State, seat: Seat, move: Move): boolean {
  switch (move.kind) {
    case 'place':
      return !move.up && move.pile === 0;
    case 'drop':
      return true;
    case 'keep':
    case 'show':
      // The last choice shows them all.
      return (decidedIn(phase) | (1 << seat)) !== (1 << seats) - 1;
    default:
      return false;
  }
}
