import { search, seeingAll } from '@outcry/bots';
import type { Net } from '@outcry/bots';
import type { AnyGame, Rng, Seat } from '@outcry/engine';

/** Players look at so many of their moves, chosen at random: quick, and no two games are alike. */
const HANDFUL = 24;
/** Those who judge by a net look at the move by the rule of thumb and at so many others. */
const OTHERS = 15;
const BUDGET = { states: 1, playouts: 0 };

/** Decides for a seat in a state. */
export type Decide = (state: unknown, seat: Seat, legal: readonly unknown[], dice: Rng) => unknown;

/** A few of the moves, in random order. */
function handful(legal: readonly unknown[], count: number, rng: Rng): readonly unknown[] {
  if (legal.length <= count) return legal;
  const moves = legal.slice();
  for (let i = 0; i < count; i++) {
    const other = i + rng.below(moves.length - i);
    [moves[i], moves[other]] = [moves[other], moves[i]];
  }
  return moves.slice(0, count);
}

/** Whether several choose at the same time: a look at one future says little about such a choice. */
const isSecret = (game: AnyGame, state: unknown): boolean =>
  game.actors(state).length > 1 || !game.foresight.quiet(state);

/**
 * Players look one step ahead from the true state: imagining others would take most of the time, and where a look ahead
 * is so short, what they should not know changes little of what they do.
 */
export function playerFor(game: AnyGame, net: Net | null): Decide {
  let truth: unknown;
  const { considers, ...foresight } = game.foresight;
  const seen = seeingAll({ ...game, foresight }, () => truth);
  const bot = search(seen, net);
  const rule = net && ruleOfThumb(game);
  return (state, seat, legal, dice) => {
    if (rule && isSecret(game, state)) return rule(state, seat, legal, dice);
    const moves = considers?.(state, seat, legal) ?? legal;
    let chosen = handful(moves, rule ? OTHERS : HANDFUL, dice);
    if (rule && chosen !== moves) chosen = [rule(state, seat, legal, dice), ...chosen];
    truth = state;
    return bot({ seat }, chosen, dice, BUDGET)[0]!.move;
  };
}

/** The game's rule of thumb where it has one: the quickest way to many games. */
export function ruleOfThumb(game: AnyGame): Decide {
  const { policy } = game.foresight;
  return policy ? (state, seat, _legal, dice) => policy(state, seat, dice) : playerFor(game, null);
}
