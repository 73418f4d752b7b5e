import { expect, test } from 'vitest';
import { localBus } from './bus/local.ts';
import { absences } from './clocks.ts';
import { vote } from './tables/play.ts';
import { Tables } from './tables/tables.ts';
import { threeAtATable } from './testing/clocked.ts';

test('who is asked and stays away too long is played for; who has a stream open is not', async () => {
  const { store, time, here, tables, sweep, people, id } = await threeAtATable(30);
  const asked = await tables.read(id, ({ row }) => row.turn.asked.findIndex((seq) => seq !== null));
  const standIn = () => tables.read(id, ({ row }) => row.seats[asked]!.standIn);
  here.add(people[asked]!.id);
  time.now += 31_000;
  await sweep();
  expect(await standIn()).toBeNull();
  here.clear();
  await store.seen([people[asked]!.id], time.now);
  time.now += 29_000;
  await sweep();
  expect(await standIn()).toBeNull();
  time.now += 2000;
  await sweep();
  expect(await standIn()).toBe('absent');
});

test('a vote to end the game waits for whoever was here in the last day, and not for who was not', async () => {
  const { time, here, tables, awaySince, people, id } = await threeAtATable(null);
  const votes = (seat: number) =>
    tables.change(
      id,
      (table, now) => vote(table, people[seat]!.id, { seat, end: true }, now, awaySince),
      ({ row }) => row.status,
    );
  here.add(people[0]!.id).add(people[1]!.id);
  time.now += 23 * 3_600_000;
  expect(await votes(0)).toBe('playing');
  time.now += 2 * 3_600_000;
  expect(await votes(0)).toBe('playing'); // the second is here, and does not want to
  expect(await votes(1)).toBe('ended');
});

test('a vote counts no day in which no server ran', async () => {
  const { time, here, tables, people, id } = await threeAtATable(null);
  here.add(people[0]!.id);
  time.now += 48 * 3_600_000;
  const { store, now } = tables;
  const restarted = new Tables({ store, bus: localBus(), now, hotTables: 9 });
  const sinceStart = absences(restarted, (person) => here.has(person));
  const status = await restarted.change(
    id,
    (table, at) => vote(table, people[0]!.id, { seat: 0, end: true }, at, sinceStart),
    ({ row }) => row.status,
  );
  expect(status).toBe('playing');
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
