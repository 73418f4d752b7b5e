import { loadNet } from '@outcry/bots';
import { deepLook, isMistake, priceOf } from '@outcry/bots/review/index.ts';
import type { Position } from '@outcry/bots/review/index.ts';
import { checkOptions, playFile, same, verifyFile } from '@outcry/engine';
import { GAME_IDS, gameOf, newestGame } from '@outcry/games';
import { describe, expect, test } from 'vitest';

const shipped = import.meta.glob<readonly Position[]>('./positions/*.json', { import: 'default' });

/** How many of each game are judged anew; all of them in the long form. */
const JUDGED = process.env.OUTCRY_LONG ? Infinity : 1;

describe.each(GAME_IDS)('positions of the day of %s', (id) => {
  const positions = async () => shipped[`./positions/${id}.json`]!();

  test('are of its newest rules, and both moves are legal there', async () => {
    const { rulesVersion } = await newestGame(id);
    const all = await positions();
    expect(all.length).toBeGreaterThanOrEqual(14);
    for (const { file, seat, mistake } of all) {
      expect(file).toMatchObject({ game: id, rulesVersion, data: null, result: null });
      expect(file.moves).toHaveLength(mistake.at);
      const game = await gameOf(file);
      checkOptions(game, file);
      expect(verifyFile(game, file).verified).toBe(true);
      const legal = game.legal(playFile(game, file).state, seat);
      for (const { move } of [mistake.made, mistake.better]) expect(legal.some((one) => same(one, move))).toBe(true);
    }
  });

  test('are still mistakes by the review', { timeout: 600_000 }, async () => {
    for (const { file, seat, mistake } of (await positions()).slice(0, JUDGED)) {
      const game = await gameOf(file);
      const judging = { game, net: await loadNet(game, (line) => expect.fail(line)) };
      const { state } = playFile(game, file);
      const legal = game.legal(state, seat).slice();
      const made = legal.find((move) => same(move, mistake.made.move));
      const price = priceOf(judging, game.view(state, seat), legal, made, deepLook(judging));
      expect(isMistake(price)).toBe(true);
      expect([mistake.better.move, ...mistake.asGood]).toContainEqual(price.better.move);
    }
  });
});
