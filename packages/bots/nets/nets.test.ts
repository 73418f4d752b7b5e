import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fastRng, parseOptions } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { netFile } from '../net/file.ts';
import type { NetFile } from '../net/file.ts';
import { featuresFingerprint } from '../net/fingerprint.ts';
import { parametersOf } from '../net/shape.ts';
import { loadNet, NET_IDS } from './index.ts';

const game = await newestGame('bear-raid');
const seen = { ...game, features: game.features! };
const trained = { games: 0, generations: 0, seed: 1, loss: 0 };
const blank = netFile(seen, new Float64Array(parametersOf(seen.features)), {
  scale: 100,
  calibration: { slope: 1, offset: 0 },
  trained,
});
const nets = { 'bear-raid': async () => blank };

test('every net that is used fits its game, and its features have not changed since it was trained', async () => {
  for (const id of NET_IDS) {
    const text = readFileSync(new URL(`./${id}.json`, import.meta.url), 'utf8');
    expect((JSON.parse(text) as NetFile).features).toBe(featuresFingerprint(await newestGame(id)));
    expect(gzipSync(text).length).toBeLessThan(40 * 1024);
    expect(await loadNet(await newestGame(id), (line) => expect.fail(line))).not.toBeNull();
  }
});

test('a net tells the chance of every seat', async () => {
  const net = await loadNet(game, (line) => expect.fail(line), nets);
  const state = game.setup(parseOptions(game, {}, 4), 4, fastRng(1));
  const chances = [0, 1, 2, 3].map((seat) => net!.chance(state, seat));
  expect(chances).toEqual([0.5, 0.5, 0.5, 0.5]); // one without weights knows nothing
});

test('a net that does not fit is not used, and this is said', async () => {
  const said: string[] = [];
  expect(await loadNet({ ...game, rulesVersion: 99 }, (line) => void said.push(line), nets)).toBeNull();
  expect(said).toEqual(['net for bear-raid: it was trained for rules version 1, not 99; bots judge by evaluate']);
});

test('a file that is cut off is not used, and this is said in one line', async () => {
  const said: string[] = [];
  const cut = { 'bear-raid': async () => JSON.parse(JSON.stringify(blank).slice(0, 900)) as unknown };
  expect(await loadNet(game, (line) => void said.push(line), cut)).toBeNull();
  expect(said).toEqual([
    expect.stringMatching(/^net for bear-raid: it cannot be read: SyntaxError: .*; bots judge by evaluate$/),
  ]);
});

test('a game without a net has none', async () => {
  expect(await loadNet({ ...game, id: 'none' }, (line) => expect.fail(line), nets)).toBeNull();
});
