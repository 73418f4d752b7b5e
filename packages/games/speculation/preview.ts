import type { Seat } from '@outcry/engine';
import { ahead, boardOf, place, priceOf, rankDown, rankOf, rankUp, walk } from './board.ts';
import { BANK_HOLIDAY, CARDS } from './data.ts';
import type { Data } from './data.ts';
import { worth } from './result.ts';
import { movementNow } from './state.ts';
import type { Move } from './state.ts';
import { stepsAfterHolidays } from './turn.ts';
import type { View } from './view.ts';

/** Where the bricks stand, and what shares cost there. */
export interface Standing {
  readonly bricks: readonly number[];
  readonly arrived: readonly number[];
  readonly prices: readonly number[];
}

/** What changes when one brick moves. */
export interface BrickPreview {
  readonly company: number;
  readonly from: number;
  readonly to: number;
  /** The spaces that count, in order; none when a Rank tile moves the brick. */
  readonly path: readonly number[];
  readonly after: Standing;
}

/** The view with a brick put on another space, and the prices that makes (S3). */
export function withBrick(data: Data, view: View, company: number, to: number): View {
  const bricks = view.bricks.slice();
  const arrived = view.arrived.slice();
  place({ bricks, arrived }, company, to);
  const board = boardOf(data);
  const prices = bricks.map((_, other) => priceOf(board, view.side, { bricks, arrived }, other));
  return { ...view, bricks, arrived, prices };
}

/** S10, S11: how far cards move their bricks when this many Bank Holidays are played. */
export const stepsWith = (view: View, holidays: number): number =>
  stepsAfterHolidays(movementNow(view), holidays, view.players.length);

/** S10: what a card would do if it moved now. Null for a Bank Holiday, and for a brick on END, which stays. */
export function previewCard(data: Data, view: View, card: number): BrickPreview | null {
  if (card === BANK_HOLIDAY) return null;
  const from = view.bricks[card]!;
  const to = ahead(view.bricks, from, movementNow(view));
  if (to === from) return null;
  const path = walk(view.bricks, from, to);
  return { company: card, from, to, path, after: withBrick(data, view, card, to) };
}

/** S9: what the Rank tile would do to a brick; null where it may not be chosen. */
export function previewRank(data: Data, view: View, company: number): BrickPreview | null {
  if (view.phase.kind !== 'rank') return null;
  const to = (view.phase.action === 'up' ? rankUp : rankDown)(view.bricks, company);
  if (to === null) return null;
  return { company, from: view.bricks[company]!, to, path: [], after: withBrick(data, view, company, to) };
}

/** S8: what a trade costs and brings, and the cash it leaves, which must not be negative. */
export function previewTrade({ players, prices }: View, seat: Seat, { buy, sell }: Extract<Move, { kind: 'trade' }>) {
  const cost = buy === null ? 0 : prices[buy]!;
  const proceeds = sell === null ? 0 : prices[sell]!;
  const before = players[seat]!.cash;
  return { cost, proceeds, before, after: before - cost + proceeds };
}

/** S14: what a seat would have, with shares at these prices. */
export const worthAt = ({ players }: View, prices: readonly number[], seat: Seat): number =>
  worth({ players, prices })[seat]!;

/** S15: the rank of a company's brick. */
export const rankIn = (standing: Standing, company: number): number => rankOf(standing, company);

/** S12: how many cards are left in the viewer's deck. */
export const deckSize = ({ hand, played }: View): number => CARDS - played - (hand?.length ?? 0);
