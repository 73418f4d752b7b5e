import type { Seat } from '@outcry/engine';
import type { Company } from './cards.ts';
import type { Event } from './events.ts';
import { everybody } from './state.ts';
import type { PileView, PlayerView, View } from './view.ts';

const withPile = (view: View, pile: number, change: (pile: PileView) => Partial<PileView>): View => ({
  ...view,
  piles: view.piles.map((old, i) => (i === pile ? { ...old, ...change(old) } : old)),
});

const withPlayer = (view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((old, i) => (i === seat ? { ...old, ...change(old) } : old)),
});

const paid = (view: View, amounts: readonly number[]): View => ({
  ...view,
  players: view.players.map((old, seat) => ({ ...old, cash: old.cash + amounts[seat]! })),
});

const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
};

const less = (counts: readonly number[], at: number, by = 1): number[] =>
  counts.map((count, i) => (i === at ? Math.max(0, count - by) : count));

function sold(view: View, { seat, company, from, brought }: Extract<Event, { kind: 'sold' }>): View {
  return withPlayer(view, seat, ({ cash, cards, shares, split }) => ({
    cash: cash + brought,
    ...(from === 'portfolio'
      ? { cards: cards - 1, shares: shares && less(shares, company) }
      : { split: less(split, company) }),
  }));
}

/** All that bankruptcy takes, or a split turns over: what everybody showed leaves the portfolios. */
function shown(view: View, company: Company, counts: readonly number[], toSplit: boolean): View {
  return {
    ...view,
    players: view.players.map((old, seat) => {
      const inHand = toSplit ? counts[seat]! : counts[seat]! - old.split[company]!;
      const split = toSplit ? old.split[company]! + inHand : 0;
      return {
        ...old,
        cards: old.cards - inHand,
        shares: old.shares && less(old.shares, company, inHand),
        split: old.split.map((count, i) => (i === company ? split : count)),
      };
    }),
  };
}

/**
 * A view as it is told after one more event: what lies on the table and in open view changes, so that a picture can be
 * drawn of it; what only the next view knows (new hands, what is known of portfolios) stays as it was.
 */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case 'placed': {
      const { seat, card } = event;
      const own = view.players[seat]!.hand;
      // A second card of one's own lies face down, but is the only one left: one knows it.
      const face = card ?? (own?.length === 1 ? own[0]! : null);
      const known = card === null ? 1 << seat : everybody(view.seats);
      const laid = withPile(view, event.pile, (pile) => ({
        cards: [...pile.cards, face],
        known: [...pile.known, known],
      }));
      return withPlayer(laid, seat, ({ hand, handSize }) => ({
        hand: hand && face !== null ? without(hand, face) : hand,
        handSize: handSize - 1,
      }));
    }
    case 'goods': {
      const laid = withPile(view, event.pile, ({ goods }) => ({ goods: [...goods, event.goods] }));
      return withPlayer(laid, event.seat, ({ goodsHand, goodsHandSize }) => ({
        goodsHand: goodsHand && without(goodsHand, event.goods),
        goodsHandSize: goodsHandSize - 1,
      }));
    }
    case 'bid':
      return withPile(view, event.pile, () => ({ bidder: event.seat, space: event.space }));
    case 'won': {
      const taken = withPile(view, event.pile, () => ({ cards: [], known: [], goods: [] }));
      return withPlayer(taken, event.seat, ({ cash }) => ({ cash: cash - event.paid }));
    }
    case 'cash':
      return withPlayer(view, event.seat, ({ cash }) => ({ cash: cash + event.amount }));
    case 'sold':
      return sold(view, event);
    case 'forecast':
      return {
        ...view,
        pairs: view.pairs.map((pair, i) => {
          const { company, forecast } = event;
          const all = everybody(view.seats);
          return i === event.pair ? { company, forecast, companyKnown: all, forecastKnown: all } : pair;
        }),
      };
    case 'dividend':
      return paid(view, event.paid);
    case 'split':
      return paid(shown(view, event.company, event.shown, true), event.paid);
    case 'bankrupt':
      return shown(view, event.company, event.shown, false);
    default:
      return view;
  }
}
