import type { Advice, AnyGame, AnyView, Parts, Rng } from '@outcry/engine';
import { futuresOf, imaginedStates } from './imagined.ts';
import type { Net } from './net/net.ts';
import { chances } from './odds.ts';

/** Advice with what people want to know of it. */
export interface Explained extends Advice {
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** What the seat's own wealth is expected to be made of (the game's `parts`). */
  readonly parts: Parts;
}

/** So many futures are looked at for each move. */
const FUTURES = 16;

/**
 * Explains moves: plays on from each as the search does, in the same imagined states and under the same chance, and says
 * what the futures look like on average. Apart from the search, which need not know for the hundreds of moves it tries.
 */
export const explain =
  (game: AnyGame, net: Net | null = null) =>
  (view: AnyView, advice: readonly Advice[], rng: Rng): Explained[] => {
    const seat = view.seat!;
    const states = imaginedStates(game, view, rng);
    const sums = advice.map(() => ({ chance: 0, parts: {} as Record<string, number> }));
    for (let time = 0; time < FUTURES; time++) {
      const futureAfter = futuresOf(game, states.next().value, seat, rng);
      advice.forEach(({ move }, i) => {
        const future = futureAfter(move, game.foresight.plies);
        sums[i]!.chance += (net ? net.chance(future, seat) : chances(game, future)[seat]!) / FUTURES;
        for (const [name, amount] of Object.entries(game.parts(future)[seat]!))
          sums[i]!.parts[name] = (sums[i]!.parts[name] ?? 0) + amount / FUTURES;
      });
    }
    return advice.map(({ move, expected }, i) => ({ move, expected, ...sums[i]! }));
  };
