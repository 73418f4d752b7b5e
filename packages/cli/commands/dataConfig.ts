import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@outcry/engine';
import type { Config } from '@outcry/server';

/** The settings, for work on the data of a server; `data`: the folder that was named. */
export async function dataConfig(data: string | undefined): Promise<Config> {
  const { configFrom } = await import('@outcry/server');
  const config = configFrom({ ...process.env, ...(data === undefined ? {} : { OUTCRY_DATA: data }) });
  const wanted = data === undefined ? config : { ...config, databaseUrl: null };
  if (wanted.databaseUrl === null && !existsSync(join(wanted.data, 'outcry.db')))
    throw new InputError(`there is no database in ${wanted.data}`);
  return wanted;
}
