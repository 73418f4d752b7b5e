import { takeDiscarded } from '../market.ts';
import { anyDiscarded, cheap, companies, discarded, ownShare, ownShareOrHalf, price } from './asks.ts';
import { earn, give, promote, sellAt, spendAction, take, byItself } from './does.ts';
import { valueOf } from './strategy.ts';
import type { Sight, Step, Strategy } from './strategy.ts';

const givesAShare: Step = { ask: ownShareOrHalf(), run: give };
const takesOne: Step = { ask: discarded(), run: take };
const takesAnother: Step = { ask: discarded(undefined, true), run: take };
const figure = ({ figures }: Sight): number => figures.amount;

/** What a share costs with Stock Option: less by the card's figure, never less than nothing. */
const optionPrice = (sight: Sight, company: number): number => Math.max(0, price(sight, company) - figure(sight));

/** Strategies that take, give, split or sell shares. */
export const SHARE_STRATEGIES: readonly Strategy[] = [
  // Cost: a bond. A discarded share, shown.
  { id: 'convertible-bond', needs: 'bonds', bond: true, steps: [takesOne] },
  // Discard a share for a discarded one, both shown.
  { id: 'fraudulent-transfer', when: anyDiscarded(), steps: [givesAShare, takesOne] },
  // The same, the one taken priced 3 or less, and +3.
  {
    id: 'vulture-capitalism',
    when: anyDiscarded(cheap),
    steps: [givesAShare, { ask: discarded(cheap), run: take }, byItself((doing) => earn(doing, doing.figures.amount))],
  },
  // A share of the portfolio goes to split, shown.
  { id: 'rogue-trading', steps: [{ ask: ownShare(), run: promote }] },
  // Sell up to 3 shares at 8 each.
  {
    id: 'bear-raid',
    steps: [
      { ask: ownShareOrHalf(), sells: true, run: sellAt(figure) },
      {
        ask: (sight) => (sight.picks.length < sight.figures.limit ? ownShareOrHalf()(sight) : []),
        optional: true,
        repeat: true,
        sells: true,
        run: sellAt(figure),
      },
    ],
  },
  // Cost: a Boom or Bust unused. Two different discarded shares.
  { id: 'market-maker', when: anyDiscarded(), steps: [spendAction, takesOne, takesAnother] },
  // A discarded share straight to split.
  {
    id: 'hostile-takeover',
    steps: [{ ask: discarded(), run: ({ play, seat }, company) => takeDiscarded(play, seat, company, 0, true) }],
  },
  // Discard a share priced 3 or less: +8.
  {
    id: 'golden-parachute',
    steps: [
      {
        ask: ownShareOrHalf(cheap),
        run: (doing, company, what) => {
          give(doing, company, what);
          earn(doing, doing.figures.amount);
        },
      },
    ],
  },
  // Pay a company's price: two of its discarded shares.
  {
    id: 'leveraged-buyout',
    steps: [
      {
        ask: companies(
          (sight, company) =>
            sight.state.discard[company]! > 0 && price(sight, company) <= sight.state.players[sight.seat]!.cash,
        ),
        run: (doing, company) => {
          takeDiscarded(doing.play, doing.seat, company, price(doing, company));
          if (doing.state.discard[company]! > 0) takeDiscarded(doing.play, doing.seat, company, 0);
        },
      },
    ],
  },
  // Buy a discarded share at 3 below its price.
  {
    id: 'stock-option',
    steps: [
      {
        ask: discarded((sight, company) => optionPrice(sight, company) <= sight.state.players[sight.seat]!.cash),
        run: (doing, company) => takeDiscarded(doing.play, doing.seat, company, optionPrice(doing, company)),
      },
    ],
  },
  // Promo: two different discarded shares.
  { id: 'index-fund', steps: [takesOne, takesAnother] },
  // Promo: up to two shares of one company to split.
  {
    id: 'forward-split',
    steps: [
      { ask: ownShare(), run: promote },
      { ask: ownShare((sight, company) => company === valueOf(sight.picks[0]!)), always: true, run: promote },
    ],
  },
  // Promo: two discarded shares priced 2 or less.
  {
    id: 'penny-stocks',
    steps: [
      { ask: discarded(cheap), run: take },
      { ask: discarded(cheap), run: take },
    ],
  },
  // Promo: sell one share at 10.
  { id: 'short-ladder', steps: [{ ask: ownShareOrHalf(), sells: true, run: sellAt(figure) }] },
];
