import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { ErrorBody } from '../api.ts';

const PAGE = {
  '/api/docs': ['docs.html', 'text/html; charset=utf-8'],
  '/api/docs.js': ['docs.js', 'text/javascript; charset=utf-8'],
  '/api/docs.css': ['docs.css', 'text/css; charset=utf-8'],
} as const;

/** Describes the API in OpenAPI 3.1, out of the schemas the server validates with, and serves a page to read it. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Outcry',
        version,
        description: 'Tables, moves and events of five stock-market games. How it works together: docs/api.md.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'outcry.session_token' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ session: [] }, { token: [] }],
    },
    transform: ({ schema, url }) => ({
      url,
      schema: { ...schema, response: { ...(schema.response as object), default: ErrorBody } },
    }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  for (const [url, [file, type]] of Object.entries(PAGE)) {
    const text = readFileSync(new URL(`../docs-page/${file}`, import.meta.url), 'utf8');
    app.get(url, { schema: { hide: true } }, async (_request, reply) => reply.type(type).send(text));
  }
}
