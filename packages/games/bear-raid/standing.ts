import type { StandingAnswers } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PASS } from './choices.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** B7: passing in advance, to the end of a round. `market`: only as long as the stocks on the boards are these. */
const StandingSchema = Type.Object(
  {
    round: Type.Integer({ minimum: 1, maximum: 100 }),
    market: Type.Union([Type.Null(), Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: 12 })]),
  },
  { additionalProperties: false },
);
export type Standing = Static<typeof StandingSchema>;

/** How one may pass from now on: until somebody trades, or until the dice are rolled. */
export const standingsFor = ({ phase, round, tokens }: View): Standing[] =>
  phase.kind === 'action'
    ? [
        { round, market: [...tokens] },
        { round, market: null },
      ]
    : [];

export const standing: StandingAnswers<View, Move, Standing> = {
  schema: StandingSchema,
  move: (view, answer) =>
    view.phase.kind === 'action' && view.phase.seat === view.seat && !standing.lapsed(view, answer) ? PASS : null,
  lapsed: ({ phase, round, tokens }, answer) =>
    answer.round !== round ||
    phase.kind !== 'action' ||
    (answer.market !== null && JSON.stringify(answer.market) !== JSON.stringify(tokens)),
};
