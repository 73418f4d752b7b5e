import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { until } from './guests.ts';
import { Postgres } from './postgres.ts';

async function started(how?: Parameters<typeof Postgres.start>[0]): Promise<Postgres> {
  const postgres = await Postgres.start(how);
  onTestFinished(() => postgres.stop());
  return postgres;
}

test('a PostgreSQL has databases, and survives being killed', async () => {
  const postgres = await started({ fsync: true });
  expect(await postgres.createDatabase('first')).toBe(postgres.url('first'));
  await postgres.query('create table note (text text); insert into note values (1)', 'first');
  await postgres.createDatabase('second', 'first');
  await postgres.query('insert into note values (2)', 'second');

  await postgres.kill9();
  await expect(postgres.query('select 1')).rejects.toThrow('ECONNREFUSED');
  await postgres.restart();
  expect(await postgres.query('select text from note', 'first')).toEqual([{ text: '1' }]);
  expect(await postgres.query('select text from note', 'second')).toEqual([{ text: '1' }, { text: '2' }]);
});

test('a wrong password is refused', async () => {
  const postgres = await started();
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: postgres.url().replace('outcry@', 'wrong@') });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
});

test('a standby has every commit, takes over, and the old primary follows it', async () => {
  const primary = await started();
  await primary.query('create table note (number int)');
  const standby = await started({ standbyOf: primary });
  await primary.query('insert into note values (1)');
  await expect(standby.query('insert into note values (2)')).rejects.toThrow('read-only');

  await primary.kill9();
  await standby.promote();
  expect(await standby.query('select number from note')).toEqual([{ number: 1 }]);
  await standby.query('insert into note values (2)');

  await primary.follow(standby);
  await standby.query('insert into note values (3)');
  await standby.kill9();
  await primary.promote();
  expect(await primary.query('select number from note')).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});

test('a stopped one leaves nothing behind', async () => {
  const postgres = await Postgres.start();
  const [row] = await postgres.query<{ data: string }>("select current_setting('data_directory') as data");
  await postgres.stop();
  await until(() => !existsSync(row!.data), 'its folder is removed');
  await expect(postgres.query('select 1')).rejects.toThrow('ECONNREFUSED');
});
