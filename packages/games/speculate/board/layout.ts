import type { Data } from '../data.ts';

/** A band of prices that pay the same dividend. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly pays: number;
}

/** The bands of the dividend from 0 to the highest price. */
export function bandsOf({ dividends, prices: { highest } }: Data): Band[] {
  const bands: Band[] = [];
  for (const { upTo, pays } of dividends) {
    const from = bands.length === 0 ? 0 : bands.at(-1)!.to + 1;
    if (from <= highest) bands.push({ from, to: Math.min(upTo, highest), pays });
  }
  return bands;
}

const MOST_TICKS = 7;

/** Prices written beside the columns: whole fives where there is room for them, and the highest. */
export function ticksOf(highest: number): number[] {
  const step = 5 * Math.ceil(highest / (5 * (MOST_TICKS - 1)));
  const ticks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, tick) => tick * step);
  return highest - ticks.at(-1)! > step / 2 ? [...ticks, highest] : ticks;
}
