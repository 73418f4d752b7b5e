import { InputError } from '@outcry/engine';
import type { Command } from 'commander';
import { counted } from '../counted.ts';

/** The data folder a command works on: the flag, the environment, or the usual one. */
async function folder(data: string | undefined): Promise<string> {
  const { configFrom } = await import('@outcry/server');
  const config = configFrom({ ...process.env, ...(data === undefined ? {} : { OUTCRY_DATA: data }) });
  if (data === undefined && config.databaseUrl !== null)
    throw new InputError(
      'OUTCRY_DATABASE_URL is set: back a PostgreSQL up and restore it by its own means (pg_dump, pg_basebackup); for a data folder name it with --data',
    );
  return config.data;
}

const DATA = ['--data <folder>', 'the data folder (OUTCRY_DATA, data)'] as const;

/** How much a backup holds, in words. */
export const held = ({ tables, entries }: { tables: number; entries: number }): string =>
  `${counted(tables, 'table')}, ${counted(entries, 'entry', 'entries')}`;

/** `outcry backup`: one whole copy of everything, taken while the server goes on. */
export function backupCommand(program: Command): void {
  program
    .command('backup <file>')
    .description('copy everything the server keeps into one file, while it runs')
    .option(...DATA)
    .action(async (file: string, { data }: { data?: string }) => {
      const { backup } = await import('@outcry/server');
      console.log(`${file}: ${held(backup(await folder(data), file))}`);
    });
}

/** `outcry restore`: puts a copy back; a server that runs takes it over. */
export function restoreCommand(program: Command): void {
  program
    .command('restore <file>')
    .description('put a backup back; a running server takes it over')
    .option(...DATA)
    .action(async (file: string, { data }: { data?: string }) => {
      const { restore } = await import('@outcry/server');
      const done = await restore(await folder(data), file);
      console.log(
        `restored ${held(done)}; ${done.running ? 'the running server took it over' : 'no server was running'}`,
      );
    });
}
