import type { AnyGame } from '@outcry/engine';

/** A game whose every imagined state is the true one: for cheats in tournaments, and for quick self-play. */
export function seeingAll(game: AnyGame, truth: () => unknown): AnyGame {
  const { imagineMany: _many, foresight, ...rest } = game;
  const { imagine: _likely, ...ahead } = foresight;
  return { ...rest, foresight: ahead, imagine: () => game.clone(truth()) };
}
