import type { Seat } from '@outcry/engine';
import { COMPANY_COUNT } from '../cards.ts';
import type { Company } from '../cards.ts';
import type { Data } from '../data.ts';
import type { Pairing } from '../events.ts';
import { ALL_COMPANIES, FOUND, learnt, unknownJoins } from '../knowledge.ts';
import { tracksOf, turnOf } from '../preview.ts';
import { land } from '../projection.ts';
import { totalsOf } from '../rules.ts';
import { emptyPile, everybody, holderOf, publicPair, seatAt } from '../state.ts';
import type { Pair, Phase } from '../state.ts';
import type { PairView, PlayerView, View } from '../view.ts';
import { more, without, withPile, withPlayer, withPlayers } from './changes.ts';
import type { Changes } from './changes.ts';

/** A pair as these know it from now on. */
function withPair(view: View, { pair, company, forecast }: Pairing, known: number): View {
  return { ...view, pairs: view.pairs.with(pair, { company, forecast, companyKnown: known, forecastKnown: known }) };
}

/** K9: who knows a pair as it is dealt. */
function knowersOf(seats: number, pair: number): number {
  const holder = holderOf(seats, pair);
  return holder >= 0 ? 1 << holder : pair === publicPair(seats) ? everybody(seats) : 0;
}

/** K9, K10: new pairs are dealt, and what is left of the last round is cleared away. */
const pairsDealt = (view: View): View => ({
  ...view,
  phase: { kind: 'opening', seat: view.first },
  // All of them were revealed.
  lastPairs: view.pairs as readonly Pair[],
  pairs: Array.from({ length: COMPANY_COUNT }, (_, pair): PairView => {
    const known = knowersOf(view.seats, pair);
    return { company: null, forecast: null, companyKnown: known, forecastKnown: known };
  }),
  falsified: -1,
  piles: view.piles.map(({ taken }) => emptyPile(-1, taken)),
});

/** K2, K8: the market deck is made, and everybody has one share of it. */
function startSharesDealt(view: View, data: Data): View {
  const dealt = withPlayers(view, ({ known, open }, seat) => {
    const one = (knowledge: PlayerView['known']): PlayerView['known'] => ({
      ...learnt(knowledge, (tables, entry) => unknownJoins(tables, entry, false)),
      start: ALL_COMPANIES,
    });
    return { cards: 1, known: seat === view.seat ? known : one(known), open: one(open) };
  });
  return { ...dealt, deckSize: totalsOf(data).reduce((sum, count) => sum + count, 0) - view.seats };
}

/** K2: the viewer's own start share; nobody else has the same. */
const startShare = (view: View, company: Company): View =>
  withPlayers(view, ({ shares, known }, seat) =>
    seat === view.seat
      ? { shares: more(shares!, company), known: { ...known, start: FOUND + company } }
      : { known: { ...known, start: known.start & ~(1 << company) } },
  );

/** K15: a price at another place of its track; if a pair took it there, that pair is done with. */
function moved(data: Data, view: View, company: Company, place: number): View {
  const { phase } = view;
  const next: Phase = phase.kind === 'movement' ? { ...phase, at: phase.at + 1 } : phase;
  return {
    ...view,
    phase: next,
    places: view.places.with(company, place),
    prices: view.prices.with(company, tracksOf(data, view)[company]!.values[place]!),
  };
}

/** Cards come from a deck; which ones is told to who draws them. */
function drawn(view: View, seat: Seat, from: 'market' | 'commerce' | 'strategies', count: number): View {
  switch (from) {
    case 'market': {
      const taken = { ...view, deckSize: view.deckSize - count };
      return withPlayer(taken, seat, ({ handSize }) => ({ handSize: handSize + count }));
    }
    case 'commerce': {
      const taken = { ...view, commerceSize: view.commerceSize - count };
      return withPlayer(taken, seat, ({ goodsHandSize }) => ({ goodsHandSize: goodsHandSize + count }));
    }
    case 'strategies': {
      const taken = { ...view, strategyDeckSize: view.strategyDeckSize - count };
      return withPlayer(taken, seat, ({ strategyCount }) => ({ strategyCount: strategyCount + count }));
    }
  }
}

/** Accounting Fraud: two forecasts change places, with what is known of them and a strategy laid on them. */
function swapped(view: View, one: number, other: number): View {
  const { falsified, pairs } = view;
  const [a, b] = [pairs[one]!, pairs[other]!];
  return {
    ...view,
    pairs: pairs
      .with(one, { ...a, forecast: b.forecast, forecastKnown: b.forecastKnown })
      .with(other, { ...b, forecast: a.forecast, forecastKnown: a.forecastKnown }),
    falsified: falsified === one ? other : falsified === other ? one : falsified,
  };
}

/** K24: the investors up for auction lie on the stockpiles, in turn order. */
function layOut(view: View, kept: readonly (readonly number[])[]): View {
  const investors = kept.flatMap((_, turn) => kept[seatAt(view, turn)]!);
  return { ...view, piles: view.piles.map((_, i) => emptyPile(investors[i])) };
}

/** The round, the decks, the pairs, the stockpiles and the prices. */
export const table = {
  round: (view, { round, first }) => ({
    ...withPlayers(view, () => ({
      ended: [],
      feesWon: 0,
      cardsWon: 0,
      churn: 0,
      quiet: false,
      shorted: false,
    })),
    round,
    first,
    nextFirst: -1,
    phase: { kind: 'next' },
  }),
  investors: (view, { investors, auction }) => (auction ? layOut(view, investors) : view),
  dealt: (view, { what }, data) => (what === 'pairs' ? pairsDealt(view) : startSharesDealt(view, data)),
  'start-share': (view, { company }) => startShare(view, company),
  rolled: (view, { forecasts }) => ({ ...view, forecasts }),
  pair: (view, event) => withPair(view, event, 1 << view.seat!),
  'public-pair': (view, event) => withPair(view, event, everybody(view.seats)),
  'looked-pair': (view, { seat, pair }) => {
    const old = view.pairs[pair]!;
    const bit = 1 << seat;
    const known = { companyKnown: old.companyKnown | bit, forecastKnown: old.forecastKnown | bit };
    return { ...view, pairs: view.pairs.with(pair, { ...old, ...known }) };
  },
  'saw-pair': (view, { pair, company, forecast }) => ({
    ...view,
    pairs: view.pairs.with(pair, { ...view.pairs[pair]!, company, forecast }),
  }),
  'pair-shown': (view, { pairing }) => withPair(view, pairing, everybody(view.seats)),
  forecast: (view, event) => {
    const phase: Phase = { kind: 'movement', at: turnOf(view, event.pair), paid: false };
    return withPair({ ...view, phase }, event, everybody(view.seats));
  },
  falsified: (view, { pair }) => ({ ...view, falsified: pair }),
  swapped: (view, { pairs: [one, other] }) => swapped(view, one!, other!),
  opened: (view, { cards }) => ({
    ...view,
    deckSize: view.deckSize - cards.length,
    piles: view.piles.map((pile, i) => ({ ...pile, cards: [cards[i]!], known: [everybody(view.seats)] })),
  }),
  drawn: (view, { seat, from, count }) => drawn(view, seat, from, count),
  drew: (view, { seat, cards }) => withPlayer(view, seat, () => ({ hand: cards })),
  'drew-goods': (view, { seat, goods }) => withPlayer(view, seat, () => ({ goodsHand: goods })),
  'strategies-drawn': (view, { seat, strategies: drawnNow }) =>
    withPlayer(view, seat, ({ strategies }) => ({
      strategies: [...strategies!, ...drawnNow].sort((a, b) => a - b),
    })),
  // The card comes first in hand, from where `placed` takes it.
  hid: (view, { card }) => withPlayer(view, view.seat!, ({ hand }) => ({ hand: [card, ...without(hand!, card)] })),
  placed: (view, { seat, pile: index, card }) => {
    const face = card ?? view.players[seat]!.hand?.[0] ?? null;
    const knowers = card === null ? 1 << seat : everybody(view.seats);
    const laid = withPile(view, index, ({ cards, known }) => ({
      cards: [...cards, face],
      known: [...known, knowers],
    }));
    return withPlayer(laid, seat, ({ hand, handSize }) => ({
      hand: hand && without(hand, face!),
      handSize: handSize - 1,
    }));
  },
  goods: (view, { seat, pile, goods: laid }) =>
    withPlayer(
      withPile(view, pile, ({ goods }) => ({ goods: [...goods, laid] })),
      seat,
      ({ goodsHand, goodsHandSize }) => ({
        goodsHand: goodsHand && without(goodsHand, laid),
        goodsHandSize: goodsHandSize - 1,
      }),
    ),
  'first-card-laid': (view, { pile }) => ({ ...view, firstCard: pile }),
  'first-card-given': (view, { to }) => ({ ...view, firstCard: -1, nextFirst: to }),
  'looked-pile': (view, { seat, pile }) =>
    withPile(view, pile, ({ known }) => ({ known: known.map((mask) => mask | (1 << seat)) })),
  'saw-pile': (view, { pile, cards: seen }) =>
    withPile(view, pile, ({ cards, known }) => {
      const faces = seen.slice();
      const isFaceUp = (mask: number): boolean => mask === everybody(view.seats);
      return { cards: cards.map((card, place) => (isFaceUp(known[place]!) ? card : faces.shift()!)) };
    }),
  shifted: (view, { what, from, place, to }) => {
    if (what === 'first-card') return { ...view, firstCard: to };
    const source = view.piles[from]!;
    if (what === 'goods')
      return withPile(
        withPile(view, from, ({ goods }) => ({ goods: goods.toSpliced(place, 1) })),
        to,
        ({ goods }) => ({ goods: [...goods, source.goods[place]!] }),
      );
    return withPile(
      withPile(view, from, ({ cards, known }) => ({
        cards: cards.toSpliced(place, 1),
        known: known.toSpliced(place, 1),
      })),
      to,
      ({ cards, known }) => ({
        cards: [...cards, source.cards[place]!],
        known: [...known, source.known[place]!],
      }),
    );
  },
  bid: (view, { seat, pile, space, printed = false }) => withPile(view, pile, () => ({ bidder: seat, space, printed })),
  moved: (view, { company, steps }, data) =>
    moved(data, view, company, land(tracksOf(data, view)[company]!, view.places[company]!, steps).place),
  'price-set': (view, { company }, data) => moved(data, view, company, tracksOf(data, view)[company]!.start),
} satisfies Partial<Changes>;
