import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.ts';
import { PAGE } from './tolls.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outcry</title>
<h1>Outcry runs, its pages are not built yet</h1>
<p>Start it with <code>npm start</code> in the folder of Outcry, which builds them first.
The <a href="/api/docs">API</a> is here already.</p></html>`;

/** Names the web app that is served: it changes when the app was built anew. */
export function webVersion(folder: string): string {
  const index = join(folder, 'index.html');
  return existsSync(index) ? createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 12) : 'none';
}

/** Takes the place of an address that cannot be read: like any page there is none of, but never found. */
const UNREADABLE = '/unreadable';

/** The address to find a route by. An unreadable one leads to the app, which shows an error; unreadable API requests are refused. */
export function routed({ url = '/', method }: IncomingMessage): string {
  const [path = ''] = url.split('?');
  if (!path.includes('%') || url.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return UNREADABLE;
  }
}

/** Serves the built web app, its first page for every address of its own, and says so when it is not built. */
export async function webApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => void (route.config = { ...route.config, toll: PAGE }));
    if (built)
      await pages.register(fastifyStatic, {
        root: folder,
        cacheControl: false,
        preCompressed: true, // the build lays a compressed copy beside every text
        setHeaders(reply, path) {
          const forEver = path.startsWith(join(folder, 'assets'));
          reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    pages.setNotFoundHandler((request, reply) => {
      const page = request.method === 'GET' || request.method === 'HEAD';
      if (!page || request.url.startsWith('/api/') || /\.\w+$/.test(request.url.split('?')[0]!)) {
        const { status, body } = new Refused('not-found', 'there is nothing at this address');
        return reply.code(status).send(body);
      }
      reply.header('cache-control', 'no-cache').code(request.url === UNREADABLE ? 400 : 200);
      return built ? reply.sendFile('index.html') : reply.type('text/html').send(NOT_BUILT);
    });
  });
}
