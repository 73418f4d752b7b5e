import type { Command } from 'commander';
import { verifyFile } from '@outcry/engine';
import { openFile } from '../gamefile.ts';

/** `outcry verify`: whether a game file is what it says. */
export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('check a game file: shuffles, moves and result (exit code 0 verified, 1 not, 2 unreadable)')
    .argument('<file>', 'a game file')
    .option('--json', 'print one JSON object')
    .action(async (path: string, { json }: { json?: true }) => {
      const { file, game } = await openFile(path);
      const { verified, reason, moves } = verifyFile(game, file);
      if (json) console.log(JSON.stringify({ verified, reason, moves, game: file.game }));
      else console.log(`${verified ? 'verified' : 'NOT verified'}: ${file.game}, ${moves} moves; ${reason}`);
      process.exitCode = verified ? 0 : 1;
    });
}
