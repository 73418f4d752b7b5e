import { TAX } from '../cards.ts';
import { CHOOSE } from '../moves.ts';
import { bondPrice } from '../rules.ts';
import { earn, spendCommodity, byItself } from './does.ts';
import type { Sight, Strategy } from './strategy.ts';

const self = ({ state, seat }: Sight) => state.players[seat]!;

/** Commodity cards beyond the first of each kind. */
function duplicates(sight: Sight): number {
  let count = 0;
  for (let commodity = 0; commodity < TAX; commodity++) count += Math.max(0, self(sight).goods[commodity]! - 1);
  return count;
}

/** Strategies about bonds, commodities and taxes. */
export const GOODS_STRATEGIES: readonly Strategy[] = [
  // 5 per duplicate commodity card.
  {
    id: 'corner-the-market',
    needs: 'commodities',
    when: (sight) => duplicates(sight) > 0,
    steps: [byItself((doing) => earn(doing, duplicates(doing) * doing.figures.amount))],
  },
  // Half the price, rounded up: a bond, redeemed at full price.
  {
    id: 'junk-bonds',
    needs: 'bonds',
    cost: ({ rules, state }) => Math.ceil(bondPrice(rules, state) / 2),
    when: ({ state }) => state.bondsLeft > 0,
    steps: [
      byItself((doing) => {
        doing.state.bondsLeft--;
        self(doing).bonds++;
        doing.play.emit?.({ kind: 'bonds', seat: doing.seat, count: 1, cost: 0 });
      }),
    ],
  },
  // 1 per bond, at most 6.
  {
    id: 'bond-ladder',
    needs: 'bonds',
    when: (sight) => self(sight).bonds > 0,
    steps: [byItself((doing) => earn(doing, Math.min(doing.figures.limit, doing.figures.amount * self(doing).bonds)))],
  },
  // Draw 2 commerce cards, open, and keep one; the other leaves the game.
  {
    id: 'futures-contract',
    needs: 'commodities',
    when: ({ state }) => state.commerce.length > 0,
    steps: [
      byItself(({ play, state, seat, figures }) => {
        const goods = state.commerce.splice(-figures.amount).reverse();
        state.players[seat]!.goodsHand = goods;
        play.emit?.({ kind: 'goods-drawn', seat, goods: goods.slice() });
      }),
      {
        ask: (sight) => CHOOSE.goods.filter((_, goods) => self(sight).goodsHand.includes(goods)),
        run: (doing, kept) => {
          const player = self(doing);
          for (const goods of player.goodsHand) doing.state.goodsOut[goods]!++;
          doing.state.goodsOut[kept]!--;
          player.goodsHand = [];
          player.goods[kept]!++;
          doing.play.emit?.({ kind: 'goods-kept', seat: doing.seat, goods: kept });
        },
      },
    ],
  },
  // Discard a commodity: +9.
  {
    id: 'black-market',
    needs: 'commodities',
    steps: [spendCommodity, byItself((doing) => earn(doing, doing.figures.amount))],
  },
  // Discard a tax.
  {
    id: 'tax-evasion',
    needs: 'commodities',
    when: (sight) => self(sight).goods[TAX]! > 0,
    steps: [
      byItself((doing) => {
        self(doing).goods[TAX]!--;
        doing.state.goodsOut[TAX]!++;
        doing.play.emit?.({ kind: 'spent', seat: doing.seat, what: 'goods', value: TAX });
      }),
    ],
  },
];
