import { expect, onTestFinished, test, vi } from 'vitest';
import { PATHS } from './api.ts';
import type { RouteName } from './api.ts';
import { addressOf, createClient } from './client.ts';
import { allows, SCOPES } from './scopes.ts';
import type { Guest, Listener } from './testing/guests.ts';
import { guest, listen, refused, startServer, until } from './testing/guests.ts';

const DAY = 86_400_000;

/** Waits until the server has ended a stream. */
const cut = (stream: Listener): Promise<true> => until(() => stream.ended(), 'the stream to end');

/** A stream that is told what is said at a table of its own, to see that it is alive. */
async function isAlive(stream: Listener, { api }: Guest): Promise<void> {
  const before = stream.messages.length;
  await api('createTable', { body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] } });
  await until(() => stream.messages.length > before, 'a message');
}

async function withToken(url: string, { api }: Guest, more: { scope?: 'read' | 'play'; days?: number } = {}) {
  const made = await api('makeToken', { body: { label: 'robot', ...more } });
  const headers = { authorization: `Bearer ${made.token}` };
  return { ...made, headers, client: createClient(url, headers) };
}

test('sign-out ends the streams of its session at once, and no others', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { headers } = await withToken(url, ada);
  const [own, second] = [await listen(url, ada.cookie), await listen(url, ada.cookie)];
  const program = await listen(url, headers);
  const bob = await guest(url, 'Bob');
  const other = await listen(url, bob.cookie);
  await ada.api('signOut');
  await Promise.all([cut(own), cut(second)]);
  await isAlive(program, { ...ada, api: createClient(url, headers) });
  await isAlive(other, bob);
  await expect(listen(url, ada.cookie)).rejects.toThrow('401');
});

test('a deleted token ends its streams at once; those of the session and of other tokens go on', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const [first, second] = [await withToken(url, ada), await withToken(url, ada)];
  const [own, lost, kept] = [
    await listen(url, ada.cookie),
    await listen(url, first.headers),
    await listen(url, second.headers),
  ];
  await ada.api('dropToken', { params: { token: first.id } });
  await cut(lost);
  await isAlive(own, ada);
  await isAlive(kept, ada);
});

test('a stream that is opened while its session ends does not stay open', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { pass } = server.accounts;
  let asked = 0;
  server.accounts.pass = async (sender) => {
    const found = await pass(sender);
    // The session ends after it was looked up and before the stream is open.
    if (++asked === 1) await server.accounts.signOut(sender);
    return found;
  };
  const answer = await fetch(`${server.url}/api/stream`, { headers: { cookie: ada.cookie } });
  expect(await answer.text()).toContain('hello'); // the answer has an end
  expect(server.hub.size).toBe(0);
});

test('an ended token is refused with 401 and its streams are cut', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { headers, client, ends, created } = await withToken(server.url, ada, { days: 7 });
  expect(ends - created).toBe(7 * DAY);
  const stream = await listen(server.url, headers);
  await client('me');
  server.hub.beat(ends);
  await cut(stream);
  vi.useFakeTimers({ toFake: ['Date'], now: ends });
  onTestFinished(() => void vi.useRealTimers());
  await expect(client('me')).rejects.toMatchObject(refused(401, 'signed-out'));
  await expect(client('games')).rejects.toThrow(/token ended/);
});

test('a token that nobody has is refused everywhere, and says so', async () => {
  const { url } = await startServer();
  const client = createClient(url, { authorization: 'Bearer outcry_nobody' });
  await expect(client('games')).rejects.toMatchObject(refused(401, 'signed-out'));
});

test('a token ends after 90 days unless told otherwise, and never later than a year from now', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { ends, created, scope } = await withToken(url, ada);
  expect([ends - created, scope]).toEqual([90 * DAY, 'play']);
  const date = created + 12 * DAY;
  expect((await ada.api('makeToken', { body: { label: 'a', ends: date } })).ends).toBe(date);
  for (const body of [{ days: 0 }, { days: 366 }, { ends: created - 1 }, { ends: created + 400 * DAY }])
    await expect(ada.api('makeToken', { body: { label: 'b', ...body } })).rejects.toMatchObject(
      refused(400, 'bad-request'),
    );
  await expect(ada.api('makeToken', { body: { label: 'b', days: 7, ends: date } })).rejects.toMatchObject(
    refused(400, 'bad-request'),
  );
  expect(await ada.api('tokens')).toHaveLength(2);
});

test('a person has a bounded number of tokens', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const made = await Promise.allSettled(Array.from({ length: 25 }, () => withToken(url, ada)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused(409, 'not-possible') });
});

test('a token says when it was last used, and its person was here then', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { client } = await withToken(server.url, ada);
  expect(await ada.api('tokens')).toMatchObject([{ label: 'robot', used: null }]);
  await client('me');
  await Promise.all([server.accounts.noteUse(), server.hub.renew()]);
  const [listed] = await ada.api('tokens');
  expect(await server.store.lastSeen(ada.id)).toBeGreaterThanOrEqual(listed!.used!);
});

/** Sends a request with empty input: whether the gate lets it pass is decided before its input is looked at. */
async function statusOf(url: string, name: RouteName, headers: Record<string, string>): Promise<number> {
  const [method] = PATHS[name];
  const params = { id: 'x', token: 'x', person: 'x', code: 'x', seat: '0' };
  const stop = new AbortController();
  const answer = await fetch(url + addressOf(name, { params }), { method, headers, signal: stop.signal });
  stop.abort();
  return answer.status;
}

test('every route is open to a token by its scope alone; none that manages sessions or tokens is', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const [reader, player] = [await withToken(url, ada, { scope: 'read' }), await withToken(url, ada)];
  for (const name of Object.keys(PATHS) as RouteName[]) {
    const passes = { read: SCOPES[name] === 'read', play: SCOPES[name] !== 'session' };
    expect([name, (await statusOf(url, name, reader.headers)) !== 403]).toEqual([name, passes.read]);
    expect([name, (await statusOf(url, name, player.headers)) !== 403]).toEqual([name, passes.play]);
    if (SCOPES[name] === 'read') expect([name, PATHS[name][0]]).toEqual([name, name === 'presence' ? 'PUT' : 'GET']);
  }
  for (const name of ['signIn', 'signOut', 'makeToken', 'tokens', 'dropToken'] as const)
    expect(SCOPES[name]).toBe('session');
});

test('a route without a stated scope is closed to tokens', async () => {
  expect(allows('play', 'GET', '/api/new')).toBe(false);
  expect(allows('play', 'GET', '/api/tables/:id')).toBe(true);
  expect(allows('read', 'HEAD', '/api/tables/:id')).toBe(true);
  expect(allows('read', 'POST', '/api/tables/:id/moves')).toBe(false);
});
