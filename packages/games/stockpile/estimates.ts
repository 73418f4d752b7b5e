import type { Seat } from '@outcry/engine';
import { COMPANY_COUNT, DIVIDEND, STRATEGIES } from './cards.ts';
import type { Forecast } from './cards.ts';
import { asForecast, codeOf } from './futures.ts';
import { falsifiedSteps } from './projection.ts';
import { quiet } from './quiet.ts';
import { moment } from './round.ts';
import type { Rules } from './rules.ts';
import { pairAt } from './state.ts';
import type { State } from './state.ts';

/** What a share and a split share of each company are expected to come to when they are kept. */
export interface Estimates {
  readonly share: readonly number[];
  readonly split: readonly number[];
}

const FALSIFIED = STRATEGIES.indexOf('falsified-earnings');

/** How a pair will move its price, with what was laid on it. */
function forecastOf(rules: Rules, state: State, index: number): Forecast {
  const { forecast } = state.pairs[index]!;
  if (state.falsified !== index) return forecast;
  const { amount } = rules.figures[FALSIFIED]!;
  return asForecast(forecast > DIVIDEND ? -amount : falsifiedSteps(forecast, amount));
}

/**
 * How many forecasts come after this round's, and which pair is revealed next; null: none are dealt or all are done.
 * Between rounds those just dealt are as good as any: what they happen to be says nothing of the moves before.
 */
function ahead(state: State): { left: number; from: number | null } {
  const left = state.rounds - state.round;
  if (quiet(state)) return { left: left + 1, from: null };
  switch (moment(state)) {
    case 'before-pairs':
      return { left: left + (state.round > 0 ? 1 : 0), from: null };
    case 'before-movement':
      return { left, from: 0 };
    case 'movement': {
      const phase = state.phase.kind === 'dividend' ? state.phase.then : state.phase;
      return { left, from: phase.kind === 'movement' ? phase.at : null };
    }
    case 'end-of-round':
      return { left, from: null };
  }
}

/**
 * By what a seat knows of this round's pairs, the others' forecasts being any of those left; with null everything is
 * known, as it is to whoever imagined the state.
 */
export function estimates(rules: Rules, state: State, viewer: Seat | null): Estimates {
  const { left, from } = ahead(state);
  const futures = rules.futures[state.options.board];
  const share = new Array<number>(COMPANY_COUNT);
  const split = new Array<number>(COMPANY_COUNT);
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const place = state.prices[company]!;
    const { worth } = futures[company]![left]!;
    share[company] = worth.share[place]!;
    split[company] = worth.split[place]!;
  }
  if (from === null) return { share, split };
  const companies: number[] = [];
  const codes: number[] = [];
  for (let at = from; at < COMPANY_COUNT; at++) {
    const index = pairAt(state, at);
    const { company, companyKnown, forecastKnown } = state.pairs[index]!;
    const code = codeOf(forecastOf(rules, state, index));
    if (viewer === null || ((companyKnown & forecastKnown) >> viewer) & 1) {
      const place = state.prices[company]!;
      const after = futures[company]![left]!.after[code]!;
      share[company] = after.share[place]!;
      split[company] = after.split[place]!;
    } else {
      companies.push(company);
      codes.push(code);
    }
  }
  for (const company of companies) {
    const { after } = futures[company]![left]!;
    const place = state.prices[company]!;
    let shares = 0;
    let splits = 0;
    for (const code of codes) {
      shares += after[code]!.share[place]!;
      splits += after[code]!.split[place]!;
    }
    share[company] = shares / codes.length;
    split[company] = splits / codes.length;
  }
  return { share, split };
}
