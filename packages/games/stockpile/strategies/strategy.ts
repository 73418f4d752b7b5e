import type { Seat } from '@outcry/engine';
import type { StrategyId } from '../cards.ts';
import type { Figures } from '../data.ts';
import type { Choice, Move } from '../moves.ts';
import { CHOICES } from '../moves.ts';
import type { Module } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { Play, State } from '../state.ts';

/** What a strategy looks at to see what is possible: `picks` are the choices made so far. */
export interface Sight {
  readonly rules: Rules;
  readonly state: State;
  readonly seat: Seat;
  readonly figures: Figures;
  readonly picks: readonly number[];
}

/** The same while it does something. */
export interface Doing extends Sight {
  readonly play: Play;
}

/** One step of an effect: it asks (or not) and does something, with the value chosen. */
export interface Step {
  /** The choices there are; without this the step happens by itself. With none it is passed over. */
  readonly ask?: (sight: Sight) => readonly Move[];
  /** May be declined. */
  readonly optional?: true;
  /** Asked even when there is nothing to choose, where passing over would tell a secret. Implies that it is optional. */
  readonly always?: true;
  /** Sells shares, so that a Quiet Period forbids it (see `forbidden`). */
  readonly sells?: true;
  /** Asked again and again until it is declined, or no choice is left. */
  readonly repeat?: true;
  readonly run: (doing: Doing, value: number, what: Choice) => void;
}

/** An investment strategy (K25): what it needs, costs and does. Cash cost and figures are in the tables. */
export interface Strategy {
  readonly id: StrategyId;
  /** Out of the game when this module is off. */
  readonly needs?: Module;
  /** A cost other than cash that is the same whatever is chosen. */
  readonly bond?: true;
  /** A cost in cash that depends on the game (Junk Bonds). */
  readonly cost?: (sight: Sight) => number;
  readonly when?: (sight: Sight) => boolean;
  readonly steps: readonly Step[];
}

/** A choice as it is kept in `picks`. */
export const pickOf = (what: Choice, value: number): number => CHOICES.indexOf(what) * 8 + value;
/** The value of a pick, whatever it was chosen as. */
export const valueOf = (pick: number): number => pick % 8;
