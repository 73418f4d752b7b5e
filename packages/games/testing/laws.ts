import { laws } from '@outcry/engine/contract';
import type { Invariants } from '@outcry/engine/contract';
import type { AnyEvent, AnyView } from '@outcry/engine';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameModule } from '../module.ts';

const long = process.env.OUTCRY_LONG !== undefined;

/** How many random positions each law sees; the first, whole games, is the fuzzer, so it gets most of the long run. */
const RUNS = long ? 2_000 : 60;
const GAMES = long ? 20_000 : 200;

// A test must fail for the same reason twice: fixed positions in the short form, new ones in every long run.
if (!long) fc.configureGlobal({ seed: 18_790 });

/** A game's applyEvent.ts: the view after an event, by the tables it is played with. */
type Applied<Data, View, Event> = { apply(data: Data, view: View, event: Event): View }['apply'];

/** Puts every version of a game through all the laws of the engine's contract. `games`: how many whole games the long form plays. */
export function testLaws(
  { versions, make }: Pick<GameModule, 'versions' | 'make'>,
  invariants: Invariants,
  applyEvent: Applied<unknown, AnyView, AnyEvent>,
  games: number = GAMES,
): void {
  for (const version of versions) {
    const game = make(version);
    const apply = (view: AnyView, event: AnyEvent): AnyView => applyEvent(game.data, view, event);
    describe(`the laws, obeyed by ${game.id} version ${version}`, () => {
      for (const [index, law] of laws(game, invariants, apply).entries())
        test(law.name, () => law.check(index === 0 ? (long ? games : GAMES) : RUNS));
    });
  }
}
