import type { Advice, AnyGame, Bot } from '@outcry/engine';
import { COMPANY_COUNT, DIVIDEND, FEE, feeOf, TAX } from '../cards.ts';
import type { Data } from '../data.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { PileView, View } from '../view.ts';

// A careful person's rules of thumb, held out from what the bots judge by: it shares no code with them and never changes.

/** What somebody careful expects of a card they cannot see, and of a Boom or Bust. */
const UNSEEN = 4;
const ACTION = 3;
/** Cash they like to keep when they buy bonds. */
const RESERVE = 14;

/** What the prices are likely to come to, by company, by the pairs in sight. */
function outlook(view: View, data: Data): number[] {
  const tracks = view.options.board === 'standard' ? data.standardBoard : data.advancedBoard;
  return view.prices.map((price, company) => {
    const { values } = tracks[company]!;
    const known = view.pairs.find((pair) => pair.company === company)?.forecast ?? null;
    const later = view.round < view.rounds ? 1 : 0;
    if (known === null) return price + later;
    if (known > DIVIDEND) return price + known - DIVIDEND + later;
    const place = view.places[company]! + known;
    if (place < 0) return 0;
    return place < values.length ? values[place]! + later : 2 * values[values.length - 4]! + later;
  });
}

/** A card at what it will be worth; nobody has to keep a share that falls. */
function cardValue(view: View, prospects: readonly number[], card: number | null): number {
  if (card === null) return UNSEEN;
  if (card < COMPANY_COUNT) return Math.max(view.prices[card]!, prospects[card]!);
  return card < FEE ? ACTION : -feeOf(card);
}

const pileValue = (view: View, prospects: readonly number[], { cards, goods }: PileView): number =>
  cards.reduce<number>((sum, card) => sum + cardValue(view, prospects, card), 0) +
  goods.reduce((sum, card) => sum + (card === TAX ? -4 : 5), 0);

/** The first of the highest score. */
function best<Of extends Move>(moves: readonly Of[], score: (move: Of) => number): Of {
  return moves.reduce((a, b) => (score(b) > score(a) ? b : a));
}

/** Good cards on the stockpile that looks worst, where they come cheap; fees on the one that looks best. */
function place(view: View, legal: readonly MoveOf<'place'>[], prospects: readonly number[]): Move {
  const values = view.piles.map((pile) => pileValue(view, prospects, pile));
  const low = values.indexOf(Math.min(...values));
  const high = values.lastIndexOf(Math.max(...values));
  return best(legal, ({ card, pile, up }) => {
    const value = cardValue(view, prospects, card);
    const right = pile === (value > 0 ? low : high) ? 100 : 0;
    return right + (up ? value : -value);
  });
}

/** The bid that leaves most between what the stockpile is worth and what it costs. */
function bid(view: View, legal: readonly Move[], prospects: readonly number[]): Move {
  const bids = legal.filter((move) => move.kind === 'bid');
  return best(bids, ({ pile, space, printed }) => {
    const { investor } = view.piles[pile]!;
    const value = investor >= 0 ? 0 : pileValue(view, prospects, view.piles[pile]!);
    return value - (printed ? view.bidTrack : view.spaces)[space]!;
  });
}

/** Up goes what they hold most of, down what they do not hold. */
function act(view: View, legal: readonly Move[], own: readonly number[]): Move {
  const actions = legal.filter((move) => move.kind === 'action');
  if (actions.length === 0) return legal.find(({ kind }) => kind === 'done') ?? legal[0]!;
  return best(actions, ({ card, company }) =>
    card === COMPANY_COUNT ? own[company]! : -10 * own[company]! + view.prices[company]!,
  );
}

/** Whatever will be worth less than it brings now. */
function sell(view: View, legal: readonly Move[], prospects: readonly number[]): Move {
  const falling = legal.filter(
    (move) => move.kind === 'sell' && move.from !== 'half' && prospects[move.company]! < view.prices[move.company]!,
  );
  return falling[0] ?? legal.at(-1)!;
}

function choose(view: View, legal: readonly Move[], data: Data): Move {
  const { shares, split, cash } = view.players[view.seat!]!;
  const prospects = outlook(view, data);
  switch (view.phase.kind) {
    case 'supply':
    case 'opening':
      return place(view, legal as readonly MoveOf<'place'>[], prospects);
    case 'bidding':
      return bid(view, legal, prospects);
    case 'action':
      return act(
        view,
        legal,
        split.map((count, company) => 2 * count + shares![company]!),
      );
    case 'selling':
      return sell(view, legal, prospects);
    case 'dividend':
    case 'barack':
      return legal.at(-1)!;
    case 'bonds':
      return cash > RESERVE ? legal[Math.min(1, legal.length - 1)]! : legal[0]!;
    default:
      return legal[0]!;
  }
}

/** Looks at the table and the list of moves, and imagines nothing. */
export const careful = ({ data }: AnyGame): Bot => {
  const tables = data as Data;
  return (view, legal): Advice[] => {
    const first = choose(view as View, legal as readonly Move[], tables);
    return [first, ...(legal as readonly Move[]).filter((move) => move !== first)].map((move) => ({
      move,
      expected: 0,
    }));
  };
};
