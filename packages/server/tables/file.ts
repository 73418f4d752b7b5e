import { gameFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { Refused } from '../errors.ts';
import { contributionsOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import type { Tables } from './tables.ts';

/** The portable file of a game that is over: with the seed, so that anybody can verify it. */
export async function fileOf({ store }: Tables, { row, journal }: Loaded): Promise<GameFile> {
  if (row.status === 'waiting' || row.status === 'playing')
    throw new Refused('not-possible', 'the file holds the seed of the shuffle: it is there once the game is over');
  const { game: id, rulesVersion, terms, seats, result } = row;
  const { options, seed, commitment } = terms;
  const data = row.ownData > 0 ? await store.ownData(row.id) : null;
  const sat = seats.map(({ name, kind, bot }) => {
    const isBot = kind === 'bot';
    return { name, kind: isBot ? ('bot' as const) : ('person' as const), level: isBot ? bot : null };
  });
  const fairness = { seed, commitment, contributions: contributionsOf(seats) };
  return gameFile({ id, rulesVersion }, { seats: sat, options, data, fairness }, journal.moves, result);
}
