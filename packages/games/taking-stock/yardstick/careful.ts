// Held out: nothing that bots people meet are made of may be used here, and nothing here by them.

import type { AnyGame, Bot } from '@outcry/engine';
import type { Data } from '../data.ts';
import { winningPlace } from '../phases/trick.ts';
import { companyOf, numberOf } from '../state.ts';
import type { Card, Company, Move } from '../state.ts';
import type { View } from '../view.ts';

/** How sure a card that wins so far feels, by cards still to come. */
const FEELS_SAFE = [1, 0.6, 0.4, 0.3, 0.2];

interface Position {
  readonly data: Data;
  readonly view: View;
  readonly seat: number;
}

const countOf = (cards: readonly Card[], company: Company): number =>
  cards.filter((card) => companyOf(card) === company).length;

/** A share of a dear company is wanted, and one more where one is in the running; a safe lead needs no more. */
function wanted({ data, view, seat }: Position, company: Company): number {
  const price = data.track[view.boxes[company]!]!;
  const mine = countOf(view.portfolios[seat]!, company) + countOf(view.hand, company) / 2;
  const most = Math.max(...view.portfolios.map((cards, hand) => (hand === seat ? 0 : countOf(cards, company))));
  const lead = mine - most;
  return (1 + price) * (lead > 2 ? 0.5 : lead > -2 ? 1.5 : 0.8);
}

/** Good for this seat: a rise of what it holds most of, a fall of what others hold more of. */
function likes({ view, seat }: Position, company: Company, boxes: number): number {
  const mine = countOf(view.portfolios[seat]!, company) + countOf(view.hand, company) / 2;
  const theirs = view.portfolios.map((cards, hand) => (hand === seat ? 0 : countOf(cards, company)));
  const lead = mine - Math.max(...theirs);
  return boxes * Math.max(-2, Math.min(2, lead + 0.5)) * 0.7;
}

function judgePlay(position: Position, move: Extract<Move, { kind: 'play' }>): number {
  const { data, view, seat } = position;
  const { card, target, boxes } = move;
  const company = companyOf(card);
  const effect = data.effects[numberOf(card) - 1]!;
  const table = [...view.table, card];
  const playedBy = [...view.playedBy, seat];
  const moved = effect.kind === 'own-company' ? company : target;
  const by = effect.kind === 'own-company' ? effect.boxes : (boxes ?? 0);
  const prices = view.boxes.map((box, each) => (each === moved ? box + by : box));
  const winning = winningPlace(data, { seats: view.seats, table, playedBy, boxes: prices });
  const price = moved === null ? 0 : likes(position, moved, by);
  const given = wanted(position, company);
  if (winning !== table.length - 1) {
    const others = view.table.filter((_, place) => place !== winning);
    const best = Math.max(given, ...others.map((other) => wanted(position, companyOf(other))));
    return price - given + (effect.kind === 'side-deal' ? best * 0.8 : 0);
  }
  const gain = table.reduce((sum, each) => sum + wanted(position, companyOf(each)), 0);
  const safe = FEELS_SAFE[view.handSizes.length - table.length]!;
  const rise = likes(position, company, effect.kind === 'acquisition' ? effect.boxes : 1);
  return price - given + safe * (gain + rise + 1);
}

/** Wins tricks that hold something wanted, keeps good shares, gives away poor ones, and moves prices its own way. */
export const careful =
  ({ data }: AnyGame): Bot =>
  (view, legal) => {
    const position: Position = { data: data as Data, view: view as View, seat: view.seat! };
    return (legal as readonly Move[])
      .map((move) => ({
        move,
        expected: move.kind === 'take' ? wanted(position, companyOf(move.card)) : judgePlay(position, move),
      }))
      .toSorted((a, b) => b.expected - a.expected);
  };
