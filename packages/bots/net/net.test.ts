import { gzipSync } from 'node:zlib';
import { digest, fastRng, InputError, logistic } from '@outcry/engine';
import type { AnyGame, Rng } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { describe, expect, test } from 'vitest';
import { search } from '../search.ts';
import { netFile, readNet } from './file.ts';
import type { NetFile } from './file.ts';
import { Forward } from './forward.ts';
import { netOf, valueOf } from './net.ts';
import { HIDDEN, parametersOf } from './shape.ts';
import type { Shape } from './shape.ts';

const game = await newestGame('bear-raid');
const FACTS = {
  scale: 100,
  calibration: { slope: 1.5, offset: -0.5 },
  trained: { games: 1, generations: 1, seed: 1, loss: 0.5 },
};

const anyNumber = (rng: Rng): number => (rng.below(2001) - 1000) / 1000;
const anyNumbers = (count: number, rng: Rng): Float64Array =>
  Float64Array.from({ length: count }, () => anyNumber(rng));

/** The same net by plain lists and matrices, one step at a time. */
function slowly({ perPart, perWhole }: Shape, parameters: Float64Array, inputs: Float64Array, parts: number): number {
  const numbers = [...parameters];
  const layer = (inputCount: number, outputCount: number) => {
    const biases = numbers.splice(0, outputCount);
    const weights = Array.from({ length: inputCount }, () => numbers.splice(0, outputCount));
    return (x: readonly number[]): number[] =>
      biases.map((bias, j) => bias + weights.reduce((sum, row, i) => sum + x[i]! * row[j]!, 0));
  };
  const positive = (x: readonly number[]): number[] => x.map((value) => Math.max(0, value));
  const [a, b] = [layer(perPart, HIDDEN[0]), layer(HIDDEN[0], HIDDEN[1])];
  const [c, d, e] = [layer(HIDDEN[1] + perWhole, HIDDEN[2]), layer(HIDDEN[2], HIDDEN[3]), layer(HIDDEN[3], 1)];
  const each = Array.from({ length: parts }, (_, part) =>
    positive(b(positive(a(Array.from(inputs.subarray(part * perPart, (part + 1) * perPart)))))),
  );
  const sum = each[0]!.map((_, j) => each.reduce((total, part) => total + part[j]!, 0));
  const about = inputs.subarray(parts * perPart, parts * perPart + perWhole);
  return e(positive(d(positive(c([...sum, ...about])))))[0]!;
}

describe('the forward pass', () => {
  test('comes to what a slow one comes to, whatever the number of parts', () => {
    const rng = fastRng(3);
    for (let i = 0; i < 40; i++) {
      const shape = { perPart: 1 + rng.below(20), perWhole: 1 + rng.below(20) };
      const forward = new Forward(shape, anyNumbers(parametersOf(shape), rng));
      for (const parts of [6, 1, 3]) {
        const inputs = anyNumbers(parts * shape.perPart + shape.perWhole, rng).map((x) => (rng.below(3) > 0 ? x : 0));
        forward.inputs.set(inputs);
        const expected = slowly(shape, forward.parameters, inputs, parts);
        expect(Math.abs(forward.run(parts) - expected)).toBeLessThan(1e-9 * (1 + Math.abs(expected)));
      }
    }
  });

  test('does not mind the order of the parts', () => {
    const rng = fastRng(4);
    const shape = { perPart: 5, perWhole: 3 };
    const forward = new Forward(shape, anyNumbers(parametersOf(shape), rng));
    const inputs = anyNumbers(13, rng);
    forward.inputs.set(inputs);
    const one = forward.run(2);
    forward.inputs.set([...inputs.slice(5, 10), ...inputs.slice(0, 5), ...inputs.slice(10)]);
    expect(forward.run(2)).toBeCloseTo(one, 10);
  });
});

const parameters = anyNumbers(parametersOf(game.features!), fastRng(5));
const whole = netFile(game, parameters, FACTS);

describe('a net file', () => {
  test('holds the weights to 16 bits, and is small enough for a page', () => {
    const { parameters: read } = readNet(game, JSON.parse(JSON.stringify(whole)));
    read.forEach((value, i) => expect(Math.abs(value - parameters[i]!)).toBeLessThan(1 / 32767));
    expect(gzipSync(JSON.stringify(whole)).length).toBeLessThan(40 * 1024);
  });

  /** A file that was changed by somebody who knows how its checksum is made. */
  const changed = (change: Partial<AnyGame>): NetFile => netFile({ ...game, ...change } as AnyGame, parameters, FACTS);
  const { layers, checksum: _checksum, ...rest } = whole;
  const sealed = (file: Omit<NetFile, 'checksum'>): NetFile => ({ ...file, checksum: digest(file) });
  const short = { ...layers[3]!, weights: layers[3]!.weights.slice(0, -4) };

  test.each<[string, unknown, string]>([
    ['nothing', null, 'this is no file of a net'],
    ['another file', { format: 'outcry-data' }, 'this is no file of a net'],
    ['a later format', { ...whole, formatVersion: 2 }, 'another format version'],
    ['a file without a field', { ...whole, scale: undefined }, 'scale'],
    ['a truncated layer', { ...whole, layers: layers.with(0, { ...layers[0]!, weights: 'AAAA' }) }, 'damaged'],
    ['fewer layers', { ...whole, layers: layers.slice(1) }, 'damaged'],
    ['a changed scale', { ...whole, scale: 101 }, 'damaged'],
    ['too few weights', sealed({ ...rest, layers: layers.with(3, short) }), 'layer 4 does not hold 2080 weights'],
    ['too few layers', sealed({ ...rest, layers: layers.slice(0, 4) }), 'layer 5 does not hold'],
    ['what is no base64', { ...whole, layers: layers.with(3, { ...short, weights: '?' }) }, 'layers.3.weights'],
    ['another shape', sealed({ ...rest, layers, shape: { ...rest.shape, perPart: 3 } }), 'another shape'],
    ['another game', changed({ id: 'chess' }), 'it is a net for chess'],
    ['other rules', changed({ rulesVersion: 7 }), 'rules version 7, not 1'],
    ['other features', changed({ features: { ...game.features!, version: 9 } }), 'features version 9'],
    ['other tables', changed({ data: { ...(game.data as object), bands: [0] } }), 'other tables'],
  ])('refuses %s in one line', (_what, value, said) => {
    expect(() => readNet(game, JSON.parse(JSON.stringify(value)))).toThrow(InputError);
    expect(() => readNet(game, JSON.parse(JSON.stringify(value)))).toThrow(said);
    try {
      readNet(game, JSON.parse(JSON.stringify(value)));
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });
});

describe('a net at a game', () => {
  const net = netOf(game, whole);
  const over = { phase: { kind: 'over' }, inPlay: [0], prices: [10], factors: [1] };
  const finished = {
    ...over,
    screens: [30, 80, 80].map((cash) => ({ cash, stocks: [0], traded: [0] })),
  };

  test('knows what a game that is over came to', () => {
    expect(net.value(finished, 1)).toBe(valueOf(0.5, 0, 100));
    expect(net.value(finished, 0)).toBe(valueOf(0, -50, 100));
    expect(net.chance(finished, 1)).toBe(0.5);
  });

  test('a value stands for a lead', () => {
    expect(net.lead(0.5)).toBe(0);
    expect(net.lead(logistic(1))).toBeCloseTo(100);
    expect(net.lead(0)).toBeGreaterThan(-1000);
  });

  test('a search prefers what the net prefers, and says it in money', () => {
    const state = game.setup({ companies: [] }, 4, fastRng(8));
    const [seat] = game.actors(state);
    const legal = game.legal(state, seat!);
    const loves = (future: unknown): number => (future as { tokens: number[] }).tokens.reduce((a, b) => a + b) / 100;
    const miser = { ...net, value: loves };
    const [best] = search(game, miser)(game.view(state, seat!), legal, fastRng(1), { states: 1, playouts: 0 });
    expect(best!.move).toMatchObject({ kind: 'short', count: 5 });
    expect(best!.expected).toBeCloseTo(net.lead(0.25));
  });
});
