import { networkInterfaces } from 'node:os';
import { InputError } from '@outcry/engine';
import { noteProcess, takeOver } from './backup.ts';
import type { Config } from './config.ts';
import { createServer } from './server.ts';
import type { Server } from './server.ts';

/** The addresses at which others in the same network reach this machine. */
const addresses = (port: string): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);

/** What a server says of itself when it is ready. */
function greeting({ url, config }: Pick<Server, 'url' | 'config'>): string[] {
  const { port } = new URL(url);
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  return [
    `Outcry is ready: open ${config.publicUrl ?? url}`,
    ...(config.publicUrl || !everywhere ? [] : addresses(port).map((address) => `on this network: ${address}`)),
    `data: ${config.data}`,
    `settings: port ${port}, host ${config.host}, ${config.botThreads} bot threads, ${config.limits.requests} units of cost a minute each, log ${config.logLevel}`,
    'stop it with Ctrl-C',
  ];
}

async function start(config: Config): Promise<Server> {
  try {
    return await createServer(config);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new InputError(`port ${config.port} is in use; choose another with --port or OUTCRY_PORT`);
    if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code?.startsWith('SQLITE_'))
      throw new InputError(`the data folder ${config.data} cannot be used: ${message}`);
    throw error;
  }
}

/** Serves until it is told to stop (SIGINT, SIGTERM); SIGHUP has it take a restored backup over. */
export async function serve(config: Config, say: (line: string) => void): Promise<void> {
  takeOver(config.data);
  let server = await start(config);
  const forget = noteProcess(config.data);
  for (const line of greeting(server)) say(line);
  let restarting = Promise.resolve();
  const onHangUp = (): void => {
    restarting = restarting.then(async () => {
      const { port } = new URL(server.url);
      await server.close();
      if (takeOver(config.data)) say('took the restored backup over');
      server = await start({ ...config, port: Number(port) });
    });
  };
  process.on('SIGHUP', onHangUp);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  process.off('SIGHUP', onHangUp);
  say('stopping');
  await restarting;
  await server.close();
  forget();
}
