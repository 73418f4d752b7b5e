import type { Refusal, Seat } from '@outcry/engine';
import type { Move } from './moves.ts';
import type { Rules } from './rules.ts';
import type { Phase, PhaseOf, Play, State } from './state.ts';

/** What a phase does. `auto` is what happens by itself: the phase that follows, or null when somebody must decide. */
export interface PhaseRules<Kind extends Phase['kind']> {
  /** The rule that is named where nothing more exact can be said. */
  readonly rule: string;
  actors(state: State, phase: PhaseOf<Kind>): readonly Seat[];
  /** Asked only of actors. */
  legal(rules: Rules, state: State, phase: PhaseOf<Kind>, seat: Seat): readonly Move[];
  /** A better reason for a refused move than that it is not for now, or null. */
  refusal?(rules: Rules, state: State, phase: PhaseOf<Kind>, seat: Seat, move: Move): Refusal | null;
  apply(play: Play, phase: PhaseOf<Kind>, seat: Seat, move: Move): Phase;
  auto?(play: Play, phase: PhaseOf<Kind>): Phase | null;
  /** Whether an effect is complete here, so that debts are settled (K12). */
  settles?(phase: PhaseOf<Kind>): boolean;
}

/** A stage of the round: the phase it begins with, or null when there is nothing to decide in it. */
export type Stage = (play: Play) => Phase | null;

/** Nothing is left to do in this stage. */
export const NEXT: Phase = { kind: 'next' };
export const OVER: Phase = { kind: 'over' };

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
export const NOBODY: readonly Seat[] = [];
/** One seat alone, by seat. */
export const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat]);
/** The seats of a mask. */
export const SEATS_OF: readonly (readonly Seat[])[] = Array.from({ length: 32 }, (_, mask) =>
  SEATS.filter((seat) => (mask >> seat) & 1),
);

/** A phase was handed a move that `legal` does not list. */
export const unexpected = (phase: Phase, move: Move): Error => new Error(`${phase.kind} got ${move.kind}`);
