import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ErrorBody, Table } from '../api.ts';
import { databaseFile } from '../config.ts';
import { temporaryFolder, until } from '../testing/guests.ts';
import { prepare } from '../testing/prepare.ts';
import { startProcess } from '../testing/process.ts';
import { ScriptedPlay } from '../testing/scripted.ts';

test('a disk that takes no more: a clear error, nothing is lost, and it goes on once there is room', async () => {
  const data = temporaryFolder();
  const { tables } = await prepare(data, { tables: 8, seats: 5, people: 1, guests: 2 });
  const room = Math.ceil(statSync(databaseFile(data)).size / 1024) + 200;
  // A soft limit on the size of files, its signal ignored: writing beyond it fails as on a full disk.
  const wrapper = ['bash', '-c', `trap "" XFSZ; ulimit -S -f ${room}; exec "$@"`, 'bash'];
  const server = await startProcess(data, { wrapper });
  const play = new ScriptedPlay(tables);
  let status = 200;
  for (let turn = 0; status === 200 && turn < 800; turn++) status = await play.next(server, turn % tables.length);
  expect(status).toBe(503);
  const { id, moves } = tables[0]!;
  const { cookie } = moves[0]!;
  const refused = await fetch(`${server.url}/api/tables/${id}/chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Is anybody there?' }),
  });
  expect(refused.status).toBe(503);
  expect((await refused.json()) as ErrorBody).toMatchObject({ error: 'busy' });
  // The probe writes less than a move and may still fit; it then takes the room that is left, once a second.
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 503, 'the probe to fail');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // Reading goes on, and shows what was acknowledged and nothing else.
  for (const [table, script] of tables.entries()) {
    const read = await fetch(`${server.url}/api/tables/${script.id}`, { headers: { cookie } });
    const { seq } = (await read.json()) as Table;
    expect(seq).toBe(play.acknowledged[table]!.at(-1) ?? script.moves[0]!.decision);
  }
  spawnSync('prlimit', ['--pid', String(server.process.pid), '--fsize=unlimited']);
  for (const table of tables.keys()) expect([200, 410]).toContain(await play.next(server, table));
  await server.stop();
});

test('a data folder that cannot be written to is refused in one line when the server starts', async () => {
  const data = temporaryFolder();
  await prepare(data, { tables: 1, seats: 3, people: 1, guests: 1 });
  const copy = join(temporaryFolder(), 'read-only');
  cpSync(data, copy, { recursive: true });
  const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
  for (const name of readdirSync(copy)) {
    if (nobody) chownSync(join(copy, name), nobody, nobody);
    chmodSync(join(copy, name), 0o444);
  }
  if (nobody) chmodSync(join(copy, '..'), 0o755);
  chmodSync(copy, 0o555);
  const start = startProcess(copy, nobody ? { uid: nobody } : {});
  await expect(start).rejects.toThrow(/outcry: the data folder \S+ cannot be used: \S+/);
});
