import { feeKind, STRATEGIES } from '../cards.ts';
import type { Data } from '../data.ts';
import { spacesOf } from '../investors/moments.ts';
import { emptyPile } from '../state.ts';
import type { PlayerView, View } from '../view.ts';
import { discards, gets, more, without, withPlayer } from './changes.ts';
import type { Changes } from './changes.ts';
import { discardsShare } from './portfolios.ts';

const CHURNING = STRATEGIES.indexOf('churning');
const QUIET_PERIOD = STRATEGIES.indexOf('quiet-period');

/** A strategy of a hand is played; what it brings in money and cards is told apart. */
const playedBy = (data: Data, card: number, { strategies, strategyCount, churn, quiet }: PlayerView) => ({
  strategies: strategies && without(strategies, card),
  strategyCount: strategyCount - 1,
  churn: card === CHURNING ? data.strategies.churning.limit : churn,
  quiet: quiet || card === QUIET_PERIOD,
});

/** A fee owed is off the table: paid, or forgotten. */
const debtGone = (view: View, seat: number, fee: number): View =>
  withPlayer(discards(view, feeKind(fee)), seat, ({ debts }) => ({ debts: without(debts, fee) }));

const withBonds = (view: View, seat: number, count: number): View => ({
  ...withPlayer(view, seat, ({ bonds }) => ({ bonds: bonds + count })),
  bondsLeft: view.bondsLeft - count,
});

/** Money, fees, bonds, commerce cards, investors and strategies. */
export const money = {
  cash: (view, { seat, amount }) => gets(view, seat, amount),
  gift: (view, { seat, to, amount }) => gets(gets(view, seat, -amount), to, amount),
  redistributed: (view, { seat, from, amount, to }) => {
    const given = to === null ? view : gets(view, to, 1);
    return gets(gets(given, from, -amount), seat, 1);
  },
  fee: (view, { seat, amount, outcome }) => {
    const counted = withPlayer(view, seat, ({ feesWon, debts }) => ({
      feesWon: feesWon + 1,
      debts: outcome === 'owed' ? [...debts, amount] : debts,
    }));
    if (outcome === 'owed') return counted;
    return discards(gets(counted, seat, outcome === 'paid' ? -amount : amount), feeKind(amount));
  },
  'debt-paid': (view, { seat, amount }) => gets(debtGone(view, seat, amount), seat, -amount),
  bonds: (view, { seat, count, cost }) => gets(withBonds(view, seat, count), seat, -cost),
  spent: (view, { seat, what, value }) => {
    switch (what) {
      case 'bond':
        return withBonds(view, seat, -value);
      case 'action':
        return discardsShare(view, seat, value);
      case 'debts':
        return debtGone(view, seat, value);
      case 'goods': {
        const spent = withPlayer(view, seat, ({ goods }) => ({ goods: more(goods, value, -1) }));
        return { ...spent, goodsOut: more(view.goodsOut, value) };
      }
    }
  },
  'goods-drawn': (view, { seat, goods }) => ({
    ...withPlayer(view, seat, () => ({ goodsHand: goods, goodsHandSize: goods.length })),
    commerceSize: view.commerceSize - goods.length,
  }),
  'goods-kept': (view, { seat, goods: kept }) => ({
    ...withPlayer(view, seat, ({ goods }) => ({ goods: more(goods, kept), goodsHand: [], goodsHandSize: 0 })),
    goodsOut: without(view.players[seat]!.goodsHand!, kept).reduce<readonly number[]>(
      (counts, goods) => more(counts, goods),
      view.goodsOut,
    ),
  }),
  'investor-won': (view, { seat, cash, investors }, data) => {
    const powers = investors.reduce((mask, investor) => mask | (1 << investor), 0);
    const piles = view.piles.map((pile) => (pile.bidder === seat ? emptyPile() : pile));
    return {
      ...withPlayer(view, seat, () => ({ cash, investors })),
      piles,
      spaces: seat === view.seat ? spacesOf({ data }, { powers }) : view.spaces,
    };
  },
  strategy: (view, { seat, card }, data) => ({
    ...withPlayer(view, seat, (player) => playedBy(data, card, player)),
    strategiesOut: [...view.strategiesOut, card],
  }),
} satisfies Partial<Changes>;
