import type { Command } from 'commander';
import { newestGame } from '@outcry/games';
import { wholeNumber } from '../arguments.ts';
import { fitOdds, lossOf, offBy, tenths } from '../odds/fit.ts';
import { positionsOf } from '../odds/positions.ts';
import type { Position } from '../odds/positions.ts';
import { progressBar } from '../progress.ts';
import { MAX_SEED } from '../simulate/seeds.ts';

interface Flags {
  readonly games: number;
  readonly seed: number;
}

/** One game in so many is held out. */
const HELD_OUT = 4;

/** `outcry odds`: fits the curve that tells the chance to win from what wealth is expected. */
export function oddsCommand(program: Command): void {
  program
    .command('odds')
    .description('fit the chance to win to games of self-play (docs/bots.md)')
    .argument('<game>', 'the game, as "outcry games" names it')
    .option('--games <n>', 'games of self-play', wholeNumber('--games', 8, 1_000_000), 800)
    .option('--seed <s>', 'the number everything follows from', wholeNumber('--seed', 0, MAX_SEED), 1)
    .action(run);
}

async function run(id: string, { games, seed }: Flags): Promise<void> {
  const game = await newestGame(id);
  const fitted: Position[] = [];
  const heldOut: Position[] = [];
  const bar = progressBar(games, 'games');
  let number = 0;
  for (const positions of positionsOf(game, games, seed)) {
    (++number % HELD_OUT === 0 ? heldOut : fitted).push(...positions);
    bar.advance(1, 0);
  }
  bar.stop();
  const odds = fitOdds(fitted);
  const percent = (part: number): string => `${(100 * part).toFixed(1).padStart(5)} %`;
  const parts = tenths(odds, heldOut);
  console.log(`${id}: ${JSON.stringify(odds)}`);
  console.log(
    `${heldOut.length} positions held out: loss ${lossOf(odds, heldOut).toFixed(4)}; by tenths of the chance:`,
  );
  for (const { chance, won } of parts) console.log(`  expected ${percent(chance)}  won ${percent(won)}`);
  console.log(`off by ${percent(offBy(parts)).trim()} on average`);
}
