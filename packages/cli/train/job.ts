import { newestGame } from '@outcry/games';
import { InputError } from '@outcry/engine';
import type { AnyGame, Features } from '@outcry/engine';

/** What a training is: plain data, so that worker threads can be handed it. The same job always comes to the same net. */
export interface Job {
  readonly game: string;
  readonly rulesVersion: number;
  readonly featuresVersion: number;
  /** Games of self-play in each generation. */
  readonly games: number;
  readonly generations: number;
  readonly seed: number;
}

/** A game that can be trained for. */
export type TrainedGame = AnyGame & { readonly features: Features };

export async function trainedGame(id: string): Promise<TrainedGame> {
  const game = await newestGame(id);
  if (!game.features) throw new InputError(`${id} has no features that a net could be trained with`);
  return game as TrainedGame;
}

/** Games in a piece of self-play: what one worker plays and one file holds. */
export const PIECE = 20;

export const piecesOf = ({ games }: Job): number => Math.ceil(games / PIECE);
