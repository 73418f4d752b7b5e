/** How often values occurred, by the value rounded to three figures: it adds up exactly, in any number of pieces. */
export type Spread = Record<string, number>;

const LARGEST_EXACT = 1000;

/** A value with three figures: 12,345 is 12,300. */
function rounded(value: number): number {
  let unit = 1;
  while (Math.abs(value) >= LARGEST_EXACT * unit) unit *= 10;
  return Math.round(value / unit) * unit;
}

export function note(spread: Spread, value: number, times = 1): void {
  const key = rounded(value);
  spread[key] = (spread[key] ?? 0) + times;
}

export function addSpread(spread: Spread, more: Spread): void {
  for (const key in more) spread[key] = (spread[key] ?? 0) + more[key]!;
}

/** The values in rising order, each with how often it occurred. */
export const sorted = (spread: Spread): [value: number, times: number][] =>
  Object.entries(spread)
    .map(([value, times]): [number, number] => [Number(value), times])
    .toSorted((a, b) => a[0] - b[0]);

export const totalOf = (spread: Spread): number => Object.values(spread).reduce((sum, times) => sum + times, 0);

/** The values below which these shares of all lie; empty when there are none. */
export function quantiles(spread: Spread, shares: readonly number[]): number[] {
  const values = sorted(spread);
  const total = totalOf(spread);
  if (total === 0) return [];
  return shares.map((share) => {
    let seen = 0;
    for (const [value, times] of values) {
      seen += times;
      if (seen >= share * total) return value;
    }
    return values.at(-1)![0];
  });
}

export const meanOfSpread = (spread: Spread): number =>
  sorted(spread).reduce((sum, [value, times]) => sum + value * times, 0) / Math.max(1, totalOf(spread));
