import { expect, test } from 'vitest';
import { absences } from './clocks.ts';
import type { Store, TableRow } from './store/store.ts';
import { vote } from './tables/play.ts';
import { leave } from './tables/seating.ts';
import { threeAtATable } from './testing/clocked.ts';

/** Somebody had a stream open until now. */
async function seenNow(store: Store, person: string, now: number): Promise<void> {
  await store.lease([{ stream: 's', node: 'n', person, looking: [], visible: true, until: now + 40_000 }], [], now);
  await store.lease([], ['s'], now);
}

test('who is asked and stays away too long is played for; who has a stream open is not', async () => {
  const { store, time, here, tables, sweep, people, id } = await threeAtATable(30);
  const asked = await tables.read(id, ({ row }) => row.turn.asked.findIndex((seq) => seq !== null));
  const standIn = () => tables.read(id, ({ row }) => row.seats[asked]!.standIn);
  here.add(people[asked]!.id);
  time.now += 31_000;
  await sweep();
  expect(await standIn()).toBeNull();
  here.clear();
  await seenNow(store, people[asked]!.id, time.now);
  time.now += 29_000;
  await sweep();
  expect(await standIn()).toBeNull();
  time.now += 2000;
  await sweep();
  expect(await standIn()).toBe('absent');
});

/** A seat votes to end the game; yields how the table then stands. */
const voteAt = ({ tables, people, awaySince, id }: AtTable, seat = 0) =>
  tables.change(
    id,
    (table, now) => vote(table, people[seat]!.id, { seat, end: true }, now, awaySince),
    ({ row }) => row.status,
  );

test('a vote to end the game waits for whoever was here in the last day, and is open for a day before it leaves somebody out', async () => {
  const at = await threeAtATable(null);
  const { time, here, people } = at;
  const votes = (seat: number) => voteAt(at, seat);
  here.add(people[0]!.id).add(people[1]!.id);
  time.now += 23 * 3_600_000;
  expect(await votes(0)).toBe('playing');
  time.now += 2 * 3_600_000;
  expect(await votes(0)).toBe('playing'); // the second is here, and does not want to
  expect(await votes(1)).toBe('playing'); // the third is long gone, but was asked two hours ago
  time.now += 22 * 3_600_000;
  expect(await votes(1)).toBe('ended');
});

test.each([
  ['who may stay away for a week', 7 * 86_400, { kind: 'none' }],
  ['who has a week for a move', null, { kind: 'move', seconds: 7 * 86_400 }],
  ['whose bank and increment are a week', null, { kind: 'bank', seconds: 6 * 86_400, increment: 86_400 }],
] as const)('a vote waits a week for somebody %s, and is open for a week', async (_who, absence, clock) => {
  const at = await threeAtATable(absence);
  const { time, here, people, tables, id } = at;
  await tables.change(
    id,
    ({ row }) => ({ entries: [], row: { terms: { ...row.terms, clock } } }),
    () => null,
  );
  here.add(people[0]!.id).add(people[1]!.id);
  time.now += 6 * 86_400_000;
  expect([await voteAt(at, 0), await voteAt(at, 1)]).toEqual(['playing', 'playing']);
  time.now += 6 * 86_400_000;
  expect(await voteAt(at)).toBe('playing'); // away for 12 days, asked 6 days ago
  time.now += 86_400_000;
  expect(await voteAt(at)).toBe('ended');
});

test('a vote that was taken back begins anew: nobody is left out of one they were not asked about', async () => {
  const at = await threeAtATable(null);
  const { time, here, people, tables, awaySince, id } = at;
  here.add(people[0]!.id).add(people[1]!.id);
  await voteAt(at, 0);
  await tables.change(
    id,
    (table, now) => vote(table, people[0]!.id, { seat: 0, end: false }, now, awaySince),
    () => null,
  );
  time.now += 2 * 86_400_000;
  expect([await voteAt(at, 0), await voteAt(at, 1)]).toEqual(['playing', 'playing']);
  time.now += 86_400_000;
  expect(await voteAt(at)).toBe('ended');
});

const HOUR = 3_600_000;

type AtTable = Awaited<ReturnType<typeof threeAtATable>>;

/** The server runs for some hours, stands still for some, and is started anew: the table as the new one knows it. */
async function runFor(at: AtTable, hours: number, still = 0): Promise<AtTable> {
  const { store, time, here, tables } = at;
  time.now += hours * HOUR;
  await store.beat(time.now);
  time.now += still * HOUR;
  await store.wake(time.now);
  return { ...at, awaySince: absences(tables, (person) => here.has(person)) };
}

test('a vote counts no day in which no server ran', async () => {
  const first = await threeAtATable(null);
  first.here.add(first.people[0]!.id);
  expect(await voteAt(await runFor(first, 1, 48))).toBe('playing');
});

test('a vote counts the time of every run: on a server that is started anew every evening somebody is away for a day', async () => {
  const first = await threeAtATable(null);
  first.here.add(first.people[0]!.id);
  const second = await runFor(first, 23, 1);
  expect(await voteAt(second)).toBe('playing');
  const third = await runFor(second, 2);
  expect(await voteAt(third)).toBe('playing'); // the vote is two hours old
  expect(await voteAt(await runFor(third, 22))).toBe('ended');
});

test('a bot that waits for somebody who is away is not sent in by a restart', async () => {
  const at = await threeAtATable(30);
  const asked = await at.tables.read(at.id, ({ row }) => row.turn.asked.findIndex((seq) => seq !== null));
  // They think for an hour with the page open; then no server runs for two.
  const lease = { stream: 's', node: 'n', person: at.people[asked]!.id, looking: [], visible: true };
  await at.store.lease([{ ...lease, until: at.time.now + HOUR + 40_000 }], [], at.time.now);
  await runFor(at, 1, 2);
  at.tables.evictIdle(Infinity);
  await at.sweep();
  const standIn = () => at.tables.read(at.id, ({ row }) => row.seats[asked]!.standIn);
  expect(await standIn()).toBeNull();
  at.time.now += 71_000; // the lease ends after 40 s, and they were away for 30 more
  await at.sweep();
  expect(await standIn()).toBe('absent');
});

test('votes are judged again without a new one, once who did not vote has been away for a day', async () => {
  const { time, here, sweep, tables, awaySince, people, id } = await threeAtATable(null);
  const status = () => tables.read(id, ({ row }) => row.status);
  for (const seat of [0, 1]) {
    here.add(people[seat]!.id);
    await tables.change(
      id,
      (table, now) => vote(table, people[seat]!.id, { seat, end: true }, now, awaySince),
      () => null,
    );
  }
  const { updated } = await tables.read(id, ({ row }) => row);
  time.now += 23 * 3_600_000;
  await sweep();
  expect(await status()).toBe('playing');
  expect((await tables.read(id, ({ row }) => row)).updated).toBe(updated); // nobody has played
  time.now += 2 * 3_600_000;
  await sweep();
  expect(await status()).toBe('ended');
});

test.each([
  ['talk', { entries: [{ kind: 'chat', seat: null, person: 'somebody', text: '.' }] }, () => ({})],
  [
    'answers in advance',
    { entries: [] },
    ({ seats }: TableRow) => ({ seats: seats.map((seat) => ({ ...seat, standing: [] })) }),
  ],
  ['votes', { entries: [{ kind: 'vote', seat: 0, end: true }] }, () => ({})],
] as const)(
  '%s puts off neither who looks after the absent nor a bot with patience',
  async (_what, { entries }, row) => {
    const { store, time, here, tables, sweep, people, id } = await threeAtATable(30);
    const disturb = () =>
      tables.change(
        id,
        (table) => ({ entries, row: row(table.row) }),
        (table) => table.row.due,
      );
    const asked = await tables.read(id, ({ row: { turn } }) => turn.asked.findIndex((seq) => seq !== null));
    here.add(people[asked]!.id);
    time.now += 31_000;
    await sweep();
    here.clear();
    await seenNow(store, people[asked]!.id, time.now);
    for (let times = 0; times < 36; times++) {
      time.now += 900;
      await disturb();
      await sweep();
    }
    expect(await tables.read(id, ({ row: { seats } }) => seats[asked]!.standIn)).toBe('absent');
    for (const { id: person } of people)
      await tables.change(
        id,
        (table, now) => leave(tables, table, person, now),
        () => null,
      );
    const { due } = await tables.read(id, (table) => table.row);
    time.now += 900;
    expect(await disturb()).toBe(due);
  },
);
