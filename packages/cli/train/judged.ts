import { valueOf } from '@outcry/bots';
import type { Forward } from '@outcry/bots/net/forward.ts';
import type { NetFile } from '@outcry/bots/net/file.ts';
import { log, logistic } from '@outcry/engine';
import type { Samples } from './samples.ts';

/** How a net does on games it was not trained with. */
export interface Judged {
  readonly positions: number;
  /** The cross-entropy, and what it is when the mean is expected everywhere. */
  readonly loss: number;
  readonly lossOfMean: number;
  readonly calibration: NetFile['calibration'];
  /** By how much the chance to win is off, on average over ten equal parts of the positions. */
  readonly off: number;
}

const NEWTON_STEPS = 20;
const PARTS = 10;
/** Counts as so many positions that speak for a calibration that changes nothing. */
const PRIOR = 10;
const DIGITS = 1e5;

const crossEntropy = (target: number, value: number): number =>
  -target * log(Math.max(value, 1e-12)) - (1 - target) * log(Math.max(1 - value, 1e-12));
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The slope and offset with which `logistic` of the net's numbers tells the chance to win: logistic regression. */
function calibrate(numbers: readonly number[], won: readonly number[]): NetFile['calibration'] {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [PRIOR * offset, PRIOR * (slope - 1), PRIOR, 0, PRIOR];
    for (let i = 0; i < numbers.length; i++) {
      const x = numbers[i]!;
      const chance = logistic(slope * x + offset);
      const weight = chance * (1 - chance);
      g0 += chance - won[i]!;
      g1 += (chance - won[i]!) * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const size = h00 * h11 - h01 * h01;
    offset -= (g0 * h11 - g1 * h01) / size;
    slope -= (g1 * h00 - g0 * h01) / size;
  }
  return { slope: rounded(slope), offset: rounded(offset) };
}

export function judged(forward: Forward, samples: Samples, scale: number): Judged {
  const held = [...samples.heldOut];
  const numbers = held.map((sample) => forward.run(samples.read(sample, forward.inputs)));
  const won = held.map(samples.won);
  const targets = held.map((sample) => valueOf(samples.won(sample), samples.ahead(sample), scale));
  const mean = meanOf(targets);
  const calibration = calibrate(numbers, won);
  const chances = numbers
    .map((number, i) => ({ chance: logistic(calibration.slope * number + calibration.offset), won: won[i]! }))
    .toSorted((a, b) => a.chance - b.chance);
  const parts = Array.from({ length: PARTS }, (_, part) =>
    chances.slice((part * chances.length) / PARTS, ((part + 1) * chances.length) / PARTS),
  ).filter(({ length }) => length > 0);
  return {
    positions: held.length,
    loss: rounded(meanOf(targets.map((target, i) => crossEntropy(target, logistic(numbers[i]!))))),
    lossOfMean: rounded(meanOf(targets.map((target) => crossEntropy(target, mean)))),
    calibration,
    off: rounded(
      meanOf(
        parts.map((part) => Math.abs(meanOf(part.map(({ chance }) => chance)) - meanOf(part.map((one) => one.won)))),
      ),
    ),
  };
}
