import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { guest, listen, moveOnce, refused, startedTable, startServer, until } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { playedGame } from '../testing/played.ts';
import { asked } from '../testing/signIn.ts';
import { account, administrator, PASSWORD } from './testing.ts';

const { make } = databases();
const waiting = { game: 'taking-stock', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

test('a report brings the chat around it, is about somebody who does not learn of it, and is closed once', async () => {
  const server = await startServer();
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
  const over = await playedGame(chris, rafi);
  await chris.api('report', { params: { id: over }, body: { reason: 'they played together' } });
  const [whole] = (await host.api('adminPage')).reports.filter(({ table }) => table?.over);
  expect(whole).toMatchObject({ by: 'Chris', about: null, text: null });
  const attached = await host.api('adminReportFile', { params: { report: whole!.id } });
  expect(attached).toMatchObject({ format: 'outcry-game', game: 'taking-stock', seats: [{ name: 'Chris' }, {}, {}] });
  await host.api('closeReport', { params: { report: whole!.id } });
  await host.api('closeReport', { params: { report } });
  await expect(host.api('closeReport', { params: { report } })).rejects.toMatchObject(refused(409, 'not-possible'));
  expect(await host.api('adminPage')).toMatchObject({ reports: [], closedReports: 2 });
  expect((await host.api('adminAudit')).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['report', 'report-opened', 'report-closed']),
  );
});

test('a block: not seated together unasked, in either direction, and no messages; the blocked are not told', async () => {
  const server = await startServer();
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
});

test('an account is invited by name, sees it, declines or sits down', async () => {
  const server = await startServer();
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

describe.each(['SQLite', 'PostgreSQL'] as const)('company in %s', (kind) => {
  test('a guest who signs in takes tables and history along, unless that cannot be done', async () => {
    const server = await startServer({ databaseUrl: kind === 'SQLite' ? null : await make() });
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
});
