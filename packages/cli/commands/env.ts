import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { loadEncoding } from '@outcry/games/encoding.ts';
import { helloOf } from '@outcry/server/programs';
import { openGame } from '../arguments.ts';
import { Environment } from '../env/environment.ts';

/** `outcry env`: a table for a program that plays every seat, over lines of JSON. */
export function envCommand(program: Command): void {
  program
    .command('env')
    .description('let a program play every seat of a table, over lines of JSON (docs/bot-protocol.md)')
    .argument('<game>', 'the game, as "outcry games" names it')
    .option('--data <file>', "an owner's data file, whose tables replace the printed ones")
    .action(async (id: string, { data }: { data?: string }) => {
      const { game } = await openGame(id, data);
      const encoding = await loadEncoding(game);
      const environment = new Environment(game, encoding);
      console.log(helloOf(game, encoding, 0));
      for await (const line of createInterface({ input: process.stdin }))
        console.log(JSON.stringify(environment.answer(line)));
    });
}
