import type { Cause } from '@outcry/ui';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';

/** About what the cards of a pile are worth, each. */
const CARD = 4;

/** Shares of a company, as far as the viewer knows; where they are hidden, as if there were one. */
const sharesOf = ({ players }: View, seat: number, company: number): number => {
  const { shares, split } = players[seat]!;
  return shares === null ? 1 : shares[company]! + 2 * split[company]!;
};

export const cause: Cause<View, Event> = (event, seat, view) => {
  switch (event.kind) {
    case 'won':
      return event.seat === seat ? CARD * event.cards.length : 0;
    case 'moved':
      return Math.abs(event.steps) * sharesOf(view, seat, event.company);
    case 'split':
      return 10 * event.shown[seat]!;
    case 'bankrupt':
      return CARD * event.shown[seat]!;
    case 'dividend':
      return event.paid[seat]!;
    case 'fee':
      return event.seat === seat ? event.amount : 0;
    case 'cash':
      return event.seat === seat ? Math.abs(event.amount) : 0;
    default:
      return 0;
  }
};
