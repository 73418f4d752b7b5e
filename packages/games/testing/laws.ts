import { laws } from '@outcry/engine/contract';
import type { Invariants } from '@outcry/engine/contract';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameModule } from '../module.ts';

const long = process.env.OUTCRY_LONG !== undefined;

/** How many random positions each law sees; the first, whole games, is the fuzzer, so it gets most of the long run. */
const RUNS = long ? 2_000 : 60;
const GAMES = long ? 20_000 : 200;

// A test must fail for the same reason twice: fixed positions in the short form, new ones in every long run.
if (!long) fc.configureGlobal({ seed: 18_790 });

/** Puts a game through all the laws of the engine's contract. `games`: how many whole games the long form plays. */
export function testLaws<State>(module: GameModule, invariants: Invariants<State>, games: number = GAMES): void {
  const game = module.make();
  describe(`the laws, obeyed by ${game.id}`, () => {
    for (const [index, law] of laws(game, invariants as Invariants).entries())
      test(law.name, () => law.check(index === 0 ? (long ? games : GAMES) : RUNS));
  });
}
