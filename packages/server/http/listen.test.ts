import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULTS } from '../config.ts';
import { startServer } from '../testing/guests.ts';
import { listen } from './listen.ts';

test('by default a server answers at every address of the machine, of IPv4 too', async () => {
  const { app, url } = await startServer({ host: DEFAULTS.host });
  expect(DEFAULTS.host).toBe('::');
  const { port } = new URL(url);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  if (JSON.stringify(app.addresses()).includes('IPv6'))
    expect((await fetch(`http://[::1]:${port}/healthz`)).status).toBe(200);
});

test('where there is no IPv6 it listens by IPv4', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const real = app.listen.bind(app);
  /** A machine without IPv6: `::` is as little its own as this address. */
  const without = {
    listen: ({ host, port }: { host: string; port: number }) =>
      real({ port, host: host === '::' ? '2001:db8::1' : host }),
  };
  await listen(without as never, { host: '::', port: 0 });
  expect(app.addresses()).toMatchObject([{ address: '0.0.0.0' }]);
});

test('an address that is named and not there is an error', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await expect(listen(app, { host: '2001:db8::1', port: 0 })).rejects.toThrow('2001:db8::1');
});
