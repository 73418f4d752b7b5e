import { InputError } from '@outcry/engine';
import type { Command } from 'commander';
import { dataConfig } from './dataConfig.ts';
import { counted } from '../counted.ts';

/** `outcry ratings recompute`: all ratings once more, from the finished games. */
export function ratingsCommand(program: Command): void {
  program
    .command('ratings <what>')
    .description('recompute: work all ratings out again from the finished games')
    .option('--data <folder>', 'the data folder (OUTCRY_DATA, data)')
    .action(async (what: string, { data }: { data?: string }) => {
      if (what !== 'recompute') throw new InputError(`"${what}" cannot be done with ratings; recompute can`);
      const { recomputeRatings } = await import('@outcry/server');
      const { games, ratings, corrected } = await recomputeRatings(await dataConfig(data));
      const found = corrected === 0 ? 'all were right' : `${counted(corrected, 'figure')} corrected`;
      console.log(`${counted(games, 'game')}, ${counted(ratings, 'rating')}: ${found}`);
    });
}
