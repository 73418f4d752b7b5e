import type { Seat } from '@outcry/engine';
import type { Box } from './box.ts';
import { changeOf, figuresOf, sectorOf } from './box.ts';
import { keptCash, lacking, lift, mayDeal, supply } from './means.ts';
import { bankCover, bankPrice, coverOf } from './phases/answer.ts';
import type { Move, Phase, Sector, Side, State } from './state.ts';

/** A card that moves a price so far is worth dealing for. */
const FAR = 3;

type Offer = Extract<Move, { kind: 'offer' }>;
type Answering = Extract<Phase, { kind: 'answer' }>;

/**
 * The moves a bot considers: all cards and shares to take, a claim that everybody can pay; of offers and answers the few
 * whose numbers mean something, and no offer that nobody could take.
 */
export function choices(box: Box, state: State, seat: Seat, legal: readonly Move[]): readonly Move[] {
  const { phase } = state;
  if (phase.kind === 'deal') {
    const numbers = new Map<string, ReadonlySet<number>>();
    const known = ({ side, sector }: Offer): ReadonlySet<number> => {
      const key = `${side}${sector}`;
      if (!numbers.has(key)) numbers.set(key, offered(box, state, seat, side, sector));
      return numbers.get(key)!;
    };
    return legal.filter((move) => move.kind !== 'offer' || known(move).has(move.number));
  }
  if (phase.kind === 'answer') {
    const numbers = answered(box, state, seat, phase);
    return legal.filter((move) => move.kind === 'answer' && numbers.has(move.number));
  }
  if (phase.kind === 'bank') {
    const most = bankCover(state, phase.side, phase.sector, phase.left);
    return legal.filter((move) => move.kind === 'bank' && (move.number === 0 || move.number * 2 >= most));
  }
  if (phase.kind === 'claim' && canAllPay(box, state, seat)) {
    // A claim costs nothing and leads on to the next. Playouts think otherwise: their players hurry after that one.
    const claim = legal.find((move) => move.kind === 'claim');
    if (claim) return [claim];
  }
  return legal;
}

/** Whether everybody else has the cash for a claim: nobody has to give shares, or goes bankrupt, which ends the game. */
const canAllPay = ({ data: { prize } }: Box, { players }: State, seat: Seat): boolean =>
  players.every(({ cash, out }, other) => other === seat || out || cash >= prize.each);

/** How many shares others and the bank may deal in. */
function takers(box: Box, state: State, seat: Seat, side: Side, sector: Sector, number: number): number {
  let most = bankCover(state, side, sector, number); // it asks one more than the price: less may be payable there
  if (side === 'buy') return Math.min(number, most + supply(box, state, seat, sector) - state.bank.shares[sector]!);
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && !state.players[other]!.out) most += coverOf(state, side, sector, number, other);
  return Math.min(number, most);
}

/** Whether a card of the hand moves a sector far, up or down. */
const moves = (state: State, seat: Seat, sector: Sector, way: 1 | -1): boolean =>
  state.players[seat]!.hand.some((card) => sectorOf(card) === sector && changeOf(card) * way >= FAR);

/** The numbers of shares worth offering. */
function offered(box: Box, state: State, seat: Seat, side: Side, sector: Sector): ReadonlySet<number> {
  const numbers = new Set<number>();
  if (!mayDeal(state, side, sector)) return numbers;
  const { cash, shares, objective, hand } = state.players[seat]!;
  const own = shares[sector]!;
  const price = state.prices[sector]!;
  const figure = figuresOf(box, objective!)[sector]!;
  const keep = keptCash(box, state, seat);
  const add = (number: number): void => void numbers.add(takers(box, state, seat, side, sector, number));
  if (side === 'sell') {
    if (figure === 0 || moves(state, seat, sector, -1)) add(own);
    if (figure === 0) add(Math.ceil(own / 2));
    else if (price > 0) add(own - Math.ceil(figure / price));
    if (cash < keep && price > 1) add(Math.min(own, Math.ceil((keep - cash) / bankPrice(price, 'sell'))));
  } else if (figure > 0 || moves(state, seat, sector, 1)) {
    const payable = (money: number): number => (price === 0 ? own : Math.floor(money / price));
    add(payable(cash - keep));
    add(Math.ceil(payable(cash - keep) / 2));
    add(Math.min(lacking(figure, price, own), payable(cash)));
    add(Math.min(lacking(figure, price + lift(box, hand, sector, price), own), payable(cash)));
  }
  return numbers;
}

/** The numbers of shares worth answering with. */
function answered(box: Box, state: State, seat: Seat, { side, sector, left }: Answering): ReadonlySet<number> {
  const { cash, shares, objective } = state.players[seat]!;
  const own = shares[sector]!;
  const price = state.prices[sector]!;
  const figure = figuresOf(box, objective!)[sector]!;
  const most = coverOf(state, side, sector, left, seat);
  const spare = cash - keptCash(box, state, seat);
  const numbers = new Set([0]);
  const add = (number: number): void => void numbers.add(Math.max(0, Math.min(most, number)));
  if (side === 'buy') {
    if (figure === 0) add(most);
    else if (price > 0) add(own - Math.ceil(figure / price));
    if (spare < 0 && price > 0) add(Math.ceil(-spare / price));
  } else if (price > 0 && figure > 0) {
    add(lacking(figure, price, own));
    add(Math.floor(spare / price));
  } else if (price === 0) add(most);
  return numbers;
}
