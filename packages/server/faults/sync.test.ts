import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder, until } from '../testing/guests.ts';
import { prepare } from '../testing/prepare.ts';
import { startProcess } from '../testing/process.ts';
import { ScriptedPlay } from '../testing/scripted.ts';

const MOVES = 12;
const UNSYNCED = fileURLToPath(new URL('../testing/unsynced.ts', import.meta.url));

/** Plays some moves at a server whose system calls are written down; yields those that write, sync or answer. */
async function trace(main?: string): Promise<string[]> {
  const data = temporaryFolder();
  const { tables } = await prepare(data, { tables: 1, seats: 3, people: 1, guests: 1 });
  const file = join(data, 'calls');
  const calls = 'trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg';
  const wrapper = ['strace', '-D', '-f', '-y', '-s', '600', '-e', calls, '-o', file];
  const server = await startProcess(data, { wrapper, ...(main ? { main } : {}) });
  const play = new ScriptedPlay(tables);
  for (let move = 0; move < MOVES; move++) expect(await play.next(server, 0)).toBe(200);
  await server.stop();
  // The tracer is not our child: it ends a little after the server.
  const ended = new RegExp(`^${server.process.pid} .*exited with`, 'm');
  await until(() => ended.test(readFileSync(file, 'utf8')), 'the end of the trace');
  return readFileSync(file, 'utf8').split('\n');
}

/** For each answered move: whether the log was written and then synced since the answer before it. */
function syncedAnswers(calls: readonly string[]): boolean[] {
  const answers: boolean[] = [];
  let written = false;
  let synced = false;
  for (const call of calls) {
    if (/pwrite64\(\d+<[^>]*-wal>/.test(call)) {
      written = true;
      synced = false;
    } else if (/f(data)?sync\(\d+<[^>]*-wal>/.test(call)) synced = written;
    else if (/HTTP\/1\.1 200/.test(call) && /seq/.test(call)) {
      answers.push(written && synced);
      written = false;
      synced = false;
    }
  }
  return answers;
}

test('a move is answered only after what was written for it was synced', async () => {
  expect(
    spawnSync('strace', ['-V']).error,
    'this test needs strace: install it with your package manager',
  ).toBeUndefined();
  const answers = syncedAnswers(await trace());
  expect(answers).toEqual(Array<boolean>(MOVES).fill(true));
});

test('the same look at a server with synchronous=NORMAL finds moves that were not synced', async () => {
  const answers = syncedAnswers(await trace(UNSYNCED));
  expect(answers).toHaveLength(MOVES);
  expect(answers).toContain(false);
});
