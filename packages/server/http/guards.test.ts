import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { PATHS } from '../api.ts';
import { guest, NO_LIMITS, refused, startServer } from '../testing/guests.ts';
import { ask, send } from '../testing/wire.ts';
import { tollsStated } from './guards.ts';
import { PAGE, TOLLS } from './tolls.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const NAME = '{"name":"Ada"}';

/** Ways to write the address of POST /api/session that are not the usual one. */
const DISGUISES = [
  '/%61pi/session',
  '/api/%73ession',
  '/api/session?x=/healthz',
  '/api/session#/healthz',
  '//api/session',
  '/api//session',
  '/./api/session',
  '/api/../api/session',
  '/x/../api/session',
  '/API/SESSION',
  '/api/session/',
  '/api/session;x',
  '/api/session%2f',
  '/%2561pi/session',
  'http://127.0.0.1/api/session',
  'http://127.0.0.1/%61pi/session',
  'HTTP://evil.example/api/session',
  'api/session',
  '*',
];

test('an address in disguise is limited like the plain one, or not found', async () => {
  const { url } = await startServer({ limits: { ...NO_LIMITS, guests: 1 } });
  await guest(url, 'Ada');
  for (const path of DISGUISES) {
    const { status } = await ask(url, `POST ${path}`, JSON_BODY, NAME);
    expect([400, 404, 429], path).toContain(status);
  }
});

test('an address in disguise is refused from another site, or not found', async () => {
  const { url } = await startServer();
  for (const path of DISGUISES) {
    const { status } = await ask(url, `POST ${path}`, { ...JSON_BODY, origin: 'https://evil.example' }, NAME);
    expect([400, 403, 404], path).toContain(status);
  }
});

test('every request of the API costs what its toll says, from the budgets of person and address', async () => {
  const { url } = await startServer({ limits: { ...NO_LIMITS, requests: 2.5 * TOLLS.views.cost } });
  const ada = await guest(url, 'Ada');
  const bob = await guest(url, 'Bob');
  const statusOf = async (cookie: string) => (await fetch(`${url}/api/tables/x/views`, { headers: { cookie } })).status;
  // Each of them is refused for what is missing, and still has its price.
  expect([await statusOf(ada.cookie), await statusOf(ada.cookie)]).toEqual([400, 400]);
  const waiting = await fetch(`${url}/api/tables/x/views`, { headers: { cookie: ada.cookie } });
  expect(waiting.status).toBe(429);
  const seconds = Number(waiting.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(12); // half a request is missing, two and a half come a minute
  expect((await fetch(`${url}/api/me`, { headers: { cookie: ada.cookie } })).status).toBe(200);
  expect(await statusOf(bob.cookie)).toBe(400);
});

test('an address has a budget, whoever calls from it; probes stay free', async () => {
  const { url } = await startServer({ limits: { ...NO_LIMITS, address: 2.5 * TOLLS.views.cost } });
  const statuses: number[] = [];
  for (let request = 0; request < 4; request++) statuses.push((await fetch(`${url}/api/tables/x/views`)).status);
  expect(statuses).toEqual([400, 400, 429, 429]);
  for (let request = 0; request < 20; request++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('new tables and undos have quotas of their own, by person', async () => {
  const { url } = await startServer({ limits: { ...NO_LIMITS, newTables: 2, undos: 1 } });
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const body = { game: 'taking-stock', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  const { id } = await ada.api('createTable', { body });
  await ada.api('createTable', { body });
  await expect(ada.api('createTable', { body })).rejects.toMatchObject({ status: 429 });
  await expect(ada.api('rematch', { params: { id } })).rejects.toMatchObject({ status: 429 });
  await bob.api('createTable', { body });
  const undo = () => ada.api('askUndo', { params: { id }, body: { seat: 0 } });
  await expect(undo()).rejects.toMatchObject({ status: 409 });
  await expect(undo()).rejects.toMatchObject({ status: 429 });
});

test('codes can be guessed only so fast from one address, by however many guests', async () => {
  const { url } = await startServer({ limits: { ...NO_LIMITS, codes: 2 } });
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const guess = { params: { code: 'BCDFGH' } };
  await expect(ada.api('byCode', guess)).rejects.toMatchObject({ status: 404 });
  await expect(bob.api('byCode', guess)).rejects.toMatchObject({ status: 404 });
  for (const { api } of [ada, bob]) await expect(api('byCode', guess)).rejects.toMatchObject({ status: 429 });
  expect((await fetch(`${url}/api/codes/BCDFGH`)).status).toBe(429);
});

test('a server with a route that states no toll does not start', async () => {
  const app = Fastify();
  tollsStated(app);
  app.get('/stated', { config: { toll: PAGE } }, async () => 'yes');
  app.get('/forgotten', async () => 'no');
  await expect(app.ready()).rejects.toThrow('GET /forgotten must state its cost and quota');
});

test('every request of the API states one that costs something', () => {
  for (const name of Object.keys(PATHS) as (keyof typeof PATHS)[]) expect(TOLLS[name].cost, name).toBeGreaterThan(0);
});

test('under a public address other hosts are turned away, except to ask how the server is', async () => {
  const { url } = await startServer({ publicUrl: 'https://games.example.org' });
  const to = async (host: string, path: string, more = {}) => ask(url, path, { host, ...more }, '');
  for (const host of ['games.example.org', 'GAMES.example.org', 'games.example.org:443'])
    expect((await to(host, 'GET /api/bots')).status, host).toBe(200);
  for (const host of ['evil.example', '127.0.0.1', 'games.example.org.evil.example', 'games.example.org:80', ''])
    for (const path of ['GET /api/bots', 'GET /', 'GET /api/docs', 'POST /api/session', 'GET /nothing']) {
      const { status, text } = await to(host, path);
      expect(status, `${path} at "${host}"`).toBe(421);
      expect(text).toContain('this server answers at https://games.example.org');
    }
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await to('127.0.0.1:4180', `GET ${path}`)).status, path).toBe(200);
  expect((await to('games.example.org', 'GET http://games.example.org/api/bots')).status).toBe(400);
});

test('under a public address only its own origin may change something', async () => {
  const { url } = await startServer({ publicUrl: 'https://games.example.org' });
  const signIn = async (origin: string) =>
    (await ask(url, 'POST /api/session', { ...JSON_BODY, host: 'games.example.org', origin }, NAME)).status;
  expect(await signIn('https://games.example.org')).toBe(200);
  for (const origin of ['http://games.example.org', 'https://games.example.org:8443', 'https://evil.example', 'null'])
    expect(await signIn(origin), origin).toBe(403);
});

/** Headers that a browser could be made to send from another site, or from a page without an origin. */
const FOREIGN: readonly (readonly string[])[] = [
  ['Origin: null'],
  ['Origin: '],
  ['Origin: undefined'],
  ['Origin: http://undefined'],
  ['Origin: file://'],
  ['Origin: data:text/html,x'],
  ['Origin: https://evil.example'],
  ['Origin: null', 'Sec-Fetch-Site: same-origin'],
  ['Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: same-site'],
  ['Sec-Fetch-Site: '],
];
/** Hosts as they may be named; null: there is no such header, as HTTP/1.0 allows. */
const HOSTS = ['localhost', '', 'null', null];

test('a change from another site is refused at every address, by HTTP/1.0 and 1.1, whatever host is named', async () => {
  const { url } = await startServer();
  const { cookie } = await guest(url, 'Ada');
  const changes = Object.values(PATHS).filter(([method]) => method !== 'GET');
  const passed: string[] = [];
  for (const [method, path] of changes)
    for (const version of ['1.0', '1.1'])
      for (const host of HOSTS)
        for (const foreign of method === 'DELETE' && path === '/api/session' ? FOREIGN : FOREIGN.slice(0, 1)) {
          if (host === null && version === '1.1') continue; // every server refuses that
          const named = host === null ? [] : [`Host: ${host}`];
          const head = [`${method} ${path} HTTP/${version}`, ...named, ...foreign, `Cookie: ${cookie}`];
          const answer = await send(url, `${head.join('\r\n')}\r\nConnection: close\r\n\r\n`, false);
          if (!answer.includes('"cross-site"')) passed.push(head.slice(0, -1).join(', '));
        }
  expect(passed).toEqual([]);
});

test('a name is changed a few times a minute: each of the person’s tables is written anew', async () => {
  const { url } = await startServer({ limits: { ...NO_LIMITS, renames: 2 } });
  const { api } = await guest(url, 'Ada');
  for (const name of ['Ada B', 'Ada C']) await api('signIn', { body: { name } });
  await expect(api('signIn', { body: { name: 'Ada D' } })).rejects.toMatchObject(refused(429, 'too-many'));
});
