import { expect, test } from 'vitest';
import type { ErrorCode } from './api.ts';
import type { PersonRow } from './store/store.ts';
import { describe, position } from './tables/describe.ts';
import { fileOf } from './tables/file.ts';
import { endTable, makeMove, vote } from './tables/play.ts';
import { leave } from './tables/seating.ts';
import { askUndo } from './tables/undo.ts';
import { guest, listen, refused, startedTable, startServer } from './testing/guests.ts';
import { withoutCem } from './testing/withoutCem.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The time in which somebody who came back takes their seat back at once. */
const RECLAIM = 10 * MINUTE;

const no = (error: ErrorCode) => ({ body: { error } });

test('whoever was absent takes their seat back from another person at once, however late, until ten minutes after they came', async () => {
  const { ask, answer, reclaim, back, tables, id, ada, bob, cem, dora, here, time, shown, store } = await withoutCem({
    away: HOUR,
  });
  await ask(dora, 2, 'me');
  await answer(ada, true);
  expect(await answer(bob, true)).toMatchObject({ person: dora.id });
  time.now += 40 * DAY;
  here.add(cem.id);
  const you = (who: PersonRow) =>
    tables.read(id, (table) => describe(table, who.id, (person) => here.has(person), time.now).you);
  expect((await you(cem)).reclaim).toEqual([{ seat: 2, until: null }]);
  await back(cem);
  const until = time.now + RECLAIM;
  expect((await you(cem)).reclaim).toEqual([{ seat: 2, until }]);
  time.now = until - 1;
  await back(cem); // coming again gives no more time
  expect((await you(bob)).reclaim).toBeUndefined();
  expect(JSON.stringify(await shown())).not.toContain(cem.id);
  await expect(reclaim(bob)).rejects.toMatchObject(no('not-your-seat'));
  const seat = await reclaim(cem);
  expect(seat).toEqual({ kind: 'person', person: cem.id, name: 'Cem', bot: null, standIn: null, claims: [] });
  expect((await store.entries(id)).at(-1)).toMatchObject({ kind: 'replaced', person: cem.id, from: dora.id });
  await expect(reclaim(dora)).rejects.toMatchObject(no('not-your-seat')); // whoever took it has no claim to it
  expect(await reclaim(cem)).toEqual(seat);
  await tables.change(
    id,
    ({ row }) => endTable(row, 'abandoned'),
    () => null,
  );
  const { seats } = await tables.read(id, (table) => fileOf(tables, table));
  expect(seats[2]!.name).toBe('Cem / Dora');
});

test('ten minutes after they came the seat is asked for as any other, and who left on purpose has no claim to it', async () => {
  const { ask, answer, reclaim, back, tables, id, ada, bob, cem, dora, here, time, shown } = await withoutCem({
    away: HOUR,
  });
  await ask(dora, 2, 'me');
  await answer(ada, true);
  await answer(bob, true);
  here.add(cem.id);
  await back(cem);
  time.now += RECLAIM;
  await expect(reclaim(cem)).rejects.toMatchObject(no('not-your-seat'));
  await tables.change(
    id,
    (table) => leave(tables, table, dora.id, time.now),
    () => null,
  );
  await ask(cem, 2, 'me');
  await answer(ada, true);
  expect(await answer(bob, true)).toMatchObject({ person: cem.id });
  await expect(reclaim(dora)).rejects.toMatchObject(no('not-your-seat'));
  expect((await shown()).you.reclaim).toBeUndefined();
});

test('a game does not end while somebody may still take their seat back, unless they have been away for a day', async () => {
  const { ask, answer, tables, id, ada, bob, dora, time, awaySince } = await withoutCem({ away: HOUR });
  const end = (who: PersonRow, seat: number) =>
    tables.change(
      id,
      (table, now) => vote(table, who.id, { seat, end: true }, now, awaySince),
      ({ row }) => row.status,
    );
  await ask(dora, 2, 'me');
  await answer(ada, true);
  await answer(bob, true);
  await end(ada, 0);
  await end(bob, 1);
  expect(await end(dora, 2)).toBe('playing');
  await tables.change(
    id,
    (table) => leave(tables, table, dora.id, time.now),
    ({ row }) => expect(row.status).toBe('playing'),
  );
  time.now += DAY;
  expect(await end(ada, 0)).toBe('ended');
});

test('what was played before somebody lost their seat is not undone while they may take it back', async () => {
  const { ask, answer, back, tables, id, ada, bob, cem, dora, people, time } = await withoutCem({ away: HOUR });
  const play = async (players: readonly PersonRow[]) => {
    const { seat, decision, legal } = await tables.read(id, (table) => {
      const seat = table.row.turn.asked.findIndex((asked) => asked !== null);
      return { seat, decision: table.row.turn.asked[seat]!, legal: position(table, seat).legal };
    });
    await makeMove(tables, id, { seat, decision, move: legal[0], key: null, person: players[seat]!.id });
    return seat;
  };
  const now = [ada, bob, dora];
  const undo = (seat: number, to?: number) =>
    tables.change(
      id,
      (table) => askUndo(tables, table, now[seat]!.id, seat, to),
      ({ agreements }) => agreements.undo,
    );
  const early = await play(people);
  const to = await tables.read(id, ({ journal }) => journal.moves[0]!.seq);
  await tables.change(
    id,
    (table) => askUndo(tables, table, people[early]!.id, early),
    () => null,
  );
  await ask(dora, 2, 'me');
  await answer(ada, true);
  await answer(bob, true);
  expect(await tables.read(id, ({ agreements }) => agreements.undo)).toBeNull(); // nobody agrees to it for Cem
  await expect(undo(early)).rejects.toMatchObject(no('not-possible'));
  await back(cem);
  time.now += RECLAIM;
  expect(await undo(early)).toMatchObject({ seat: early, to });
});

test('whoever takes another seat gives up the claim to the one they had', async () => {
  const { ask, answer, reclaim, tables, id, ada, bob, cem, dora, here, time } = await withoutCem({ away: HOUR });
  await ask(dora, 2, 'me');
  await answer(ada, true);
  await answer(bob, true);
  here.add(cem.id);
  await tables.change(
    id,
    (table) => leave(tables, table, bob.id, time.now),
    () => null,
  );
  await ask(cem, 1, 'me');
  await answer(ada, true);
  await answer(dora, true);
  expect(await tables.read(id, ({ row }) => row.seats[1]!.person)).toBe(cem.id);
  await expect(reclaim(cem)).rejects.toMatchObject(no('not-your-seat'));
});

test('a seat that goes from hand to hand is still the absent person’s, also while a bot plays it', async () => {
  const { ask, answer, reclaim, tables, store, id, ada, bob, cem, dora, here, time } = await withoutCem({
    away: HOUR,
  });
  const eve = await store.personOfUser('Eve', 'Eve', time.now);
  const take = async (who: PersonRow) => {
    await ask(who, 2, 'me');
    await answer(ada, true);
    return answer(bob, true);
  };
  await take(dora);
  here.delete(dora.id);
  await store.seen([dora.id], time.now);
  time.now += HOUR;
  expect(await take(eve)).toMatchObject({ person: eve.id });
  await tables.change(
    id,
    (table) => leave(tables, table, eve.id, time.now),
    () => null,
  );
  expect(await reclaim(dora)).toMatchObject({ person: dora.id, bot: null, standIn: null });
  expect(await reclaim(cem)).toMatchObject({ person: cem.id, name: 'Cem' });
  await expect(reclaim(dora)).rejects.toMatchObject(no('not-your-seat'));
});

test('over the API: the absent person sees the table although nobody may look on, and gets the seat back', async () => {
  const { url, tables } = await startServer();
  const [ada, cem, dora, eve] = await Promise.all(['Ada', 'Cem', 'Dora', 'Eve'].map((name) => guest(url, name)));
  const { id } = await startedTable([ada!, cem!], ['rookie']);
  const at = { params: { id } };
  const streams = [await listen(url, cem!.cookie, `?watch=${id}`), await listen(url, eve!.cookie, `?watch=${id}`)];
  const claims = [{ person: cem!.id, until: null }];
  await tables.change(
    id,
    ({ row }) => ({
      entries: [{ kind: 'replaced', seat: 1, person: dora!.id, from: cem!.id, was: 'Cem' }],
      row: { seats: row.seats.with(1, { ...row.seats[1]!, person: dora!.id, name: 'Dora', claims }) },
    }),
    () => null,
  );
  const told = (stream: number) =>
    streams[stream]!.messages.flatMap(({ message }) =>
      message.kind === 'entry' && message.info ? [message.info] : [],
    );
  await expect.poll(() => told(0).at(-1)?.you.reclaim).toEqual([{ seat: 1, until: null }]);
  await expect.poll(() => told(1).at(-1)?.seats[1]!.name).toBe('Dora');
  expect(told(1).at(-1)!.you.reclaim).toBeUndefined(); // each is told what is theirs
  await ada!.api('settings', { ...at, body: { spectators: false } });
  await expect(eve!.api('table', at)).rejects.toMatchObject(refused(403, 'no-spectators'));
  expect((await cem!.api('table', at)).you).toMatchObject({
    seats: [],
    reclaim: [{ seat: 1, until: expect.any(Number) }],
  });
  await cem!.api('signIn', { body: { name: 'Cemal' } });
  expect((await cem!.api('position', at)).seat).toBeNull();
  const back = await cem!.api('takeBack', { ...at, body: { seat: 1 } });
  expect(back.you).toEqual({ seats: [1], host: false });
  expect(back.seats[1]!.name).toBe('Cemal');
  expect((await cem!.api('position', at)).seat).toBe(1);
  await expect(dora!.api('position', at)).rejects.toMatchObject(refused(403, 'no-spectators'));
});

test('over the API: the ten minutes begin with whatever the absent person sees of the table', async () => {
  const { url, tables, store } = await startServer();
  const [ada, cem, dora] = await Promise.all(['Ada', 'Cem', 'Dora'].map((name) => guest(url, name)));
  const { id } = await startedTable([ada!, cem!], ['rookie']);
  const at = { params: { id } };
  const until = async () => (await store.table(id))!.seats[1]!.claims![0]!.until;
  const looks = {
    table: () => cem!.api('table', at),
    position: () => cem!.api('position', at),
    log: () => cem!.api('log', at),
    views: () => cem!.api('views', { ...at, query: { from: 1, to: 1 } }),
    stream: () => listen(url, cem!.cookie, `?watch=${id}`),
  };
  for (const [what, look] of Object.entries(looks)) {
    const claims = [{ person: cem!.id, until: null }];
    await tables.change(
      id,
      ({ row }) => ({
        entries: [],
        row: { seats: row.seats.with(1, { ...row.seats[1]!, person: dora!.id, name: 'Dora', claims }) },
      }),
      () => null,
    );
    await dora!.api('position', at);
    expect(await until()).toBeNull();
    await look();
    await expect.poll(until, { message: what }).toEqual(expect.any(Number));
  }
});

test.each([
  ['their own name as it is now', 'Cem', 'Cemal'],
  ['a name chosen for the table', 'Grandpa', 'Grandpa'],
])('whoever takes a lost seat back has %s', async (_what, called, after) => {
  const { ask, answer, reclaim, tables, id, ada, bob, cem, dora } = await withoutCem({ away: HOUR });
  await tables.change(
    id,
    ({ row }) => ({ entries: [], row: { seats: row.seats.with(2, { ...row.seats[2]!, name: called }) } }),
    () => null,
  );
  await ask(dora, 2, 'me');
  await answer(ada, true);
  await answer(bob, true);
  expect(await reclaim({ ...cem, name: 'Cemal' })).toMatchObject({ person: cem.id, name: after });
});
