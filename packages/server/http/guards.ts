import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../auth.ts';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';

const MINUTE = 60_000;

/** What a page of ours may load: only what this server serves, and neither script nor style in the page itself. */
const CONTENT = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Headers that make a browser strict. Over plain http (a home network) nothing asks for https. */
export function strictHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const https = publicUrl?.startsWith('https:') ?? false;
  const always = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=15552000' } : {}),
  };
  const ofPages = {
    ...always,
    'content-security-policy': [...CONTENT, ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    ...(https ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  };
  app.addHook('onRequest', ({ url }, reply, done) => {
    const isData = url.startsWith('/api/') && !url.startsWith('/api/docs');
    reply.headers(isData ? always : ofPages);
    done();
  });
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Throws when a browser sends a change from another site: the cookie alone proves nothing. */
export function sameSite(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  publicUrl: string | null,
): void {
  if (!CHANGES.has(method) || headers.authorization !== undefined) return;
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const ownOrigin = origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host;
  if (!ownOrigin || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    throw new Refused('cross-site', 'this request came from another site');
}

/** How often: throws a 429 when it is too often. */
export type Limiter = Readonly<Record<'chat', (request: FastifyRequest) => Promise<void>>>;

/** Before anything else of a request: who sends it, whether from our own site, and whether too often. */
export async function guard(app: FastifyInstance, accounts: Accounts, { limits, publicUrl }: Config): Promise<Limiter> {
  await app.register(rateLimit, { global: false });
  const limit = (max: number, key: (request: FastifyRequest) => string) => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: key });
    return async (request: FastifyRequest) => {
      const used = await check(request);
      if (!used.isAllowed && used.isExceeded)
        throw new Refused('too-many', `too many requests: again in ${used.ttlInSeconds} seconds`);
    };
  };
  const ofAddress = limit(limits.address, ({ ip }) => `address ${ip}`);
  const ofGuests = limit(limits.guests, ({ ip }) => `guests ${ip}`);
  const ofSession = limit(limits.requests, ({ person }) => `person ${person!.id}`);
  const ofChat = limit(limits.chat, ({ person }) => `chat ${person!.id}`);

  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    await ofAddress(request);
    sameSite(request, publicUrl);
    request.person = await accounts.person(request.headers);
    if (request.person) await ofSession(request);
    else if (request.method === 'POST' && request.routeOptions.url === '/api/session') await ofGuests(request);
  });
  return { chat: ofChat };
}
