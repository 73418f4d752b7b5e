import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { StreamMessage } from '../api.ts';
import { listen, temporaryFolder, until } from '../testing/guests.ts';
import { prepare } from '../testing/prepare.ts';
import { startProcess } from '../testing/process.ts';
import { ScriptedPlay } from '../testing/scripted.ts';

const MORTAL = { NODE_OPTIONS: `--import ${new URL('../testing/mortal.ts', import.meta.url).href}` };
const TABLES = 8;

test('the thread that writes dies: another goes on, what was answered is there once, and everybody is told of it', async () => {
  const data = temporaryFolder();
  const { tables, guests } = await prepare(data, { tables: TABLES, seats: 5, people: 1, guests: 1 });
  const server = await startProcess(data, { env: MORTAL });
  const stream = await listen(server.url, guests[0]!.cookie);
  const play = new ScriptedPlay(tables);
  let stopped = false;
  // What was broken off is sent again, with the same key.
  const playOn = async (table: number): Promise<void> => {
    while (!stopped && [200, 503].includes(await play.next(server, table)));
  };
  const running = Promise.all(tables.map((_, table) => playOn(table)));
  for (let deaths = 0; deaths < 3; deaths++) {
    const made = play.moves;
    await until(() => play.moves > made + 10, 'some moves');
    server.process.kill('SIGUSR2');
  }
  const made = play.moves;
  await until(() => play.moves > made + 10, 'moves after the last death');
  stopped = true;
  await running;
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const told = (message: StreamMessage, id: string) =>
    message.kind === 'entry' && message.table === id && message.entry.kind === 'move' ? [message.entry.seq] : [];
  for (const [table, { id }] of tables.entries()) {
    const acknowledged = play.acknowledged[table]!;
    await until(
      () => stream.messages.flatMap(({ message }) => told(message, id)).length >= acknowledged.length,
      'the stream to tell everything',
    );
    expect(stream.messages.flatMap(({ message }) => told(message, id)).slice(0, acknowledged.length)).toEqual(
      acknowledged,
    );
    expect([200, 410]).toContain(await play.next(server, table));
  }
  await server.stop();
});

test('where every new thread dies, too, the server says so in one line and ends, so that somebody starts it again', async () => {
  const data = temporaryFolder();
  const server = await startProcess(data, { env: { ...MORTAL, DOOMED: '1' } });
  const ended = once(server.process, 'exit');
  server.process.kill('SIGUSR2');
  const [code] = (await ended) as [number];
  expect(code).toBe(70);
  expect(server.said()).toMatch(/^outcry: the thread that writes keeps dying: .+$/m);
});

test('an error that nobody caught is written down and ends the server', async () => {
  const server = await startProcess(temporaryFolder(), { env: MORTAL });
  const ended = once(server.process, 'exit');
  server.process.kill('SIGUSR1');
  const [code] = (await ended) as [number];
  expect(code).not.toBe(0);
  expect(server.said()).toContain('torn');
});
