import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guest, startServer, temporaryFolder } from './testing/guests.ts';

const DOCS = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

/** The example of a language as it stands in docs/api.md. */
function example(language: string, file: string): string {
  const code = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(DOCS)![1]!;
  const path = join(temporaryFolder(), file);
  writeFileSync(path, code);
  return path;
}

/** Runs a program to its end; yields its exit code and what it complained of. */
function run(command: string, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args);
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, said }));
  });
}

test.each([
  ['js', process.execPath, 'robot.mjs'],
  ['python', 'python3', 'robot.py'],
])('the %s program of docs/api.md takes a seat and plays a game to its end', async (language, command, file) => {
  const { url } = await startServer();
  const host = await guest(url, 'Host');
  const robot = await guest(url, 'Robot');
  const { token } = await robot.api('makeToken', { body: { label: 'example' } });
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'rookie' }] as const;
  const { id, code } = await host.api('createTable', { body: { game: 'taking-stock', seats: [...seats] } });
  const path = example(language, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/0\.5\)|500\)/, (pause) => (pause.startsWith('0') ? '0.01)' : '10)')),
  );
  const playing = run(command, [path, url, token, code]);
  for (;;) {
    const { seats: now } = await host.api('table', { params: { id } });
    if (now[0]!.kind === 'person') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await host.api('start', { params: { id } });
  expect(await playing).toEqual({ code: 0, said: '' });
  expect(await host.api('table', { params: { id } })).toMatchObject({ status: 'over' });
});
