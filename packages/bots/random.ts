import { pick } from '@outcry/engine';
import type { AnyGame, Bot } from '@outcry/engine';

/** Plays any legal move, each equally likely, and expects nothing. */
export const random =
  (_game: AnyGame): Bot =>
  (_view, legal, rng) => [{ move: pick(legal, rng), expected: 0 }];
