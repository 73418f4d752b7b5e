import { expect, test } from 'vitest';
import type { Clock } from './api.ts';
import type { PersonRow, SeatRow, Turn } from './store/store.ts';
import { position } from './tables/describe.ts';
import type { Loaded } from './tables/loaded.ts';
import { makeMove, takeBack, vote } from './tables/play.ts';
import { leave } from './tables/seating.ts';
import type { Change } from './tables/tables.ts';
import { resumed, turnHandedOver } from './tables/turns.ts';
import { answerUndo, askUndo, letStandIn } from './tables/undo.ts';
import { threeAtATable } from './testing/clocked.ts';
import { refused } from './testing/guests.ts';

// Nobody can make others absent, or come and go themselves, to decide alone or to stop a clock.

async function opened() {
  const table = await threeAtATable(null);
  const { tables, time, awaySince, id } = table;
  const people = table.people as [PersonRow, PersonRow, PersonRow];
  const change = (job: (loaded: Loaded, now: number) => Change | null | Promise<Change | null>) =>
    tables.change(id, job, ({ row, agreements }) => ({ ...row, ...agreements }));
  return {
    ...table,
    change,
    toVote: (seat: number, end = true) =>
      change((loaded, now) => vote(loaded, people[seat]!.id, { seat, end }, now, awaySince)),
    /** The others let a bot play for a seat. */
    replace: (seat: number) => change((loaded, now) => letStandIn(tables, loaded, [{ seat, why: 'agreed' }], now)),
    move: async () => {
      const { seat, legal } = await tables.read(id, (loaded) => {
        const asked = loaded.row.turn.asked.findIndex((decision) => decision !== null);
        return { seat: asked, legal: position(loaded, asked).legal };
      });
      const { turn, seats } = await tables.read(id, ({ row }) => row);
      const person = seats[seat]!.standIn === null ? people[seat]!.id : null;
      await makeMove(tables, id, { seat, decision: turn.asked[seat]!, move: legal[0], key: null, person });
      time.now += 1000;
      return seat;
    },
  };
}

test('a game does not end because the others gave a bot to the one who has not voted', async () => {
  const { toVote, replace, time, here, store, people } = await opened();
  here.add(people[0]!.id).add(people[1]!.id);
  await store.seen([people[2]!.id], time.now);
  await toVote(0);
  await toVote(1);
  expect(await replace(2)).toMatchObject({ status: 'playing', votes: [0, 1] });
  expect(await toVote(1)).toMatchObject({ status: 'playing' });
  time.now += 86_400_000; // away for a day: nobody waits for them any more
  expect(await toVote(1)).toMatchObject({ status: 'ended', ended: 'vote' });
});

test('a game does not end because the clock or an absence gave a bot to the one who has not voted', async () => {
  for (const why of ['time', 'absent'] as const) {
    const { toVote, change, tables, here, people } = await opened();
    for (const { id } of people) here.add(id);
    await toVote(0);
    await toVote(1);
    expect(await change((loaded, now) => letStandIn(tables, loaded, [{ seat: 2, why }], now))).toMatchObject({
      status: 'playing',
    });
    expect(await toVote(2, false)).toMatchObject({ votes: [] });
  }
});

test('after a no a vote is not called again at once: after the next move, or in a minute', async () => {
  const { toVote, move, time } = await opened();
  await toVote(0);
  await toVote(1, false);
  await expect(toVote(0)).rejects.toMatchObject(refused(409, 'refused-lately'));
  time.now += 61_000;
  expect(await toVote(0)).toMatchObject({ votes: [0] });
  await toVote(1, false);
  await move();
  expect(await toVote(0)).toMatchObject({ votes: [0] });
});

test('an undo does not happen because the others gave a bot to the one who was asked', async () => {
  const { change, replace, move, tables, people } = await opened();
  const mover = await move();
  const [first, second] = [0, 1, 2].filter((seat) => seat !== mover) as [number, number];
  await change((loaded) => askUndo(tables, loaded, people[mover]!.id, mover));
  await change((loaded) => answerUndo(tables, loaded, people[first]!.id, first, true));
  expect(await replace(second)).toMatchObject({ undo: { seat: mover } });
});

test('what was played after a bot took over can be undone without the absent', async () => {
  const { change, replace, move, tables, people, id } = await opened();
  const mover = await tables.read(id, ({ row }) => row.turn.asked.findIndex((decision) => decision !== null));
  const [first, second] = [0, 1, 2].filter((seat) => seat !== mover) as [number, number];
  await replace(second);
  await move();
  await change((loaded) => askUndo(tables, loaded, people[mover]!.id, mover));
  expect(await change((loaded) => answerUndo(tables, loaded, people[first]!.id, first, true))).toMatchObject({
    undo: null,
  });
  expect(await tables.read(id, ({ journal }) => journal.moves.length)).toBe(0);
});

test('who left decides about no undo until they take their seat back', async () => {
  const { change, move, tables, people } = await opened();
  const mover = await move();
  const other = (mover + 1) % 3;
  await change((loaded) => askUndo(tables, loaded, people[mover]!.id, mover));
  await change((loaded, now) => leave(tables, loaded, people[other]!.id, now));
  const answer = change((loaded) => answerUndo(tables, loaded, people[other]!.id, other, false));
  await expect(answer).rejects.toMatchObject(refused(409, 'not-possible'));
});

const CLOCK = { kind: 'move', seconds: 60 } as const;
const BANK = { kind: 'bank', seconds: 100, increment: 0 } as const;
const ADA = { kind: 'person', person: 'ada', name: 'Ada', bot: 'trader', standIn: 'time' } as const;
const BOB = { kind: 'person', person: 'bob', name: 'Bob', bot: null, standIn: null } as const;

/** A bot plays for Ada, and Bob plays, too. */
const tableOf = (turn: Turn, clock: Clock, ada: SeatRow) => ({
  turn,
  seats: [ada, BOB],
  terms: { clock, absence: null, options: {} },
});

test('leaving and coming back gives nobody time', async () => {
  const { change, tables, people, time, id } = await opened();
  const seat = await tables.read(id, ({ row }) => row.turn.asked.findIndex((decision) => decision !== null));
  time.now += 50_000;
  await change((loaded, now) => leave(tables, loaded, people[seat]!.id, now));
  time.now += 5000;
  const { turn } = (await change((loaded, now) => takeBack(loaded, people[seat]!, seat, now)))!;
  expect(turn.since[seat]).toBe(time.now - 50_000);
});

test('leaving and coming back takes from a bank what was thought, once', () => {
  const began = { asked: [4], since: [1000], left: [100_000] };
  const left = turnHandedOver(began, 0, true, 31_000, BANK);
  const handedOver = { seq: 5, decision: 4, thought: 30_000 };
  const seat = { ...ADA, standIn: 'left', handedOver } as const;
  const back = turnHandedOver(left, 0, false, 40_000, BANK, resumed(tableOf(left, BANK, seat), 0));
  expect(back).toEqual({ asked: [4], since: [40_000], left: [70_000] });
});

test('whoever ran out of time again for the same decision lets the bot make that move before they come back', async () => {
  const { change, tables, people, move, id } = await opened();
  const seat = await tables.read(id, ({ row }) => row.turn.asked.findIndex((decision) => decision !== null));
  const runOut = () => change((loaded, now) => letStandIn(tables, loaded, [{ seat, why: 'time' }], now));
  const back = () => change((loaded, now) => takeBack(loaded, people[seat]!, seat, now));
  await runOut();
  await back();
  await runOut();
  await expect(back()).rejects.toMatchObject(refused(409, 'refused-lately'));
  await move();
  expect((await back()).seats[seat]!.standIn).toBeNull();
});

test('where nobody else plays, whoever ran out of time again goes on all the same, with new time: the bot may never move', async () => {
  const { change, tables, people, time, id } = await opened();
  const seat = await tables.read(id, ({ row }) => row.turn.asked.findIndex((decision) => decision !== null));
  for (const other of people)
    if (other !== people[seat]) await change((loaded, now) => leave(tables, loaded, other.id, now));
  for (let times = 0; times < 3; times++) {
    time.now += 50_000;
    await change((loaded, now) => letStandIn(tables, loaded, [{ seat, why: 'time' }], now));
    const { turn, seats } = await change((loaded, now) => takeBack(loaded, people[seat]!, seat, now));
    expect([seats[seat]!.standIn, turn.since[seat]]).toEqual([null, time.now]);
  }
});

test.each(['time', 'absent', 'agreed'] as const)(
  'who leaves while a bot plays for them (%s) has left: nobody waits for them',
  async (why) => {
    const { change, tables, people, store, toVote, id } = await opened();
    await change((loaded, now) => letStandIn(tables, loaded, [{ seat: 2, why }], now));
    await toVote(0);
    expect(await toVote(1)).toMatchObject({ status: 'playing' });
    const go = () => change((loaded, now) => leave(tables, loaded, people[2]!.id, now));
    const { seats, status } = await go();
    expect([seats[2]!.standIn, status]).toEqual(['left', 'ended']);
    expect((await store.entries(id)).at(-2)).toMatchObject({ kind: 'stand-in', seat: 2, why: 'left' });
    expect(await go()).toMatchObject({ seq: (await store.entries(id)).length });
  },
);

test('leaving after the time ran out gives no more time than staying', async () => {
  const { change, tables, people, time, id } = await opened();
  const seat = await tables.read(id, ({ row }) => row.turn.asked.findIndex((decision) => decision !== null));
  const runOutAndLeave = async () => {
    time.now += 50_000;
    await change((loaded, now) => letStandIn(tables, loaded, [{ seat, why: 'time' }], now));
    await change((loaded, now) => leave(tables, loaded, people[seat]!.id, now));
  };
  const back = () => change((loaded, now) => takeBack(loaded, people[seat]!, seat, now));
  await runOutAndLeave();
  expect((await back()).turn.since[seat]).toBe(time.now);
  await runOutAndLeave();
  await expect(back()).rejects.toMatchObject(refused(409, 'refused-lately'));
});

test('a bank gets some more after it ran out, once for each decision', () => {
  const turn = { asked: [4], since: [null], left: [0] };
  const back = (seat: SeatRow) =>
    turnHandedOver(turn, 0, false, 5000, BANK, resumed(tableOf(turn, BANK, seat), 0)).left[0];
  expect(back(ADA)).toBe(10_000);
  expect(back({ ...ADA, secondChance: 4 })).toBe(0);
  expect(back({ ...ADA, standIn: 'left' })).toBe(0);
  expect(turnHandedOver(turn, 0, false, 5000, CLOCK, resumed(tableOf(turn, CLOCK, ADA), 0)).since[0]).toBe(5000);
});
