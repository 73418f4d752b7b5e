import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { guest, moveOnce, refused, startedTable, startServer, until } from '../testing/guests.ts';
import { signedInBy } from '../testing/signIn.ts';
import { administrator } from './testing.ts';

const { make } = databases();
const PASSWORD = 'a long password';
const DAY = 86_400_000;

describe.each(['SQLite', 'PostgreSQL'] as const)('order in %s, against people who mean harm', (kind) => {
  const start = async () => startServer({ databaseUrl: kind === 'SQLite' ? null : await make() });

  test('of one person only so many reports wait: they neither fill the store nor hide those of others', async () => {
    const server = await start();
    const { host } = await administrator(server);
    const [eve, rafi] = [await guest(server.url, 'Eve'), await guest(server.url, 'Rafi')];
    const { id } = await startedTable([rafi], ['rookie']);
    const report = async (by: typeof eve, text: string) => {
      const { seq } = await rafi.api('chat', { params: { id }, body: { text } });
      return by.api('report', { params: { id }, body: { seq } });
    };
    for (let number = 1; number <= 10; number++) await report(eve, `line ${number}`);
    await expect(report(eve, 'one more')).rejects.toMatchObject(refused(429, 'quota'));
    const { reports, audit } = await host.api('adminPage');
    expect([reports.length, audit.filter(({ what }) => what === 'report').length]).toEqual([10, 10]);
    await report(await guest(server.url, 'Chris'), 'something else');
    await host.api('closeReport', { params: { report: reports[0]!.id } });
    await report(eve, 'there is room again');
  });

  test('what holds against a guest holds against the account that takes everything of theirs along', async () => {
    const server = await start();
    const { url } = server;
    const { host } = await administrator(server);
    const [ada, rafi] = [await guest(url, 'Ada'), await guest(url, 'Rafi')];
    await (await guest(url, 'Home')).api('setPassword', { body: { password: PASSWORD } });
    await ada.api('block', { params: { person: rafi.id }, body: { blocked: true } });
    const until = Date.now() + DAY;
    await host.api('silence', { params: { person: rafi.id }, body: { until, reason: 'insults' } });
    await host.api('ban', { body: { person: rafi.id, reason: 'cheating', until } });
    const home = await signedInBy(
      url,
      'signInPassword',
      { name: 'Home', password: PASSWORD, along: true },
      { cookie: rafi.cookie },
    );
    await expect(home.api('lobby')).rejects.toMatchObject({ status: 403, body: { error: 'banned', until } });
    await expect(rafi.api('lobby')).rejects.toMatchObject(refused(403, 'banned'));
    for (const { id } of (await host.api('adminPage')).bans) await host.api('liftBan', { params: { ban: id } });
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ada.api('createTable', { body: { game: 'taking-stock', seats } });
    const chat = home.api('chat', { params: { id }, body: { text: 'it is me again' } });
    await expect(chat).rejects.toMatchObject(refused(403, 'muted'));
    const join = home.api('join', { params: { id }, body: {} });
    await expect(join).rejects.toMatchObject(refused(403, 'not-welcome'));
  });

  test('a text that not every store can hold is refused', async () => {
    const server = await start();
    const { host } = await administrator(server);
    const eve = await guest(server.url, 'Eve');
    const { id } = await startedTable([eve], ['rookie']);
    const reason = 'a\0b';
    const until = Date.now() + DAY;
    const begins = Date.now();
    for (const ask of [
      () => eve.api('profile', { params: { who: reason } }),
      () => eve.api('report', { params: { id }, body: { reason } }),
      () => host.api('adminPeople', { query: { find: reason } }),
      () => host.api('ban', { body: { person: eve.id, reason, until } }),
      () => host.api('silence', { params: { person: eve.id }, body: { reason, until } }),
      () => host.api('announce', { body: { begins, minutes: 1, text: reason } }),
    ])
      await expect(ask()).rejects.toMatchObject(refused(400, 'bad-request'));
  });

  test('two administrators who take each other’s rights at once do not both succeed', async () => {
    const server = await start();
    const { host } = await administrator(server);
    const bob = await guest(server.url, 'Bob');
    const { secret } = await host.api('adminLink', { params: { person: bob.id } });
    await bob.api('becomeAdmin', { body: { secret } });
    const tries = [
      host.api('removeAdmin', { params: { person: bob.id } }),
      bob.api('removeAdmin', { params: { person: host.id } }),
    ];
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.store.admins()).toHaveLength(1);
  });

  test('that somebody took the file of a reported game is written down', async () => {
    const server = await start();
    const { host } = await administrator(server);
    const [ada, bob] = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob')];
    const { id } = await startedTable([ada, bob], [], { spectators: false });
    await bob.api('report', { params: { id }, body: {} });
    const params = { report: (await host.api('adminPage')).reports[0]!.id };
    const looks = async () => (await host.api('adminAudit')).filter(({ what }) => what === 'report-opened').length;
    await expect(host.api('adminReportFile', { params })).rejects.toMatchObject(refused(409, 'not-possible'));
    expect(await looks()).toBe(0);
    await until(async () => {
      await Promise.all([moveOnce(ada, id), moveOnce(bob, id)]);
      return (await ada.api('table', { params: { id } })).status === 'over';
    }, 'the end of the game');
    await host.api('adminReportFile', { params });
    expect(await looks()).toBe(1);
  });
});
