import { syncBuiltinESMExports } from 'node:module';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Conflict } from '../store/store.ts';
import { guest, listen, moveOnce, refused, startedTable, startServer, until } from '../testing/guests.ts';
import { ask } from '../testing/wire.ts';

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> => fetch(url, { headers });

test('answers that are the same for everybody are sent once: the second time there is nothing new', async () => {
  const { url } = await startServer();
  for (const path of ['/api/games', '/api/bots', '/api/openapi.json', '/api/docs']) {
    const first = await get(url + path);
    expect([first.status, first.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
    const tag = first.headers.get('etag')!;
    const second = await get(url + path, { 'if-none-match': tag });
    expect([second.status, await second.text()], path).toEqual([304, '']);
    expect((await get(url + path, { 'if-none-match': 'W/"other"' })).status, path).toBe(200);
  }
});

test('answers that are the same for everybody are compressed once, whoever asks how often', async () => {
  const { app } = await startServer();
  const COMPRESS = [
    'brotliCompress',
    'gzip',
    'deflate',
    'createBrotliCompress',
    'createGzip',
    'createDeflate',
  ] as const;
  const spies = COMPRESS.map((name) => vi.spyOn(zlib, name));
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const count = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const url of ['/api/openapi.json', '/api/games', '/api/docs.js'])
    for (const encoding of ['br', 'gzip'] as const) {
      const before = count();
      const ask = () => app.inject({ url, headers: { 'accept-encoding': encoding } });
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(count() - before, `${url} by ${encoding}`).toBe(1);
      const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      for (const { headers, rawPayload } of [...answers, await ask()]) {
        expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
        expect(unpack(rawPayload).toString()).toBe(plain.body);
      }
      expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: answers[0]!.headers.etag });
    }
  expect(count()).toBe(6);
});

test('answers to somebody in particular are kept nowhere', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  for (const path of ['/api/me', '/api/mine', '/api/lobby', `/api/tables/${id}`, `/api/tables/${id}/log`])
    expect((await get(url + path, { cookie: ada.cookie })).headers.get('cache-control'), path).toBe('no-store');
});

test('large answers are compressed, unless they hold secrets next to what other people write', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  for (let move = 0; move < 3; move++) await until(() => moveOnce(ada, id), 'Ada is asked');
  for (let line = 0; line < 5; line++) await ada.api('chat', { params: { id }, body: { text: 'x'.repeat(400) } });
  const encoding = async (path: string, accepted: string) => {
    const headers = { cookie: ada.cookie, 'accept-encoding': accepted };
    const answer = await server.app.inject({ url: path, headers });
    expect(answer.statusCode, path).toBe(200);
    return { by: answer.headers['content-encoding'] ?? null, body: answer.rawPayload };
  };
  const games = await encoding('/api/games', 'gzip, br');
  expect([games.by, JSON.parse(brotliDecompressSync(games.body).toString())]).toEqual(['br', await ada.api('games')]);
  const views = await encoding(`/api/tables/${id}/views?from=0&to=20`, 'gzip');
  expect([views.by, JSON.parse(gunzipSync(views.body).toString())]).toEqual(['gzip', expect.any(Array)]);
  expect((await encoding('/api/games', 'identity')).by).toBeNull();
  expect((await encoding('/api/games', 'gzip;q=0')).by).toBeNull();
  const log = await encoding(`/api/tables/${id}/log`, 'gzip, br');
  expect([log.by, log.body.length > 2000]).toEqual([null, true]);
});

test('compressed bodies are not unpacked', async () => {
  const { app } = await startServer();
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await app.inject({ method: 'POST', url: '/api/session', headers, body: '{"name":"Ada"}' });
  expect(answer.statusCode).not.toBe(500);
});

test('HEAD ends, whatever GET does: a stream, too', async () => {
  const { url, hub } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  for (const path of ['stream', 'me', 'games', 'lobby', 'mine', 'history', 'openapi.json', `tables/${id}/log`]) {
    const { status, text } = await ask(url, `HEAD /api/${path}`, { cookie: ada.cookie });
    expect(status, path).toBe(200);
    expect(text.split('\r\n\r\n')[1], path).toBe('');
  }
  expect((await ask(url, 'HEAD /api/stream')).status).toBe(401);
  expect(hub.size).toBe(0);
});

test('a stream is told at once, and never compressed', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const answer = await fetch(`${url}/api/stream`, { headers: { cookie: ada.cookie, 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  await answer.body!.cancel();
  const stream = await listen(url, ada.cookie);
  expect(stream.messages[0]!.message.kind).toBe('hello');
});

test('however often somebody asks, /readyz writes once a second', async () => {
  const server = await startServer();
  let checks = 0;
  const { check } = server.store;
  server.store.check = async () => {
    checks++;
    await check();
  };
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${server.url}/readyz`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(checks).toBeLessThanOrEqual(1 + (performance.now() - began) / 1000);
});

test('a change that others outrun again and again: 503, and it may be sent again', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const append = vi.spyOn(server.store, 'append').mockRejectedValue(new Conflict('the table has changed'));
  const chat = () => ada.api('chat', { params: { id }, body: { text: 'Sell!' } });
  await expect(chat()).rejects.toMatchObject(refused(503, 'busy'));
  append.mockRestore();
  await chat();
});
