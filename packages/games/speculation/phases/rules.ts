import type { Emit, Refusal, Rng, Seat } from '@outcry/engine';
import type { Event, Move, Phase, State } from '../state.ts';

/** Who listens to a move: perhaps nobody. */
export type Listener = Emit<Event> | null;

type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** The rules of one phase. `apply` makes a legal move and says what comes next. */
export interface PhaseRules<Kind extends Phase['kind']> {
  actors(state: State, phase: PhaseOf<Kind>): readonly Seat[];
  legal(state: State, phase: PhaseOf<Kind>, seat: Seat): readonly Move[];
  refusal(state: State, phase: PhaseOf<Kind>, seat: Seat, move: Move): Refusal;
  apply(state: State, phase: PhaseOf<Kind>, seat: Seat, move: Move, rng: Rng, emit: Listener): Phase;
}

/** One seat as a list, without making a new one each time. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 6 }, (_, seat) => [seat]);

/** What somebody may do who is not asked. */
export const NO_MOVES: readonly Move[] = [];
