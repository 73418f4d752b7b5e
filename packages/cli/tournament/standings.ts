import { rate, rating } from 'openskill';
import { clustered } from '@outcry/bots/lab/interval.ts';
import type { Share } from '@outcry/bots/lab/interval.ts';
import type { DealPlayed, Job, Played } from './job.ts';
import { lineUp } from './job.ts';
import { verdictOf } from './sure.ts';
import type { Verdict } from './sure.ts';

/** How a bot did. */
export interface Standing {
  readonly bot: string;
  /** Deals it took part in, and on how many seats. */
  readonly deals: number;
  readonly seats: number;
  /** Its part of the wins, over all its seats, with a 95 % interval over deals; and what a fair share would be. */
  readonly wins: Share;
  readonly fair: number;
  readonly verdict: Verdict;
  /** Its score less the best other seat's, on average. */
  readonly margin: number;
  /** OpenSkill (Plackett-Luce): the mean and its uncertainty. Everybody begins with 25 and 8.33. */
  readonly rating: { readonly mu: number; readonly sigma: number };
  /** The median time of a decision in milliseconds; null: it had none. */
  readonly time: number | null;
  /** What it did wrong, where it is a program that failed; each time its decision was made at random. */
  readonly faults?: Readonly<Record<string, number>>;
}

/** The share of a bot that has not played yet. */
const UNKNOWN: Share = { share: 0, low: 0, high: 1 };

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => total(values) / Math.max(1, values.length);

const medianOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** A bot's part of the wins of each deal it took part in. */
export function sharesOf(deals: readonly DealPlayed[], bot: number): number[] {
  const own = ({ bots, wins }: Played): number =>
    wins.reduce((sum, part, seat) => sum + (bots[seat] === bot ? part : 0), 0);
  return deals.flatMap(({ games }) => (games[0]!.bots.includes(bot) ? [mean(games.map(own))] : []));
}

/** On how many seats of a table a bot sits. */
export const seatsOf = ({ bots, seats }: Job, bot: number): number =>
  bots.length > seats ? 1 : lineUp(bots.length, seats, 0).filter((chair) => chair === bot).length;

/** Every bot's rating after these games, in their order. A bot on several seats gets the mean of what they would get. */
function ratings(count: number, deals: readonly DealPlayed[]): { mu: number; sigma: number }[] {
  const now = Array.from({ length: count }, () => rating());
  for (const { games } of deals)
    for (const { bots, scores } of games) {
      const after = rate(
        bots.map((bot) => [now[bot]!]),
        { score: [...scores] },
      );
      for (const bot of new Set(bots)) {
        const own = after.flatMap(([each], seat) => (bots[seat] === bot ? [each!] : []));
        now[bot] = { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) };
      }
    }
  return now;
}

/** All that a bot did wrong. */
function faultsOf(bot: string, deals: readonly DealPlayed[]): Pick<Standing, 'faults'> {
  const faults: Record<string, number> = {};
  for (const deal of deals)
    for (const [fault, times] of Object.entries(deal.faults?.[bot] ?? {})) faults[fault] = (faults[fault] ?? 0) + times;
  return Object.keys(faults).length > 0 ? { faults } : {};
}

/** How everybody did, in the order they were named. */
export function standings(job: Job, deals: readonly DealPlayed[]): Standing[] {
  const games = deals.flatMap((deal) => deal.games);
  const rated = ratings(job.bots.length, deals);
  return job.bots.map((name, bot) => {
    const shares = sharesOf(deals, bot);
    const seats = seatsOf(job, bot);
    const fair = seats / job.seats;
    const margins: number[] = [];
    const times: number[] = [];
    for (const { bots, scores, times: taken } of games)
      bots.forEach((each, seat) => {
        if (each !== bot) return;
        margins.push(scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat)));
        if (taken[seat] !== null) times.push(taken[seat]!);
      });
    const squares = total(shares.map((share) => share * share));
    const wins = shares.length > 0 ? clustered(total(shares), squares, shares.length) : UNKNOWN;
    const { mu, sigma } = rated[bot]!;
    return {
      bot: name,
      deals: shares.length,
      seats,
      wins,
      fair,
      verdict: verdictOf(shares, fair),
      margin: mean(margins),
      rating: { mu, sigma },
      time: medianOf(times),
      ...faultsOf(name, deals),
    };
  });
}
