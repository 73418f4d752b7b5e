import { same } from '@outcry/engine';
import type { AnyView, Budget, Match, Seat } from '@outcry/engine';
import { oracleBudget, sharkBudget } from '../budgets.ts';
import { finalChances, spectatorsChances } from './curve.ts';
import { isClear, rounded } from './estimate.ts';
import { addingUp, Luck } from './luck.ts';
import { priceOf } from './price.ts';
import type { Effort, Judging, Price } from './price.ts';
import { LEAST_CHANCE, LEAST_MONEY, MOST_MISTAKES, REVIEW_VERSION } from './review.ts';
import type { Mistake, Review } from './review.ts';

/** The quick look: as a Shark thinks, and a short comparison. The few dearest decisions get a deep one. */
const QUICK_DEALS = 96;
const DEEP_DEALS = 1000;
const DEEP = 8;
/** How many more of the best moves the deep look compares. */
const OTHERS = 3;
/** A point of the curve is made of one future for so many playouts of a Shark. */
const OF_CURVE = 12;
/** What every part of the work is of the whole, about; only for showing progress. */
const SHARES = { scan: 0.35, deep: 0.35, curve: 0.15, luck: 0.15 };

/** A decision of the seat, as it saw it. */
interface Decision {
  readonly at: number;
  readonly view: AnyView;
  readonly legal: readonly unknown[];
  readonly made: unknown;
}

/** A review under way: each `next` works for a moment and yields how much is done, from 0 to 1. */
export type Reviewing = Generator<number, Review>;

const times = ({ states, playouts }: Budget, part: number): Budget => ({
  states: Math.ceil(states * part),
  playouts: Math.ceil(playouts * part),
});

/** How hard a decision is looked at, counted, so that a review is the same everywhere. `part`: of the whole effort. */
export const quickLook = ({ game }: Judging, part = 1): Effort => ({
  budget: times(sharkBudget(game), part),
  deals: Math.ceil(QUICK_DEALS * part),
  others: 0,
});
export const deepLook = ({ game }: Judging, part = 1): Effort => ({
  budget: times(oracleBudget(game), part / 2),
  deals: Math.ceil(DEEP_DEALS * part),
  others: OTHERS,
});

/** Whether a decision is to be listed: it surely cost something, and more than the limits. */
export const isMistake = ({ cost: { chance, money } }: Price): boolean =>
  isClear(chance) && isClear(money) && chance.mean >= LEAST_CHANCE && money.mean >= LEAST_MONEY;

/** Reviews a game that is over, for one seat. `part`: of the whole effort, where less is enough. */
export function* reviewing(judging: Judging, match: Match, seat: Seat, part = 1): Reviewing {
  const { game, deal } = match;
  const { decisions, views } = watched(match, seat);
  const quick = quickLook(judging, part);
  const prices: Price[] = [];
  for (const [index, { view, legal, made }] of decisions.entries()) {
    prices.push(priceOf(judging, view, legal, made, quick));
    yield (SHARES.scan * (index + 1)) / decisions.length;
  }
  let done = SHARES.scan;
  for (const [place, index] of dearest(prices).entries()) {
    const { view, legal, made } = decisions[index]!;
    prices[index] = priceOf(judging, view, legal, made, deepLook(judging, part));
    yield done + (SHARES.deep * (place + 1)) / DEEP;
  }
  done += SHARES.deep;
  const { playouts } = times(sharkBudget(game), part);
  const curve: number[][] = [];
  for (const [index, view] of views.entries()) {
    curve.push(
      index === views.length - 1
        ? finalChances(game, match.state)
        : spectatorsChances(judging, view, deal.seats, Math.ceil(playouts / OF_CURVE)),
    );
    yield done + (SHARES.curve * index) / views.length;
  }
  done += SHARES.curve;
  const judged = summary(decisions, prices);
  const cost = judged.rest + total(judged.mistakes);
  const adding = addingUp(match, new Luck(game, deal, part), seat, cost);
  for (let made = 1; ; made++) {
    const step = adding.next();
    if (step.done) return { version: REVIEW_VERSION, seat, curve, ...judged, sum: step.value };
    yield done + (SHARES.luck * made) / views.length;
  }
}

/** The whole review at once. */
export function reviewed(...asked: Parameters<typeof reviewing>): Review {
  const work = reviewing(...asked);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The decisions of a seat in which it could choose, and what a spectator saw at every moment. */
function watched(match: Match, seat: Seat): { decisions: Decision[]; views: AnyView[] } {
  const { game, journal } = match;
  const decisions: Decision[] = [];
  const views: AnyView[] = [];
  match.replay((state, at) => {
    views.push(structuredClone(game.view(state, null)));
    const next = journal.moves[at];
    if (next?.seat !== seat) return;
    const legal = game.legal(state, seat).slice();
    if (legal.length < 2) return;
    const made = legal.find((move) => same(move, next.move));
    decisions.push({ at, view: structuredClone(game.view(state, seat)), legal, made });
  });
  return { decisions, views };
}

/** The decisions that seem to have cost most, by their places, the dearest first. */
const dearest = (prices: readonly Price[]): number[] =>
  prices
    .map(({ cost }, index) => ({ index, chance: cost.chance.mean }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance || a.index - b.index)
    .slice(0, DEEP)
    .map(({ index }) => index);

type Judged = Pick<Review, 'decisions' | 'good' | 'small' | 'rest' | 'mistakes'>;

/** What is listed, and what all the rest comes to. */
function summary(decisions: readonly Decision[], prices: readonly Price[]): Judged {
  const mistakes: Mistake[] = prices
    .flatMap((price, index) => (isMistake(price) ? [{ at: decisions[index]!.at, ...price }] : []))
    .toSorted((a, b) => b.cost.chance.mean - a.cost.chance.mean || a.at - b.at)
    .slice(0, MOST_MISTAKES);
  const listed = new Set(mistakes.map(({ at }) => at));
  const others = prices.filter((_, index) => !listed.has(decisions[index]!.at));
  const small = others.filter(({ cost }) => isClear(cost.chance) && isClear(cost.money)).length;
  const rest = rounded(Math.max(0, total(others)));
  return { decisions: decisions.length, good: others.length - small, small, rest, mistakes };
}

const total = (prices: readonly Pick<Price, 'cost'>[]): number =>
  prices.reduce((sum, { cost }) => sum + cost.money.mean, 0);
