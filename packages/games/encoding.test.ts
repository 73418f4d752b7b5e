import { fastRng, parseOptions, pick } from '@outcry/engine';
import { expect, test } from 'vitest';
import { loadEncoding } from './encoding.ts';
import { GAME_IDS, newestGame } from './registry.ts';

/** Everything there is: with all expansions, where a game has any. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  stockpile: [
    {},
    {
      board: 'advanced',
      investors: 'choice',
      strategies: true,
      bonds: true,
      commodities: true,
      forecastDice: true,
      firstPlayerCard: true,
    },
  ],
};

test.each(GAME_IDS)('%s is told in numbers of which every move and every view has its own places', async (id) => {
  const game = await newestGame(id);
  const { fields, encode, actions, sections, actionOf } = await loadEncoding(game);
  expect(new Set(fields).size).toBe(fields.length);
  expect(sections.reduce((sum, { size }) => sum + size, 0)).toBe(actions);
  const kinds = new Map<number, string>();
  let legalMoves = 0;
  let named = 0;
  for (const options of OPTIONS[id] ?? [{}])
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (let seed = 0; seed < 2; seed++) {
        const rng = fastRng(seed);
        const state = game.setup(parseOptions(game, options, seats), seats, rng);
        for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
          const view = game.view(state, seat);
          const numbers = encode(view);
          expect(numbers).toHaveLength(fields.length);
          const wrong = numbers.findIndex((value) => !Number.isFinite(value));
          expect(wrong, fields[wrong]).toBe(-1);
          const legal = game.legal(state, seat);
          for (const move of legal) {
            const action = actionOf(move, view);
            legalMoves++;
            if (action === null) continue;
            named++;
            const { kind } = move as { kind: string };
            if (action < 0 || action >= actions || (kinds.get(action) ?? kind) !== kind)
              expect.fail(`${kind} is action ${action}`);
            kinds.set(action, kind);
          }
          game.apply(state, seat, pick(legal, rng), rng, null);
        }
      }
  expect(named / legalMoves).toBeGreaterThan(0.99);
});

test.each(GAME_IDS)('what %s tells in numbers follows from the view alone', async (id) => {
  const game = await newestGame(id);
  const { encode } = await loadEncoding(game);
  const seats = game.seats.max;
  const rng = fastRng(3);
  const state = game.setup(parseOptions(game, {}, seats), seats, rng);
  for (let move = 0; move < 30; move++) {
    const [seat] = game.actors(state);
    const view = game.view(state, seat!);
    expect(encode(game.view(game.imagine(view, rng), seat!))).toEqual(encode(view));
    game.apply(state, seat!, pick(game.legal(state, seat!), rng), rng, null);
  }
});
