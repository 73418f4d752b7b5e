import type { StandingAnswers } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Move, MoveOf } from './moves.ts';
import type { View } from './view.ts';

/** The longest round or highest amount that an answer may name. */
const MOST = 1000;

/**
 * K14: at every sale sell what costs `price` or more and nothing else, until the last round. K11: in this round bid on a
 * stockpile up to an amount, then on the cheapest.
 */
const StandingSchema = Type.Union([
  Type.Object(
    { at: Type.Literal('selling'), price: Type.Integer({ minimum: 0, maximum: MOST }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      at: Type.Literal('bidding'),
      round: Type.Integer({ minimum: 0, maximum: MOST }),
      pile: Type.Integer({ minimum: 0, maximum: 4 }),
      amount: Type.Integer({ minimum: -MOST, maximum: MOST }),
    },
    { additionalProperties: false },
  ),
]);
export type Standing = Static<typeof StandingSchema>;

/** What a bid comes to, as its space reads for the viewer. */
export const amountOf = ({ spaces, bidTrack }: View, { space, printed }: MoveOf<'bid'>): number =>
  (printed ? bidTrack : spaces)[space]!;

/** Whether the viewer's only meeple goes up the tracks: two depend on each other, and an auction is for something else. */
const bids = ({ phase, seats }: View): boolean => phase.kind === 'bidding' && !phase.auction && seats > 2;

/** In the last round what is kept decides the end, so one is asked. */
const sells = ({ phase, round, rounds }: View): boolean => phase.kind === 'selling' && !phase.second && round < rounds;

/** What one may answer in advance, asked to sell or with a bid chosen; `price`: the least to sell at. */
export function standingsFor(view: View, legal: readonly Move[], chosen: Move | null, price: number): Standing[] {
  if (legal.length === 0) return [];
  if (sells(view)) return [{ at: 'selling', price }];
  if (!bids(view) || chosen?.kind !== 'bid') return [];
  return [{ at: 'bidding', round: view.round, pile: chosen.pile, amount: amountOf(view, chosen) }];
}

/** The lowest of some bids, and of equal ones the first. */
function lowest(view: View, of: readonly MoveOf<'bid'>[]): MoveOf<'bid'> | null {
  let best: MoveOf<'bid'> | null = null;
  for (const bid of of) if (best === null || amountOf(view, bid) < amountOf(view, best)) best = bid;
  return best;
}

function bidOf(
  view: View,
  { pile, amount }: Extract<Standing, { at: 'bidding' }>,
  legal: readonly Move[],
): Move | null {
  const all = legal.filter((move) => move.kind === 'bid');
  // Who may also look at something is asked.
  if (all.length < legal.length) return null;
  const there = all.filter((bid) => bid.pile === pile && amountOf(view, bid) <= amount);
  return lowest(view, there) ?? lowest(view, all);
}

export const standing: StandingAnswers<View, Move, Standing> = {
  schema: StandingSchema,
  move(view, answer, legal) {
    if (answer.at === 'bidding') return bids(view) ? bidOf(view, answer, legal) : null;
    if (!sells(view)) return null;
    const sale = legal.find(
      (move) =>
        move.kind === 'sell' && !move.short && move.from !== 'half' && view.prices[move.company]! >= answer.price,
    );
    return sale ?? legal.find(({ kind }) => kind === 'done') ?? null;
  },
  lapsed: (view, answer) =>
    answer.at === 'bidding'
      ? answer.round !== view.round || !bids(view)
      : view.round >= view.rounds || view.phase.kind === 'over',
};
