import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { guest, listen, NO_LIMITS, startServer, until } from '../testing/guests.ts';
import { ask } from '../testing/wire.ts';

const limits = { ...NO_LIMITS, streams: 2, addressStreams: 3 };

/** Asks for a stream that is refused. */
async function refusal(url: string, cookie: string, method = 'GET') {
  const answer = await fetch(`${url}/api/stream`, { method, headers: { cookie } });
  const text = await answer.text();
  return {
    status: answer.status,
    wait: answer.headers.get('retry-after'),
    ...(text ? (JSON.parse(text) as object) : {}),
  };
}

test('a person and an address have only so many streams open; one that is closed makes room', async () => {
  const server = await startServer({ limits });
  const { url, hub } = server;
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const first = await listen(url, ada.cookie);
  await listen(url, ada.cookie);
  expect(await refusal(url, ada.cookie)).toMatchObject({
    status: 429,
    wait: '30',
    error: 'quota',
    message: 'you have 2 streams open, the most there may be: close a page',
  });
  await listen(url, bob.cookie);
  expect(await refusal(url, bob.cookie)).toMatchObject({
    status: 429,
    wait: '30',
    error: 'quota',
    message: 'your network has 3 streams open, the most there may be: close a page',
  });
  expect(await refusal(url, bob.cookie, 'HEAD')).toEqual({ status: 429, wait: '30' });
  expect(hub.size).toBe(3);
  first.close();
  await until(() => hub.size === 2, 'the stream to be closed');
  expect((await ask(url, 'HEAD /api/stream', { cookie: bob.cookie })).status).toBe(200); // takes no place
  await listen(url, bob.cookie);
  expect(await refusal(url, bob.cookie)).toMatchObject({ status: 429 });
});

test('addresses count as everywhere else: behind a proxy by what it says, IPv6 by network', async () => {
  const { url, hub } = await startServer({ limits: { ...limits, streams: 1e6, addressStreams: 1 }, trustProxy: 1 });
  const { cookie } = await guest(url, 'Ada');
  const open = (address: string) => listen(url, { cookie, 'x-forwarded-for': address });
  for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8:1:1::1', '2001:db8:1:2::1']) await open(address);
  for (const address of ['192.0.2.1', '2001:db8:1:1::2']) await expect(open(address)).rejects.toThrow('429');
  for (let network = 3; network <= 16; network++) await open(`2001:db8:1:${network}::1`);
  await expect(open('2001:db8:1:77::1')).rejects.toThrow('429');
  expect(hub.size).toBe(18);
});

test('whose connection breaks before the stream is open leaves none behind', async () => {
  const { url, hub, accounts, app } = await startServer({ limits });
  const { cookie } = await guest(url, 'Ada');
  const { port, hostname: host } = new URL(url);
  const { promise: known, resolve: goOn } = Promise.withResolvers<void>();
  const { pass } = accounts;
  let asked = 0;
  accounts.pass = async (sender) => {
    asked++;
    await known;
    return pass.call(accounts, sender);
  };
  const socket = connect({ port: Number(port), host });
  socket.write(`GET /api/stream HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
  await until(() => asked === 1, 'the request to arrive');
  const connections = () => promisify(app.server.getConnections.bind(app.server))();
  const before = await connections();
  socket.resetAndDestroy();
  await until(async () => (await connections()) < before, 'the connection to be closed');
  goOn();
  const open = await Promise.all([listen(url, cookie), listen(url, cookie)]);
  expect(hub.size).toBe(2);
  for (const { close } of open) close();
  await until(() => hub.size === 0, 'all streams to be closed', 5000);
});

test('who signs out has room again', async () => {
  const { url, hub } = await startServer({ limits: { ...limits, addressStreams: 1 } });
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  await listen(url, ada.cookie);
  await ada.api('signOut');
  await until(() => hub.size === 0, 'the stream to be cut', 5000);
  await until(() => listen(url, bob.cookie).catch(() => false), 'room', 5000);
});
