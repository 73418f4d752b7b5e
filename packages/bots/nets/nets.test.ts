import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { fastRng } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import type { NetFile } from '../net/file.ts';
import { featuresFingerprint } from '../net/fingerprint.ts';
import { loadNet, NET_IDS } from './index.ts';

test.each(NET_IDS)(
  'the net of %s fits its game, and its features have not changed since it was trained',
  async (id) => {
    const game = await newestGame(id);
    const text = readFileSync(new URL(`./${id}.json`, import.meta.url), 'utf8');
    expect((JSON.parse(text) as NetFile).features).toBe(featuresFingerprint(game));
    expect(gzipSync(text).length).toBeLessThan(40 * 1024);
    const net = await loadNet(game, (line) => expect.fail(line));
    const state = game.setup({ companies: [] }, 4, fastRng(1));
    const chances = [0, 1, 2, 3].map((seat) => net!.chance(state, seat));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 0);
  },
);

test('a net that does not fit is not used, and this is said', async () => {
  const said: string[] = [];
  const game = await newestGame('bear-raid');
  expect(await loadNet({ ...game, rulesVersion: 99 }, (line) => void said.push(line))).toBeNull();
  expect(said).toEqual(['net for bear-raid: it was trained for rules version 1, not 99; bots judge by evaluate']);
});

test('a game without a net has none', async () => {
  expect(await loadNet({ ...(await newestGame('bear-raid')), id: 'none' }, (line) => expect.fail(line))).toBeNull();
});
