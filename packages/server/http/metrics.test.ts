import { expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { guest, startServer, temporaryFolder } from '../testing/guests.ts';
import { ask } from '../testing/wire.ts';

const TOKEN = 'a token nobody else knows';
const FIGURES = /^outcry_changes_total \d/m;
const SENTENCE = 'these figures are for whoever runs the server';

/** Asks for the metrics over a connection that comes from an address. */
async function from({ app }: Server, remoteAddress: string, headers = {}) {
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress, headers });
  return { statusCode, body };
}

test('metrics are for the machine itself: nobody else is told a figure', async () => {
  const server = await startServer();
  for (const remote of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await from(server, remote), remote).toEqual({ statusCode: 200, body: expect.stringMatching(FIGURES) });
  for (const remote of ['192.0.2.1', '10.0.0.7', '::ffff:192.0.2.1', '2001:db8::1', 'fe80::1'])
    expect(await from(server, remote), remote).toEqual({ statusCode: 404, body: expect.stringContaining(SENTENCE) });
});

test('what a proxy or tunnel on the machine passes on is not from the machine', async () => {
  for (const trustProxy of [0, 1, ['loopback']]) {
    const { url } = await startServer({ trustProxy });
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '192.0.2.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { 'cf-connecting-ip': '127.0.0.1' },
      { 'true-client-ip': '127.0.0.1' },
      { 'x-client-ip': '127.0.0.1' },
      { 'x-cluster-client-ip': '127.0.0.1' },
      { 'x-azure-clientip': '127.0.0.1' },
      { 'x-original-forwarded-for': '127.0.0.1' },
      { 'x-envoy-external-address': '127.0.0.1' },
      { 'remote-addr': '127.0.0.1' },
      { 'cdn-loop': 'cloudflare' },
      { 'cf-ray': '1' },
      { 'proxy-connection': 'keep-alive' },
      { via: '1.1 proxy' },
      { host: 'games.example.org' },
    ]) {
      const { status, text } = await ask(url, 'GET /metrics', headers);
      expect([status, FIGURES.test(text)], JSON.stringify(headers)).toEqual([404, false]);
    }
    expect((await ask(url, 'GET /%6detrics', { host: 'games.example.org' })).status).toBe(404);
    expect((await ask(url, 'GET /metrics')).status).toBe(200);
  }
});

test('where a token is set it opens the metrics from anywhere, and nothing else does', async () => {
  const server = await startServer({ metricsToken: TOKEN, publicUrl: 'https://games.example.org' });
  const bearer = (token: string) => ({ host: 'outcry:4180', authorization: `Bearer ${token}` });
  expect(await from(server, '10.0.0.7', bearer(TOKEN))).toEqual({
    statusCode: 200,
    body: expect.stringMatching(FIGURES),
  });
  for (const token of ['', TOKEN.slice(1), `${TOKEN}x`, TOKEN.toUpperCase(), 'é', TOKEN.replace('a', 'á')])
    expect(await from(server, '10.0.0.7', bearer(token)), token).toMatchObject({ statusCode: 404 });
  expect(await from(server, '127.0.0.1')).toEqual({ statusCode: 404, body: expect.stringContaining(SENTENCE) });
  expect(await from(server, '127.0.0.1', bearer(TOKEN))).toMatchObject({ statusCode: 200 });
});

test('probes that are open to everybody say the same, whatever others do', async () => {
  const { url } = await startServer({ data: temporaryFolder() });
  const looks = async () =>
    Promise.all(
      ['/healthz', '/readyz'].map(async (path) => {
        const answer = await fetch(url + path);
        const { date: _date, ...headers } = Object.fromEntries(answer.headers);
        return { status: answer.status, headers, body: await answer.text() };
      }),
    );
  const before = await looks();
  const ada = await guest(url, 'Ada');
  await ada.api('createTable', { body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] } });
  expect(await looks()).toEqual(before);
});
