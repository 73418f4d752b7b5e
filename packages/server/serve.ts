import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '@outcry/engine';
import { isEverywhere, networkAddresses } from './addresses.ts';
import { isWaiting, takeOver } from './backup.ts';
import type { Config } from './config.ts';
import { lockFolder } from './lock.ts';
import { addressOfAdminLink, firstAdminLink } from './order/admins.ts';
import { createServer } from './server.ts';
import type { Server } from './server.ts';
import { addressesOf, placeOf } from './store/postgresConnections.ts';
import { StoreUnavailable } from './store/store.ts';
import { every } from './timers.ts';

/** How often to look for a backup that is to be restored. */
const GLANCE = 250;

/** What a server says of itself when it is ready. */
function greeting({ url, config }: Pick<Server, 'url' | 'config'>): string[] {
  const { port } = new URL(url);
  return [
    `Outcry is ready: open ${config.publicUrl ?? url}`,
    ...(config.publicUrl || !isEverywhere(config.host)
      ? []
      : networkAddresses(port).map((address) => `on this network: ${address}`)),
    `data: ${config.databaseUrl === null ? config.data : addressesOf(config.databaseUrl).map(placeOf).join(', ')}`,
    `settings: port ${port}, host ${config.host}, ${config.botThreads} bot threads, ${config.limits.requests} units of cost a minute each, log ${config.logLevel}`,
    'stop it with Ctrl-C',
  ];
}

/** The one-time link to the first administrator, on the first start alone. */
async function firstLink({ store, tables, url, config }: Server): Promise<string[]> {
  const secret = await firstAdminLink(store, tables.now());
  if (secret === null) return [];
  return [
    `administrator: open ${addressOfAdminLink(config.publicUrl ?? url, secret)}`,
    'this link works once, for a week; outcry admin add NAME makes more',
  ];
}

/** What went wrong at the start, in one line where it is a matter of the settings. */
function explain(error: unknown, { port, data }: Config): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new InputError(`port ${port} is in use; choose another with --port or OUTCRY_PORT`);
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code?.startsWith('SQLITE_'))
    return new InputError(`the data folder ${data} cannot be used: ${message}`);
  if (error instanceof StoreUnavailable) return new InputError(error.message);
  return error;
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Resolves when the server is to stop: by a signal, because the launcher is gone (it holds a channel to us), or because it
 * is `broken`. More signals while it stops change nothing: stopping takes a bounded time.
 */
function stopRequest() {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const stop = () => resolve(null);
  for (const event of STOPS) process.on(event as NodeJS.Signals, stop);
  return {
    asked: promise,
    broken: (why: string, cause: unknown) => resolve(`${why}: ${String(cause)}`),
    forget: () => STOPS.forEach((event) => process.off(event, stop)),
  };
}

/** Ends a server: first it says that it will, so that nobody is sent here any more, unless it is broken. */
async function stop(server: Server, fault: string | null, say: (line: string) => void): Promise<void> {
  say('stopping');
  server.drain();
  if (fault === null) await sleep(server.config.drainSeconds * 1000);
  await server.close();
}

/** Serves until it is told to stop; yields why it could not go on, or null. */
export async function serve(config: Config, say: (line: string) => void): Promise<string | null> {
  return config.databaseUrl === null ? serveFolder(config, say) : serveDatabase(config, say);
}

/** Any number of servers may serve a PostgreSQL. */
async function serveDatabase(config: Config, say: (line: string) => void): Promise<string | null> {
  const request = stopRequest();
  try {
    const server = await createServer(config, request.broken);
    for (const line of [...greeting(server), ...(await firstLink(server))]) say(line);
    const fault = await request.asked;
    await stop(server, fault, say);
    return fault;
  } catch (error) {
    throw explain(error, config);
  } finally {
    request.forget();
  }
}

/** One server at a time serves a data folder. */
async function serveFolder(config: Config, say: (line: string) => void): Promise<string | null> {
  let unlock: (() => void) | null = null;
  try {
    unlock = lockFolder(config.data);
    if (!unlock) throw new InputError(`another server uses the data folder ${config.data}`);
    takeOver(config.data);
    return await serveAlone(config, say);
  } catch (error) {
    throw explain(error, config);
  } finally {
    unlock?.();
  }
}

async function serveAlone(config: Config, say: (line: string) => void): Promise<string | null> {
  const request = stopRequest();
  try {
    let server = await createServer(config, request.broken);
    for (const line of [...greeting(server), ...(await firstLink(server))]) say(line);
    const { log } = server;
    const restoreIfAsked = async (): Promise<void> => {
      if (!isWaiting(config.data)) return;
      const { port } = new URL(server.url);
      await server.close();
      if (takeOver(config.data)) say('took the restored backup over');
      server = await createServer({ ...config, port: Number(port) }, request.broken);
    };
    const stopLooking = every(
      GLANCE,
      () => restoreIfAsked().catch((error: unknown) => request.broken('the restored backup cannot be served', error)),
      log,
    );
    const fault = await request.asked;
    await stopLooking();
    await stop(server, fault, say);
    return fault;
  } finally {
    request.forget();
  }
}
