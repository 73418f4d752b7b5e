import { digest, fastRng, parseOptions, pick } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';

/**
 * What a game's features look like: a hash over one random game, always the same, at every seat count. A net that was
 * trained under another one sees other numbers than it learned from.
 */
export function featuresFingerprint(game: AnyGame): string {
  const features = game.features!;
  const seen: number[][] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const rng = fastRng(seats);
    const state = game.setup(parseOptions(game, {}, seats), seats, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const numbers = new Float64Array(features.parts(state) * features.perPart + features.perWhole);
      features.write(state, pick(actors, rng), numbers);
      seen.push([...numbers]);
      const seat = pick(actors, rng);
      game.apply(state, seat, pick(game.legal(state, seat), rng), rng, null);
    }
  }
  return digest(seen);
}
