import type { Command } from 'commander';
import { verifyFile } from '@outcry/engine';
import { counted } from '../counted.ts';
import { dealSaid } from '../dealSaid.ts';
import { openFile } from '../gamefile.ts';

/** `outcry verify`: whether a game file is what it says. */
export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('check a game file: deal, shuffles, moves and result (exit code 0 verified, 1 not, 2 unreadable)')
    .argument('<file>', 'a game file')
    .option('--json', 'print one JSON object')
    .action(async (path: string, { json }: { json?: true }) => {
      const { file, game } = await openFile(path);
      const { verified, reason, moves } = verifyFile(game, file);
      const deal = verified ? dealSaid(file) : [];
      if (json) console.log(JSON.stringify({ verified, reason, moves, game: file.game, deal }));
      else {
        console.log(`${verified ? 'verified' : 'NOT verified'}: ${file.game}, ${counted(moves, 'move')}; ${reason}`);
        for (const line of deal) console.log(line);
      }
      process.exitCode = verified ? 0 : 1;
    });
}
