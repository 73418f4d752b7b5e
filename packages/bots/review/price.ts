import { CAUSES, digest, fastRng } from '@outcry/engine';
import type { Advice, AnyEvent, AnyGame, AnyView, Budget, Rng, Seat } from '@outcry/engine';
import { lead } from '../candidates.ts';
import { futuresOf, imaginedStates } from '../imagined.ts';
import type { Net } from '../net/net.ts';
import { chances } from '../odds.ts';
import { search } from '../search.ts';
import { rounded, Samples } from './estimate.ts';
import type { Choice, Cost, Reason } from './review.ts';

/** What a decision is judged with. */
export interface Judging {
  readonly game: AnyGame;
  readonly net: Net | null;
}

/** How hard one decision is looked at. */
export interface Effort {
  readonly budget: Budget;
  /** In how many imagined states the two moves are then compared. */
  readonly deals: number;
  /** So many of the next best moves are compared, too: they may be as good. */
  readonly others: number;
}

/** A decision, judged by what its seat knew. */
export interface Price {
  readonly legal: number;
  readonly made: Choice;
  /** The best move; the same as `made` where no other is better. */
  readonly better: Choice;
  /** Other moves that lose little of the difference. */
  readonly asGood: readonly unknown[];
  readonly cost: Cost;
  readonly deals: number;
  readonly reasons: readonly Reason[];
}

/** A move that loses less than this part of what the one made lost is as good as the best. */
const AS_GOOD = 0.2;
/** Thirteen digits of the hash: all that a seed may have. */
const SEED_DIGITS = 13;

/** Chance for looking at a view: the same for the same view, whatever is hidden from it. */
export const rngOf = (view: AnyView): Rng => fastRng(Number.parseInt(digest(view).slice(0, SEED_DIGITS), 16));

/** The chance that a seat wins, as a state is judged. */
export const chanceIn = ({ game, net }: Judging, state: unknown, seat: Seat): number =>
  net ? net.chance(state, seat) : chances(game, state)[seat]!;

/** What one decision cost against the best move, from the seat's view alone. Null: there was nothing to choose. */
export function priceOf(
  judging: Judging,
  view: AnyView,
  legal: readonly unknown[],
  made: unknown,
  effort: Effort,
): Price {
  const rng = rngOf(view);
  const advice = search(judging.game, judging.net)(view, legal, rng, effort.budget);
  return compare(judging, view, legal.length, made, advice.slice(0, 1 + effort.others), effort.deals, rng);
}

/** What a move costs against the best, in new imagined states. */
export const compareMoves = (judging: Judging, view: AnyView, made: unknown, best: Advice, deals: number): Price =>
  compare(judging, view, 0, made, [best], deals, rngOf(view));

/** Compares two moves in the same imagined states and under the same chance. These are new: the search chose by others. */
function compare(
  judging: Judging,
  view: AnyView,
  legal: number,
  made: unknown,
  [best, ...next]: readonly Advice[],
  deals: number,
  rng: Rng,
): Price {
  const { game } = judging;
  const seat = view.seat!;
  const isBest = best!.move === made;
  /** The best, the one that was made, and those that may be as good as the best. */
  const rest = isBest ? [] : next.map(({ move }) => move).filter((move) => move !== made);
  const moves = isBest ? [made] : [best!.move, made, ...rest];
  const totals = moves.map(() => ({ chance: new Samples(), wealth: new Samples(), rival: new Samples() }));
  const chance = new Samples();
  const money = new Samples();
  const behind = rest.map(() => new Samples());
  const reasons = new Reasons();
  const states = imaginedStates(game, view, rng);
  const heard: AnyEvent[] = [];
  const telling = tellingOf(game, heard);
  const { plies } = game.foresight;
  for (let deal = 0; deal < deals; deal++) {
    const state = states.next().value;
    const futureAfter = futuresOf(telling, state, seat, rng);
    const seen = moves.map((move, i) => {
      heard.length = 0;
      const future = futureAfter(move, plies);
      const expected = game.evaluate(future);
      const wealth = expected[seat]!;
      const rival = wealth - lead(expected, seat);
      const toWin = chanceIn(judging, future, seat);
      totals[i]!.chance.add(toWin);
      totals[i]!.wealth.add(wealth);
      totals[i]!.rival.add(rival);
      const drivers = moves.length > 1 && i < 2 ? game.drivers?.(state, future, heard, seat) : undefined;
      return { wealth, rival, toWin, drivers };
    });
    const [better, worse] = seen;
    if (worse === undefined) continue;
    chance.add(better!.toWin - worse.toWin);
    money.add(better!.wealth - worse.wealth);
    reasons.add(better!, 1);
    reasons.add(worse, -1);
    behind.forEach((samples, i) => samples.add(better!.toWin - seen[i + 2]!.toWin));
  }
  const [first, second] = moves.map((move, i) => {
    const { chance: toWin, wealth, rival } = totals[i]!;
    return { move, chance: toWin.estimate.mean, wealth: wealth.estimate.mean, rival: rival.estimate.mean };
  });
  const nothing = { mean: 0, error: 0 };
  const cost = second ? { chance: chance.estimate, money: money.estimate } : { chance: nothing, money: nothing };
  const near = AS_GOOD * cost.chance.mean;
  const asGood = rest.filter((_, i) => behind[i]!.estimate.mean < near);
  return { legal, made: second ?? first!, better: first!, asGood, cost, deals, reasons: reasons.over(deals) };
}

/** The same game, which writes down what happens. */
const tellingOf = (game: AnyGame, heard: AnyEvent[]): AnyGame =>
  game.drivers
    ? { ...game, apply: (state, seat, move, rng) => game.apply(state, seat, move, rng, (event) => heard.push(event)) }
    : game;

/** Reasons of less than this part of the largest are not told. */
const WORTH_TELLING = 0.1;
/** What the best rival has is told beside these. */
const MOST_REASONS = 4;

type Seen = Pick<Choice, 'wealth' | 'rival'> & { readonly drivers?: readonly Reason[] | undefined };

/** Adds up what two moves differ by. What no driver explains is outlook: what is expected later. */
class Reasons {
  readonly #sums = new Map<string, { cause: Reason['cause']; company: number | null; amount: number }>();

  #plus(cause: Reason['cause'], company: number | null, amount: number): void {
    const key = `${cause} ${company}`;
    const sum = this.#sums.get(key);
    if (sum) sum.amount += amount;
    else this.#sums.set(key, { cause, company, amount });
  }

  add({ wealth, rival, drivers = [] }: Seen, sign: 1 | -1): void {
    let known = 0;
    for (const { cause, company, amount } of drivers) {
      known += amount;
      this.#plus(cause, company, sign * amount);
    }
    this.#plus('outlook', null, sign * (wealth - known));
    this.#plus('rival', null, -sign * rival);
  }

  over(deals: number): Reason[] {
    const means = [...this.#sums.values()].map((sum) => ({ ...sum, amount: rounded(sum.amount / deals) }));
    const rank = ({ cause }: Reason): number => CAUSES.indexOf(cause as never);
    const sorted = means.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || rank(a) - rank(b));
    const least = Math.max(0.01, WORTH_TELLING * Math.abs(sorted[0]?.amount ?? 0));
    const told = sorted.filter(({ amount }) => Math.abs(amount) >= least);
    const own = told.filter(({ cause }) => cause !== 'rival').slice(0, MOST_REASONS);
    return told.filter((reason) => reason.cause === 'rival' || own.includes(reason));
  }
}
