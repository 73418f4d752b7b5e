import { test as base } from '@playwright/test';
import { RealServer } from './realServer.ts';

/** Tests with a server: `server` is shared by a worker's tests, `ownServer` is one that may be killed. */
export const test = base.extend<{ ownServer: RealServer }, { server: RealServer }>({
  server: [
    async ({ playwright: _any }, use) => {
      const server = new RealServer();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  ownServer: async ({ playwright: _any }, use) => {
    const own = new RealServer();
    await own.start();
    await use(own);
    await own.close();
  },
});
export { expect } from '@playwright/test';
