import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.ts';
import type { Server } from '../server.ts';
import { sees } from '../tables/describe.ts';
import { requireSession, routeOptions } from './route.ts';

/** A reader who lets this much pile up is cut off, and resumes after the last message they got. */
const MOST_BUFFERED = 1_000_000;
const MOST_WATCHED = 10;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** The one stream of a browser. */
export function streamRoute(app: FastifyInstance, { hub, tables, audience, version, config, log }: Server): void {
  const about = { tag: 'stream', summary: 'Everything that concerns you, as server-sent events' };
  const { schema, ...options } = routeOptions(app, 'stream', about);
  app.route<{ Querystring: { after?: string; watch?: string; lobby?: boolean } }>({
    ...options,
    onRequest: requireSession,
    schema: { ...schema, produces: ['text/event-stream'] },
    handler(request, reply) {
      const person = request.person!;
      if (hub.streamsOf(person.id) >= config.limits.streams)
        throw new Refused('too-many', `at most ${config.limits.streams} streams at once: share one between tabs`);
      const { after, watch = '', lobby = false } = request.query;
      const watched = new Set(watch.split(',').filter((id) => id !== ''));
      if (watched.size > MOST_WATCHED) throw new Refused('bad-request', `watch at most ${MOST_WATCHED} tables at once`);
      const last = request.headers['last-event-id'];
      if (request.method === 'HEAD') return reply.headers(HEADERS).send();
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        ...HEADERS,
      });
      raw.flushHeaders();
      const close = hub.open(
        { person: person.id, after: typeof last === 'string' ? last : after, watched, lobby, version },
        {
          write: (text) => raw.write(text) || raw.writableLength < MOST_BUFFERED,
          end: () => void (raw.writableLength < MOST_BUFFERED ? raw.end() : raw.destroy()),
        },
      );
      raw.on('close', close);
      for (const id of watched) {
        const look = tables.read(id, (table) => sees(table.row, person.id) && audience.look(table));
        look.catch((error: unknown) => {
          if (!(error instanceof Refused)) log.error({ table: id, err: error }, 'a table could not be looked at');
        });
      }
    },
  });
}
