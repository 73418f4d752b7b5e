import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { valueOf } from '@outcry/bots';
import { Forward } from '@outcry/bots/net/forward.ts';
import { parametersOf } from '@outcry/bots/net/shape.ts';
import { fastRng, logistic } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { describe, expect, test } from 'vitest';
import { emptyFolder, outcry, outcryHere } from './testing/outcry.ts';
import { Adam } from './train/adam.ts';
import { Batches } from './train/batches.ts';
import { anyOptions } from './train/anyOptions.ts';
import { Gradient } from './train/gradient.ts';
import { judged } from './train/judged.ts';
import { mixed } from './train/selfPlay.ts';
import type { Decide } from './train/selfPlay.ts';
import { areWhole, packSamples, Samples, shareSamples } from './train/samples.ts';
import type { Sample } from './train/samples.ts';

const anyNumbers = (count: number, seed: number): Float64Array => {
  const rng = fastRng(seed);
  return Float64Array.from({ length: count }, () => (rng.below(2001) - 1000) / 2000);
};
const shape = { perPart: 4, perWhole: 3 };

describe('learning', () => {
  test('the gradient is how the loss changes with each parameter', () => {
    const parameters = anyNumbers(parametersOf(shape), 1);
    const gradient = new Gradient(shape, parameters);
    const inputs = anyNumbers(3 * shape.perPart + shape.perWhole, 2);
    const target = 0.8;
    const loss = (): number => {
      const value = logistic(gradient.forward.run(3));
      return -target * Math.log(value) - (1 - target) * Math.log(1 - value);
    };
    gradient.forward.inputs.set(inputs);
    gradient.add(3, target);
    const small = 1e-6;
    for (let i = 0; i < parameters.length; i += 7) {
      const at = parameters[i]!;
      parameters[i] = at + small;
      const above = loss();
      parameters[i] = at - small;
      const below = loss();
      parameters[i] = at;
      expect(gradient.sum[i]).toBeCloseTo((above - below) / (2 * small), 5);
    }
  });

  test('a net learns what its parts add up to', () => {
    const rng = fastRng(5);
    const parameters = anyNumbers(parametersOf(shape), 1).map((value) => value / 2);
    const gradient = new Gradient(shape, parameters);
    const adam = new Adam(parameters.length);
    const draw = (): { parts: number; target: number } => {
      const parts = 1 + rng.below(3);
      let sum = 0;
      for (let i = 0; i < parts * shape.perPart + shape.perWhole; i++) {
        gradient.forward.inputs[i] = rng.below(3) - 1;
        if (i < parts * shape.perPart && i % shape.perPart === 1) sum += gradient.forward.inputs[i]!;
      }
      return { parts, target: sum > 0 ? 0.9 : 0.1 };
    };
    for (let step = 0; step < 400; step++) {
      gradient.sum.fill(0);
      for (let i = 0; i < 32; i++) {
        const { parts, target } = draw();
        gradient.add(parts, target);
      }
      adam.step(
        parameters,
        gradient.sum.map((sum) => sum / 32),
        1,
      );
    }
    let right = 0;
    for (let i = 0; i < 200; i++) {
      const { parts, target } = draw();
      if (gradient.forward.run(parts) > 0 === target > 0.5) right++;
    }
    expect(right).toBeGreaterThan(180);
  });

  test('the chance to win is calibrated to the games held out', () => {
    const rng = fastRng(6);
    const small = { perPart: 1, perWhole: 1 };
    const forward = new Forward(small, anyNumbers(parametersOf(small), 3));
    // Its numbers are -29 on average and 11 apart: brought near 0 by the last layer.
    const { at } = forward.layers.whole[2];
    for (let i = at; i < forward.parameters.length; i++) forward.parameters[i]! *= 0.1;
    forward.parameters[at]! += 2.9;
    const samples = Array.from({ length: 4000 }, (): Sample => {
      const features = Float64Array.of(rng.below(2001) / 50 - 20, rng.below(2001) / 50 - 20);
      forward.inputs.set(features);
      const won = Number(rng.below(10_000) < 10_000 * logistic(2 * forward.run(1) - 1));
      return { isHeldOut: true, parts: 1, won, ahead: 0, features };
    });
    const { calibration, off } = judged(forward, new Samples(shareSamples([packSamples(samples)])), 100);
    expect(calibration.slope).toBeGreaterThan(1.8);
    expect(calibration.slope).toBeLessThan(2.2);
    expect(Math.abs(calibration.offset + 1)).toBeLessThan(0.2);
    expect(off).toBeLessThan(0.03);
  });
});

test('samples are read as they were written; a part of them is noticed', () => {
  const samples = [0.5, 0, 1].map((won, i): Sample => {
    return { isHeldOut: i === 1, parts: 2, won, ahead: 10 * i, features: Float64Array.of(i, 2, 3, 4) };
  });
  const packed = packSamples(samples);
  const read = new Samples(shareSamples([packed, packed]));
  expect([...read.training]).toEqual([0, 2, 3, 5]);
  expect([...read.heldOut]).toEqual([1, 4]);
  const into = new Float64Array(4);
  expect(read.read(5, into)).toBe(2);
  expect([...into]).toEqual([2, 2, 3, 4]);
  expect([read.won(5), read.ahead(5)]).toEqual([1, 20]);
  expect(areWhole(packed)).toBe(true);
  expect(areWhole(packed.slice(0, -1))).toBe(false);
});

test('a batch is worked out in parts, and comes to the mean of its gradients', () => {
  const samples = Array.from({ length: 20 }, (_, i): Sample => ({
    isHeldOut: false,
    parts: 2,
    won: i % 2,
    ahead: 10 * i,
    features: anyNumbers(2 * shape.perPart + shape.perWhole, i),
  }));
  const parameters = anyNumbers(parametersOf(shape), 1);
  const batch = Uint32Array.of(3, 19, 4, 0, 7);
  const mean = new Float64Array(parameters.length);
  new Batches(shape, 50, shareSamples([packSamples(samples)]), parameters, 0).gradient(batch, mean);
  const gradient = new Gradient(shape, parameters);
  for (const i of batch) {
    gradient.forward.inputs.set(Float32Array.from(samples[i]!.features));
    gradient.add(2, valueOf(samples[i]!.won, samples[i]!.ahead, 50));
  }
  gradient.sum.forEach((sum, i) => expect(mean[i]).toBeCloseTo(sum / batch.length, 12));
});

test('learners play among themselves or with others, and only their positions are kept', () => {
  const [learner, other]: Decide[] = [() => 'learned', () => 'other'];
  const seating = mixed([learner!], other!);
  const dice = fastRng(2);
  let alone = 0;
  for (let game = 0; game < 300; game++) {
    const { players, learners } = seating(4, dice);
    expect(learners).toEqual([0, 1, 2, 3].filter((seat) => players[seat] === learner));
    expect(learners.length).toBeGreaterThan(0);
    if (learners.length === 4) alone++;
  }
  expect(alone).toBeGreaterThan(80);
  expect(alone).toBeLessThan(150);
});

test('options of all kinds are drawn, always allowed', async () => {
  const game = await newestGame('stockpile');
  const rng = fastRng(1);
  const drawn = new Set(Array.from({ length: 30 }, () => JSON.stringify(anyOptions(game, 4, rng))));
  expect(drawn.size).toBeGreaterThan(5);
});

describe('outcry train', () => {
  const flags = ['--games', '21', '--generations', '2', '--seed', '7'];
  const train = async (folder: string, ...more: string[]): Promise<string> => {
    const { code, stderr } = await outcry(['train', 'bear-raid', ...flags, '--folder', folder, ...more]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return readFileSync(join(folder, 'net.json'), 'utf8');
  };

  test('comes to the same net whatever the workers, and when it was stopped and files were cut off', async () => {
    const [one, two] = [emptyFolder(), emptyFolder()];
    const net = await train(one, '--workers', '1');
    expect(await train(two, '--workers', '2')).toBe(net);
    const second = join(two, 'generation-2');
    rmSync(join(second, 'net.json'));
    truncateSync(join(second, 'piece-00001.f32'), 100);
    expect(readdirSync(second)).toContain('checkpoint.f64');
    const out = join(two, 'elsewhere.json');
    await train(two, '--out', out);
    expect(readFileSync(out, 'utf8')).toBe(net);
  });

  test('refuses the folder of another training, and a game without features, in one line', async () => {
    const folder = emptyFolder();
    await outcryHere('train', 'bear-raid', '--games', '10', '--generations', '1', '--folder', folder);
    const other = await outcryHere('train', 'bear-raid', '--games', '11', '--folder', folder);
    expect(other).toMatchObject({ code: 2 });
    expect(other.stderr).toContain('belongs to another training');
    const none = await outcryHere('train', 'taking-stock', '--games', '10', '--folder', emptyFolder());
    expect(none).toMatchObject({
      code: 2,
      stderr: 'outcry: taking-stock has no features that a net could be trained with\n',
    });
  });
});
