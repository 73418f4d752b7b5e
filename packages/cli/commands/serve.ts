import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';

interface Flags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly databaseUrl?: string;
  readonly publicUrl?: string;
}

/** The server could not go on: a supervisor should start it again. */
const BROKEN = 70;

/** `outcry serve`: tables for friends, in the browser. Every other setting is an environment variable (docs/hosting.md). */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('serve tables to play at in a browser')
    .option('--port <n>', 'where to listen (OUTCRY_PORT, 4180)', wholeNumber('--port', 0, 65_535))
    .option('--host <address>', 'at which address (OUTCRY_HOST, all)')
    .option('--data <folder>', 'where everything is kept (OUTCRY_DATA, data)')
    .option('--database-url <url>', 'the PostgreSQL to keep it in instead (OUTCRY_DATABASE_URL)')
    .option('--public-url <url>', 'how people reach it, behind a proxy (OUTCRY_PUBLIC_URL)')
    .action(async ({ port, host, data, databaseUrl, publicUrl }: Flags) => {
      const { configFrom, serve } = await import('@outcry/server');
      const flags: Record<string, string | undefined> = {
        OUTCRY_PORT: port?.toString(),
        OUTCRY_HOST: host,
        OUTCRY_DATA: data,
        OUTCRY_DATABASE_URL: databaseUrl,
        OUTCRY_PUBLIC_URL: publicUrl,
      };
      const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
      const fault = await serve(configFrom({ ...process.env, ...given }), (line) => console.log(line));
      if (fault === null) return;
      console.error(`outcry: ${fault}`);
      process.exitCode = BROKEN;
    });
}
