import { show } from '../knowledge.ts';
import { companies, dear, ownShare, price } from './asks.ts';
import { earn, payDividend, byItself } from './does.ts';
import { shift } from '../market.ts';
import { pickOf, valueOf } from './strategy.ts';
import type { Doing, Strategy } from './strategy.ts';

/** A share is shown to all and taken back. */
const showOne = ({ play, state, seat }: Doing, company: number): void => {
  show(state, seat, company, 1);
  play.emit?.({ kind: 'showed', seat, company });
};

/** Strategies that pay by shares shown. */
export const DIVIDEND_STRATEGIES: readonly Strategy[] = [
  // A company pays everyone 1 per share.
  { id: 'special-dividend', steps: [{ ask: companies(), run: payDividend }] },
  // A company pays everyone 1 per share, then rises 1.
  {
    id: 'dividend-growth',
    steps: [{ ask: companies(), run: payDividend }, byItself(({ play, picks }) => shift(play, valueOf(picks[0]!), 1))],
  },
  // 2 per different company of which a share is shown; split ones lie open anyway.
  {
    id: 'diversification',
    when: ({ state, seat }) => {
      const { shares, split } = state.players[seat]!;
      return split.some((count, company) => count + shares[company]! > 0);
    },
    steps: [
      byItself((doing) => {
        const companiesSplit = doing.state.players[doing.seat]!.split.filter((count) => count > 0).length;
        earn(doing, companiesSplit * doing.figures.amount);
      }),
      {
        ask: ownShare(
          ({ state, seat, picks }, company) =>
            state.players[seat]!.split[company] === 0 && !picks.includes(pickOf('share', company)),
        ),
        always: true,
        repeat: true,
        run: (doing, company) => {
          showOne(doing, company);
          earn(doing, doing.figures.amount);
        },
      },
    ],
  },
  // Show a share: half its price, rounded up.
  {
    id: 'wash-trading',
    steps: [
      {
        ask: (sight) => {
          const { split } = sight.state.players[sight.seat]!;
          return [
            ...ownShare((_, company) => split[company] === 0)(sight),
            ...companies((_, c) => split[c]! > 0)(sight),
          ];
        },
        run: (doing, company, what) => {
          if (what === 'share') showOne(doing, company);
          earn(doing, Math.ceil(price(doing, company) / 2));
        },
      },
    ],
  },
  // Promo: a company at 8 or more pays everyone 2 per share.
  { id: 'blue-chip', steps: [{ ask: companies(dear), run: payDividend }] },
];
