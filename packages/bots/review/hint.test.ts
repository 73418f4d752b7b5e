import { fastRng, parseOptions } from '@outcry/engine';
import { GAME_IDS, newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { explain, findBot } from '../index.ts';
import { hints } from './hint.ts';

test.each(GAME_IDS)(
  '%s: how far a hint says one ends ahead agrees with all else it says, the best first',
  async (id) => {
    const game = await newestGame(id);
    const rng = fastRng(8);
    const state = game.setup(parseOptions(game, {}, 4), 4, rng);
    while (game.legal(state, game.actors(state)[0]!).length < 3) {
      const seat = game.actors(state)[0]!;
      game.apply(state, seat, game.legal(state, seat)[0], rng, null);
    }
    const seat = game.actors(state)[0]!;
    const view = game.view(state, seat);
    const advice = findBot('trader').make(game, null)(view, game.legal(state, seat), rng, { states: 4, playouts: 0 });
    const judging = { game, net: null };
    const [best, ...others] = hints(judging, view, explain(game, null)(view, advice.slice(0, 3), rng));
    expect(others.length).toBeGreaterThan(0);
    for (const each of [best!, ...others]) expect(each.expected).toBeCloseTo(each.wealth - each.rival, 6);
    const chances = [best!, ...others].map(({ chance }) => chance);
    expect(chances, 'the best first').toEqual(chances.toSorted((a, b) => b - a));
    for (const { cost, wealth } of others) expect(best!.wealth - wealth).toBeCloseTo(cost!.money.mean, 3);
  },
);
