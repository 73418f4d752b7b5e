import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { configFrom } from '../config.ts';
import { Postgres } from '../testing/postgres.ts';
import { addressesOf } from './postgresConnections.ts';
import { POSTGRES_MIGRATIONS } from './postgresMigrations.ts';
import { openPostgres } from './postgresOpen.ts';
import { StoreUnavailable } from './store.ts';

let primary: Postgres;
let standby: Postgres;
beforeAll(async () => {
  primary = await Postgres.start();
  standby = await Postgres.start({ standbyOf: primary });
});
afterAll(() => Promise.all([primary.stop(), standby.stop()]));

const opened = async (...given: Parameters<typeof openPostgres>) => {
  const connections = await openPostgres(...given);
  onTestFinished(() => connections.close());
  return connections;
};

test('an address may name several hosts', () => {
  expect(addressesOf('postgres://u:p@a:1,b:2/db?target_session_attrs=read-write&sslmode=require')).toEqual([
    'postgres://u:p@a:1/db?sslmode=require',
    'postgres://u:p@b:2/db?sslmode=require',
  ]);
  for (const wrong of ['mysql://a/b', 'postgres://', 'a:5432', 'postgres://a:x/db'])
    expect(() => configFrom({ OUTCRY_DATABASE_URL: wrong })).toThrow('OUTCRY_DATABASE_URL must look like');
  expect(() => configFrom({ OUTCRY_LISTEN_URL: 'here' })).toThrow('OUTCRY_LISTEN_URL must look like');
  expect(configFrom({ OUTCRY_LISTEN_URL: 'off' }).listenUrl).toBe('off');
  const reading = 'postgres://a/b?target_session_attrs=read-only';
  expect(() => configFrom({ OUTCRY_DATABASE_URL: reading })).toThrow('can only be read-write');
  const both = { OUTCRY_DATABASE_URL: 'postgres://a/b', OUTCRY_BACKUP_HOURS: '4' };
  expect(() => configFrom(both)).toThrow('OUTCRY_BACKUP_HOURS is for a data folder');
});

test('what cannot be used is refused in one line, without the password', async () => {
  const url = primary.url();
  const nobody = url.replace(String(primary.port), '1');
  for (const [given, reason] of [
    [nobody, /does not answer: .*ECONNREFUSED/],
    [url.replace(':outcry@', ':secret@'), 'refuses the user or the password'],
    [primary.url('none'), 'there is no such database'],
    [standby.url(), 'is a standby, which can only be read'],
    [nobody.replace(':1/', `:1,127.0.0.1:${standby.port}/`), 'is a standby'],
  ] as const) {
    const refused = openPostgres(given);
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.not.toThrow(/secret|outcry@/);
  }
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [main, 'serve', '--database-url', nobody], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^outcry: the database at 127.0.0.1:1\/postgres does not answer: .*\n$/);
});

test('a backup command says how a PostgreSQL is backed up', () => {
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const env = { ...process.env, OUTCRY_DATABASE_URL: primary.url() };
  const { status, stderr } = spawnSync(process.execPath, [main, 'backup', 'x.db'], { env, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('back a PostgreSQL up and restore it by its own means (pg_dump');
});

test('servers that start at once bring a database to the newest version once', async () => {
  const url = await primary.createDatabase('fresh');
  const all = await Promise.all(Array.from({ length: 4 }, () => opened(url)));
  const { rows } = await all[0]!.query<{ value: string }>(`select value from meta where name = 'version'`);
  expect(rows).toEqual([{ value: String(POSTGRES_MIGRATIONS.length) }]);
});

test('an older server goes on beside a newer database, unless that says that it cannot', async () => {
  const url = await primary.createDatabase('newer');
  await opened(url);
  const added = { sql: 'alter table person add column added text', breaksOlder: false };
  await opened(url, [...POSTGRES_MIGRATIONS, added]);
  await opened(url);
  await opened(url, [
    ...POSTGRES_MIGRATIONS,
    added,
    { sql: 'alter table person drop column added', breaksOlder: true },
  ]);
  const ours = POSTGRES_MIGRATIONS.length;
  await expect(openPostgres(url)).rejects.toThrow(
    `is of version ${ours + 2} and serves versions from ${ours + 2} on; this Outcry reads version ${ours}`,
  );
  await expect(openPostgres(url, [...POSTGRES_MIGRATIONS, added])).rejects.toThrow(
    `serves versions from ${ours + 2} on`,
  );
});

test('of several hosts the one that can write is used, also after another takes over', async () => {
  await primary.createDatabase('moving');
  const both = primary.url('moving').replace(`:${primary.port}/`, `:${standby.port},127.0.0.1:${primary.port}/`);
  const connections = await opened(both);
  await connections.query('create table note (number integer)');
  await connections.query('insert into note values (1)');
  await primary.kill9();
  await expect(connections.query('insert into note values (2)')).rejects.toBeInstanceOf(StoreUnavailable);
  await standby.promote();
  await standby.query("alter system set synchronous_standby_names = ''");
  await standby.query('select pg_reload_conf()');
  await connections.query('insert into note values (3)');
  expect((await connections.query('select number from note order by number')).rows).toEqual([
    { number: 1 },
    { number: 3 },
  ]);
});
