import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@outcry/engine';
import type { Command } from 'commander';

/** `outcry person link NAME`: a sign-in link for somebody who lost their way in. */
export function personCommand(program: Command): void {
  program
    .command('person <what> <name>')
    .description('link NAME: make a sign-in link for somebody, who is told of it')
    .option('--data <folder>', 'the data folder (OUTCRY_DATA, data)')
    .action(async (what: string, name: string, { data }: { data?: string }) => {
      if (what !== 'link') throw new InputError(`"${what}" cannot be done with a person; link can`);
      const { configFrom, hostLink } = await import('@outcry/server');
      const config = configFrom({ ...process.env, ...(data === undefined ? {} : { OUTCRY_DATA: data }) });
      const wanted = data === undefined ? config : { ...config, databaseUrl: null };
      if (wanted.databaseUrl === null && !existsSync(join(wanted.data, 'outcry.db')))
        throw new InputError(`there is no database in ${wanted.data}`);
      const { person, link, ends } = await hostLink(wanted, name);
      console.log(
        `${link}\nIt signs in ${person.name} once, until ${new Date(ends).toISOString()}. They are told of it.`,
      );
    });
}
