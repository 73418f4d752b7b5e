import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Every address of the machine, by IPv6 and IPv4 at once; and what takes its place where there is no IPv6. */
const EVERYWHERE = '::';
const EVERYWHERE_BY_IPV4 = '0.0.0.0';

/** Listens where the settings say. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (host !== EVERYWHERE || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ host: EVERYWHERE_BY_IPV4, port });
  }
}
