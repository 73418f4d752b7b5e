import { begin, dealtHere, fastRng, parseOptions, pick, playAt, tableKey } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { newestGame } from '../registry.ts';

const NAMES = ['Noor', 'Ada', 'Jules', 'Pim', 'Otis', 'Wim'];

/** For tests: the file of a whole game played at random, the same for the same seed. */
export async function randomFile(id: string, seats = 4, seed = 1, options: object = {}): Promise<GameFile> {
  const game = await newestGame(id);
  const fairness = { ...dealtHere(seats, seed.toString(16).padStart(64, '0')), entropy: NAMES.slice(0, seats) };
  const key = tableKey(fairness);
  const whole = parseOptions(game, options, seats) as GameFile['options'];
  const state = begin(game, { seats, options: whole, key });
  const rng = fastRng(seed);
  const moves: GameFile['moves'] = [];
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = pick(actors, rng);
    const entry: [number, unknown] = [seat, pick(game.legal(state, seat), rng)];
    playAt(game, state, key, moves.length, entry);
    moves.push(entry);
  }
  return {
    format: 'outcry-game',
    version: 1,
    game: id,
    rulesVersion: game.rulesVersion,
    names: NAMES.slice(0, seats),
    options: whole,
    data: null,
    fairness,
    moves,
    result: game.result(state) as GameFile['result'],
  };
}
