import type { Emit, Refusal, Rng, Seat } from '@outcry/engine';
import type { Event, Move, Phase, State } from '../state.ts';

/** Where events go; null when nobody listens. */
export type Listener = Emit<Event> | null;

type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** The rules of one phase. `apply` makes a legal move and says what comes next. */
export interface PhaseRules<Kind extends Phase['kind']> {
  actors(state: State, phase: PhaseOf<Kind>): readonly Seat[];
  legal(state: State, phase: PhaseOf<Kind>, seat: Seat): readonly Move[];
  refusal(state: State, phase: PhaseOf<Kind>, seat: Seat, move: Move): Refusal;
  apply(state: State, phase: PhaseOf<Kind>, seat: Seat, move: Move, rng: Rng, emit: Listener): Phase;
}

/** Each seat as a list of one, made once. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 6 }, (_, seat) => [seat]);

/** The legal moves of a seat that is not asked. */
export const NO_MOVES: readonly Move[] = [];
