import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guest, listen, startedTable, startServer, temporaryFolder, until } from './testing/guests.ts';

const LAUNCHER = fileURLToPath(new URL('../../scripts/outcry.mjs', import.meta.url));

/** Starts the launcher as npm does, in a shell that stays its parent; yields the shell, the launcher's pid and the address. */
async function npmStart() {
  const line = `"${process.execPath}" "${LAUNCHER}" serve & echo "pid $!"; wait $!`;
  const shell = spawn('sh', ['-c', line], {
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      OUTCRY_DATA: temporaryFolder(),
      OUTCRY_HOST: '127.0.0.1',
      OUTCRY_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let launcher = 0;
  for await (const text of createInterface({ input: shell.stdout })) {
    launcher ||= Number(/^pid (\d+)$/.exec(text)?.[1] ?? 0);
    const port = /open http:\/\/localhost:(\d+)/.exec(text)?.[1];
    if (port) return { shell, launcher, url: `http://127.0.0.1:${port}` };
  }
  throw new Error('the server did not start');
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('npm ends its shell: the server ends, too', async () => {
  const { shell, url } = await npmStart();
  expect(await answers(url)).toBe(true);
  shell.kill('SIGTERM');
  await until(async () => !(await answers(url)), 'the server to end');
});

test('the launcher is killed: the server ends, too', async () => {
  const { shell, launcher, url } = await npmStart();
  expect(await answers(url)).toBe(true);
  process.kill(launcher, 'SIGKILL');
  await until(async () => !(await answers(url)), 'the server to end');
  if (shell.exitCode === null && shell.signalCode === null) await once(shell, 'exit');
});

test('the launcher is told to stop: it waits for the server, which ends', async () => {
  const { shell, launcher } = await npmStart();
  process.kill(launcher, 'SIGTERM');
  process.kill(launcher, 'SIGTERM'); // as where a terminal sends it to both, and the launcher passes it on
  if (shell.exitCode === null) await once(shell, 'exit');
  expect(shell.exitCode).toBe(0);
});

test('a request under way when the server stops is answered once it is written, and streams end', async () => {
  const server = await startServer();
  const ada = await guest(server.url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const stream = await listen(server.url, ada.cookie);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  // Something takes its time at the table: what comes after it waits.
  const slow = server.tables.read(id, () => held);
  const change = vi.spyOn(server.tables, 'change');
  const said = ada.api('chat', { params: { id }, body: { text: 'still here?' } });
  await until(() => change.mock.calls.length > 0, 'the request to arrive');
  const closing = server.close();
  await until(async () => !(await answers(server.url)), 'the server to take no more requests');
  release();
  await slow;
  expect(await said).toMatchObject({ seq: expect.any(Number) as number });
  await closing;
  stream.close();
});
