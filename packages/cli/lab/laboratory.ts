import { availableParallelism } from 'node:os';
import { csvOf } from '@outcry/bots/lab/report/csv.ts';
import { reportPage } from '@outcry/bots/lab/report/page.ts';
import type { Told } from '@outcry/bots/lab/report/told.ts';
import { rotationsOf } from '@outcry/bots/lab/experiment.ts';
import { BOT_NAMES } from '@outcry/bots';
import { InputError } from '@outcry/engine';
import { loadWords, newestGame } from '@outcry/games';
import { loadLab } from '@outcry/games/lab.ts';
import { INTERRUPTED, writeWhole } from '../files.ts';
import { progressBar } from '../progress.ts';
import { freshSeed } from '../simulate/seeds.ts';
import { keptSeed, openKept } from './kept.ts';
import { runExperiment } from './run.ts';
import { jsonOf, linesOf } from './said.ts';
import { experimentOf } from './variants.ts';
import type { Asked } from './variants.ts';

export interface LabFlags extends Asked {
  readonly seed?: number;
  readonly workers?: number;
  readonly report?: string;
  readonly csv?: string;
  readonly resume?: true;
  readonly json?: true;
}

/** Whether a simulation needs the laboratory: more than counting wins. */
export const isLaboratory = ({ report, csv, sweep, data, resume }: LabFlags): boolean =>
  report !== undefined || csv !== undefined || sweep !== undefined || resume !== undefined || (data?.length ?? 0) > 1;

const quoted = (word: string): string => (/^[\w./:=,+@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** The command that makes the same report again, whoever runs it: it names the seed, and no workers. */
function commandOf(id: string, flags: LabFlags, seed: number): string {
  const words = ['simulate', id, '--games', String(flags.games), '--bots', flags.bots, '--seed', String(seed)];
  const add = (flag: string, value: string | number | undefined): void => {
    if (value !== undefined) words.push(flag, String(value));
  };
  add('--seats', flags.seats);
  for (const option of flags.options ?? []) add('--options', option);
  for (const file of flags.data ?? []) add('--data', file);
  for (const sweep of flags.sweep ?? []) add('--sweep', sweep);
  if (flags.rotate) words.push('--rotate');
  add('--report', flags.report);
  add('--csv', flags.csv);
  return `npm run -s outcry -- ${words.map(quoted).join(' ')}`;
}

/** Aborts at the first Ctrl-C, so that what is done can be kept; a second one ends at once. */
function interruptible(): { readonly signal: AbortSignal; readonly done: () => void } {
  const abort = new AbortController();
  const stop = (): void => {
    if (abort.signal.aborted) process.exit(INTERRUPTED);
    abort.abort();
  };
  process.on('SIGINT', stop);
  return { signal: abort.signal, done: () => void process.off('SIGINT', stop) };
}

/** A bot as a report names it: "Trader". A program keeps its command. */
const botName = (bot: string): string => (BOT_NAMES.includes(bot) ? bot[0]!.toUpperCase() + bot.slice(1) : bot);

async function begun(id: string, flags: LabFlags) {
  const asked = await experimentOf(id, flags, flags.seed ?? 0);
  if (!flags.resume) return { ...asked, seed: flags.seed ?? freshSeed() };
  const seed = keptSeed(asked);
  if (seed === null) throw new InputError('there is nothing to go on with: leave --resume away');
  return { ...asked, seed: flags.seed ?? seed };
}

/** Plays the variants on the same deals and writes what is asked for. */
export async function laboratory(id: string, flags: LabFlags): Promise<void> {
  const experiment = await begun(id, flags);
  const lab = await loadLab(await newestGame(id));
  const kept = openKept(experiment, flags.resume ?? false);
  const games = experiment.variants.reduce(
    (sum, variant) => sum + experiment.deals * rotationsOf(experiment, variant),
    0,
  );
  const bar = progressBar(games, 'games');
  const { signal, done } = interruptible();
  const outcome = await runExperiment(experiment, lab, kept, {
    workers: flags.workers ?? availableParallelism(),
    signal,
    progress: (count, moves) => bar.advance(count, moves),
  }).finally(() => {
    bar.stop();
    done();
  });
  const words = await loadWords(id, 'en');
  const command = commandOf(id, flags, experiment.seed);
  const told: Told = { locale: 'en', words, botName, lab, experiment, studies: outcome.studies, command };
  if (flags.report !== undefined) writeWhole(flags.report, reportPage(told));
  if (flags.csv !== undefined) writeWhole(flags.csv, csvOf(told));
  console.log(flags.json ? JSON.stringify(jsonOf(told, outcome)) : linesOf(told, outcome).join('\n'));
  if (outcome.isWhole) kept.finish();
  else {
    console.error('outcry: stopped; what is done is kept. The same command with --resume goes on.');
    process.exitCode = INTERRUPTED;
  }
}
