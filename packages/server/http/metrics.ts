import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isFromHere } from '../addresses.ts';
import { Refused } from '../errors.ts';
import type { Watch } from '../store/commits.ts';
import { METRICS } from './tolls.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request comes from whoever runs the server. On a quiet server the figures tell what a single person did, so
 * they are nobody else's to see.
 */
function isOperator({ headers, raw: { socket } }: FastifyRequest, token: string | null): boolean {
  if (token === null) return isFromHere({ remote: socket.remoteAddress, headers });
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));
}

/** What operators can watch. Nothing of anybody's game, name or address is in it. */
export function makeMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'outcry_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers,
  });
  const groups = new Histogram({
    name: 'outcry_commit_size',
    help: 'Changes carried by one sync',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const commits = new Histogram({
    name: 'outcry_commit_seconds',
    help: 'Time of one transaction, sync included',
    buckets: [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3],
    registers,
  });
  const changes = new Counter({ name: 'outcry_changes_total', help: 'Changes on disk', registers });
  const watch: Watch = (size, seconds) => {
    groups.observe(size);
    commits.observe(seconds);
    changes.inc(size);
  };

  return {
    watch,
    /** A number that is asked for when somebody looks. */
    gauge(name: string, help: string, read: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    /** How long the slowest of a hundred requests of a route took, in milliseconds, as far as it was measured; null: none came. */
    async slowest(method: string, route: string): Promise<number | null> {
      const buckets = new Map<number, number>();
      for (const { labels, value, metricName } of (await requests.get()).values) {
        const { le } = labels as { le?: number | string };
        if (labels.method !== method || labels.route !== route || !metricName?.endsWith('_bucket')) continue;
        const limit = le === '+Inf' ? Infinity : Number(le);
        buckets.set(limit, (buckets.get(limit) ?? 0) + value);
      }
      const all = buckets.get(Infinity) ?? 0;
      if (all === 0) return null;
      let [below, before] = [0, 0];
      for (const [limit, count] of [...buckets].toSorted(([one], [other]) => one - other)) {
        if (count >= 0.99 * all) {
          const part = count === before ? 1 : (0.99 * all - before) / (count - before);
          return 1000 * (limit === Infinity ? below : below + (limit - below) * part);
        }
        [below, before] = [limit, count];
      }
      return null;
    },
    /** Times every request and serves what was measured. */
    install(app: FastifyInstance, token: string | null): void {
      app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
        const route = routeOptions.url ?? 'none';
        requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        done();
      });
      app.get('/metrics', { schema: { hide: true }, config: { toll: METRICS } }, async (request, reply) => {
        if (!isOperator(request, token))
          throw new Refused(
            'not-found',
            'these figures are for whoever runs the server: ask on its own machine, or with OUTCRY_METRICS_TOKEN where it is set',
          );
        return reply.type(register.contentType).send(await register.metrics());
      });
    },
  };
}
