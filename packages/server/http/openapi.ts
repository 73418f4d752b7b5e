import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { ErrorBody } from '../api.ts';
import { fixed } from './fixed.ts';
import { PAGE } from './tolls.ts';

const FILES = {
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
  const options = { schema: { hide: true }, config: { toll: PAGE } };
  app.get(
    '/api/openapi.json',
    options,
    fixed('application/json; charset=utf-8', () => JSON.stringify(app.swagger())),
  );
  for (const [url, [file, type]] of Object.entries(FILES))
    app.get(
      url,
      options,
      fixed(type, () => readFileSync(new URL(`../docs-page/${file}`, import.meta.url), 'utf8')),
    );
}
