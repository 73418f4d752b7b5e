import type { Seat } from '@outcry/engine';
import type { Box } from './box.ts';
import { changeOf, sectorOf } from './box.ts';
import { mayOffer } from './phases/deal.ts';
import { barBit } from './state.ts';
import type { Card, Holder, Sector, Side, State } from './state.ts';

/** What a bot counts with when it deals: policy.ts and choices.ts decide by it. */

/** A bot makes at most so many offers a turn. */
const FEW_OFFERS = 3;

/** Whether a bot thinks of an offer: few a turn, and one for each sector, as everybody has answered then. */
export function mayDeal(state: State, side: Side, sector: Sector): boolean {
  const { offers, dealt, barred } = state.turn;
  if (offers >= FEW_OFFERS || dealt & (1 << sector)) return false;
  return !(barred & (barBit('buy', sector) | barBit('sell', sector))) && mayOffer(state, side, sector);
}

export const limited = (box: Box, price: number): number => Math.max(0, Math.min(box.data.prices.highest, price));

/** How far a card of the hand can raise the price of a sector. */
export function lift(box: Box, hand: readonly Card[], sector: Sector, price: number): number {
  let best = 0;
  for (let i = 0; i < hand.length; i++)
    if (sectorOf(hand[i]!) === sector) best = Math.max(best, limited(box, price + changeOf(hand[i]!)) - price);
  return best;
}

/** How many more shares a figure asks for at a price. */
export const lacking = (figure: number, price: number, own: number): number =>
  price === 0 ? 0 : Math.max(0, Math.ceil(figure / price) - own);

/** Whether the seat will begin another turn. */
function hasNextTurn({ turn, round, rounds, first, seats }: State, seat: Seat): boolean {
  if (round < rounds) return true;
  return (seat - first + seats) % seats > (turn.seat - first + seats) % seats;
}

/** The cash a seat had better keep: the next fee, a rival's claim, and the late fee when it is owed. */
export function keptCash(box: Box, state: State, seat: Seat): number {
  const { fees, prize } = box.data;
  const owed = seat === state.turn.seat && state.turn.owes ? fees.late : 0;
  return owed + (hasNextTurn(state, seat) ? fees.usual + prize.each : 0);
}

/** An objective asks for so many sectors: whoever holds more has something to sell. */
const SECTORS_ASKED = 3;

/** Whether a player may want to sell: they hold more sectors than an objective asks for, or lack the next fee. */
function mightSell(box: Box, { cash, shares }: Holder): boolean {
  if (cash < box.data.fees.usual) return true;
  let held = 0;
  for (let sector = 0; sector < shares.length; sector++) if (shares[sector]! > 0) held++;
  return held > SECTORS_ASKED;
}

/** How many shares of a sector the bank and those who might sell have. */
export function supply(box: Box, { players, bank }: State, seat: Seat, sector: Sector): number {
  let shares = bank.shares[sector]!;
  for (let other = 0; other < players.length; other++)
    if (other !== seat && mightSell(box, players[other]!)) shares += players[other]!.shares[sector]!;
  return shares;
}
