import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { canonical } from '@outcry/engine';
import { wholeNumber } from '../arguments.ts';
import { writeWhole } from '../files.ts';
import { dataFolder } from '../play/saves.ts';
import { progressBar } from '../progress.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { EPOCHS } from '../train/fit.ts';
import { openFolder } from '../train/folder.ts';
import { PIECE, piecesOf, trainedGame } from '../train/job.ts';
import type { Job } from '../train/job.ts';
import { train } from '../train/train.ts';
import type { Listener } from '../train/train.ts';

interface Flags {
  readonly games: number;
  readonly generations: number;
  readonly seed: number;
  readonly out?: string;
  readonly folder?: string;
  readonly workers?: number;
}

/** `outcry train`: a net that judges positions of a game, learned from self-play. */
export function trainCommand(program: Command): void {
  program
    .command('train')
    .description('train a net that judges positions of a game, by self-play (docs/bots.md)')
    .argument('<game>', 'the game, as "outcry games" names it')
    .option('--games <n>', 'games of self-play in each generation', wholeNumber('--games', 10, 10_000_000), 20_000)
    .option('--generations <n>', 'how often a new net plays and learns', wholeNumber('--generations', 1, 100), 2)
    .option('--seed <s>', 'the number everything follows from', wholeNumber('--seed', 0, MAX_SEED), 1)
    .option('--out <file>', 'where the net is written (default: net.json in the folder)')
    .option(
      '--folder <folder>',
      'where games and checkpoints are kept, so that a training goes on where it was stopped (default: in the data folder)',
    )
    .option('--workers <n>', 'threads to play on (default: one a core)', wholeNumber('--workers', 1, 256))
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const { rulesVersion, features } = await trainedGame(id);
  const { games, generations, seed } = flags;
  const job: Job = { game: id, rulesVersion, featuresVersion: features.version, games, generations, seed };
  const folder =
    flags.folder ?? join(dataFolder(), 'training', `${id}-${features.version}-${games}x${generations}-${seed}`);
  const net = await train(job, openFolder(folder, job), flags.workers ?? availableParallelism(), listenerFor(job));
  const out = flags.out ?? join(folder, 'net.json');
  const text = `${canonical(net)}\n`;
  writeWhole(out, text);
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(`${out}: ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} compressed`);
}

function listenerFor(job: Job): Listener {
  return {
    playing: () => {
      const bar = progressBar(piecesOf(job) * PIECE, 'games');
      return { advance: (games) => bar.advance(games, 0), stop: () => bar.stop() };
    },
    training: () => {
      const bar = progressBar(EPOCHS, 'epochs');
      return { advance: (epochs) => bar.advance(epochs, 0), stop: () => bar.stop() };
    },
    trained(generation, { trained, scale }, report) {
      const from = report ? `, ${report.lossOfMean} without a look at the position` : ', trained before';
      console.log(`generation ${generation}: loss ${trained.loss} on games held out${from}`);
      if (report)
        console.log(
          `  ${report.positions} positions held out; the chance to win is off by ${(report.off * 100).toFixed(1)} points on average; a usual lead is ${scale}`,
        );
    },
  };
}
