import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { guest, moveOnce, startedTable, startServer, until } from '../testing/guests.ts';
import { Turns } from './turns.ts';

/** Counts turns of the event loop until the test is over. */
function turnCounter(): () => number {
  let [turn, isOver] = [0, false];
  const count = (): void => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  count();
  onTestFinished(() => void (isOver = true));
  return () => turn;
}

/** Lets requests begin, given as "network/person units"; yields whose began in which turn. */
async function begun(requests: readonly string[]): Promise<string[]> {
  const turns = new Turns();
  const turn = turnCounter();
  const began: string[][] = [];
  await Promise.all(
    requests.map(async (request) => {
      const [name, units] = request.split(' ');
      await turns.take(name!.split('/'), Number(units));
      (began[turn()] ??= []).push(name!);
    }),
  );
  return began.filter(Boolean).map((names) => names.join(''));
}

test('costly requests begin one in a turn of the event loop, and in turns between those who send them', async () => {
  expect(await begun(['a 10', 'a 10', 'a 10', 'b 10', 'b 10', 'c 10'])).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});

test('one at a network of many waits no longer than one at a network of two', async () => {
  const many = Array.from({ length: 8 }, (_, guest) => `m/${guest} 10`);
  const order = await begun(['x/0 10', ...many, 'h/a 10', 'h/b 10']);
  expect(order).toEqual(['x/0', 'm/0', 'h/a', 'm/1', 'h/b', 'm/2', 'm/3', 'm/4', 'm/5', 'm/6', 'm/7']);
});

test('cheap requests share a turn, and one without cost never waits', async () => {
  expect(await begun(Array.from({ length: 25 }, () => 'a 1'))).toEqual(['a'.repeat(10), 'a'.repeat(10), 'aaaaa']);
  expect(await begun(['a 10', 'a 10', 'b 0'])).toEqual(['ab', 'a']);
});

test('what costs more than a turn holds is possible, and a new turn owes nothing', async () => {
  expect(await begun(['a 50', 'a 1', 'b 50', 'b 1'])).toEqual(['a', 'ab', 'b']);
});

test('a request that comes when nobody waits begins at once', async () => {
  const turns = new Turns();
  const turn = turnCounter();
  for (let request = 0; request < 3; request++) {
    const before = turn();
    await turns.take(['a'], 10);
    expect(turn()).toBe(before);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});

/** A connection that is open already. */
async function connected(url: string): Promise<Socket> {
  const { port, hostname: host } = new URL(url);
  const socket = connect({ port: Number(port), host });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const get = (path: string, header = 'accept: */*'): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`;

/** A table, and the turns of the event loop in which somebody reads it. */
async function readTable() {
  const { url, tables } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await startedTable([ada, bob]);
  for (const who of [ada, bob]) await moveOnce(who, id);
  const turn = turnCounter();
  const reads: number[] = [];
  const read = tables.read.bind(tables);
  tables.read = (name, look) => {
    reads.push(turn());
    return read(name, look);
  };
  const [flood, other] = [await connected(url), await connected(url)];
  flood.resume();
  return { ada, id, reads, flood, other, views: get(`/api/tables/${id}/views?from=1&to=100`) };
}

/** Sends a request; yields how much was read before its answer came. */
async function readsBefore(other: Socket, request: string, reads: readonly number[]): Promise<number> {
  other.write(request);
  const [answer] = (await once(other, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
  return reads.length;
}

test('whoever sends a minute’s budget in one packet is served one request in a turn, and others in between', async () => {
  const { reads, flood, other, views } = await readTable();
  flood.write(views.repeat(60));
  expect(await readsBefore(other, get('/healthz'), reads)).toBeLessThan(30);
  await until(() => reads.length === 60, 'all answers');
  expect(new Set(reads).size).toBe(60);
});

test('a person does not wait for what others at their address have asked for', async () => {
  const { ada, id, reads, flood, other, views } = await readTable();
  flood.write(views.repeat(60));
  const position = get(`/api/tables/${id}/position?seat=0`, `cookie: ${ada.cookie}`);
  expect(await readsBefore(other, position, reads)).toBeLessThan(30);
});
