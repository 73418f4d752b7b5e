import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PresenceNotice } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { createClient } from '../client.ts';
import type { Lease, Store } from '../store/store.ts';
import { guest, listen, refused, startedTable, startServer, temporaryFolder, until } from '../testing/guests.ts';
import { Leases } from './presence.ts';

/** A store of leases alone, that counts its writes. */
function leaseStore() {
  const rows = new Map<string, Lease>();
  const writes: number[] = [];
  const seen: [string, number][] = [];
  const store = {
    async lease(put: readonly Lease[], dropped: readonly string[]) {
      writes.push(put.length + dropped.length);
      for (const lease of put) rows.set(lease.stream, lease);
      for (const stream of dropped) rows.delete(stream);
    },
    leases: async (now: number) => [...rows.values()].filter(({ until: end }) => end > now),
    async seen(people: readonly string[], now: number) {
      for (const person of people) seen.push([person, now]);
    },
  };
  return { rows, writes, seen, store: store as unknown as Store };
}

/** Two servers on one store, without a common bus: they know of each other by the leases alone. */
function twoServers() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const disk = leaseStore();
  const told: PresenceNotice[][] = [[], []];
  const at = { store: disk.store, now: Date.now };
  const servers = told.map(
    (list) => new Leases(at, localBus(), pino({ level: 'silent' }), (notice) => list.push(notice)),
  );
  return { ...disk, told, one: servers[0]!, two: servers[1]! };
}

const SEEN = { visible: true, looking: ['t1'] };

test('another server knows by the leases who is here, and who has gone', async () => {
  const { one, two, told } = twoServers();
  one.hold('s1', 'ada', SEEN);
  expect([one.connected('ada'), two.connected('ada')]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  await two.renew();
  expect([two.connected('ada'), two.visible('ada'), two.lookers('t1')]).toEqual([true, true, ['ada']]);
  one.release('s1', 'ada');
  await vi.advanceTimersByTimeAsync(1000);
  await two.renew();
  expect([two.connected('ada'), two.visible('ada'), two.lookers('t1')]).toEqual([false, false, []]);
  expect(told[1]!.map(({ connected }) => connected)).toEqual([true, false]);
});

test('the leases of a server that died end by themselves', async () => {
  const { one, two } = twoServers();
  one.hold('s1', 'ada', SEEN);
  await vi.advanceTimersByTimeAsync(1000);
  await two.renew();
  expect(two.connected('ada')).toBe(true);
  await vi.advanceTimersByTimeAsync(41_000); // nobody renews them
  await two.renew();
  expect(two.connected('ada')).toBe(false);
});

test('all leases of a server are renewed in one write, and what changes is gathered', async () => {
  const { one, writes, rows } = twoServers();
  for (let number = 0; number < 500; number++) one.hold(`s${number}`, `p${number}`, SEEN);
  for (let number = 0; number < 100; number++) one.release(`s${number}`, `p${number}`);
  await vi.advanceTimersByTimeAsync(1000);
  expect(writes).toEqual([500]);
  expect(rows.size).toBe(400);
  await one.renew();
  expect(writes).toEqual([500, 400]);
});

test('a disk that cannot write costs nobody their presence, and a lease that was to go goes later', async () => {
  const { one, store, rows } = twoServers();
  one.hold('s1', 'ada', SEEN);
  one.hold('s2', 'bob', SEEN);
  await vi.advanceTimersByTimeAsync(1000);
  const { lease } = store;
  store.lease = () => Promise.reject(new Error('the disk is full'));
  one.release('s2', 'bob');
  await one.renew();
  expect(one.connected('ada')).toBe(true);
  store.lease = lease;
  await one.renew();
  expect([...rows.keys()]).toEqual(['s1']);
});

test('a reload is no absence; a person with another page open has not left', async () => {
  const { one, told } = twoServers();
  one.hold('s1', 'ada', SEEN);
  one.release('s1', 'ada');
  await vi.advanceTimersByTimeAsync(3000);
  one.hold('s2', 'ada', SEEN);
  one.hold('s3', 'ada', SEEN);
  one.release('s2', 'ada');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told[0]).toEqual([{ kind: 'presence', person: 'ada', connected: true }]);
  one.release('s3', 'ada');
  await vi.advanceTimersByTimeAsync(5000);
  expect(one.connected('ada')).toBe(false);
});

test('a hidden page is connected, but not visible, and looks at no table', async () => {
  const { one } = twoServers();
  one.hold('s1', 'ada', { visible: false, looking: ['t1'] });
  expect([one.connected('ada'), one.visible('ada'), one.lookers('t1')]).toEqual([true, false, []]);
  one.hold('s2', 'ada', { visible: true, looking: ['t2'] });
  one.hold('s3', 'ada', { visible: true, looking: ['t2'] });
  expect([one.visible('ada'), one.lookers('t1'), one.lookers('t2')]).toEqual([true, [], ['ada']]);
});

test('who sends requests is here for half a minute without a stream, unless they close their last one', async () => {
  const { one, told } = twoServers();
  one.noteRequest('ada');
  await vi.advanceTimersByTimeAsync(29_000);
  expect([one.isHere('ada'), one.connected('ada'), one.isHere('bob')]).toEqual([true, false, false]);
  one.noteRequest('ada');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(one.isHere('ada')).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(one.isHere('ada')).toBe(false);
  expect(told[0]).toEqual([]);
  one.noteRequest('bob');
  one.hold('s1', 'bob', SEEN);
  one.hold('s2', 'bob', SEEN);
  one.release('s1', 'bob');
  one.release('s2', 'bob');
  one.noteRequest('bob'); // it was on its way
  await vi.advanceTimersByTimeAsync(4000);
  expect(one.isHere('bob')).toBe(false);
  one.noteRequest('bob'); // a program of theirs goes on
  expect(one.isHere('bob')).toBe(true);
});

test('when people without a stream were seen is written once for many requests, and with the server’s end', async () => {
  const { one, seen } = twoServers();
  const start = Date.now();
  one.hold('s1', 'cem', SEEN);
  for (let request = 0; request < 100; request++) for (const person of ['ada', 'bob', 'cem']) one.noteRequest(person);
  await one.renew();
  expect(seen.splice(0)).toEqual([
    ['ada', start],
    ['bob', start],
  ]);
  await vi.advanceTimersByTimeAsync(15_000);
  await one.renew();
  expect(seen).toEqual([]);
  one.noteRequest('bob');
  await one.close();
  expect(seen).toEqual([['bob', start + 15_000]]);
});

test('nobody can ask for the seat of a person whose program sends requests', async () => {
  const { url, awaySince } = await startServer();
  const [ada, bob, cem] = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')];
  const { id } = await startedTable([ada, bob]);
  const { token } = await bob.api('makeToken', { body: { label: 'robot' } });
  await createClient(url, { authorization: `Bearer ${token}` })('position', { params: { id }, query: { seat: '1' } });
  expect(await awaySince(bob.id)).toBeNull();
  const ask = (who: typeof ada, by: 'bot' | 'me') => who.api('askReplace', { params: { id }, body: { seat: 1, by } });
  await expect(ask(ada, 'bot')).rejects.toMatchObject(refused(409, 'not-possible'));
  await expect(ask(cem, 'me')).rejects.toMatchObject(refused(409, 'not-possible'));
});

test('a server that is started anew knows who was here, until their leases end', async () => {
  const data = temporaryFolder();
  const first = await startServer({ data });
  const [ada, bob] = [await guest(first.url, 'Ada'), await guest(first.url, 'Bob')];
  const { id } = await startedTable([ada, bob]);
  await listen(first.url, ada.cookie);
  await until(async () => (await first.store.leases(Date.now())).length === 1, 'the lease');
  await first.close();
  const second = await startServer({ data });
  const seats = await second.tables.read(id, ({ row }) => row.seats);
  expect(seats.map(({ person }) => second.hub.connected(person!))).toEqual([true, false]);
});

test('a stream says whether somebody looks at it, and at which of its tables', async () => {
  const { url, hub } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await startedTable([ada, bob]);
  const stream = await listen(url, ada.cookie, `?watch=${id},other&visible=false`);
  const { message } = stream.messages[0]!;
  const name = message.kind === 'hello' ? message.stream : '';
  expect([hub.connected(ada.id), hub.presence.visible(ada.id), hub.presence.lookers(id)]).toEqual([true, false, []]);
  await ada.api('presence', { body: { stream: name, visible: true, looking: [id, 'elsewhere'] } });
  expect([hub.presence.visible(ada.id), hub.presence.lookers(id)]).toEqual([true, [ada.id]]);
  expect(hub.presence.lookers('elsewhere')).toEqual([]);
  const body = { stream: name, visible: false, looking: [] };
  await expect(bob.api('presence', { body })).rejects.toMatchObject(refused(404, 'not-found'));
  expect(hub.presence.visible(ada.id)).toBe(true);
});

test('every stream has a heartbeat', async () => {
  const { url, hub } = await startServer();
  const ada = await guest(url, 'Ada');
  const stream = await listen(url, ada.cookie);
  hub.beat(Date.now());
  await until(() => stream.messages.some(({ message }) => message.kind === 'beat'), 'a beat');
});
