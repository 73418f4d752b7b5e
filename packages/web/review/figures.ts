import type { Estimate } from '@outcry/bots/review/estimate.ts';
import type { Mistake } from '@outcry/bots/review/review.ts';
import type { Locale } from '@outcry/engine';
import { exactly as exactAmount } from '@outcry/engine/figures';
import type { BoardModule } from '@outcry/ui';

/** An amount as the game writes it, with cents where it is small. */
export const exactly = (board: Pick<BoardModule, 'money'>, amount: number, locale: Locale): string =>
  exactAmount(amount, locale, (whole) => board.money(whole, locale));

/** An amount with its sign, always. */
export const withSign = (board: Pick<BoardModule, 'money'>, amount: number, locale: Locale): string =>
  (amount > 0 ? '+' : '') + exactly(board, amount, locale);

export const percent = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

/** Standard errors on either side of a mean that hold it nine times of ten. */
const NINE_OF_TEN = 1.645;

/** Where a cost lies, nine times of ten. */
export const rangeOf = ({ mean, error }: Estimate): readonly [number, number] => [
  Math.max(0, mean - NINE_OF_TEN * error),
  mean + NINE_OF_TEN * error,
];

const VERY = 4;
/** How sure a cost is: nothing is listed that is too close to call. */
export const isVerySure = ({ mean, error }: Estimate): boolean => mean > VERY * error;

/**
 * Amounts rounded to cents so that they still add up to the last, the result: the largest of the others takes the odd cent.
 */
export function roundedToSum(amounts: readonly number[], result: number): number[] {
  const cents = amounts.map((amount) => Math.round(amount * 100));
  const odd = Math.round(result * 100) - cents.reduce((sum, each) => sum + each, 0);
  const largest = cents.reduce((best, each, at) => (Math.abs(each) > Math.abs(cents[best]!) ? at : best), 0);
  return cents.map((each, at) => (each + (at === largest ? odd : 0)) / 100);
}

/** What a decision cost in points, and both chances by it: as they are rounded they differ by just as many. */
export function chancesSaid({ made, cost }: Mistake): { made: number; better: number; points: number } {
  const points = Math.round(100 * cost.chance.mean);
  const from = Math.round(100 * made.chance);
  return { made: from / 100, better: (from + points) / 100, points };
}
