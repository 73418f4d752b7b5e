import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../auth.ts';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';

const MINUTE = 60_000;

/** Headers that make a browser strict. Over plain http (a home network) nothing asks for https. */
export async function strictHeaders(app: FastifyInstance, { publicUrl }: Config): Promise<void> {
  const https = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 15_552_000 } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
    referrerPolicy: { policy: 'same-origin' },
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
