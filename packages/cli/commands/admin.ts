import { InputError } from '@outcry/engine';
import type { Command } from 'commander';
import { dataConfig } from './dataConfig.ts';

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `outcry admin add NAME`, `list` and `remove NAME`: who may keep order on the page. */
export function adminCommand(program: Command): void {
  program
    .command('admin <what> [name]')
    .description('add NAME: a one-time link that makes somebody an administrator; list; remove NAME')
    .option('--data <folder>', 'the data folder (OUTCRY_DATA, data)')
    .action(async (what: string, name: string | undefined, { data }: { data?: string }) => {
      if (!['add', 'list', 'remove'].includes(what))
        throw new InputError(`"${what}" cannot be done with administrators; add, list and remove can`);
      if (what !== 'list' && name === undefined) throw new InputError(`name whom to ${what}`);
      const { adminLink, dropAdmin, listAdmins } = await import('@outcry/server');
      const config = await dataConfig(data);
      if (what === 'list') {
        const admins = await listAdmins(config);
        for (const { id, name: called, since } of admins) console.log(`${called}  ${id}  since ${day(since)}`);
        if (admins.length === 0) console.log('There is no administrator.');
      } else if (what === 'remove') {
        console.log(`${await dropAdmin(config, name!)} is no administrator any more. They are told of it.`);
      } else {
        const { person, link, ends } = await adminLink(config, name!);
        console.log(
          `${link}\nIt makes ${person.name} an administrator, once, until ${day(ends)}. They are told of it.`,
        );
      }
    });
}
