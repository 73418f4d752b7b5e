import type { StandingAnswers } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { SECTORS } from './data.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** P9: what offers a player says no to in advance: all of a sector, all of somebody's turn, or all of a round. */
const StandingSchema = Type.Union([
  Type.Object(
    { to: Type.Literal('sector'), sector: Type.Integer({ minimum: 0, maximum: SECTORS.length - 1 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      to: Type.Literal('turn'),
      round: Type.Integer({ minimum: 1, maximum: 100 }),
      seat: Type.Integer({ minimum: 0, maximum: 11 }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { to: Type.Literal('round'), round: Type.Integer({ minimum: 1, maximum: 100 }) },
    { additionalProperties: false },
  ),
]);
export type Standing = Static<typeof StandingSchema>;

const NO: Move = { kind: 'answer', number: 0 };

const sameStanding = (one: Standing, other: Standing): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What one may say no to from now on, while an offer waits for the answer: this sector, this turn, this round. */
export function standingsFor({ phase, round, turn }: View): Standing[] {
  if (phase.kind !== 'answer') return [];
  return [
    { to: 'sector', sector: phase.sector },
    { to: 'turn', round, seat: turn.seat },
    { to: 'round', round },
  ];
}

export const standing: StandingAnswers<View, Move, Standing> = {
  schema: StandingSchema,
  move: (view, answer) =>
    view.phase.kind === 'answer' &&
    view.phase.seat === view.seat &&
    standingsFor(view).some((each) => sameStanding(each, answer))
      ? NO
      : null,
  lapsed({ round, turn }, answer) {
    if (answer.to === 'sector') return false;
    return answer.round !== round || (answer.to === 'turn' && answer.seat !== turn.seat);
  },
};
