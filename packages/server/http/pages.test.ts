import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import about from '../../../package.json' with { type: 'json' };
import { ask } from '../testing/wire.ts';
import { guest, startedTable, startServer, temporaryFolder } from '../testing/guests.ts';

const INDEX = '<!doctype html><title>Outcry</title>';

function builtApp(): string {
  const web = join(temporaryFolder(), 'dist');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), INDEX);
  writeFileSync(join(web, 'assets/app-1234.js'), 'export {}');
  return web;
}

test('the built app is served at every address of its own, its assets for ever, and nothing outside it', async () => {
  const { url } = await startServer({ web: builtApp() });
  for (const path of ['/', '/t/CODE12', '/settings']) {
    const page = await fetch(url + path);
    expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([200, INDEX, 'no-cache']);
  }
  expect((await fetch(`${url}/assets/app-1234.js`)).headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/app-0000.js', '/..%2f..%2fpackage.json', '/api/none'])
    expect((await fetch(url + path)).status, path).toBeGreaterThanOrEqual(400);
});

test('an address that cannot be read gets the app, which says so, and never counts as found', async () => {
  const { url } = await startServer({ web: builtApp() });
  for (const path of ['/t/%E0%A4%A', '/%', '/rules/%ff?rule=S1']) {
    const page = await fetch(url + path);
    expect([page.status, await page.text()], path).toEqual([400, INDEX]);
    expect(page.headers.get('content-security-policy'), path).toContain("default-src 'self'");
  }
  expect(await (await fetch(`${url}/api/tables/%E0%A4%A`)).json()).toMatchObject({ error: 'bad-request' });
  expect((await fetch(`${url}/t/%E0%A4%A`, { method: 'POST' })).status).toBe(400);
  expect((await fetch(`${url}/t/100%25?from=%E0%A4%A`)).status).toBe(200);
});

test('without a built app a page says which command builds it, and there is one', async () => {
  const { url } = await startServer();
  const command = /<code>npm (\w+)<\/code>/.exec(await (await fetch(url)).text())?.[1];
  expect(about.scripts).toHaveProperty(`pre${command}`, expect.stringContaining('build-web'));
});

test('pages load nothing from elsewhere and hold no script or style of their own; over https cookies are strict, over http not', async () => {
  const plain = await startServer();
  const headers = (await fetch(plain.url)).headers;
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';(?!.*unsafe)/);
  expect(headers.get('strict-transport-security')).toBeNull();
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' };
  const open = (await fetch(`${plain.url}/api/session`, post)).headers.getSetCookie()[0]!;
  expect(open).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(open).not.toContain('Secure');
  const strict = await startServer({ publicUrl: 'https://games.example.org' });
  const host = { host: 'games.example.org', 'content-type': 'application/json' };
  const { text } = await ask(strict.url, 'POST /api/session', host, post.body);
  expect(text).toMatch(/^set-cookie: __Secure-.*Secure/im);
  expect(text).toMatch(/^strict-transport-security: max-age/im);
});

test('the description is OpenAPI 3.1 and its page needs nothing from elsewhere', async () => {
  const { url } = await startServer();
  const { openapi, paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: object;
  };
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toContain('/api/tables/{id}/moves');
  for (const path of ['/api/docs', '/api/docs.js', '/api/docs.css'])
    expect(await (await fetch(url + path)).text(), path).not.toMatch(/https?:\/\/(?!localhost)/);
});

test('a token plays as its person; dropped, it is nobody’s', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const { token, id } = await ada.api('makeToken', { body: { label: 'robot' } });
  const me = () => fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await (await me()).json()).toMatchObject({ id: ada.id });
  expect(JSON.stringify(await ada.api('tokens'))).not.toContain(token);
  await ada.api('dropToken', { params: { token: id } });
  expect((await me()).status).toBe(401);
});

test('metrics count and name nobody', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada-the-visible');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(/^outcry_changes_total [1-9]/m);
  expect(text).toMatch(/route="\/api\/tables\/:id\/start"/);
  for (const secret of ['Ada-the-visible', id, ada.id]) expect(text).not.toContain(secret);
});
