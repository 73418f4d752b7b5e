import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { tollOf } from './guards.ts';

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
  /** Answers to somebody in particular are kept nowhere. */
  const ofData = { ...always, 'cache-control': 'no-store' };
  const ofPages = {
    ...always,
    'content-security-policy': [...CONTENT, ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    ...(https ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(tollOf(request).kind === 'page' ? ofPages : ofData);
    done();
  });
}
