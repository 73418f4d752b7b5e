import type { Move } from '../state.ts';

/** A move that trades. */
export type Trade = Extract<Move, { kind: 'trade' }>;

/** A trade that is being put together. */
export interface Deal {
  readonly chosen: Trade;
  readonly legal: readonly Trade[];
  readonly choose: (trade: Trade) => void;
  /** Tells why a share cannot be bought or sold. */
  readonly forbidden: (trade: Trade) => void;
}

/** S8: whether a share can be bought, with what is chosen to be sold, or with any sale while none is chosen. */
export const buyable = ({ legal, chosen: { sell } }: Deal, company: number): boolean =>
  legal.some((trade) => trade.buy === company && (sell === null || trade.sell === sell || sell === company));

/** S8: whether a share can be sold. */
export const sellable = ({ legal }: Deal, company: number): boolean => legal.some(({ sell }) => sell === company);

/** The trade with another share bought, or none where it was chosen already. */
export const withBuy = ({ chosen: { buy, sell } }: Deal, company: number): Trade => ({
  kind: 'trade',
  buy: buy === company ? null : company,
  sell: sell === company ? null : sell,
});

/** The trade with another share sold, or none where it was chosen already. */
export const withSell = ({ chosen: { buy, sell } }: Deal, company: number): Trade => ({
  kind: 'trade',
  buy: buy === company ? null : buy,
  sell: sell === company ? null : company,
});
