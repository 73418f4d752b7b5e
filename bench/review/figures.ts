import { tempered } from '../../packages/bots/review/curve.ts';
import type { Told } from './pieces.ts';

/** A mean with its 95 % interval, in words. */
export function interval(samples: readonly number[], digits = 2): string {
  const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length;
  const squares = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = (1.96 * Math.sqrt(squares / (samples.length - 1))) / Math.sqrt(samples.length);
  const [middle, low, high] = [mean, mean - error, mean + error].map((value) => value.toFixed(digits));
  return `${middle} (${low} to ${high})`;
}

/** Chances against wins, both in percent, by tenths of the chances. */
export function byTenths(told: readonly Told[]): { readonly chance: number; readonly won: number }[] {
  const pairs = told
    .flatMap(({ chances, wins }) => chances.map((chance, seat) => ({ chance, won: wins[seat]! })))
    .toSorted((a, b) => a.chance - b.chance);
  return Array.from({ length: 10 }, (_, tenth) => {
    const these = pairs.slice((pairs.length * tenth) / 10, (pairs.length * (tenth + 1)) / 10);
    const mean = (key: 'chance' | 'won'): number =>
      (100 * these.reduce((sum, pair) => sum + pair[key], 0)) / these.length;
    return { chance: mean('chance'), won: mean('won') };
  });
}

/** The power that makes what was told differ least (in squares) from who won: 1 where chances are as sure as they prove. */
export function bestSureness(told: readonly Told[]): number {
  const offBy = (sureness: number): number =>
    told.reduce(
      (sum, { chances, wins }) =>
        sum + tempered(chances, sureness).reduce((all, chance, seat) => all + (chance - wins[seat]!) ** 2, 0),
      0,
    );
  const powers = Array.from({ length: 35 }, (_, step) => 0.3 + step / 20);
  return powers.toSorted((a, b) => offBy(a) - offBy(b))[0]!;
}
