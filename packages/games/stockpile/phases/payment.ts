import type { Seat } from '@outcry/engine';
import { FEE, feeOf } from '../cards.ts';
import type { Kind } from '../cards.ts';
import type { Stage } from '../flow.ts';
import { earnsFees, priceOfSpace } from '../investors/moments.ts';
import { gain } from '../knowledge.ts';
import { faceUp } from '../looks.ts';
import { settle } from '../money.ts';
import { seatAt } from '../state.ts';
import type { Pile, Play } from '../state.ts';

/** K12: all pay their bids and take their cards; then old debts and new fees are paid, in turn order. */
export const payment: Stage = (play) => {
  const { state } = play;
  for (let turn = 0; turn < state.seats; turn++) takePiles(play, seatAt(state, turn));
  for (let turn = 0; turn < state.seats; turn++) payFees(play, seatAt(state, turn));
  return null;
};

/**
 * The bids of a seat are paid, the cards taken: shares and action cards into the portfolio, fees stay for `payFees`.
 * What else lay face down is told to the winner alone, sorted: nobody remembers where each card lay.
 */
function takePiles(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const player = state.players[seat]!;
  const found: Kind[] | null = emit ? [] : null;
  for (let index = 0; index < state.piles.length; index++) {
    const pile = state.piles[index]!;
    if (pile.bidder !== seat) continue;
    const price = priceOfSpace(play.rules, player, pile);
    player.cash -= price;
    player.ended.push(pile.space);
    player.cardsWon += pile.cards.length + pile.goods.length;
    pile.taken = openCards(state.seats, pile);
    emit?.({ kind: 'won', seat, pile: index, paid: price, cards: pile.taken, goods: pile.goods.slice() });
    for (let place = 0; place < pile.cards.length; place++)
      if (pile.cards[place]! < FEE) gain(state, seat, pile.cards[place]!, pile.known[place]!, true);
    found?.push(...pile.cards.filter((_, place) => pile.taken[place] === null));
    for (const goods of pile.goods) player.goods[goods]!++;
    pile.goods.length = 0;
  }
  if (found && found.length > 0) emit?.({ kind: 'won-hidden', seat, cards: found.sort((a, b) => a - b) }, [seat]);
}

/** What all see of a stockpile as it is taken: the cards that lie face up and the fees. */
const openCards = (seats: number, { cards, known }: Pile): (Kind | null)[] =>
  cards.map((card, place) => (card >= FEE || faceUp(seats, known[place]!) ? card : null));

/** K12: old debts first, then the fees just won by stockpile and in the order laid; what cannot be paid is owed. */
function payFees(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const player = state.players[seat]!;
  settle(play, seat);
  for (const pile of state.piles) {
    if (pile.bidder !== seat) continue;
    for (const card of pile.cards) {
      if (card < FEE) continue;
      const amount = feeOf(card);
      player.feesWon++;
      if (earnsFees(player)) player.cash += amount;
      else if (player.cash >= amount) player.cash -= amount;
      else {
        player.debts.push(amount);
        emit?.({ kind: 'fee', seat, amount, outcome: 'owed' });
        continue;
      }
      state.discard[card]!++;
      emit?.({ kind: 'fee', seat, amount, outcome: earnsFees(player) ? 'received' : 'paid' });
    }
    pile.cards.length = 0;
    pile.known.length = 0;
  }
}
