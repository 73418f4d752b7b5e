import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.ts';
import { HEALTH } from '../http/tolls.ts';
import type { Store } from '../store/store.ts';

/** For how long an answer of the disk holds, in milliseconds: however many ask, it is written to once in that time. */
const FRESH = 1000;
const OPTIONS = { schema: { hide: true }, config: { toll: HEALTH } };

/** What machines ask that watch the server: whether the process lives, and whether it can write and goes on to. */
export function healthRoutes(app: FastifyInstance, store: Store, isDraining: () => boolean): void {
  let asked = -Infinity;
  let check = Promise.resolve();
  app.get('/healthz', OPTIONS, async () => ({ ok: true }));
  app.get('/readyz', OPTIONS, async () => {
    if (isDraining()) throw new Refused('busy', 'the server is going down');
    if (performance.now() - asked >= FRESH) {
      asked = performance.now();
      check = store.check();
    }
    await check;
    return { ok: true };
  });
}
