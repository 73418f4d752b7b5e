import type { AnyGame } from '@outcry/engine';
import { whispers } from '../../engine/testing/whispers.ts';

/** A game of one decision among so many moves, whose worth is known; `noise` is what an imagined state adds by chance. */
export function ladder(moves: number, noise: number) {
  const legal = Array.from({ length: moves }, (_, value) => ({ value }));
  let applied = 0;
  const game = {
    ...whispers,
    imagine: () => ({ mine: 0 }),
    actors: () => [],
    result: () => null,
    clone: (state: { mine: number }) => ({ ...state }),
    apply: (state: { mine: number }, _seat: number, move: { value: number }, rng: { below(n: number): number }) => {
      applied++;
      state.mine = move.value + (noise > 0 ? rng.below(noise) : 0);
    },
    evaluate: ({ mine }: { mine: number }) => [mine, 100, 40],
    parts: ({ mine }: { mine: number }) => [
      { cash: mine - 2, shares: 2 },
      { cash: 100, shares: 0 },
      { cash: 40, shares: 0 },
    ],
    foresight: { ...whispers.foresight, progress: () => 0.5 },
  } as unknown as AnyGame;
  return { game, legal, applied: () => applied };
}
