// Frozen: a careful person with plain rules of thumb. It shares nothing with what bots judge by.

import type { AnyGame, Bot } from '@outcry/engine';
import type { Box } from '../box.ts';
import { changeOf, openBox, sectorOf } from '../box.ts';
import type { Data } from '../data.ts';
import type { Card, Move, Sector } from '../state.ts';
import type { PlayerView, View } from '../view.ts';

/** Cash to hold back for the next turn. */
const PURSE = 80;
/** In the last rounds nothing is bought any more that does not make a claim possible. */
const LATE = 2;

/** What a careful person sees of their own situation. */
interface Situation {
  readonly view: View;
  readonly me: PlayerView;
  /** By sector: 0 where none may be held. */
  readonly figures: readonly number[];
  readonly box: Box;
}

export const careful = (game: AnyGame): Bot => {
  const box = openBox(game.data as Data);
  return (seen, legal) => {
    const view = seen as View;
    const me = view.players[view.seat!]!;
    const wish = wishOf({ view, me, figures: me.objective!.figures, box });
    const moves = legal as readonly Move[];
    return [{ move: moves.find((move) => same(move, wish)) ?? nearest(moves, wish), expected: 0 }];
  };
};

const same = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The most that is allowed of a number that was wished for; else the first move, which deals in nothing. */
function nearest(legal: readonly Move[], wish: Move): Move {
  if (wish.kind === 'play' || wish.kind === 'take' || !('number' in wish)) return legal[0]!;
  const smaller = legal.filter(
    (move) =>
      move.kind === wish.kind &&
      move.number <= wish.number &&
      (move.kind !== 'offer' || (wish.kind === 'offer' && move.side === wish.side && move.sector === wish.sector)),
  );
  return smaller.at(-1) ?? legal[0]!;
}

function wishOf(mine: Situation): Move {
  const { view } = mine;
  const { phase } = view;
  switch (phase.kind) {
    case 'card':
      return { kind: 'play', card: cardToPlay(mine) };
    case 'deal':
      return dealToOffer(mine);
    case 'answer':
      return { kind: 'answer', number: phase.side === 'buy' ? toSell(mine, phase.sector) : toBuy(mine, phase.sector) };
    case 'bank':
      return { kind: 'bank', number: phase.left };
    case 'claim':
      return { kind: 'claim' };
    case 'collect':
    case 'balance':
      return dearest(mine, phase.left);
    case 'over':
      throw new Error('the game is over');
  }
}

const sectorsOf = ({ figures }: Situation): Sector[] => figures.map((_, sector) => sector);
const valueOf = ({ me, view }: Situation, sector: Sector): number => me.shares[sector]! * view.prices[sector]!;

/** The card that adds most to the own shares beyond what it adds to the richest holder among the others. */
function cardToPlay(mine: Situation): Card {
  const { view, me, figures, box } = mine;
  const gain = (card: Card): number => {
    const sector = sectorOf(card);
    const price = view.prices[sector]!;
    const change = changeOf(card);
    const after = Math.min(box.data.prices.highest, Math.max(0, price + change));
    const each = change === 0 ? box.dividend[price]! : after - price;
    const rival = Math.max(...view.players.map(({ shares }, seat) => (seat === view.seat ? 0 : shares[sector]!)));
    const asked = figures[sector]! > 0 && change > 0 ? 1 : 0;
    return each * (me.shares[sector]! - rival / 2) + asked;
  };
  return me.hand!.toSorted((a, b) => gain(b) - gain(a))[0]!;
}

/** First what the objective forbids is sold, then cash is raised if the purse is short, then what it asks for is bought. */
function dealToOffer(mine: Situation): Move {
  const { view, me, figures } = mine;
  const sellable = (sector: Sector): boolean => me.shares[sector]! > 0 && open(view, sector, true);
  const purse = PURSE + (view.turn.owes ? mine.box.data.fees.late : 0);
  const late = view.rounds - view.round < LATE && !withinReach(mine);
  const forbidden = sectorsOf(mine).find((sector) => figures[sector] === 0 && sellable(sector));
  if (forbidden !== undefined && !late)
    return { kind: 'offer', side: 'sell', sector: forbidden, number: me.shares[forbidden]! };
  if (me.cash < purse && (view.round < view.rounds || view.turn.owes)) {
    const [spare] = sectorsOf(mine)
      .filter((sector) => sellable(sector) && view.prices[sector]! > 1)
      .toSorted((a, b) => valueOf(mine, b) - figures[b]! - (valueOf(mine, a) - figures[a]!));
    if (spare === undefined) return { kind: 'done' };
    const number = Math.min(me.shares[spare]!, Math.ceil((purse - me.cash) / (view.prices[spare]! - 1)));
    return { kind: 'offer', side: 'sell', sector: spare, number };
  }
  if (late) return { kind: 'done' };
  const wanted = sectorsOf(mine).find((sector) => toBuy(mine, sector) > 0 && open(view, sector, false));
  return wanted === undefined
    ? { kind: 'done' }
    : { kind: 'offer', side: 'buy', sector: wanted, number: toBuy(mine, wanted) };
}

/** Whether this side of a sector has not been tried this turn. */
function open({ turn }: View, sector: Sector, selling: boolean): boolean {
  const bar = 1 << (selling ? sector + 5 : sector);
  return !(turn.dealt & (1 << sector)) && !(turn.barred & bar);
}

/** Whether cash and what must be sold anyway pay for what the objective still lacks. */
function withinReach(mine: Situation): boolean {
  const { view, me, figures } = mine;
  let money = me.cash;
  for (const sector of sectorsOf(mine)) {
    if (figures[sector] === 0) money += me.shares[sector]! * Math.max(0, view.prices[sector]! - 1);
    else money -= Math.max(0, figures[sector]! - valueOf(mine, sector)) * 1.1;
  }
  return money >= 0;
}

/** How many shares to buy towards a figure: all of them when that makes a claim, else as the purse allows. */
function toBuy(mine: Situation, sector: Sector): number {
  const { view, me, figures } = mine;
  const price = view.prices[sector]!;
  if (price === 0 || figures[sector] === 0) return 0;
  const lacking = Math.ceil(figures[sector]! / price) - me.shares[sector]!;
  const own = view.turn.seat === view.seat;
  const money = own && withinReach(mine) ? me.cash : me.cash - PURSE;
  return Math.max(0, Math.min(lacking, Math.floor(money / (own ? price + 1 : price))));
}

/** How many shares to sell to who asks for them: all that are forbidden, and else what an empty purse needs. */
function toSell({ view, me, figures }: Situation, sector: Sector): number {
  if (figures[sector] === 0) return me.shares[sector]!;
  const price = view.prices[sector]!;
  return me.cash < PURSE && price > 0 ? Math.ceil((PURSE - me.cash) / price) : 0;
}

/** Of the shares that fit, one of the highest price. */
function dearest({ view }: Situation, left: number): Move {
  const { phase, prices } = view;
  const { shares } = phase.kind === 'collect' ? view.players[phase.from]! : view.bank;
  const [best] = prices
    .map((price, sector) => ({ price, sector }))
    .filter(({ price, sector }) => shares[sector]! > 0 && price > 0 && price <= left)
    .toSorted((a, b) => b.price - a.price);
  return best ? { kind: 'take', sector: best.sector } : { kind: 'stop' };
}
