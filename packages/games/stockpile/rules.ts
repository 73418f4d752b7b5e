import { COMPANY_COUNT, forecastOf, INVESTORS, KINDS, STRATEGIES } from './cards.ts';
import type { Company, Forecast } from './cards.ts';
import type { Data, Figures, Track } from './data.ts';
import { futures } from './futures.ts';
import type { Future } from './futures.ts';
import type { Options } from './options.ts';
import { outlooks } from './projection.ts';
import type { State } from './state.ts';

/**
 * The versions of the rules that can be played, oldest first. Version 2 pays debts after Deborah's dividend (K12), lets
 * Barbara use the printed values too (K24), lets nobody sell by a card after a Quiet Period, and reads what Churning
 * pays from the tables (K25).
 */
export const VERSIONS: readonly number[] = [1, 2];
export const NEWEST: number = VERSIONS.at(-1)!;

/** The rules of a game: their version, and its tables in the form the rules read them. */
export interface Rules {
  readonly version: number;
  readonly data: Data;
  readonly boards: Readonly<Record<Options['board'], readonly Track[]>>;
  /** What shares are expected to come to, for evaluation: by company, in the last round and earlier. */
  readonly outlooks: Readonly<Record<Options['board'], readonly ReturnType<typeof outlooks>[]>>;
  /** The same for holders who sell in time: by company and by how many forecasts are to come. */
  readonly futures: Readonly<Record<Options['board'], readonly (readonly Future[])[]>>;
  /** How many market cards there are of each kind. */
  readonly totals: readonly number[];
  readonly forecasts: readonly Forecast[];
  readonly dice: readonly (readonly Forecast[])[];
  /** By strategy. */
  readonly figures: readonly Figures[];
  /** By investor: start cash with 3 to 5 players, with 2. */
  readonly investorCash: readonly (readonly [number, number])[];
}

/** K2: how many market cards there are of each kind. */
export function totalsOf({ market }: Data): number[] {
  const totals = Array.from({ length: KINDS }, (_, kind) => (kind < COMPANY_COUNT ? market.shares : 0));
  totals.splice(COMPANY_COUNT, 5, market.booms, market.busts, ...market.fees);
  return totals;
}

export function rulesOf(version: number, data: Data): Rules {
  const forecasts = data.forecasts.map(forecastOf);
  const look = (track: Track) => outlooks(track, forecasts, data.payouts.splitAgain);
  const foresee = (track: Track) => futures(track, forecasts, data.payouts.splitAgain, Math.max(...data.rounds));
  return {
    version,
    data,
    boards: { standard: data.standardBoard, advanced: data.advancedBoard },
    outlooks: { standard: data.standardBoard.map(look), advanced: data.advancedBoard.map(look) },
    futures: { standard: data.standardBoard.map(foresee), advanced: data.advancedBoard.map(foresee) },
    totals: totalsOf(data),
    forecasts,
    dice: data.dice.map((faces) => faces.map(forecastOf)),
    figures: STRATEGIES.map((id) => data.strategies[id]),
    investorCash: INVESTORS.map((id) => data.investors[id]),
  };
}

export const trackOf = (rules: Rules, state: State, company: Company): Track =>
  rules.boards[state.options.board][company]!;

/** What a share of a company is worth now. */
export const priceOf = (rules: Rules, state: State, company: Company): number =>
  rules.boards[state.options.board][company]!.values[state.prices[company]!]!;

/** K20: what a bond costs, and brings back. */
export const bondPrice = (rules: Rules, state: State): number => rules.data.bonds.prices[state.seats - 2]!;
