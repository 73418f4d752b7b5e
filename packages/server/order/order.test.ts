import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { configFrom } from '../config.ts';
import { createClient } from '../client.ts';
import type { ApiError } from '../client.ts';
import { dropAdmin } from '../hostLink.ts';
import { databases } from '../testing/databases.ts';
import {
  guest,
  listen,
  moveOnce,
  refused,
  startedTable,
  startServer,
  temporaryFolder,
  until,
} from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { asked, signedInBy } from '../testing/signIn.ts';
import { ADMIN_ROUTES, administrator } from './testing.ts';

const pool = databases();
const { make } = pool;
const PASSWORD = 'a long password';
const DAY = 86_400_000;
const inADay = () => Date.now() + DAY;
const account = async (url: string, name: string): Promise<Guest> => {
  const one = await guest(url, name);
  await one.api('setPassword', { body: { password: PASSWORD } });
  return one;
};
const waiting = { game: 'taking-stock', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

const databaseIn = (url: string | null) => (url === null ? {} : { OUTCRY_DATABASE_URL: url });

describe.each(['SQLite', 'PostgreSQL'] as const)('order in %s', (kind) => {
  // What differs between the stores is in their laws: the longer stories are played on one of them.
  const onOne: (name: string, work: () => Promise<void>) => void =
    kind === 'SQLite' ? (name, work) => test(name, work) : () => {};
  const databaseUrl = async () => (kind === 'SQLite' ? null : make());
  const start = async (more: Partial<Config> = {}) => startServer({ databaseUrl: await databaseUrl(), ...more });

  onOne('an administrator is made by a link that works once; only its use gives rights', async () => {
    const server = await start();
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

  onOne('every request of administrators gets the answer of an empty address from everybody else', async () => {
    const server = await start();
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

  test('a banned person is out at once, a bot plays on, and what is theirs stays open to them', async () => {
    const server = await start();
    const { url } = server;
    const { host } = await administrator(server);
    const [rafi, ada] = [await account(url, 'Rafi'), await guest(url, 'Ada')];
    const { id } = await startedTable([rafi, ada]);
    const { token } = await rafi.api('makeToken', { body: { label: 'robot' } });
    const stream = await listen(url, rafi.cookie);
    const wish = { person: rafi.id, reason: 'insults', until: inADay() };
    await host.api('ban', { body: wish });
    await until(() => stream.ended(), 'the stream of the banned is cut');
    const answer = await rafi.api('lobby').catch((error: unknown) => error);
    expect(answer).toMatchObject({ status: 403, body: { error: 'banned', reason: 'insults', until: wish.until } });
    const robot = createClient(url, { authorization: `Bearer ${token}` });
    await expect(robot('table', { params: { id } })).rejects.toMatchObject(refused(403, 'banned'));
    expect((await ada.api('table', { params: { id } })).seats[0]).toMatchObject({ standIn: 'left', bot: 'trader' });
    const back = await signedInBy(url, 'signInPassword', { name: 'Rafi', password: PASSWORD });
    expect((await back.api('account')).told).toMatchObject([{ what: 'ban', by: 'Noor', reason: 'insults' }]);
    expect((await fetch(`${url}/api/account/export`, { headers: { cookie: rafi.cookie } })).status).toBe(200);
    const again = host.api('ban', { body: { ...wish, person: host.id } });
    await expect(again).rejects.toMatchObject(refused(409, 'not-possible'));
    const past = host.api('ban', { body: { ...wish, until: 1 } });
    await expect(past).rejects.toMatchObject(refused(400, 'bad-request'));
    const [ban] = (await host.api('adminPage')).bans;
    await host.api('liftBan', { params: { ban: ban!.id } });
    await rafi.api('lobby');
    await rafi.api('takeBack', { params: { id }, body: { seat: 0 } });
    await expect(host.api('liftBan', { params: { ban: ban!.id } })).rejects.toMatchObject(refused(404, 'not-found'));
  });

  onOne(
    'a banned network is out, with every name; administrators are not, and its address is kept nowhere',
    async () => {
      const server = await start({ trustProxy: 1 });
      const { url, store } = server;
      const { host } = await administrator(server);
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const near = await signedInBy(url, 'signIn', { name: 'Near' }, from('203.0.113.7'));
      const nearby = createClient(url, { cookie: near.cookie, ...from('203.0.113.99') });
      await nearby('lobby');
      const wrong = host.api('ban', { body: { network: '203.0.113.0/3', reason: 'spam', until: null } });
      await expect(wrong).rejects.toMatchObject(refused(400, 'bad-request'));
      await host.api('ban', { body: { network: '203.0.113.0/24', reason: 'spam', until: null } });
      await expect(nearby('lobby')).rejects.toMatchObject(refused(403, 'banned'));
      expect(await asked(url, 'signIn', { name: 'New' }, from('203.0.113.50'))).toMatchObject({ status: 403 });
      expect(await asked(url, 'signIn', { name: 'New' }, from('203.0.114.50'))).toMatchObject({ status: 200 });
      await createClient(url, { cookie: host.cookie, ...from('203.0.113.1') })('adminPage');
      const { bans, audit } = await host.api('adminPage');
      expect(bans).toMatchObject([{ person: null, shown: '203.0.*', ends: null }]);
      expect(JSON.stringify([bans, audit, await store.bans(0)])).not.toContain('203.0.113');
      await host.api('liftBan', { params: { ban: bans[0]!.id } });
      await listen(url, { cookie: near.cookie, ...from('203.0.113.7') });
      await until(async () => (await store.networkOf(near.id)) !== null, 'where they come from is noted');
      await host.api('ban', { body: { person: near.id, alsoNetwork: true, reason: 'spam', until: null } });
      expect(await asked(url, 'signIn', { name: 'New' }, from('203.0.113.7'))).toMatchObject({ status: 403 });
      expect(await asked(url, 'signIn', { name: 'New' }, from('203.0.113.8'))).toMatchObject({ status: 200 });
    },
  );

  onOne(
    'somebody muted plays on and cannot write; a message can be taken away, and is told to nobody any more',
    async () => {
      const server = await start();
      const { url } = server;
      const { host } = await administrator(server);
      const [rafi, ada] = [await guest(url, 'Rafi'), await guest(url, 'Ada')];
      const { id } = await startedTable([rafi, ada]);
      const params = { id };
      const said = await rafi.api('chat', { params, body: { text: 'learn to count' } });
      const silence = { params: { person: rafi.id }, body: { until: inADay(), reason: 'insults' } };
      await host.api('silence', silence);
      const refusal = await rafi.api('chat', { params, body: { text: 'again' } }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 403, body: { error: 'muted', until: silence.body.until } });
      await moveOnce(rafi, id);
      await host.api('silence', { ...silence, body: { until: 1 } });
      await rafi.api('chat', { params, body: { text: 'sorry' } });
      const stream = await listen(url, ada.cookie);
      await host.api('deleteMessage', { params: { id, seq: said.seq } });
      await until(() => stream.messages.some((one) => JSON.stringify(one).includes('"hidden"')), 'it is told');
      const { entries } = await ada.api('log', { params });
      expect(entries.find(({ seq }) => seq === said.seq)).toMatchObject({ kind: 'chat', text: '' });
      expect(JSON.stringify(entries)).not.toContain('learn to count');
      expect(entries.at(-1)).toMatchObject({ kind: 'hidden', of: said.seq });
      const none = host.api('deleteMessage', { params: { id, seq: 1 } });
      await expect(none).rejects.toMatchObject(refused(404, 'not-found'));
      expect((await rafi.api('account')).told.map(({ what }) => what)).toEqual(['mute', 'unmute', 'message-deleted']);
      await rafi.api('seeHostLinks');
      expect((await rafi.api('account')).told).toEqual([]);
    },
  );

  onOne('a table that is taken away ends, leaves all lists, and its game file still verifies', async () => {
    const server = await start();
    const { url } = server;
    const { host } = await administrator(server);
    const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
    const { id } = await startedTable([ada, bob], [], { public: true });
    await moveOnce(ada, id);
    await host.api('deleteTable', { params: { id } });
    expect(await ada.api('table', { params: { id } })).toMatchObject({ status: 'ended', public: false });
    expect(await ada.api('running')).toEqual([]);
    const eve = await guest(url, 'Eve');
    await expect(eve.api('table', { params: { id } })).rejects.toMatchObject(refused(403, 'no-spectators'));
    expect(await ada.api('file', { params: { id } })).toMatchObject({ game: 'taking-stock', ended: 'abandoned' });
    expect((await ada.api('account')).told).toMatchObject([{ what: 'table-deleted' }]);
    const open = await ada.api('createTable', { body: { ...waiting, public: true } });
    await host.api('deleteTable', { params: { id: open.id } });
    expect(await ada.api('lobby')).toEqual([]);
  });

  onOne(
    'a report brings the chat around it, is about somebody who does not learn of it, and is closed once',
    async () => {
      const server = await start();
      const { url } = server;
      const { host } = await administrator(server);
      const [chris, rafi] = [await guest(url, 'Chris'), await guest(url, 'Rafi')];
      const { id, code } = await startedTable([chris, rafi]);
      const params = { id };
      await chris.api('chat', { params, body: { text: 'good luck' } });
      const { seq } = await rafi.api('chat', { params, body: { text: 'get out' } });
      await chris.api('report', { params, body: { seq, reason: 'rude' } });
      const twice = chris.api('report', { params, body: { seq } });
      await expect(twice).rejects.toMatchObject(refused(409, 'not-possible'));
      const own = rafi.api('report', { params, body: { seq } });
      await expect(own).rejects.toMatchObject(refused(409, 'not-possible'));
      const none = chris.api('report', { params, body: { seq: 1 } });
      await expect(none).rejects.toMatchObject(refused(404, 'not-found'));
      expect((await rafi.api('account')).told).toEqual([]);
      const { reports } = await host.api('adminPage');
      expect(reports).toMatchObject([
        { by: 'Chris', about: { name: 'Rafi', reports: 1 }, text: 'get out', table: { code, over: false } },
      ]);
      const report = reports[0]!.id;
      const opened = await host.api('adminReport', { params: { report } });
      expect(opened.chat.map(({ name, text }) => [name, text])).toEqual([
        ['Chris', 'good luck'],
        ['Rafi', 'get out'],
      ]);
      const file = host.api('adminReportFile', { params: { report } });
      await expect(file).rejects.toMatchObject(refused(409, 'not-possible')); // it would tell what is hidden
      await host.api('closeReport', { params: { report } });
      await expect(host.api('closeReport', { params: { report } })).rejects.toMatchObject(refused(409, 'not-possible'));
      expect(await host.api('adminPage')).toMatchObject({ reports: [], closedReports: 1 });
      expect((await host.api('adminAudit')).map(({ what }) => what)).toEqual(
        expect.arrayContaining(['report', 'report-opened', 'report-closed']),
      );
    },
  );

  onOne(
    'a block: not seated together unasked, in either direction, and no messages; the blocked are not told',
    async () => {
      const server = await start();
      const { url } = server;
      const [ada, rafi] = [await account(url, 'Ada'), await account(url, 'Rafi')];
      await ada.api('block', { params: { person: rafi.id }, body: { blocked: true } });
      expect(await ada.api('blocks')).toEqual([{ person: rafi.id, name: 'Rafi' }]);
      const [adas, rafis] = [
        await ada.api('createTable', { body: waiting }),
        await rafi.api('createTable', { body: waiting }),
      ];
      const sit = (one: Guest, id: string, anyway?: boolean) =>
        one.api('join', { params: { id }, body: anyway === undefined ? {} : { anyway } });
      await expect(sit(rafi, adas.id)).rejects.toMatchObject(refused(403, 'not-welcome'));
      await expect(sit(rafi, adas.id, true)).rejects.toMatchObject(refused(403, 'not-welcome'));
      await expect(sit(ada, rafis.id)).rejects.toMatchObject(refused(409, 'blocked-here'));
      await sit(ada, rafis.id, true);
      const stream = await listen(url, ada.cookie);
      await rafi.api('chat', { params: { id: rafis.id }, body: { text: 'unheard' } });
      const { seq } = await ada.api('chat', { params: { id: rafis.id }, body: { text: 'mine' } });
      await until(
        () => stream.messages.some(({ message: one }) => one.kind === 'entry' && one.entry.seq === seq),
        'her own line',
      );
      const { entries } = await ada.api('log', { params: { id: rafis.id } });
      expect(JSON.stringify([entries, stream.messages])).not.toContain('unheard');
      await ada.api('block', { params: { person: rafi.id }, body: { blocked: false } });
      await sit(rafi, adas.id);
      const self = ada.api('block', { params: { person: ada.id }, body: { blocked: true } });
      await expect(self).rejects.toMatchObject(refused(400, 'bad-request'));
    },
  );

  onOne('an account is invited by name, sees it, declines or sits down', async () => {
    const server = await start();
    const { url } = server;
    const [ada, bob, rafi] = [await account(url, 'Ada'), await account(url, 'Bob'), await account(url, 'Rafi')];
    const { id, code } = await ada.api('createTable', { body: waiting });
    const ask = (name: string, by = ada) => by.api('invite', { params: { id }, body: { name } });
    const stream = await listen(url, bob.cookie);
    await ask('bob');
    await until(() => stream.messages.some(({ message: one }) => one.kind === 'news'), 'Bob is told at once');
    expect(await bob.api('invitations')).toMatchObject([{ by: 'Ada', code, open: 1, names: ['Ada'] }]);
    await expect(ask('Nobody')).rejects.toMatchObject(refused(404, 'not-found'));
    await expect(ask('Bob', rafi)).rejects.toMatchObject(refused(403, 'not-your-seat'));
    await expect(ask('Ada')).rejects.toMatchObject(refused(409, 'not-possible'));
    await rafi.api('block', { params: { person: ada.id }, body: { blocked: true } });
    await ask('Rafi'); // as if nothing were
    expect(await rafi.api('invitations')).toEqual([]);
    const [invitation] = await bob.api('invitations');
    const drop = (by: Guest) => by.api('dropInvitation', { params: { invitation: invitation!.id } });
    await expect(drop(rafi)).rejects.toMatchObject(refused(404, 'not-found'));
    await drop(bob);
    expect(await bob.api('invitations')).toEqual([]);
    await ask('Bob');
    await bob.api('join', { params: { id }, body: {} });
    expect(await bob.api('invitations')).toEqual([]);
  });

  test('a guest who signs in takes tables and history along, unless that cannot be done', async () => {
    const server = await start();
    const { url, store } = server;
    const [ada, bob] = [await account(url, 'Ada'), await guest(url, 'Bob')];
    const enter = (by: Guest, along?: boolean) => {
      const body = { name: 'Ada', password: PASSWORD, ...(along === undefined ? {} : { along }) };
      return asked(url, 'signInPassword', body, { cookie: by.cookie });
    };
    const { id } = await startedTable([bob], ['rookie']);
    expect((await enter(bob)).body).toEqual({ id: ada.id, name: 'Ada', guest: false });
    expect((await store.table(id))!.host).toBe(bob.id);
    expect((await enter(bob, true)).body).toMatchObject({ id: ada.id, along: 'taken' });
    const table = await ada.api('table', { params: { id } });
    expect(table).toMatchObject({ host: ada.id, you: { seats: [0], host: true }, seats: [{ person: ada.id }, {}] });
    await until(() => moveOnce(ada, id), 'Ada plays on');
    expect(await bob.api('mine')).toEqual([]);
    const eve = await guest(url, 'Eve');
    const shared = await startedTable([ada, eve]);
    expect((await enter(eve, true)).body).toMatchObject({ id: ada.id, along: 'same-table' });
    expect((await eve.api('table', { params: { id: shared.id } })).you.seats).toEqual([1]);
  });

  test('a maintenance: told to all, no change goes in meanwhile, and clocks get the time back', async () => {
    const databaseUrl = kind === 'SQLite' ? null : await make();
    const database = databaseUrl && new URL(databaseUrl).pathname.slice(1);
    const server = await startServer({ databaseUrl });
    const { url } = server;
    const { host } = await administrator(server);
    const ada = await guest(url, 'Ada');
    const clock = { kind: 'move' as const, seconds: 3600 };
    const { id } = await startedTable([ada, host], [], { clock });
    const { seats: before, actors } = await ada.api('table', { params: { id } });
    const [mover, other] = actors[0] === 0 ? [ada, host] : [host, ada];
    const stream = await listen(url, ada.cookie);
    await host.api('announce', { body: { begins: Date.now() - 1000, minutes: 10 } });
    await until(() => stream.messages.some(({ message: one }) => one.kind === 'announcement'), 'it is told');
    expect(await ada.api('announcement')).toMatchObject({ announcement: { minutes: 10, text: null } });
    const move = await moveOnce(mover, id).catch((error: unknown) => error);
    expect(move).toMatchObject({ status: 503, body: { error: 'maintenance' } });
    await ada.api('chat', { params: { id }, body: { text: 'see you' } });
    await until(() => server.tables.areClocksStopped(), 'clocks stand');
    await server.tables.beat();
    // As if it had lasted a minute: that long ago the server said for the last time that it lives.
    if (kind === 'SQLite') await server.store.beat(Date.now() - 60_000);
    else await pool.postgres.query(`update meta set value = value::bigint - 60000 where name = 'beat'`, database!);
    await host.api('liftAnnouncement');
    await server.tables.beat(); // must not say that the server lived meanwhile
    await until(async () => {
      const after = (await ada.api('table', { params: { id } })).seats;
      return after[actors[0]!]!.deadline! >= before[actors[0]!]!.deadline! + 60_000;
    }, 'the clock gets its time back');
    expect(await moveOnce(mover, id)).toBe(true);
    expect(await ada.api('announcement')).toEqual({ announcement: null });
    await host.api('announce', { body: { begins: Date.now(), minutes: 60, text: 'Cake at eight' } });
    expect((await moveOnce(other, id)) || (await moveOnce(mover, id))).toBe(true); // words stop nothing
    const over = host.api('announce', { body: { begins: 1, minutes: 1 } });
    await expect(over).rejects.toMatchObject(refused(400, 'bad-request'));
  });

  test('rights taken away by the command line end, and with them what kept a ban away', async () => {
    const config = { data: temporaryFolder(), databaseUrl: await databaseUrl(), trustProxy: 1 };
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

  onOne('who is there: by name, here or all, with what is known of them', async () => {
    const server = await start();
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

  if (kind === 'PostgreSQL')
    test('a ban at one node cuts streams and requests at another', async () => {
      const url = await make();
      const [one, other] = [await startServer({ databaseUrl: url }), await startServer({ databaseUrl: url })];
      const { host } = await administrator(one);
      const rafi = await guest(other.url, 'Rafi');
      const stream = await listen(other.url, rafi.cookie);
      await host.api('ban', { body: { person: rafi.id, reason: 'insults', until: null } });
      await until(() => stream.ended(), 'the stream at the other node is cut');
      await expect(rafi.api('lobby')).rejects.toMatchObject(refused(403, 'banned'));
      await host.api('announce', { body: { begins: Date.now(), minutes: 1 } });
      await until(() => other.tables.areClocksStopped(), 'clocks stand at the other node');
    });
});
