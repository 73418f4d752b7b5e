import type { GameFile } from '@outcry/engine';
import { Refused } from '../errors.ts';
import type { Loaded } from './loaded.ts';

/** The portable file of a game that is over: with the seed, so that anybody can verify it. */
export function fileOf({ row, standing }: Loaded): GameFile {
  if (row.status === 'waiting' || row.status === 'playing')
    throw new Refused('not-possible', 'the file holds the seed of the shuffle: it is there once the game is over');
  const { terms, seats } = row;
  return {
    format: 'outcry-game',
    version: 1,
    game: row.game,
    rulesVersion: terms.rulesVersion,
    names: seats.map(({ name }) => name),
    options: terms.options as Record<string, unknown>,
    data: terms.data,
    fairness: { seed: terms.seed, commitment: terms.commitment, entropy: seats.map(({ entropy }) => entropy) },
    moves: standing.map(({ seat, move }) => [seat, move]),
    result: row.result && { places: [...row.result.places], scores: [...row.result.scores] },
  };
}
