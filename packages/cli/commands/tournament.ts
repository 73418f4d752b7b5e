import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { InputError } from '@outcry/engine';
import { collect, openGame, seatsOf, wholeNumber } from '../arguments.ts';
import { readOptions } from '../options.ts';
import { checkPlayer, PLAYER_NAMES } from '../players.ts';
import { progressBar } from '../progress.ts';
import { faultLines } from '../simulate/report.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { Job } from '../tournament/job.ts';
import { playTournament } from '../tournament/play.ts';
import { openRecords } from '../tournament/records.ts';
import { standings } from '../tournament/standings.ts';
import type { Standing } from '../tournament/standings.ts';

interface Flags {
  readonly bots: string;
  readonly deals: number;
  readonly seats?: number;
  readonly seed: number;
  readonly options?: readonly string[];
  readonly data?: string;
  readonly workers?: number;
  readonly records?: string;
  readonly untilSure?: true;
  readonly json?: true;
}

/** `outcry tournament`: which bot is better, by duplicate deals. */
export function tournamentCommand(program: Command): void {
  program
    .command('tournament')
    .description('find out which bot is better: every deal is played once with the bots in each seat')
    .argument('<game>', 'the game, as "outcry games" names it')
    .requiredOption('--bots <a,b>', `who plays; the last named takes all seats left: ${PLAYER_NAMES.join(', ')}`)
    .option(
      '--deals <n>',
      'how many deals; each is as many games as there are seats',
      wholeNumber('--deals', 1, 1_000_000),
      50,
    )
    .option('--seats <n>', 'how many seats (default: 4, or as many as the game takes)', wholeNumber('--seats', 1, 12))
    .option('--seed <s>', 'the number all deals follow from', wholeNumber('--seed', 0, MAX_SEED), 1)
    .option('--options <k=v>', "the game's options; several by commas or by repeating; lists as a+b", collect)
    .option('--data <file>', "an owner's data file, whose tables replace the printed ones")
    .option('--workers <n>', 'threads to play on (default: one a core)', wholeNumber('--workers', 1, 256))
    .option('--records <file>', 'keep every deal in this file, and go on from there when it exists')
    .option('--until-sure', 'stop as soon as the first bot is surely better or worse than its fair share')
    .option('--json', 'print one JSON object')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const job = await jobOf(id, flags);
  const records = openRecords(flags.records, job);
  const bar = progressBar(flags.deals * job.seats, 'games');
  const began = performance.now();
  const played = await playTournament(job, records, {
    deals: flags.deals,
    workers: flags.workers ?? availableParallelism(),
    untilSure: flags.untilSure ?? false,
    progress: (games) => bar.advance(games, 0),
  }).finally(() => bar.stop());
  const table = standings(job, played);
  const seconds = (performance.now() - began) / 1000;
  const { data: _tables, ...told } = job;
  if (flags.json) console.log(JSON.stringify({ ...told, deals: played.length, seconds, standings: table }));
  else console.log(sentences(job, played.length, table).join('\n'));
}

async function jobOf(id: string, flags: Flags): Promise<Job> {
  const { game, words, data } = await openGame(id, flags.data);
  const seats = seatsOf(game, flags.seats);
  const bots = flags.bots.split(',').map((name) => name.trim());
  for (const name of bots) checkPlayer(game, name);
  if (new Set(bots).size < bots.length)
    throw new InputError('--bots names a bot twice; the last named takes all seats left');
  return {
    game: id,
    rulesVersion: game.rulesVersion,
    data,
    options: readOptions(game, words, flags.options ?? [], seats),
    seats,
    bots,
    seed: flags.seed,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function sentences(job: Job, deals: number, table: readonly Standing[]): string[] {
  const width = Math.max(12, ...table.map(({ bot }) => bot.length + 2));
  const row = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(width) : cell.padStart(i === 3 ? 20 : i === 7 ? 13 : 9))).join('');
  return [
    `${job.game}, ${job.seats} seats: ${deals} deals, each once with the bots in each seat, seed ${job.seed}`,
    '',
    row(['bot', 'seats', 'wins', '95 % interval', 'fair', '', 'margin', 'rating', 'ms/move']),
    ...table.map(({ bot, seats, wins, fair, verdict, margin, rating: { mu, sigma }, time }) =>
      row([
        bot,
        String(seats),
        percent(wins.share),
        `${percent(wins.low)} to ${percent(wins.high)}`,
        percent(fair),
        verdict,
        margin.toFixed(1),
        `${mu.toFixed(1)} ±${(2 * sigma).toFixed(1)}`,
        time === null ? '-' : time.toFixed(time < 10 ? 1 : 0),
      ]),
    ),
    ...faultLines(Object.fromEntries(table.flatMap(({ bot, faults }) => (faults ? [[bot, { ...faults }]] : [])))),
  ];
}
