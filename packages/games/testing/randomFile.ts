import { dealtHere, fastRng, fileOfMatch, Match, parseOptions, pick, tableKey } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { loadGame, newestGame } from '../registry.ts';

const NAMES = ['Noor', 'Ada', 'Jules', 'Pim', 'Otis', 'Wim'];

/** For tests: the file of a whole game played at random, the same for the same seed; by the newest rules, or a version's. */
export async function randomFile(
  id: string,
  seats = 4,
  seed = 1,
  options: object = {},
  version?: number,
): Promise<GameFile> {
  const game = version === undefined ? await newestGame(id) : await loadGame(id, version);
  const names = NAMES.slice(0, seats);
  const contributions = names.map((entropy) => ({ entropy, commitment: null, missing: null }));
  const fairness = { ...dealtHere(seats, seed.toString(16).padStart(64, '0')), contributions };
  const match = new Match(game, { seats, options: parseOptions(game, options, seats), key: tableKey(fairness) });
  const rng = fastRng(seed);
  for (let actors = game.actors(match.state); actors.length > 0; actors = game.actors(match.state)) {
    const seat = pick(actors, rng);
    match.make(seat, pick(game.legal(match.state, seat), rng));
  }
  const sat = names.map((name) => ({ name, kind: 'person' as const, level: null }));
  return fileOfMatch(match, { seats: sat, data: null, fairness });
}
