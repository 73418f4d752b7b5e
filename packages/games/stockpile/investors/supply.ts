import { faceUp, lookAtPile } from '../looks.ts';
import { LOOK_PILE } from '../moves.ts';
import type { Move } from '../moves.ts';
import type { Play, State } from '../state.ts';
import type { Investor } from './investor.ts';

/** Secretive Stuart: may place both cards face down. */
export const stuart: Investor = { id: 'stuart', optional: true, hidesBoth: true };

/** Wise Warren: before the bidding looks at all face-down cards of one stockpile. */
export const warren: Investor = {
  id: 'warren',
  optional: true,
  beforeBidding: {
    move: 'look-pile',
    possible: (state) => state.piles.some((pile) => hasFaceDown(state, pile.known)),
    legal: (_rules, state) => LOOK_PILE.filter((_, pile) => hasFaceDown(state, state.piles[pile]?.known ?? [])),
    apply: (play, seat, move) => {
      if (move.kind === 'look-pile') lookAtPile(play, seat, move.pile);
      return null;
    },
  },
};

const hasFaceDown = (state: State, known: readonly number[]): boolean =>
  known.some((knowers) => !faceUp(state.seats, knowers));

/** Maverick Mark: before the bidding moves one card, of whatever kind, to another stockpile. */
export const mark: Investor = {
  id: 'mark',
  optional: true,
  beforeBidding: {
    move: 'shift',
    possible: (state) =>
      state.piles.some(({ cards, goods }) => cards.length + goods.length > 0) || state.firstCard >= 0,
    legal: (_rules, state) => {
      const moves: Move[] = [];
      state.piles.forEach(({ cards, goods }, from) => {
        for (let to = 0; to < state.piles.length; to++) {
          if (to === from) continue;
          for (let place = 0; place < cards.length; place++)
            moves.push({ kind: 'shift', what: 'card', from, place, to });
          for (let place = 0; place < goods.length; place++)
            moves.push({ kind: 'shift', what: 'goods', from, place, to });
          if (state.firstCard === from) moves.push({ kind: 'shift', what: 'first-card', from, place: 0, to });
        }
      });
      return moves;
    },
    apply: (play, seat, move) => {
      if (move.kind === 'shift') shiftCard(play, seat, move);
      return null;
    },
  },
};

function shiftCard(play: Play, seat: number, { what, from, place, to }: Extract<Move, { kind: 'shift' }>): void {
  const { state } = play;
  const source = state.piles[from]!;
  const target = state.piles[to]!;
  let card: number | null = null;
  if (what === 'first-card') state.firstCard = to;
  else if (what === 'goods') {
    card = source.goods.splice(place, 1)[0]!;
    target.goods.push(card);
  } else {
    const moved = source.cards.splice(place, 1)[0]!;
    const known = source.known.splice(place, 1)[0]!;
    target.cards.push(moved);
    target.known.push(known);
    if (faceUp(state.seats, known)) card = moved;
  }
  play.emit?.({ kind: 'shifted', seat, what, card, from, place, to });
}
