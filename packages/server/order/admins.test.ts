import { describe, expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { createClient } from '../client.ts';
import type { ApiError } from '../client.ts';
import { dropAdmin } from '../hostLink.ts';
import { databases } from '../testing/databases.ts';
import { guest, listen, refused, startedTable, startServer, temporaryFolder, until } from '../testing/guests.ts';
import { signedInBy } from '../testing/signIn.ts';
import { account, ADMIN_ROUTES, administrator } from './testing.ts';

const { make } = databases();
const databaseIn = (url: string | null) => (url === null ? {} : { OUTCRY_DATABASE_URL: url });

test('an administrator is made by a link that works once; only its use gives rights', async () => {
  const server = await startServer();
  const { host, secret } = await administrator(server);
  const { url } = server;
  expect(await host.api('account')).toMatchObject({ admin: true, told: [{ what: 'admin-added' }] });
  const bob = await guest(url, 'Bob');
  await expect(bob.api('becomeAdmin', { body: { secret } })).rejects.toMatchObject(refused(410, 'link-gone'));
  const wrong = { secret: '0000-0000-0000-0000-0000' };
  await expect(bob.api('becomeAdmin', { body: wrong })).rejects.toMatchObject(refused(404, 'not-found'));
  const { secret: forBob } = await host.api('adminLink', { params: { person: bob.id } });
  expect(await host.api('lookAtAdminLink', { body: { secret: forBob } })).toEqual({ open: true, name: 'Bob' });
  const eve = await guest(url, 'Eve');
  const stolen = eve.api('becomeAdmin', { body: { secret: forBob } });
  await expect(stolen).rejects.toMatchObject(refused(409, 'not-possible'));
  await bob.api('becomeAdmin', { body: { secret: forBob } });
  await host.api('removeAdmin', { params: { person: bob.id } });
  await expect(bob.api('adminPage')).rejects.toMatchObject(refused(404, 'not-found'));
  const alone = host.api('removeAdmin', { params: { person: host.id } });
  await expect(alone).rejects.toMatchObject(refused(409, 'not-possible'));
  expect((await host.api('adminAudit')).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['admin-added', 'admin-link', 'admin-removed']),
  );
});

test('every request of administrators gets the answer of an empty address from everybody else', async () => {
  const server = await startServer();
  const { host } = await administrator(server);
  const { url } = server;
  const bob = await guest(url, 'Bob');
  const { token } = await host.api('makeToken', { body: { label: 'robot', scope: 'play' } });
  const nothing = await (await fetch(`${url}/api/nothing`)).text();
  for (const { method, path } of ADMIN_ROUTES) {
    const body = method === 'GET' ? {} : { body: '{"not": "read"}' };
    const send = (headers: Record<string, string>) =>
      fetch(url + path, { method, headers: { 'content-type': 'application/json', ...headers }, ...body });
    for (const headers of [{}, { cookie: bob.cookie }] as const) {
      const answer = await send(headers as Record<string, string>);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, nothing]);
    }
    expect((await send({ authorization: `Bearer ${token}` })).status).toBe(403);
    const foreign = await send({ cookie: host.cookie, origin: 'https://evil.example' });
    if (method !== 'GET') expect([path, foreign.status]).toEqual([path, 403]);
  }
  expect(await host.api('adminPage')).toMatchObject({ reports: [], bans: [], admins: [{ id: host.id }] });
});

test('who is there: by name, here or all, with what is known of them', async () => {
  const server = await startServer();
  const { url } = server;
  const { host } = await administrator(server);
  const [ada, bob] = [await account(url, 'Ada'), await guest(url, 'Bob')];
  await startedTable([ada], ['rookie']);
  await listen(url, ada.cookie);
  const people = (query: { find?: string; all?: boolean }) => host.api('adminPeople', { query });
  await until(async () => (await people({})).some(({ id }) => id === ada.id), 'Ada is here');
  expect(await people({ find: 'ad' })).toMatchObject([
    { name: 'Ada', guest: false, here: true, waysBack: ['password'], tables: 1, banned: false, muted: false },
  ]);
  expect((await people({ all: true })).map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bob', 'Noor']);
  const { secret } = await host.api('adminSignInLink', { params: { person: bob.id } });
  expect((await bob.api('account')).hostLinks).toMatchObject([{ by: 'Noor' }]);
  expect((await signedInBy(url, 'signInLink', { secret })).id).toBe(bob.id);
  const page = await host.api('adminPage');
  expect(page).toMatchObject({ accounts: 1, guests: 2, playing: 1, streams: 1 });
  expect(JSON.stringify(page)).not.toContain(secret);
});

describe.each(['SQLite', 'PostgreSQL'] as const)('administrators in %s', (kind) => {
  test('rights taken away by the command line end, and with them what kept a ban away', async () => {
    const config = { data: temporaryFolder(), databaseUrl: kind === 'SQLite' ? null : await make(), trustProxy: 1 };
    const server = await startServer(config);
    const { url } = server;
    const { host } = await administrator(server);
    const bob = await guest(url, 'Bob');
    const { secret } = await host.api('adminLink', { params: { person: bob.id } });
    await bob.api('becomeAdmin', { body: { secret } });
    const near = createClient(url, { cookie: bob.cookie, 'x-forwarded-for': '203.0.113.7' });
    await host.api('ban', { body: { network: '203.0.113.0/24', reason: 'spam', until: null } });
    await near('lobby');
    expect(await dropAdmin(configFrom({ OUTCRY_DATA: config.data, ...databaseIn(config.databaseUrl) }), 'Bob')).toBe(
      'Bob',
    );
    await expect(bob.api('adminPage')).rejects.toMatchObject(refused(404, 'not-found'));
    await until(
      () =>
        near('lobby').then(
          () => false,
          ({ body }: ApiError) => body.error === 'banned',
        ),
      'the ban holds for Bob, too',
    );
  });
});
