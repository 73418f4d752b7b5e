import { DIVIDEND } from './cards.ts';
import type { Forecast } from './cards.ts';
import type { Track } from './data.ts';

/** Where a move takes a price: its place, how often it split, whether it went bankrupt. */
export interface Landing {
  readonly place: number;
  readonly splits: number;
  readonly bankrupt: boolean;
}

/** K4, K5: a move step by step, nothing else happening. */
export function land({ values, start, split }: Track, from: number, steps: number): Landing {
  let place = from;
  let splits = 0;
  for (let step = 0; step < steps; step++)
    if (place < values.length - 1) place++;
    else {
      place = split;
      splits++;
    }
  if (from + steps < 0) return { place: start, splits: 0, bankrupt: true };
  if (steps < 0) place = from + steps;
  return { place, splits, bankrupt: false };
}

/** K25: what Falsified Earnings makes of a forecast that moves a price: towards nothing by so much, and beyond. */
export const falsifiedSteps = (forecast: Forecast, amount: number): number =>
  forecast > 0 ? forecast - amount : forecast + amount;

/** What a share and a split share come to when a forecast comes true, by what they are worth at each place. */
export function afterForecast(
  track: Track,
  from: number,
  forecast: Forecast,
  splitAgain: number,
  worth: Outlook,
): { share: number; split: number } {
  if (forecast > DIVIDEND) {
    const dollars = forecast - DIVIDEND;
    return { share: worth.share[from]! + dollars, split: worth.split[from]! + 2 * dollars };
  }
  const { place, splits, bankrupt } = land(track, from, forecast);
  if (bankrupt) return { share: 0, split: 0 };
  const dollars = forecast > 0 ? track.dollars[place]! : 0;
  const split = worth.split[place]! + splits * splitAgain + 2 * dollars;
  if (splits > 0) return { share: split - splitAgain, split };
  return { share: worth.share[place]! + dollars, split };
}

/** What a share and a split share are worth at each place of a track, at the end or with a random forecast to come. */
export interface Outlook {
  readonly share: readonly number[];
  readonly split: readonly number[];
}

/** Expected values with no forecast left, and with one of `forecasts` still to come. */
export function outlooks(
  track: Track,
  forecasts: readonly Forecast[],
  splitAgain: number,
): readonly [last: Outlook, earlier: Outlook] {
  const last: Outlook = { share: track.values, split: track.values.map((value) => 2 * value) };
  const mean = (place: number, which: keyof Outlook): number =>
    forecasts.reduce((sum, forecast) => sum + afterForecast(track, place, forecast, splitAgain, last)[which], 0) /
    forecasts.length;
  const earlier: Outlook = {
    share: track.values.map((_, place) => mean(place, 'share')),
    split: track.values.map((_, place) => mean(place, 'split')),
  };
  return [last, earlier];
}
