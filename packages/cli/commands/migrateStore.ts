import type { Checked } from '@outcry/server';
import type { Command } from 'commander';
import { counted } from '../counted.ts';
import { progressBar } from '../progress.ts';
import type { Progress } from '../progress.ts';

/** `outcry migrate-store`: copies an installation from SQLite to PostgreSQL, or back. */
export function migrateStoreCommand(program: Command): void {
  program
    .command('migrate-store <from> <to>')
    .description(
      'copy an installation from a data folder to a PostgreSQL (postgres://...), or back, and check every game (exit code 1: the copy is not the same)',
    )
    .action(async (from: string, to: string) => {
      const { migrateStore, NotTheSame } = await import('@outcry/server');
      let bar: Progress | null = null;
      const stop = () => bar?.stop();
      try {
        const checked = await migrateStore(from, to, {
          begin(tables) {
            stop();
            bar = progressBar(tables, 'tables');
          },
          advance: (tables) => bar!.advance(tables, 0),
          stopServer(source) {
            stop();
            console.log(
              `copied while people play. Now stop every server of ${source}: what changed since is copied then`,
            );
          },
        });
        stop();
        for (const line of said(checked)) console.log(line);
        console.log('start the server on the copy, and never again on what was copied: they would go apart');
      } catch (error) {
        stop();
        if (!(error instanceof NotTheSame)) throw error;
        console.error(
          `outcry: ${error.message}; the copy stays marked as unfinished, and what was copied is as it was`,
        );
        process.exitCode = 1;
      }
    });
}

/** What was copied and checked, in words. */
export function said({ tables, entries, finished, running, unknown, doubtful, people }: Checked): string[] {
  return [
    `${counted(tables, 'table')} with ${counted(entries, 'entry', 'entries')}, and ${counted(people, 'row')} of people, are the same`,
    `${counted(finished, 'finished game')} verified, ${counted(running, 'running game')} replayed to the same state`,
    ...(unknown === 0
      ? []
      : [`not replayed, since this Outcry does not have their rules: ${counted(unknown, 'table')}`]),
    ...(doubtful.length === 0 ? [] : [`do not verify, and did not before: tables number ${doubtful.join(', ')}`]),
  ];
}
