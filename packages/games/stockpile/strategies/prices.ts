import { trackOf, priceOf } from '../rules.ts';
import { cheap, companies, dear, falling, ownHalf, ownShare, ownShareOrHalf, price, rising } from './asks.ts';
import { fall, give, rise, sellAt, spendCommodity } from './does.ts';
import { CHOOSE } from '../moves.ts';
import { valueOf } from './strategy.ts';
import type { Sight, Step, Strategy } from './strategy.ts';

const eitherWay: Step = {
  ask: (sight) => [...rising(sight), ...falling(sight)],
  run: (doing, company, what) => (what === 'up' ? rise : fall)(doing, company),
};

/** The share or half chosen is of the company of the first pick. */
const ofFirstPick = (sight: Sight, company: number): boolean => company === valueOf(sight.picks[0]!);
const wholeSplit = (sight: Sight) => {
  const company = valueOf(sight.picks[0]!);
  return sight.state.players[sight.seat]!.split[company]! > 0 ? [CHOOSE['split-share'][company]!] : [];
};

/** Strategies that move prices. */
export const PRICE_STRATEGIES: readonly Strategy[] = [
  // Cost: a commodity card. Three companies +1 or -1 each.
  { id: 'systemic-shock', needs: 'commodities', steps: [spendCommodity, eitherWay, eitherWay, eitherWay] },
  // A company +2; may sell any of its shares; then it falls 2.
  {
    id: 'pump-and-dump',
    steps: [
      { ask: companies(), run: rise },
      {
        ask: (sight) => [...ownShare(ofFirstPick)(sight), ...ownHalf(ofFirstPick)(sight), ...wholeSplit(sight)],
        always: true,
        repeat: true,
        sells: true,
        run: sellAt(price),
      },
      { run: (doing) => fall(doing, valueOf(doing.picks[0]!)) },
    ],
  },
  // A company at 3 or less +3.
  { id: 'short-squeeze', steps: [{ ask: companies(cheap), run: rise }] },
  // Discard a share; that company +2.
  {
    id: 'stock-buyback',
    steps: [
      {
        ask: ownShareOrHalf(),
        run: (doing, company, what) => {
          give(doing, company, what);
          rise(doing, company);
        },
      },
    ],
  },
  // One company +1, another -1.
  {
    id: 'hedge-fund',
    steps: [
      { ask: rising, run: rise },
      { ask: falling, run: fall },
    ],
  },
  // A company goes to its start space.
  {
    id: 'price-reset',
    steps: [
      {
        ask: companies(({ rules, state }, company) => state.prices[company] !== trackOf(rules, state, company).start),
        run: ({ rules, state, play }, company) => {
          state.prices[company] = trackOf(rules, state, company).start;
          play.emit?.({ kind: 'price-set', company, price: priceOf(rules, state, company) });
        },
      },
    ],
  },
  // A company at 2 or less +2.
  { id: 'dead-cat-bounce', steps: [{ ask: companies(cheap), run: rise }] },
  // A company at 8 or more -2.
  { id: 'panic-selling', steps: [{ ask: companies(dear), run: fall }] },
  // Promo: two companies -1.
  {
    id: 'margin-call',
    steps: [
      { ask: falling, run: fall },
      { ask: falling, run: fall },
    ],
  },
];
