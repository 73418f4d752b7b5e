import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../auth.ts';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';
import { allows } from '../scopes.ts';
import { limitPerMinute } from './limit.ts';

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
function sameSite({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, publicUrl: string | null): void {
  if (!CHANGES.has(method) || headers.authorization !== undefined) return;
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const ownOrigin = origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host;
  if (!ownOrigin || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    throw new Refused('cross-site', 'this request came from another site');
}

/** Throws when a token's scope does not cover the route. */
function withinScope({ pass, method, routeOptions: { url } }: FastifyRequest): void {
  if (!pass?.scope || url === undefined || allows(pass.scope, method, url)) return;
  throw new Refused('token-scope', `a token with the scope "${pass.scope}" may not do this`);
}

/** Before anything else of a request: who sends it, whether from our own site, and whether too often. */
export function guard(app: FastifyInstance, accounts: Accounts, { limits, publicUrl }: Config): void {
  const ofAddress = limitPerMinute(limits.address);
  const ofGuests = limitPerMinute(limits.guests);
  const ofSession = limitPerMinute(limits.requests);

  app.decorateRequest('pass', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    ofAddress(request.ip);
    sameSite(request, publicUrl);
    request.pass = await accounts.pass(request.headers);
    request.person = request.pass?.person ?? null;
    withinScope(request);
    if (request.person) ofSession(request.person.id);
    else if (request.method === 'POST' && request.routeOptions.url === '/api/session') ofGuests(request.ip);
  });
}
