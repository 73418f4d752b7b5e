import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.ts';
import type { Server } from '../server.ts';
import { StreamPlaces } from '../streams/places.ts';
import { answerSink } from '../streams/sink.ts';
import { lookAt } from '../tables/claims.ts';
import { sees } from '../tables/describe.ts';
import { requireSession, routeOptions, signedIn } from './route.ts';

const MOST_WATCHED = 10;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** The one stream of a browser, and what it says of itself. */
export function streamRoute(app: FastifyInstance, server: Server): void {
  const { hub, tables, audience, accounts, order, version, config, log } = server;
  const places = new StreamPlaces(config.limits);
  const about = { tag: 'stream', summary: 'Everything that concerns you, as server-sent events' };
  const { schema, ...options } = routeOptions(app, 'stream', about);
  app.route<{ Querystring: { after?: string; visible?: boolean; watch?: string; lobby?: boolean } }>({
    ...options,
    onRequest: requireSession,
    schema: { ...schema, produces: ['text/event-stream'] },
    handler(request, reply) {
      const pass = request.pass!;
      const { after, visible = true, watch = '', lobby = false } = request.query;
      const watched = new Set(watch.split(',').filter((id) => id !== ''));
      if (watched.size > MOST_WATCHED) throw new Refused('bad-request', `watch at most ${MOST_WATCHED} tables at once`);
      const networks = order.networksOf(request.ip);
      order
        .note(pass.person.id, networks)
        .catch((error: unknown) => log.warn({ err: error }, 'a network was not noted'));
      const last = request.headers['last-event-id'];
      const free = places.take(pass.person.id, request.ip);
      if (request.method === 'HEAD') {
        free();
        return reply.headers(HEADERS).send();
      }
      reply.hijack();
      const { raw } = reply;
      if (raw.destroyed) return free(); // the connection broke before the sender was known
      raw.on('close', free);
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        ...HEADERS,
      });
      raw.flushHeaders();
      const end = hub.open(
        {
          person: pass.person.id,
          pass,
          after: typeof last === 'string' ? last : after,
          watched,
          visible,
          lobby,
          version,
          networks,
        },
        answerSink(raw),
      );
      raw.on('close', end);
      // A session that ended since it was looked up cut its streams before this one was there.
      accounts.pass(request.headers).then((still) => still?.id === pass.id || end(), end);
      for (const id of watched) {
        const person = pass.person.id;
        const look = lookAt(tables, id, person, (table) => sees(table.row, person) && audience.look(table));
        look.catch((error: unknown) => {
          if (!(error instanceof Refused)) log.error({ table: id, err: error }, 'a table could not be looked at');
        });
      }
    },
  });
  signedIn(
    app,
    'presence',
    { tag: 'stream', summary: 'Whether somebody looks at a stream of yours, and at which tables' },
    async ({ body: { stream, visible, looking } }, person) => {
      await hub.sight(person.id, stream, { visible, looking });
      return { ok: true as const };
    },
  );
}
