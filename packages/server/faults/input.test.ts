import { expect, test } from 'vitest';
import type { ErrorBody } from '../api.ts';
import { guest, NO_LIMITS, startedTable, startServer } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { send } from '../testing/wire.ts';

async function playing() {
  const server = await startServer();
  const guests = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob'), await guest(server.url, 'Cem')];
  const { id } = await startedTable(guests);
  return { server, url: server.url, guests, ada: guests[0]!, id, at: { params: { id } } };
}

const post = (url: string, path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

async function refusalOf(answer: Promise<Response>): Promise<[number, string]> {
  const got = await answer;
  return [got.status, ((await got.json()) as ErrorBody).error];
}

/** Nothing that is refused may leave a trace. */
async function unchanged({ api }: Guest, id: string, attempt: () => Promise<unknown>): Promise<void> {
  const before = await api('log', { params: { id } });
  await attempt();
  expect(await api('log', { params: { id } })).toEqual(before);
}

test.each([
  ['not JSON', '{"text": '],
  ['nothing', ''],
  ['another type', '"text"'],
  ['a number', '7'],
  ['nested a thousand deep', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['nested deep in a string’s disguise', `{"text":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`],
  ['an unknown field', '{"text":"a","more":1}'],
  ['a key that poisons prototypes', '{"text":"a","__proto__":{"x":1}}'],
  ['too long a text', JSON.stringify({ text: 'x'.repeat(501) })],
])('a body that is %s: 400, and nothing changes', async (_what, body) => {
  const { url, ada, id } = await playing();
  await unchanged(ada, id, async () => {
    expect(await refusalOf(post(url, `/api/tables/${id}/chat`, body, { cookie: ada.cookie }))).toEqual([
      400,
      'bad-request',
    ]);
  });
});

test('JSON a million deep: 413 as it is, 400 when it just fits; only a request with tables may be large', async () => {
  const { url, ada, id } = await playing();
  await unchanged(ada, id, async () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(await refusalOf(post(url, `/api/tables/${id}/moves`, deep(1_000_000), { cookie: ada.cookie }))).toEqual([
      413,
      'too-large',
    ]);
    const move = (depth: number) => `{"seat":0,"decision":4,"key":"12345678","move":${deep(depth)}}`;
    for (const [path, body, status] of [
      [`/api/tables/${id}/moves`, move(8000), 400],
      [`/api/tables/${id}/moves`, move(120_000), 413],
      ['/api/tables', `{"game":"taking-stock","seats":[{"kind":"me"}],"data":{"track":${deep(120_000)}}}`, 400],
    ] as const)
      expect((await refusalOf(post(url, path, body, { cookie: ada.cookie })))[0], path).toBe(status);
  });
});

test('who is not signed in is told so before the body is read', async () => {
  const { url } = await startServer();
  for (const [path, body] of [
    ['/api/tables', 'x'.repeat(400_000)],
    ['/api/tables/x/chat', '{"text": '],
  ] as const)
    expect(await refusalOf(post(url, path, body)), path).toEqual([401, 'signed-out']);
});

test('headers that never end, and connections that say nothing, are closed', async () => {
  const { url, app } = await startServer();
  expect(app.server.headersTimeout).toBeLessThanOrEqual(10_000);
  app.server.headersTimeout = 100;
  const waited = await Promise.all(
    ['GET / HTTP/1.1\r\nhost: x\r\nx', ''].map((bytes) => send(url, bytes, false, 30_000)),
  );
  for (const answer of waited) expect(answer).toContain('408');
});

test('half a body, and then nothing: nothing changes', async () => {
  const { url, ada, id } = await playing();
  await unchanged(ada, id, async () => {
    const head = `POST /api/tables/${id}/chat HTTP/1.1\r\nhost: x\r\ncookie: ${ada.cookie}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`;
    expect(await send(url, `${head}{"text":"half`)).not.toContain('200 OK');
  });
});

test.each([
  ['garbage', Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7) % 256))],
  ['a header without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`],
  ['an address that is none', 'GET /api/tables/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['two lengths', 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef'],
])('%s on the wire: a 4xx or a closed door', async (_what, bytes) => {
  const { url } = await startServer();
  expect(await send(url, bytes)).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a forged, foreign, cut or empty cookie is nobody’s; so is a made-up token', async () => {
  const { url, ada } = await playing();
  const [name, value] = ada.cookie.split('=') as [string, string];
  const forged = [
    `${name}=${value.slice(0, -6)}AAAAAA`,
    `${name}=${value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}`,
    `${name}=${value.split('.')[0]}`,
    `${name}=`,
    `${name}=%00%ff`,
    `__Secure-${name}=${value}`,
  ];
  for (const cookie of forged) expect((await fetch(`${url}/api/me`, { headers: { cookie } })).status, cookie).toBe(401);
  for (const authorization of ['Bearer x', 'Bearer ', 'Basic abc', `Bearer ${value}`])
    expect((await fetch(`${url}/api/me`, { headers: { authorization, cookie: ada.cookie } })).status).toBe(401);
  expect((await fetch(`${url}/api/me`, { headers: { cookie: ada.cookie } })).status).toBe(200);
});

test('changes from another site are refused; from our own, and from programs, they are not', async () => {
  const { url, ada, id } = await playing();
  const chat = (headers: Record<string, string>) =>
    post(url, `/api/tables/${id}/chat`, '{"text":"hi"}', { cookie: ada.cookie, ...headers });
  await unchanged(ada, id, async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ])
      expect(await refusalOf(chat(headers as never))).toEqual([403, 'cross-site']);
    expect((await refusalOf(chat({ 'content-type': 'text/plain' })))[1]).toBe('bad-request');
  });
  for (const headers of [{}, { origin: url, 'sec-fetch-site': 'same-origin' }])
    expect((await chat(headers as never)).status).toBe(200);
});

test('unknown addresses and methods: 404 in the form of every error', async () => {
  const { url } = await startServer();
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['DELETE', '/api/tables'],
    ['POST', '/'],
    ['GET', '/missing.js'],
  ] as const)
    expect(await refusalOf(fetch(url + path, { method })), path).toEqual([404, 'not-found']);
});

test('too often is refused with the time to wait, by session and by address; others are not disturbed', async () => {
  const limits = { ...NO_LIMITS, requests: 30, guests: 3, chat: 2, tokens: 1 };
  const { url } = await startServer({ limits });
  const ada = await guest(url, 'Ada');
  const bob = await guest(url, 'Bob');
  const statuses: number[] = [];
  for (let request = 0; request < 40; request++)
    statuses.push((await fetch(`${url}/api/me`, { headers: { cookie: ada.cookie } })).status);
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses).toContain(429);
  const waiting = await fetch(`${url}/api/me`, { headers: { cookie: ada.cookie } });
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
  const { id } = await startedTable([bob], ['rookie', 'rookie']);
  const chat = () => bob.api('chat', { params: { id }, body: { text: 'hello' } });
  await chat();
  await chat();
  await expect(chat()).rejects.toMatchObject({ status: 429 });
  const token = () => bob.api('makeToken', { body: { label: 'robot' } });
  await token();
  await expect(token()).rejects.toMatchObject({ status: 429 });
  await guest(url, 'Cem');
  expect((await post(url, '/api/session', '{"name":"Dan"}')).status).toBe(429);
});
