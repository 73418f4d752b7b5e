import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { botsFor, collect, openGame, seatsOf, wholeNumber } from '../arguments.ts';
import { InputError } from '@outcry/engine';
import { openDraft } from '../files.ts';
import { isLaboratory, laboratory } from '../lab/laboratory.ts';
import { readOptions } from '../options.ts';
import { checkPlayer, PLAYER_NAMES } from '../players.ts';
import { progressBar } from '../progress.ts';
import type { Progress } from '../progress.ts';
import type { Job } from '../simulate/job.ts';
import { simulate } from '../simulate/pool.ts';
import type { Simulated } from '../simulate/pool.ts';
import { report, sentences } from '../simulate/report.ts';
import { MAX_SEED, freshSeed } from '../simulate/seeds.ts';
import { traced } from '../simulate/trace.ts';

interface Flags {
  readonly games: number;
  readonly seats?: number;
  readonly bots: string;
  readonly seed?: number;
  readonly options?: readonly string[];
  readonly data?: readonly string[];
  readonly sweep?: readonly string[];
  readonly workers?: number;
  readonly rotate?: true;
  readonly trace?: string;
  readonly report?: string;
  readonly csv?: string;
  readonly resume?: true;
  readonly json?: true;
}

/** `outcry simulate`: bots against bots, many games, on every core. */
export function simulateCommand(program: Command): void {
  program
    .command('simulate')
    .description('let bots play many games and count who wins')
    .argument('<game>', 'the game, as "outcry games" names it')
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 1_000_000_000), 1000)
    .option('--seats <n>', 'how many seats (default: 4, or as many as the game takes)', wholeNumber('--seats', 1, 12))
    .option(
      '--bots <a,b>',
      `who plays, seat by seat; the last named takes all seats left: ${PLAYER_NAMES.join(', ')}`,
      'random',
    )
    .option('--seed <s>', 'the number all deals follow from (default: a fresh one)', wholeNumber('--seed', 0, MAX_SEED))
    .option('--options <k=v>', "the game's options; several by commas or by repeating; lists as a+b", collect)
    .option(
      '--data <file>',
      'an owner\'s data file, whose tables replace the printed ones; several are compared, "printed" is one of them',
      collect,
    )
    .option(
      '--sweep <key=a,b>',
      'compare these on the same deals: an option, seats, bots, or an entry of a table (data.start=0,1,2)',
      collect,
    )
    .option('--report <file>', 'write a page with plots and tables that opens without a network')
    .option('--csv <file>', 'write every figure with its interval as CSV')
    .option('--resume', 'go on with the same command after Ctrl-C (with a sweep, several data files, a report or CSV)')
    .option('--workers <n>', 'threads to play on (default: one a core)', wholeNumber('--workers', 1, 256))
    .option('--rotate', 'play every deal once with the bots in each seat; --games is rounded up to whole deals')
    .option('--trace <file>', 'write every set-up and move as JSON lines (docs/simulate.md), played on one thread')
    .option('--json', 'print one JSON object')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  if (isLaboratory(flags)) {
    if (flags.trace !== undefined) throw new InputError('--trace cannot be combined with a report or a sweep');
    return laboratory(id, flags);
  }
  const job = await jobOf(id, flags);
  const bar = progressBar(job.deals * job.rotations, 'games');
  const done = await played(job, flags, bar).finally(() => bar.stop());
  const summary = report(job, done);
  console.log(flags.json ? JSON.stringify(summary) : sentences(job, summary).join('\n'));
}

async function jobOf(id: string, flags: Flags): Promise<Job> {
  const { game, words, data } = await openGame(id, flags.data?.[0]);
  const seats = seatsOf(game, flags.seats);
  const rotations = flags.rotate ? seats : 1;
  return {
    game: id,
    data,
    options: readOptions(game, words, flags.options ?? [], seats),
    seats,
    bots: botsFor(flags.bots, seats, (name) => checkPlayer(game, name)),
    seed: flags.seed ?? freshSeed(),
    deals: Math.ceil(flags.games / rotations),
    rotations,
  };
}

async function played(job: Job, { trace, workers }: Flags, bar: Progress): Promise<Simulated> {
  const progress = (games: number, moves: number) => bar.advance(games, moves);
  if (trace === undefined) return simulate(job, workers ?? availableParallelism(), progress);
  const draft = openDraft(trace);
  try {
    const done = await traced(job, (line) => draft.write(`${line}\n`), progress);
    draft.keep();
    return done;
  } catch (error) {
    draft.drop();
    throw error;
  }
}
