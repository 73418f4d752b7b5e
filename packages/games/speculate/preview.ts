import type { Seat } from '@outcry/engine';
import { changeOf, sectorOf } from './box.ts';
import type { Data } from './data.ts';
import { bankPrice } from './phases/answer.ts';
import type { Card, Move, Sector, Side } from './state.ts';
import type { PlayerView, View } from './view.ts';

export { bankPrice as bankPriceOf } from './phases/answer.ts';
export { MOST_OFFERS } from './phases/deal.ts';

/** Cash and shares of somebody, as they are or would be. */
export interface Holdings {
  readonly cash: number;
  readonly shares: readonly number[];
}

/** How far an objective is in one sector: `worth` against `figure`, or `held` shares that must go where the figure is 0. */
export interface Progress {
  readonly sector: Sector;
  readonly figure: number;
  readonly worth: number;
  readonly held: number;
  readonly met: boolean;
}

/** P4: what a share pays at a price. */
export const dividendAt = ({ dividends }: Data, price: number): number =>
  dividends.find(({ upTo }) => price <= upTo)!.pays;

/** P8: the prices once a card is played; a dividend card leaves them. */
export const pricesAfter = ({ prices: { highest } }: Data, prices: readonly number[], card: Card): number[] =>
  prices.map((price, sector) =>
    sector === sectorOf(card) ? Math.max(0, Math.min(highest, price + changeOf(card))) : price,
  );

/** P13: what a dividend of a sector would pay: each share, all in all, and whether the bank can. */
export function dividendOf(data: Data, { prices, players, bank }: View, sector: Sector) {
  const each = dividendAt(data, prices[sector]!);
  const due = players.reduce((sum, { shares }) => sum + shares[sector]! * each, 0);
  return { each, due, paid: due <= bank.cash };
}

/** Cash, and shares at market prices (P16). */
export const worthOf = ({ cash, shares }: Holdings, prices: readonly number[]): number =>
  shares.reduce((sum, count, sector) => sum + count * prices[sector]!, cash);

/** P12: how far somebody with these shares is at these prices, sector by sector. */
export const progressOf = (
  figures: readonly number[],
  shares: readonly number[],
  prices: readonly number[],
): Progress[] =>
  figures.map((figure, sector) => {
    const held = shares[sector]!;
    const worth = held * prices[sector]!;
    return { sector, figure, worth, held, met: figure === 0 ? held === 0 : worth >= figure };
  });

/** How many shares go to whoever decides (negative: they give them away), and for how much each. */
function dealOf({ phase, prices }: View, move: Move): { sector: Sector; number: number; price: number } | null {
  const signed = (side: Side, number: number): number => (side === 'buy' ? number : -number);
  if (move.kind === 'offer') {
    const { side, sector, number } = move;
    return { sector, number: signed(side, number), price: prices[sector]! };
  }
  if (move.kind === 'answer' && phase.kind === 'answer') {
    const { side, sector } = phase;
    return { sector, number: -signed(side, move.number), price: prices[sector]! };
  }
  if (move.kind === 'bank' && phase.kind === 'bank') {
    const { side, sector } = phase;
    return { sector, number: signed(side, move.number), price: bankPrice(prices[sector]!, side) };
  }
  return move.kind === 'take' ? { sector: move.sector, number: 1, price: 0 } : null;
}

/** What a move would leave a player, an offer if all of it is taken at the market price; null where nothing changes. */
export function holdingsAfter(data: Data, view: View, seat: Seat, move: Move): Holdings | null {
  const { cash, shares } = view.players[seat]!;
  if (move.kind === 'play' && changeOf(move.card) === 0) {
    const sector = sectorOf(move.card);
    const { each, paid } = dividendOf(data, view, sector);
    return paid && each * shares[sector]! > 0 ? { cash: cash + each * shares[sector]!, shares } : null;
  }
  if (move.kind === 'done' && view.turn.owes) return { cash: cash - data.fees.late, shares };
  const deal = dealOf(view, move);
  if (deal === null || deal.number === 0) return null;
  const { sector, number, price } = deal;
  return {
    cash: cash - number * price,
    shares: shares.map((count, other) => (other === sector ? count + number : count)),
  };
}

/** P9: how many shares of a sector the bank can give to an offer to buy, or pay for in an offer to sell. */
export function bankCan({ prices, bank }: View, side: Side, sector: Sector): number {
  if (side === 'buy') return bank.shares[sector]!;
  const price = bankPrice(prices[sector]!, side);
  return price === 0 ? Infinity : Math.floor(bank.cash / price);
}

/** The most an offer may be for, 0 where none is legal. */
export const mostOffered = (legal: readonly Move[], side: Side, sector: Sector): number =>
  legal.reduce(
    (most, move) =>
      move.kind === 'offer' && move.side === side && move.sector === sector ? Math.max(most, move.number) : most,
    0,
  );

/** Whether the screen shows what somebody holds: with closed holdings only to that seat, to a claimant (P12), and at the end. */
export function holdingsShown({ openHoldings, phase, seat, turn }: View, of: Seat): boolean {
  if (openHoldings || of === seat || phase.kind === 'over') return true;
  return phase.kind === 'collect' && phase.from === of && turn.seat === seat;
}

/** P9: the seats that answer an offer, in order: from the left of the one that makes it, all that are still in. */
export const answerers = (players: readonly Pick<PlayerView, 'out'>[], from: Seat): Seat[] =>
  players
    .map((_, after) => (from + after) % players.length)
    .slice(1)
    .filter((seat) => !players[seat]!.out);
