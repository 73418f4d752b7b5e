import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { DEFAULTS } from './config.ts';
import { DEFAULT_SETTINGS } from './notify/wants.ts';
import { createServer } from './server.ts';
import { databases } from './testing/databases.ts';
import {
  closedAfter,
  guest,
  listen,
  moveOnce,
  newKey,
  NO_LIMITS,
  refused,
  startedTable,
  startServer,
  until,
} from './testing/guests.ts';
import type { Guest, Listener } from './testing/guests.ts';
import { receiver } from './testing/receivers.ts';

const shared = databases();

/** Some servers on one new database. */
async function nodes(count: number, more: Parameters<typeof startServer>[0] = {}) {
  const databaseUrl = await shared.make();
  return Promise.all(Array.from({ length: count }, () => startServer({ databaseUrl, ...more })));
}

/** The same person at another server. */
const at = (url: string, person: Guest): Guest => ({ ...person, api: createClient(url, { cookie: person.cookie }) });

const seqsOf = ({ messages }: Listener, table: string): number[] =>
  messages.flatMap(({ message }) => (message.kind === 'entry' && message.table === table ? [message.entry.seq] : []));

const kindsOf = ({ messages }: Listener): string[] => messages.map(({ message }) => message.kind);

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

test('a move at one server is told by all others, once and in order; who comes back to another misses nothing', async () => {
  const [one, two, three] = await nodes(3);
  const [ada, bob] = [await guest(one!.url, 'Ada'), await guest(two!.url, 'Bob')];
  const streams = [await listen(two!.url, ada.cookie), await listen(three!.url, bob.cookie)];
  const { id } = await startedTable([ada, bob], ['rookie']);
  const play = async (count: number) => {
    for (let moves = 0; moves < count;)
      for (const mover of [ada, bob, at(three!.url, ada), at(one!.url, bob)]) if (await moveOnce(mover, id)) moves++;
  };
  await play(8);
  const middle = (await bob.api('table', { params: { id } })).seq;
  await until(() => seqsOf(streams[0]!, id).at(-1)! >= middle, 'the first moves');
  streams[0]!.close();
  const [cursor, last] = [streams[0]!.cursor()!, seqsOf(streams[0]!, id).at(-1)!];
  await play(4);
  await at(three!.url, ada).api('chat', { params: { id }, body: { text: 'Sell!', key: newKey() } });
  const { seq } = await bob.api('table', { params: { id } });
  const back = await listen(one!.url, ada.cookie, '', cursor);
  for (const stream of [streams[1]!, back]) {
    await until(() => seqsOf(stream, id).at(-1)! >= seq, 'every entry');
    const seqs = seqsOf(stream, id);
    expect(seqs).toEqual(from(seqs[0]!, seqs.length));
    expect(kindsOf(stream)).not.toContain('reset');
  }
  expect(seqsOf(back, id)[0]).toBeLessThanOrEqual(last + 1);
});

test('what was done at one server is seen at every other at once: no view is older than one that was seen', async () => {
  const [one, two] = await nodes(2);
  const ada = await guest(one!.url, 'Ada');
  const there = at(two!.url, ada);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id } = await ada.api('createTable', { body: { game: 'taking-stock', public: true, seats: [...seats] } });
  for (let turn = 0; turn < 10; turn++) {
    const [here, other] = turn % 2 === 0 ? [ada, there] : [there, ada];
    const text = `line ${turn}`;
    const { seq } = await here.api('chat', { params: { id }, body: { text, key: newKey() } });
    expect((await other.api('table', { params: { id } })).seq).toBe(seq);
    await here.api('settings', { params: { id }, body: { public: turn % 2 === 0 } });
    expect(await other.api('lobby')).toHaveLength(turn % 2 === 0 ? 1 : 0);
    await here.api('signIn', { body: { name: `Ada ${turn}` } });
    expect(await other.api('me')).toMatchObject({ name: `Ada ${turn}` });
  }
});

test('what people agree on goes over servers: an undo asked for at one is granted at another', async () => {
  const [one, two] = await nodes(2);
  const [ada, bob] = [await guest(one!.url, 'Ada'), await guest(two!.url, 'Bob')];
  const { id } = await startedTable([ada, bob], [], { game: 'stockpile' });
  const seatOf = (person: Guest) => (person === ada ? 0 : 1);
  /** Moves until somebody's move can be taken back. */
  const asked = async () => {
    for (const mover of [ada, bob]) {
      if (!(await moveOnce(mover, id))) continue;
      const wish = mover.api('askUndo', { params: { id }, body: { seat: seatOf(mover) } });
      if (
        await wish.then(
          () => true,
          () => false,
        )
      )
        return mover;
    }
    return null;
  };
  const asker = await until(asked, 'an undo that can be asked for');
  const other = asker === ada ? at(one!.url, bob) : at(two!.url, ada);
  await other.api('answerUndo', { params: { id }, body: { seat: 1 - seatOf(asker), agree: true } });
  const { entries } = await asker.api('log', { params: { id }, query: {} });
  expect(entries.at(-1)).toMatchObject({ kind: 'undo' });
});

test('two servers on one database deliver each message once', async () => {
  const hook = await closedAfter(receiver());
  const both = await nodes(2, { notifyHosts: [hook.host] });
  const [ada, bob] = [await guest(both[0]!.url, 'Ada'), await guest(both[1]!.url, 'Bob')];
  const quiet = { on: false, from: 0, until: 0 };
  await bob.api('setNotifications', { body: { ...DEFAULT_SETTINGS, when: 'now', quiet } });
  await bob.api('addHook', { body: { kind: 'json', url: hook.url } });
  await both[0]!.store.fresh(); // a move may be made there before it has heard what Bob wants
  const { id } = await startedTable([ada, bob]);
  let asked = 0;
  let othersMoved = true;
  const settled = async () => (await both[0]!.store.dueOutbox(Number.MAX_SAFE_INTEGER, 9)).length === 0;
  while (asked < 4) {
    while ((await bob.api('position', { params: { id }, query: {} })).asked === null) {
      await moveOnce(ada, id);
      othersMoved = true;
    }
    // Whoever is asked again after their own move is not told.
    if (othersMoved) asked++;
    othersMoved = false;
    for (let time = 0; time < 3; time++) for (const { notifier } of both) notifier.kick();
    await until(settled, 'an empty outbox');
    await moveOnce(bob, id);
  }
  expect(hook.received).toHaveLength(asked);
  expect(new Set(hook.received.map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id)).size).toBe(asked);
});

test('two servers at the same bot and the same clock: each happens once', async () => {
  const [one, two] = await nodes(2);
  const ada = await guest(one!.url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie'], { clock: { kind: 'move', seconds: 5 } });
  for (let move = 0; move < 6; move++) {
    for (const server of [one!, two!]) await server.tables.read(id, (table) => server.tables.onTurn(table, true));
    await until(() => moveOnce(at(two!.url, ada), id), 'Ada’s turn');
  }
  await until(async () => (await ada.api('table', { params: { id } })).seats[0]!.standIn === 'time', 'Ada’s clock');
  const entries = await one!.store.entries(id);
  expect(entries.map(({ seq }) => seq)).toEqual(from(1, entries.length));
  expect(entries.filter(({ kind }) => kind === 'stand-in')).toHaveLength(1);
  const { status } = await two!.tables.read(id, ({ row }) => row);
  expect(status).toBe('playing');
});

test('limits hold over all servers', async () => {
  const [one, two] = await nodes(2, {
    limits: { ...NO_LIMITS, guests: 3, chat: 2 },
    quotas: { ...DEFAULTS.quotas, waiting: 2 },
  });
  const ada = await guest(one!.url, 'Ada');
  const there = at(two!.url, ada);
  await guest(two!.url, 'Bob');
  await guest(one!.url, 'Cem');
  const signIn = createClient(two!.url)('signIn', { body: { name: 'Dan' } });
  await expect(signIn).rejects.toMatchObject(refused(429, 'too-many'));

  const body = { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } as const;
  const make = (person: Guest) => person.api('createTable', { body: { ...body, seats: [...body.seats] } });
  const made = await Promise.allSettled([make(ada), make(there), make(ada), make(there)]);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const table = made.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{ id: string }>;
  const say = (person: Guest) =>
    person.api('chat', { params: { id: table.value.id }, body: { text: 'hello', key: newKey() } });
  await say(ada);
  await say(there);
  await expect(say(there)).rejects.toMatchObject(refused(429, 'too-many'));
});

test('who signs out, mutes or looks away at one server does so at all', async () => {
  const [one, two] = await nodes(2);
  const [ada, bob] = [await guest(one!.url, 'Ada'), await guest(one!.url, 'Bob')];
  const stream = await listen(two!.url, ada.cookie);
  const { id } = await startedTable([bob, ada], ['rookie']);
  await ada.api('mute', { params: { person: bob.id }, body: { muted: true } });
  await bob.api('chat', { params: { id }, body: { text: 'unheard', key: newKey() } });
  await ada.api('chat', { params: { id }, body: { text: 'heard', key: newKey() } });
  await until(() => stream.raw().includes('"heard"'), 'the second line');
  expect(stream.raw()).not.toContain('unheard');
  const hello = stream.messages[0]!.message as { stream: string };
  await until(() => one!.store.holderOf(hello.stream, Date.now()), 'the lease');
  await ada.api('presence', { body: { stream: hello.stream, visible: false, looking: [] } });
  await until(() => !two!.hub.presence.visible(ada.id), 'the page is hidden');
  await ada.api('signOut');
  await until(stream.ended, 'the end of the stream');
});

test('a server that ends hands its bots on', async () => {
  const databaseUrl = await shared.make();
  const settings = { databaseUrl, host: '127.0.0.1', port: 0, logLevel: 'silent', limits: NO_LIMITS, web: '/nowhere' };
  const one = await createServer({ ...settings, botPause: 4000 });
  const two = await startServer({ databaseUrl });
  const ada = await guest(one.url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie', 'rookie', 'rookie']);
  const began = performance.now();
  one.drain();
  expect((await fetch(`${one.url}/readyz`)).status).toBe(503);
  await one.close();
  await until(() => moveOnce(at(two.url, ada), id), 'the other server’s bots');
  expect(performance.now() - began).toBeLessThan(14_000); // sooner than bots lost with their server are missed
});

test('while the database is away people are told so, and afterwards everything goes on', async () => {
  const [one] = await nodes(1);
  const ada = await guest(one!.url, 'Ada');
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const say = (key: string) => ada.api('chat', { params: { id }, body: { text: 'still here', key } });
  await shared.postgres.kill9();
  const key = newKey();
  await expect(say(key)).rejects.toMatchObject(refused(503, 'busy'));
  await expect(ada.api('table', { params: { id } })).rejects.toMatchObject(refused(503, 'busy'));
  expect((await fetch(`${one!.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${one!.url}/healthz`)).status).toBe(200);
  await shared.postgres.restart();
  const { seq } = await say(key);
  expect(await say(key)).toMatchObject({ seq });
  await until(async () => (await fetch(`${one!.url}/readyz`)).status === 200, 'ready again');
  const stream = await listen(one!.url, ada.cookie);
  await say(newKey());
  await until(() => stream.raw().includes('still here'), 'the stream');
});

test.each(['\0', '\ud800'])('text that a PostgreSQL cannot hold (%j) is refused, and nothing changes', async (odd) => {
  const [one] = await nodes(1);
  const guests = [await guest(one!.url, 'Ada'), await guest(one!.url, 'Bob'), await guest(one!.url, 'Cem')];
  const [ada] = guests as [Guest];
  const { id } = await startedTable(guests);
  const { seq } = await ada.api('table', { params: { id } });
  const chat = (body: { text: string; key: string }) => ada.api('chat', { params: { id }, body });
  const key = `1234567${odd}`;
  await expect(chat({ text: 'Sell!', key })).rejects.toMatchObject(refused(400, 'bad-request'));
  const move = ada.api('move', { params: { id }, body: { seat: 0, decision: seq, move: {}, key } });
  await expect(move).rejects.toMatchObject(refused(400, 'bad-request'));
  for (const path of ['mine?before=', 'history?before=', 'history?game=', 'stream?watch='])
    for (const bytes of ['%00', '%ED%A0%80']) {
      const answer = await fetch(`${one!.url}/api/${path}${bytes}`, { headers: { cookie: ada.cookie } });
      await answer.body?.cancel();
      expect(answer.status, path).toBe(400);
    }
  expect((await ada.api('table', { params: { id } })).seq).toBe(seq);
  await chat({ text: `Sell${odd}`, key: newKey() });
  expect((await ada.api('log', { params: { id } })).entries.at(-1)).toMatchObject({ text: `Sell${odd}` });
});
