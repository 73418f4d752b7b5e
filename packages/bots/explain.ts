import type { Advice, AnyGame, AnyView, Parts, Rng, Seat } from '@outcry/engine';
import { lead } from './candidates.ts';
import { futuresOf, imaginedStates } from './imagined.ts';
import type { Net } from './net/net.ts';
import { chances } from './odds.ts';

/** Advice with what people want to know of it. */
export interface Explained extends Advice {
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** What the seat's own wealth is expected to be made of (the game's `parts`). */
  readonly parts: Parts;
  /** What the best rival is expected to have at the same time. */
  readonly rival: number;
}

/** So many futures are looked at for each move. */
const FUTURES = 64;

/**
 * Explains moves, best first: plays on from each as the search does, in the same imagined states and under the same
 * chance, and says what the futures look like on average. Apart from the search, which need not know for the hundreds of
 * moves it tries.
 */
export const explain =
  (game: AnyGame, net: Net | null = null) =>
  (view: AnyView, advice: readonly Advice[], rng: Rng): Explained[] => {
    const seat = view.seat!;
    const { plies, tellsWhenAsked } = game.foresight;
    const states = imaginedStates(game, view, rng);
    const sums = advice.map(() => ({ chance: 0, parts: {} as Record<string, number>, rival: 0 }));
    for (let time = 0; time < FUTURES; time++) {
      const state = states.next().value;
      const soonAfter = tellsWhenAsked ? futuresOf(untilAsked(game, seat), game.clone(state), seat, rng) : null;
      const futureAfter = futuresOf(game, state, seat, rng);
      advice.forEach(({ move }, i) => {
        const sum = sums[i]!;
        const future = futureAfter(move, plies);
        sum.chance += (net ? net.chance(future, seat) : chances(game, future)[seat]!) / FUTURES;
        const shown = soonAfter?.(move, 0) ?? future;
        const expected = game.evaluate(shown);
        sum.rival += (expected[seat]! - lead(expected, seat)) / FUTURES;
        for (const [name, amount] of Object.entries(game.parts(shown)[seat]!))
          sum.parts[name] = (sum.parts[name] ?? 0) + amount / FUTURES;
      });
    }
    const chance = falling(sums.map((sum) => sum.chance));
    return advice.map(({ move, expected }, i) => ({ move, expected, ...sums[i]!, chance: chance[i]! }));
  };

/** The same game, in which playouts end when the seat is asked again. */
const untilAsked = (game: AnyGame, seat: Seat): AnyGame => ({
  ...game,
  foresight: { ...game.foresight, quiet: (state) => game.actors(state).includes(seat) },
});

/**
 * Figures that never rise. The search has seen far more futures than this, so a move it ranks lower is not more likely
 * to win: where it seems so that is luck, and such neighbours share their mean.
 */
export function falling(values: readonly number[]): number[] {
  const groups: { mean: number; count: number }[] = [];
  for (const value of values) {
    let group = { mean: value, count: 1 };
    for (let last = groups.at(-1); last && last.mean < group.mean; last = groups.at(-1)) {
      groups.pop();
      const count = last.count + group.count;
      group = { mean: (last.mean * last.count + group.mean * group.count) / count, count };
    }
    groups.push(group);
  }
  return groups.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean));
}
