import { DIVIDEND } from './cards.ts';
import type { Forecast } from './cards.ts';
import type { Track } from './data.ts';
import { afterForecast } from './projection.ts';
import type { Outlook } from './projection.ts';

/** How often a holder knows the forecast of a company before they may sell: their own pair and the public one. */
const KNOWN = 1 / 3;
/** The lowest forecast, and how many there are: -4 to +4, then dividends of 1 to 3. */
const LOWEST = -4;
const HIGHEST = 4;
const MOST_DOLLARS = 3;
const CODES = HIGHEST - LOWEST + 1 + MOST_DOLLARS;

/** Where a forecast stands in `after`. */
export const codeOf = (forecast: Forecast): number =>
  forecast > DIVIDEND ? HIGHEST - LOWEST + forecast - DIVIDEND : forecast - LOWEST;
/** Steps as a forecast: what an owner's tables make move further counts as the furthest there is. */
export const asForecast = (steps: number): Forecast => Math.min(HIGHEST, Math.max(LOWEST, steps));
const forecastAt = (code: number): Forecast =>
  code > HIGHEST - LOWEST ? DIVIDEND + code - (HIGHEST - LOWEST) : code + LOWEST;

/** What the shares of a company come to, with so many forecasts to come. */
export interface Future {
  /** By place of the price, before a forecast is known; their holder sells where waiting is worse. */
  readonly worth: Outlook;
  /** The same right after one more forecast came true, by its code. */
  readonly after: readonly Outlook[];
}

/** A future for each number of forecasts to come, from none. */
export function futures(track: Track, forecasts: readonly Forecast[], splitAgain: number, rounds: number): Future[] {
  const places = track.values.map((_, place) => place);
  const made: Future[] = [];
  let worth: Outlook = { share: track.values, split: track.values.map((value) => 2 * value) };
  for (let left = 0; left <= rounds; left++) {
    const now = worth;
    const after = Array.from({ length: CODES }, (_, code): Outlook => {
      const each = places.map((place) => afterForecast(track, place, forecastAt(code), splitAgain, now));
      return { share: each.map(({ share }) => share), split: each.map(({ split }) => split) };
    });
    made.push({ worth: now, after });
    const holding = (which: keyof Outlook, times: number): number[] =>
      places.map((place) => {
        const price = times * track.values[place]!;
        const values = forecasts.map((forecast) => after[codeOf(forecast)]![which][place]!);
        const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
        const known = mean(values.map((value) => Math.max(price, value)));
        return KNOWN * known + (1 - KNOWN) * Math.max(price, mean(values));
      });
    worth = { share: holding('share', 1), split: holding('split', 2) };
  }
  return made;
}
