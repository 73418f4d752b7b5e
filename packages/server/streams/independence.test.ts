import { expect, test } from 'vitest';
import { until } from '../testing/guests.ts';
import { opening, openHub } from '../testing/hub.ts';
import type { Heard } from '../testing/hub.ts';

/** The numbers of the entries of a table that were told. */
const told = (heard: readonly Heard[], table: string): number[] =>
  heard.flatMap(({ message }) => (message.kind === 'entry' && message.table === table ? [message.entry.seq] : []));
const kinds = (heard: readonly Heard[]): string[] => heard.map(({ message }) => message.kind);
/** The number of a cursor. */
const idOf = ({ cursor }: Heard): number => Number(cursor!.split('.')[1]);

test('a table that is slow to read delays no other table, no other stream, no new stream and no lobby', async () => {
  const { hub, store, hold, release, person, table, say, listen } = await openHub();
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const [slow, quick] = [await table(ada), await table(ada)];
  const own: Heard[] = [];
  const watching: Heard[] = [];
  listen(ada, (heard) => own.push(heard), { lobby: true });
  listen(bob, (heard) => watching.push(heard), { watched: [slow, quick] });
  await hub.told();
  const start = own.at(0)!.cursor!;
  hold(slow);
  await say(slow);
  await say(quick);
  await until(() => [own, watching].every((heard) => told(heard, quick).length === 1), 'the quick table', 2000);
  // A stream that opens now catches up with the quick table, and is shown the lobby.
  const late: Heard[] = [];
  listen(ada, (heard) => late.push(heard), { lobby: true, after: start });
  await until(() => told(late, quick).length === 1 && kinds(late).includes('lobby'), 'a new stream', 2000);
  expect([own, watching, late].map((heard) => told(heard, slow))).toEqual([[], [], []]);
  const below = (await store.entries(slow)).at(-1)!.id;
  expect(idOf(own.findLast(({ cursor }) => cursor)!)).toBe(below - 1);
  release(slow);
  await hub.told();
  expect([own, watching, late].map((heard) => told(heard, slow))).toEqual([[3], [3], [3]]);
  expect([own, watching, late].map((heard) => told(heard, quick))).toEqual([[3], [3], [3]]);
  expect(idOf(own.findLast(({ cursor }) => cursor)!)).toBe(store.settled());
});

test('presence waits for no table: none is loaded for it', async () => {
  const { hub, hold, person, table, listen } = await openHub();
  const ada = await person('Ada');
  const bob = await person('Bob');
  const [slow, quick] = [await table(ada), await table(ada)];
  hold(slow);
  hold(quick);
  const watching: Heard[] = [];
  listen(bob, (heard) => watching.push(heard), { watched: [slow, quick] });
  listen(ada, () => {});
  await hub.told();
  const at = watching.flatMap(({ message }) => (message.kind === 'presence' ? [message.table] : []));
  expect(at.toSorted()).toEqual([slow, quick].toSorted());
});

test('who comes is told after the entries before: none of them can say that they are still away', async () => {
  const { hub, hold, release, person, table, say, listen } = await openHub();
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const slow = await table(ada);
  const watching: Heard[] = [];
  listen(bob, (heard) => watching.push(heard), { watched: [slow] });
  await hub.told();
  hold(slow);
  await say(slow);
  listen(ada, () => {});
  await until(() => hub.connected(ada.id), 'Ada is here');
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  release(slow);
  await hub.told();
  expect(kinds(watching).slice(-2)).toEqual(['entry', 'presence']);
});

test('a table that fails delays nobody, and is told from its first untold entry once it works again', async () => {
  const { hub, store, broken, person, table, say, listen } = await openHub();
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const [failing, sound] = [await table(ada), await table(ada)];
  const own: Heard[] = [];
  const watching: Heard[] = [];
  listen(ada, (heard) => own.push(heard));
  listen(bob, (heard) => watching.push(heard), { watched: [failing, sound] });
  await hub.told();
  broken.add(failing);
  const untold = store.settled() + 1;
  for (let round = 0; round < 3; round++) {
    await say(failing, 2);
    await say(sound);
    await hub.told();
  }
  const all = [own, watching];
  expect(all.map((heard) => told(heard, sound))).toEqual([
    [3, 4, 5],
    [3, 4, 5],
  ]);
  expect(all.map((heard) => told(heard, failing))).toEqual([[], []]);
  for (const heard of all) for (const each of heard) if (each.cursor) expect(idOf(each)).toBeLessThan(untold);
  // Who comes back now is told what is sound, and the rest when the table works again, like everybody.
  const back: Heard[] = [];
  listen(ada, (heard) => back.push(heard), { after: own.findLast(({ cursor }) => cursor)!.cursor! });
  await hub.told();
  expect([told(back, sound), told(back, failing)]).toEqual([[3, 4, 5], []]);
  broken.delete(failing);
  await say(failing);
  await hub.told();
  for (const heard of [...all, back]) {
    expect(told(heard, failing)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(idOf(heard.at(-1)!)).toBe(store.settled());
  }
});

test('a stream whose past cannot be read is ended, so that its owner tries again', async () => {
  const { hub, store, person } = await openHub();
  const ada = await person('Ada');
  store.entriesAfter = () => Promise.reject(new Error('the disk is broken'));
  const close = hub.open(opening(ada.id), { write: () => true, end: () => close() });
  expect(hub.size).toBe(1);
  await hub.told();
  expect(hub.size).toBe(0);
});

test('a table that is forgotten before it is told holds no cursor back', async () => {
  const { hub, store, tables, hold, release, person, table, say, listen } = await openHub();
  const ada = await person('Ada');
  const [gone, other] = [await table(ada), await table(ada)];
  const own: Heard[] = [];
  listen(ada, (heard) => own.push(heard));
  await hub.told();
  hold(gone);
  await say(gone);
  await say(other);
  await store.forgetWaiting(Date.now() + 1000);
  tables.evictIdle(Infinity);
  expect(await store.table(gone)).toBeNull();
  release(gone);
  await say(other);
  await hub.told();
  expect([told(own, gone), told(own, other)]).toEqual([[], [3, 4]]);
  expect(idOf(own.at(-1)!)).toBe(store.settled());
});
