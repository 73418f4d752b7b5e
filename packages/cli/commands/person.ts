import { InputError } from '@outcry/engine';
import type { Command } from 'commander';
import { dataConfig } from './dataConfig.ts';

/** `outcry person link NAME`: a sign-in link for somebody who lost their way in. */
export function personCommand(program: Command): void {
  program
    .command('person <what> <name>')
    .description('link NAME: make a sign-in link for somebody, who is told of it')
    .option('--data <folder>', 'the data folder (OUTCRY_DATA, data)')
    .action(async (what: string, name: string, { data }: { data?: string }) => {
      if (what !== 'link') throw new InputError(`"${what}" cannot be done with a person; link can`);
      const { hostLink } = await import('@outcry/server');
      const { person, link, ends } = await hostLink(await dataConfig(data), name);
      console.log(
        `${link}\nIt signs in ${person.name} once, until ${new Date(ends).toISOString()}. They are told of it.`,
      );
    });
}
