import type { Seat } from '@outcry/engine';
import { INVESTORS } from '../cards.ts';
import type { InvestorId } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { Rules } from '../rules.ts';
import type { Phase, Play, State } from '../state.ts';

/** Something an investor may do at a moment of their own turn: the choices, and what they do. */
export interface Ability {
  /** The kind of move that uses it. */
  readonly move: Move['kind'];
  /** Whether there is anything to choose, judged by what all can see, so that being asked gives nothing away. */
  possible(state: State, seat: Seat): boolean;
  legal(rules: Rules, state: State, seat: Seat): readonly Move[];
  /** The phase that follows, or null: the turn goes on. */
  apply(play: Play, seat: Seat, move: Move, turn: Phase): Phase | null;
}

/** An investor (K24): what they do, by the moment of the round. Without `optional` it is compulsory. */
export interface Investor {
  readonly id: InvestorId;
  readonly optional?: true;
  /** Supply: both cards may be placed face down. */
  readonly hidesBoth?: true;
  /** In their turn before the bidding. */
  readonly beforeBidding?: Ability;
  /** As the bidding begins. */
  readonly biddingBegins?: (play: Play, seat: Seat) => void;
  /** In their turn of the bidding, once. */
  readonly biddingTurn?: Ability;
  /** Their own values of the bid spaces. */
  readonly spaces?: (rules: Pick<Rules, 'data'>) => readonly number[];
  /** Which space they pay for. */
  readonly paysFor?: (space: number) => number;
  /** How many spaces above their meeple cannot be bid on. */
  readonly blocks?: number;
  readonly placed?: (play: Play, seat: Seat) => void;
  /** `free` is the cash that no other meeple of theirs is bound to. */
  readonly outbid?: (play: Play, seat: Seat, free: number) => void;
  /** Fees pay them instead of costing them. */
  readonly earnsFees?: true;
  /** In their turn of the action phase, once. */
  readonly actionTurn?: Ability;
  /** Added for every share they sell. */
  readonly perShareSold?: number;
  /** One share a round may be sold for this. */
  readonly shortPrice?: number;
  /** More strategies a round. */
  readonly moreStrategies?: number;
  /** End of the round: on top of the interest on so many bonds. */
  readonly moreInterest?: (bonds: number) => number;
  /** End of the round, with Sanders and Oprah: must be done when possible. */
  readonly sharing?: Ability;
}

/** The bit of each investor in `powers` and `used`. */
const POWER = Object.fromEntries(INVESTORS.map((id, index) => [id, 1 << index])) as Readonly<
  Record<InvestorId, number>
>;

/** The seat that owns an investor, or -1. */
export function ownerOf(state: State, id: InvestorId): Seat {
  const bit = POWER[id];
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat]!.powers & bit) return seat;
  return -1;
}
