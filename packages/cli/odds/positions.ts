import { winPart } from '@outcry/bots';
import type { AnyGame } from '@outcry/engine';
import { derive } from '../simulate/seeds.ts';
import { all, playerFor, playGame } from '../train/selfPlay.ts';

/** A quiet position: what wealth each seat was expected to end with, how late it was, and each seat's part of the win. */
export interface Position {
  readonly expected: readonly number[];
  readonly progress: number;
  readonly won: readonly number[];
}

/** Positions of games that a game plays against itself, with any number of seats and any options. */
export function* positionsOf(game: AnyGame, games: number, seed: number): Generator<Position[]> {
  const seating = all(playerFor(game, null));
  for (let number = 0; number < games; number++) {
    const played = playGame(game, seating, derive(seed, number), (state) => ({
      expected: game.evaluate(state),
      progress: game.foresight.progress(state),
    }));
    if (played === null) continue;
    const won = played.result.places.map((_, seat) => winPart(played.result, seat));
    yield played.kept.map((seen) => ({ ...seen, won }));
  }
}
