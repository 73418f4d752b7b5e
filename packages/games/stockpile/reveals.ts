import type { Game, Reveal, Seat } from '@outcry/engine';
import { BOOM, BUST } from './cards.ts';
import type { Event } from './events.ts';
import { COMMERCE, DECK, heldOf, keptBy, pairPart, pilePart, PILES, shownBy, SORTS, STRATEGY_DECK } from './parts.ts';

const show = (to: Seat | null, ...parts: readonly string[]): Reveal[] => parts.map((part) => ({ part, to }));
const bySeat = (counts: readonly unknown[], ...parts: readonly ((seat: Seat) => string)[]): Reveal[] =>
  show(null, ...counts.flatMap((_, seat) => parts.map((part) => part(seat))));

const booms = (seat: Seat): string => heldOf(BOOM, seat);
const busts = (seat: Seat): string => heldOf(BUST, seat);

/** Events that show somebody something hidden, beyond the mover's own play. */
export const reveals: Game<unknown, unknown, never, Event>['reveals'] = {
  investors: ({ investors }) => bySeat(investors, keptBy),
  'strategies-drawn': ({ seat }) => show(seat, STRATEGY_DECK),
  // Pairs and start shares come by chance: they were nowhere before.
  'start-share': () => [],
  pair: () => [],
  'public-pair': () => [],
  'saw-pair': ({ seat, pair }) => show(seat, pairPart(pair)),
  opened: () => show(null, DECK),
  drew: ({ seat }) => show(seat, DECK),
  'drew-goods': ({ seat }) => show(seat, COMMERCE),
  'saw-pile': ({ seat, pile }) => show(seat, ...SORTS.map((sort) => pilePart(sort, pile))),
  won: ({ seat, pile }) => [
    ...show(null, pilePart('fees', pile)),
    ...show(seat, pilePart('shares', pile), pilePart('actions', pile)),
  ],
  // All of it is of stockpiles won.
  'won-hidden': () => [],
  // What they won in the same move lay on a stockpile before.
  'actions-shown': ({ seat }) =>
    show(null, booms(seat), busts(seat), ...PILES.map((pile) => pilePart('actions', pile))),
  // Shares shown may be all that lay unseen: then nothing is left that could be an action card (K13).
  split: ({ company, shown }) => bySeat(shown, (seat) => heldOf(company, seat), booms, busts),
  bankrupt: ({ company, shown }) => bySeat(shown, (seat) => heldOf(company, seat), booms, busts),
  forecast: ({ pair }) => show(null, pairPart(pair)),
  dividend: ({ shown }) => bySeat(shown, shownBy, booms, busts),
  'pair-shown': ({ pairing }) => show(null, pairPart(pairing.pair)),
  'goods-drawn': () => show(null, COMMERCE),
  final: ({ seat, portfolio }) => show(null, ...portfolio.map((_, kind) => heldOf(kind, seat))),
};
