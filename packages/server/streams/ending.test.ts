import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Guest } from '../testing/guests.ts';
import { guest, listen, startServer, until } from '../testing/guests.ts';
import { openHub, opening } from '../testing/hub.ts';

const LINE = { text: 'hello' };

/** Counts what is written to an answer that was ended, by anybody. */
function writesAfterEnd(): () => number {
  const { write } = ServerResponse.prototype;
  let late = 0;
  const spy = vi.spyOn(ServerResponse.prototype, 'write').mockImplementation(function (this: ServerResponse, ...args) {
    if (this.writableEnded) late++;
    else return (write as (...given: unknown[]) => boolean).apply(this, args);
    return false;
  });
  onTestFinished(() => spy.mockRestore());
  return () => late;
}

/** One connection that asks for streams without waiting for answers: all but the first stay queued behind it. */
function pipelined(url: string, streams: readonly { query?: string; cookie: string }[]): Socket {
  const { port, hostname: host } = new URL(url);
  const socket = connect({ port: Number(port), host });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  const heads = streams.map(
    ({ query = '', cookie }) => `GET /api/stream${query} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}`,
  );
  socket.write(heads.map((head) => `${head}\r\n\r\n`).join(''));
  return socket;
}

const tableOf = ({ api }: Guest) =>
  api('createTable', { body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] } });

test('a stream whose pass has ended by the second look is told nothing more, also behind another answer', async () => {
  const { url, hub, accounts } = await startServer();
  const late = writesAfterEnd();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await tableOf(ada);
  const { pass } = accounts;
  let looks = 0;
  accounts.pass = async (sender) => (sender.cookie === bob.cookie && ++looks > 1 ? null : pass(sender));
  pipelined(url, [{ cookie: ada.cookie }, { cookie: bob.cookie, query: `?watch=${id}` }]);
  await until(() => looks === 2, 'the second look');
  await until(() => hub.size === 1, 'the stream to be closed', 5000);
  for (let line = 0; line < 3; line++) await ada.api('chat', { params: { id }, body: LINE });
  hub.beat(Date.now());
  await hub.told();
  expect(late()).toBe(0);
});

test('a sign-out in the same moment ends a queued stream once, and nothing is written to it afterwards', async () => {
  const { url, hub } = await startServer();
  const late = writesAfterEnd();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await tableOf(ada);
  pipelined(url, [{ cookie: ada.cookie }, { cookie: bob.cookie, query: `?watch=${id}` }]);
  await until(() => hub.size === 2, 'the streams');
  await Promise.all([bob.api('signOut'), ada.api('chat', { params: { id }, body: LINE })]);
  await ada.api('chat', { params: { id }, body: LINE });
  hub.beat(Date.now());
  await hub.told();
  expect([hub.size, late()]).toEqual([1, 0]);
});

test('streams that wait behind another answer end with their connection, and give their places back', async () => {
  const { url, hub } = await startServer();
  const ada = await guest(url, 'Ada');
  const socket = pipelined(
    url,
    Array.from({ length: 15 }, () => ({ cookie: ada.cookie })),
  );
  await until(() => hub.size === 15, 'the streams');
  socket.destroy();
  await until(() => hub.size === 0, 'all streams to be closed', 5000);
});

test('an error of the answer stops nothing but its stream', async () => {
  const { url, hub } = await startServer();
  const answers: ServerResponse[] = [];
  const { flushHeaders } = ServerResponse.prototype;
  const spy = vi.spyOn(ServerResponse.prototype, 'flushHeaders').mockImplementation(function (this: ServerResponse) {
    answers.push(this);
    flushHeaders.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  const ada = await guest(url, 'Ada');
  await listen(url, ada.cookie);
  const other = await listen(url, ada.cookie);
  expect(() => answers[0]!.emit('error', new Error('the network broke'))).not.toThrow();
  await until(() => hub.size === 1, 'the stream to be closed', 5000);
  hub.beat(Date.now());
  await until(() => other.messages.some(({ message }) => message.kind === 'beat'), 'a beat');
});

test('a stream whose catch-up fails is closed before it ends', async () => {
  const { hub, store, person, table, say } = await openHub();
  const ada = await person('Ada');
  const id = await table(ada);
  store.mutes = () => Promise.reject(new Error('the disk is broken'));
  const happened: string[] = [];
  hub.open(opening(ada.id), {
    write: () => happened.push('write') > 0,
    end: () => void happened.push(`end, ${hub.size} open`),
  });
  await hub.told();
  await say(id);
  hub.beat(Date.now());
  await hub.told();
  expect(happened).toEqual(['write', 'end, 0 open']);
});

test('a stream that cannot even say hello leaves nothing behind', async () => {
  const { hub, person, table } = await openHub();
  const ada = await person('Ada');
  const id = await table(ada);
  let ended = 0;
  hub.open(
    { ...opening(ada.id), watched: new Set([id]), lobby: true },
    { write: () => false, end: () => void ended++ },
  );
  await hub.told();
  expect([hub.size, ended, hub.presence.visible(ada.id)]).toEqual([0, 1, false]);
});
