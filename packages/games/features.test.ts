import { fastRng, parseOptions, pick } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, newestGame } from './registry.ts';

const games: AnyGame[] = [];
for (const id of GAME_IDS) games.push(await newestGame(id));
const withFeatures = games.filter(({ features }) => features);

/** No feature may be larger: a net learns badly from numbers of very different sizes. */
const LARGEST = 20;
const UNTOUCHED = 12345;

describe.each(withFeatures)('the features of $id', (game) => {
  const { perPart, perWhole, parts, write } = game.features!;

  test('are as many as they say, of a usual size, and leave the state alone', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const rng = fastRng(seats);
      const state = game.setup(parseOptions(game, {}, seats), seats, rng);
      const atFirst = parts(state);
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        const before = JSON.stringify(state);
        expect(parts(state)).toBe(atFirst);
        const count = atFirst * perPart + perWhole;
        const out = new Float64Array(count + 1).fill(UNTOUCHED);
        write(state, rng.below(seats), out);
        expect(JSON.stringify(state)).toBe(before);
        for (let i = 0; i < count; i++) expect(Math.abs(out[i]!)).toBeLessThan(LARGEST);
        expect(out[count]).toBe(UNTOUCHED);
        const seat = pick(actors, rng);
        game.apply(state, seat, pick(game.legal(state, seat), rng), rng, null);
      }
    }
  });
});
