import type { Seat } from '@outcry/engine';
import { COMPANY_COUNT } from './cards.ts';
import type { Company } from './cards.ts';
import type { Data } from './data.ts';
import type { Event, Pairing } from './events.ts';
import { pairsAreDealt, tracksOf, turnOf } from './preview.ts';
import { land } from './projection.ts';
import { everybody } from './state.ts';
import type { Phase } from './state.ts';
import type { PairView, PileView, PlayerView, View } from './view.ts';

const withPile = (view: View, pile: number, change: (pile: PileView) => Partial<PileView>): View => ({
  ...view,
  piles: view.piles.map((old, i) => (i === pile ? { ...old, ...change(old) } : old)),
});

const withPlayer = (view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((old, i) => (i === seat ? { ...old, ...change(old) } : old)),
});

const gets = (view: View, seat: Seat, amount: number): View =>
  withPlayer(view, seat, ({ cash }) => ({ cash: cash + amount }));

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

/** A pair as these know it from now on. */
function withPair(view: View, { pair, company, forecast }: Pairing, known: number): View {
  return { ...view, pairs: view.pairs.with(pair, { company, forecast, companyKnown: known, forecastKnown: known }) };
}

/** K15: a price at another place of its track; if a pair took it there, that pair is done with. */
function moved(data: Data, view: View, company: Company, place: number): View {
  const { phase, places, prices } = view;
  const [from, values] = [places[company]!, tracksOf(data, view)[company]!.values];
  const next: Phase = phase.kind === 'movement' ? { ...phase, at: phase.at + 1 } : phase;
  return {
    ...view,
    phase: next,
    places: from === place ? places : places.with(company, place),
    prices: from === place ? prices : prices.with(company, values[place]!),
  };
}

const HIDDEN: PairView = { company: null, forecast: null, companyKnown: 0, forecastKnown: 0 };

/** K9, K10: what is left of the last round is cleared away as soon as the first new pair is dealt. */
function dealing(view: View): View {
  if (pairsAreDealt(view)) return view;
  return {
    ...view,
    phase: { kind: 'opening', seat: view.first },
    pairs: Array.from({ length: COMPANY_COUNT }, () => HIDDEN),
    piles: view.piles.map((pile) => ({
      ...pile,
      cards: [],
      known: [],
      goods: [],
      bidder: -1,
      space: 0,
      printed: false,
    })),
  };
}

/**
 * A view as it is told after one more event: what lies on the table and in open view changes, so that a picture can be
 * drawn of it; what only the next view knows (new hands, what is known of portfolios) stays as it was.
 */
export function applyEvent(data: Data, view: View, event: Event): View {
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
      return withPile(view, event.pile, () => ({
        bidder: event.seat,
        space: event.space,
        printed: event.printed ?? false,
      }));
    case 'won': {
      const taken = withPile(view, event.pile, () => ({ cards: [], known: [], goods: [] }));
      return withPlayer(taken, event.seat, ({ cash }) => ({ cash: cash - event.paid }));
    }
    case 'cash':
      return gets(view, event.seat, event.amount);
    case 'investor-won': {
      const { seat, cash, investors } = event;
      const taken = view.piles.map((pile) =>
        pile.bidder === seat ? { ...pile, bidder: -1, space: 0, investor: -1 } : pile,
      );
      return withPlayer({ ...view, piles: taken }, seat, () => ({ cash, investors }));
    }
    case 'bonds':
      return gets(view, event.seat, -event.cost);
    case 'fee':
      return event.outcome === 'owed'
        ? view
        : gets(view, event.seat, event.outcome === 'paid' ? -event.amount : event.amount);
    case 'debt-paid':
      return gets(view, event.seat, -event.amount);
    case 'got':
      return gets(view, event.seat, -event.paid);
    case 'gift':
      return gets(gets(view, event.seat, -event.amount), event.to, event.amount);
    case 'redistributed': {
      const given = event.to === null ? view : gets(view, event.to, 1);
      return gets(gets(given, event.from, -event.amount), event.seat, 1);
    }
    case 'sold':
      return sold(view, event);
    case 'moved': {
      const track = tracksOf(data, view)[event.company]!;
      return moved(data, view, event.company, land(track, view.places[event.company]!, event.steps).place);
    }
    case 'price-set':
      return moved(data, view, event.company, tracksOf(data, view)[event.company]!.start);
    case 'round':
      return { ...view, round: event.round, first: event.first, phase: { kind: 'next' } };
    case 'pair':
      return withPair(dealing(view), event, 1 << view.seat!);
    case 'public-pair':
      return withPair(dealing(view), event, everybody(view.seats));
    case 'opened':
      return {
        ...view,
        piles: view.piles.map((pile, i) => ({ ...pile, cards: [event.cards[i]!], known: [everybody(view.seats)] })),
      };
    case 'forecast': {
      const phase: Phase = { kind: 'movement', at: turnOf(view, event.pair), paid: false };
      return withPair({ ...view, phase }, event, everybody(view.seats));
    }
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
