import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { StreamMessage, Table } from './api.ts';
import { backup, restore } from './backup.ts';
import { createClient } from './client.ts';
import { databaseFile } from './config.ts';
import { lockFolder } from './lock.ts';
import { openDatabase } from './store/open.ts';
import { guest, listen, moveOnce, startedTable, startServer, temporaryFolder, until } from './testing/guests.ts';
import { prepare } from './testing/prepare.ts';
import { startProcess } from './testing/process.ts';
import { ScriptedPlay } from './testing/scripted.ts';

test('a backup taken under load is whole; restored into the running server, it is played on from there', async () => {
  const data = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.db');
  const { tables, guests } = await prepare(data, { tables: 6, seats: 5, people: 1, guests: 1 });
  const server = await startProcess(data);
  const play = new ScriptedPlay(tables);
  let stopped = false;
  const running = play.run(server, tables.keys(), () => stopped);
  await until(() => play.moves > 20, 'some moves');
  const before = play.moves;
  const { tables: count, entries } = backup(data, file);
  stopped = true;
  await running;
  expect(count).toBe(6);
  expect(entries).toBeGreaterThanOrEqual(before);
  expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);
  const { cookie } = guests[0]!;
  const stream = await listen(server.url, cookie);
  const cursor = stream.cursor()!;
  expect(await restore(data, file)).toMatchObject({ tables: 6, entries, running: true });
  const seqOf = async (id: string): Promise<number> => {
    const answer = await fetch(`${server.url}/api/tables/${id}`, { headers: { cookie } });
    return ((await answer.json()) as Table).seq;
  };
  await until(() => existsSync(`${databaseFile(data)}.before`), 'the restored backup to be taken over');
  await until(async () => (await fetch(`${server.url}/readyz`).catch(() => null))?.ok, 'the server to be back');
  const seqs = await Promise.all(tables.map(({ id }) => seqOf(id)));
  expect(seqs.reduce((sum, seq) => sum + seq, 0)).toBe(entries);
  // Cursors of before the restoration mean nothing any more.
  const resumed = await listen(server.url, cookie, '', cursor);
  const kinds = () => resumed.messages.map(({ message }: { message: StreamMessage }) => message.kind);
  await until(() => kinds().length > 1, 'a second message');
  expect(kinds()[1]).toBe('reset');
  const again = new ScriptedPlay(tables);
  again.acknowledged.forEach((told, table) =>
    told.push(...Array<number>(seqs[table]! - tables[table]!.moves[0]!.decision).fill(0)),
  );
  for (const table of tables.keys()) expect([200, 410]).toContain(await again.next(server, table));
  await server.stop();
});

test('a backup does not overwrite, and what is no backup is refused and changes nothing', async () => {
  const data = temporaryFolder();
  await prepare(data, { tables: 1, seats: 3, people: 1, guests: 1 });
  const folder = temporaryFolder();
  const file = join(folder, 'backup.db');
  backup(data, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => backup(data, file)).toThrow('is there already');
  expect(() => backup(join(folder, 'nowhere'), join(folder, 'other.db'))).toThrow('there is no database in');
  expect(() => backup(data, join(folder, 'nowhere', 'other.db'))).toThrow(/^there is no folder \S+nowhere$/);
  const text = join(folder, 'text.db');
  writeFileSync(text, 'not a database, but long enough to be looked at as one'.repeat(100));
  const half = join(folder, 'half.db');
  copyFileSync(file, half);
  truncateSync(half, 20_000);
  for (const [bad, why] of [
    [text, /no backup/],
    [half, /no backup|damaged/],
    [join(folder, 'none.db'), /there is no file/],
  ] as const)
    await expect(restore(data, bad)).rejects.toThrow(why);
  expect(readdirSync(data).filter((name) => name.includes('restore') || name.includes('before'))).toEqual([]);
  expect(await restore(data, file)).toMatchObject({ tables: 1, running: false });
});

test('a second server on a data folder is refused in one line, and the first one is found by a restore', async () => {
  const data = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.db');
  await prepare(data, { tables: 1, seats: 3, people: 1, guests: 1 });
  const first = await startProcess(data);
  backup(data, file);
  await expect(startProcess(data)).rejects.toThrow(/outcry: another server uses the data folder \S+\s*$/);
  // What the second left behind does not hide the first.
  expect(await restore(data, file)).toMatchObject({ running: true });
  await until(async () => (await fetch(`${first.url}/readyz`).catch(() => null))?.ok, 'the server to be back');
  await first.stop('SIGKILL');
  // The lock ended with the process, and nobody is signalled, whatever number the process had.
  expect(await restore(data, file)).toMatchObject({ running: false });
  const again = await startProcess(data);
  await again.stop();
});

test('a restore refuses where it cannot be sure that nobody uses the database', async () => {
  const data = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.db');
  await prepare(data, { tables: 1, seats: 3, people: 1, guests: 1 });
  backup(data, file);
  const before = readFileSync(databaseFile(data));
  const unlock = lockFolder(data)!; // holds the folder, and does not look for backups
  await expect(restore(data, file, 300)).rejects.toThrow('nothing was restored');
  unlock();
  expect(readFileSync(databaseFile(data)).equals(before)).toBe(true);
  expect(readdirSync(data).filter((name) => name.includes('restore'))).toEqual([]);
});

test('a backup restored into an empty folder knows the cookies, and those of before it held the secret still work', async () => {
  const data = temporaryFolder();
  writeFileSync(join(data, 'secret'), 'a secret of the days when it was a file of its own');
  const first = await startServer({ data });
  const ada = await guest(first.url, 'Ada');
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const file = join(temporaryFolder(), 'backup.db');
  backup(data, file);
  await first.close();
  const elsewhere = join(temporaryFolder(), 'new');
  await restore(elsewhere, file);
  expect(readdirSync(elsewhere)).not.toContain('secret');
  const second = await startServer({ data: elsewhere });
  const again = { ...ada, api: createClient(second.url, { cookie: ada.cookie }) };
  const { seat } = await again.api('position', { params: { id } });
  expect(seat).not.toBeNull();
  const { actors } = await again.api('table', { params: { id } });
  expect(await moveOnce(again, id, actors[0])).toBe(true);
});

test('what a killed server wrote last is still in what was there before', async () => {
  const data = temporaryFolder();
  await prepare(data, { tables: 1, seats: 3, people: 1, guests: 1 });
  const file = join(temporaryFolder(), 'backup.db');
  backup(data, file);
  const killed = temporaryFolder();
  const db = openDatabase(databaseFile(data));
  db.prepare('insert into meta values (?, ?)').run('last', 'words');
  for (const part of ['', '-wal']) copyFileSync(databaseFile(data) + part, databaseFile(killed) + part);
  db.close();
  await restore(killed, file);
  const before = new Database(`${databaseFile(killed)}.before`);
  expect(before.prepare("select value from meta where name = 'last'").get()).toEqual({ value: 'words' });
  before.close();
});
