import { clustered, meanOf, wilson } from '@outcry/bots/lab/interval.ts';
import type { Mean, Share } from '@outcry/bots/lab/interval.ts';
import type { Tally } from '@outcry/bots/lab/tally.ts';
import type { Job } from './job.ts';
import type { Simulated } from './pool.ts';

/** What `simulate --json` prints. */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly winShare: readonly number[];
  readonly meanWorth: readonly number[];
  /** A bot's part of all wins, over all the seats it plays on. */
  readonly winShareByBot: Readonly<Record<string, Share>>;
  /** What the game itself counts: shares of the games, and means. */
  readonly statistics: Readonly<Record<string, Share | Mean>>;
  readonly seed: number;
  /** What programs did wrong, by bot; absent: nothing. */
  readonly faults?: Tally['faults'];
}

export function report(job: Job, { tally, seconds }: Simulated): Report {
  const { games, finished, moves, deals } = tally;
  const perGame = (sums: readonly number[]) => sums.map((sum) => sum / Math.max(1, finished));
  const names = [...new Set(job.bots)];
  const shareOf = (sum: number, squares: number): Share => {
    if (deals === 0) return { share: 0, low: 0, high: 1 };
    return job.rotations > 1 ? clustered(sum, squares, deals) : wilson(sum / deals, deals);
  };
  return {
    game: job.game,
    seats: job.seats,
    games,
    finished,
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    winShare: perGame(tally.wins),
    meanWorth: perGame(tally.worth),
    winShareByBot: Object.fromEntries(
      names.map((name, bot) => [name, shareOf(tally.shares[bot]!, tally.squares[bot]!)]),
    ),
    statistics: Object.fromEntries(
      Object.entries(tally.statistics).map(([name, { isShare, sum, squares }]) => [
        name,
        isShare ? shareOf(sum, squares) : meanOf(sum, squares, deals),
      ]),
    ),
    seed: job.seed,
    ...(Object.keys(tally.faults).length > 0 ? { faults: tally.faults } : {}),
  };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const decimal = (value: number): string => value.toFixed(2);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The report as a person reads it. */
export function sentences(
  job: Job,
  { winShare, meanWorth, winShareByBot, statistics, faults = {}, ...rest }: Report,
): string[] {
  const { games, finished, moves, seconds, movesPerSecond, seed } = rest;
  const duplicate = job.rotations > 1 ? `, every deal once with the bots in each seat` : '';
  const cut = finished < games ? ` (${whole(games - finished)} did not end)` : '';
  return [
    `${job.game}, ${job.seats} seats: ${whole(games)} games${cut}${duplicate}, seed ${seed}`,
    `${whole(moves)} moves in ${seconds.toFixed(2)} s: ${whole(movesPerSecond)} moves a second`,
    '',
    'seat    wins      mean worth',
    ...winShare.map(
      (share, seat) =>
        `${String(seat).padEnd(6)}${percent(share).padStart(8)}${meanWorth[seat]!.toFixed(1).padStart(14)}`,
    ),
    '',
    'bot         seats    wins     95 % interval',
    ...Object.entries(winShareByBot).map(([name, { share, low, high }]) => {
      const seats = job.bots.filter((bot) => bot === name).length;
      return `${name.padEnd(12)}${String(seats).padStart(5)}${percent(share).padStart(9)}     ${percent(low)} to ${percent(high)}`;
    }),
    ...statisticsLines(statistics),
    ...faultLines(faults),
  ];
}

/** What programs did wrong, as lines; none where none failed. */
export const faultLines = (faults: Tally['faults']): string[] =>
  Object.entries(faults).map(
    ([bot, kinds]) =>
      `! ${bot} failed and had decisions made at random: ${Object.entries(kinds)
        .map(([kind, times]) => `${times} ${kind}`)
        .join(', ')}`,
  );

function statisticsLines(statistics: Report['statistics']): string[] {
  const rows = Object.entries(statistics).map(([name, each]) => {
    const [value, write] = 'share' in each ? [each.share, percent] : [each.mean, decimal];
    return `${name.padEnd(18)}${write(value).padStart(8)}     ${write(each.low)} to ${write(each.high)}`;
  });
  return rows.length > 0 ? ['', 'in a game                      95 % interval', ...rows] : [];
}
