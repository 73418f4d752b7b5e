import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way have to end when the server goes down. */
const GRACE = 10_000;
const GLANCE = 50;

/** Takes no more requests, answers those that are under way, ends the streams, and closes every connection. */
export async function closeGently(app: FastifyInstance, endStreams: () => Promise<void>): Promise<void> {
  const closed = app.close();
  // A connection becomes idle once its last request is answered, and would stay open for the next.
  const idle = setInterval(() => app.server.closeIdleConnections(), GLANCE);
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE);
  try {
    await Promise.all([closed, endStreams()]);
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
