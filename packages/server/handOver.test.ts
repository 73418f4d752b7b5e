import { expect, test } from 'vitest';
import type { Entry, ErrorCode } from './api.ts';
import { position, seatAsked } from './tables/describe.ts';
import { fileOf } from './tables/file.ts';
import { dealOf } from './tables/loaded.ts';
import { endTable, vote } from './tables/play.ts';
import { leave } from './tables/seating.ts';
import { guest, listen, refused, startedTable, startServer } from './testing/guests.ts';
import { withoutCem } from './testing/withoutCem.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const no = (error: ErrorCode) => ({ body: { error } });

test('however many agree, nobody gets the hand of somebody who has been away for less than an hour', async () => {
  const { ask, answer, ada, bob, dora, time } = await withoutCem({ away: HOUR - 1 });
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('too-soon'));
  time.now += 1;
  await ask(dora, 2, 'me');
  await answer(ada, true);
  expect(await answer(bob, true)).toMatchObject({ person: dora.id });
});

test.each([
  ['a move may take a day', { kind: 'move', seconds: 86_400 }, null, DAY],
  ['a move may take a week', { kind: 'move', seconds: 7 * 86_400 }, null, 7 * DAY],
  ['bank and increment are a day each', { kind: 'bank', seconds: 86_400, increment: 86_400 }, null, 2 * DAY],
  ['somebody may stay away for a week', { kind: 'none' }, 7 * 86_400, 7 * DAY],
] as const)(
  'where %s, somebody is away for as long before another gets their hand',
  async (_, clock, absence, wait) => {
    const { ask, tables, id, dora, time } = await withoutCem({ away: wait - 1 });
    await tables.change(
      id,
      ({ row }) => ({ entries: [], row: { terms: { ...row.terms, clock, absence } } }),
      () => null,
    );
    await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('too-soon'));
    time.now += 1;
    await ask(dora, 2, 'me');
  },
);

test('a host without a seat gets none by their own word; a bot’s they take where no person plays', async () => {
  const { ask, answer, tables, id, ada, bob, cem, dora, people, time } = await withoutCem({ away: HOUR });
  const host = (row: object) =>
    tables.change(
      id,
      () => ({ entries: [], row: { host: dora.id, ...row } }),
      () => null,
    );
  await host({});
  expect(await ask(dora, 2, 'me')).toMatchObject({ person: cem.id });
  await answer(ada, true);
  expect(await answer(bob, false)).toMatchObject({ person: cem.id });
  time.now += MINUTE;
  const bot = { kind: 'bot', person: null, name: 'Rookie', bot: 'rookie', standIn: null } as const;
  const seats = await tables.read(id, ({ row }) => row.seats.with(2, bot));
  await host({ seats });
  expect(await ask(dora, 2, 'me')).toMatchObject({ kind: 'bot' });
  await answer(dora, false);
  time.now += MINUTE;
  for (const { id: one } of people)
    await tables.change(
      id,
      (table) => leave(tables, table, one, time.now),
      () => null,
    );
  expect(await ask(dora, 2, 'me')).toMatchObject({ person: dora.id });
});

test('a request from outside lapses after a minute, and its asker lets others ask then', async () => {
  const { ask, store, dora, time, shown } = await withoutCem({ away: HOUR });
  const eve = await store.personOfUser('Eve', 'Eve', time.now);
  await ask(dora, 2, 'me');
  time.now += MINUTE; // no sweep has looked at the table since
  await ask(eve, 2, 'me');
  expect((await shown()).replace!.person).toBe(eve.id);
  time.now += MINUTE;
  await expect(ask(eve, 2, 'me')).rejects.toMatchObject(no('refused-lately'));
});

test('a request from outside gives way to that of another after ten seconds, unless a player has agreed to it', async () => {
  const { ask, answer, store, ada, dora, time, shown, kinds } = await withoutCem({ away: HOUR });
  const eve = await store.personOfUser('Eve', 'Eve', time.now);
  await ask(dora, 2, 'me');
  time.now += 9_999;
  await expect(ask(eve, 2, 'me')).rejects.toMatchObject(no('not-possible'));
  time.now += 1;
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('not-possible')); // not for themselves
  await ask(eve, 2, 'me');
  expect((await shown()).replace!.person).toBe(eve.id);
  expect((await kinds()).slice(-2)).toEqual(['replace-lapsed', 'replace-ask']);
  time.now += 10_000;
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('refused-lately'));
  await answer(ada, true);
  time.now += 49_999;
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('not-possible')); // a minute later, but Ada has agreed
});

test('over the API: an address has one request for a seat of a table; a refused or withdrawn one counts for none', async () => {
  const { url } = await startServer();
  const [ada, dora, eve] = [await guest(url, 'Ada'), await guest(url, 'Dora'), await guest(url, 'Eve')];
  await listen(url, ada.cookie);
  const [one, other] = [
    await startedTable([ada], ['rookie', 'rookie']),
    await startedTable([ada], ['rookie', 'rookie']),
  ];
  const wish = (seat: number) => ({ seat, by: 'me' }) as const;
  await expect(dora.api('askReplace', { params: { id: one.id }, body: wish(0) })).rejects.toMatchObject(
    refused(409, 'not-possible'),
  );
  await dora.api('askReplace', { params: { id: one.id }, body: wish(1) });
  const ask = () => eve.api('askReplace', { params: { id: one.id }, body: wish(1) });
  await expect(ask()).rejects.toMatchObject(refused(409, 'refused-lately'));
  await eve.api('askReplace', { params: { id: other.id }, body: wish(1) });
  await expect(ask()).rejects.toMatchObject(refused(409, 'refused-lately'));
  await dora.api('answerReplace', { params: { id: one.id }, body: { agree: false } });
  await ask();
});

test('over the API: an asker who is shut out by now learns nothing of the table by answering', async () => {
  const { url } = await startServer();
  const [ada, dora] = [await guest(url, 'Ada'), await guest(url, 'Dora')];
  await listen(url, ada.cookie);
  const { id } = await startedTable([ada], ['rookie', 'rookie']);
  const at = { params: { id } };
  await dora.api('askReplace', { ...at, body: { seat: 1, by: 'me' } });
  await ada.api('settings', { ...at, body: { spectators: false } });
  for (const agree of [true, false])
    await expect(dora.api('answerReplace', { ...at, body: { agree } })).rejects.toMatchObject(
      refused(403, 'no-spectators'),
    );
});

test('somebody who looks on takes the seat once all present agree: its hand, and not its shuffle, is theirs', async () => {
  const { ask, answer, tables, store, id, ada, bob, cem, dora, shown } = await withoutCem({ away: HOUR });
  const key = await tables.read(id, ({ row }) => dealOf(row).key);
  await tables.change(
    id,
    ({ row }) => ({ entries: [], row: { seats: row.seats.with(2, { ...row.seats[2]!, standing: ['a secret'] }) } }),
    () => null,
  );
  const hand = await tables.read(id, (table) => position(table, 2).view);
  const names = (await shown()).seats.map(({ name }) => name);
  expect(names[2]).toBe('Cem');
  await expect(ask(ada, 2, 'me')).rejects.toMatchObject(no('not-possible')); // has a seat
  await expect(ask(dora, 2, 'bot')).rejects.toMatchObject(no('not-your-seat'));
  await expect(ask(dora, 1, 'me')).rejects.toMatchObject(no('not-possible')); // Bob is present
  await ask(dora, 2, 'me');
  await expect(answer(dora, true)).resolves.toMatchObject({ person: cem.id }); // nobody agrees to their own wish
  await answer(ada, true);
  const taken = await answer(bob, true);
  expect(taken).toMatchObject({ kind: 'person', person: dora.id, name: 'Dora', standIn: null });
  expect(taken.standing ?? []).toEqual([]); // what Cem answered in advance was for Cem alone
  const entry = (await store.entries(id)).at(-1) as Extract<Entry, { kind: 'replaced' }>;
  expect(entry).toMatchObject({ kind: 'replaced', seat: 2, person: dora.id, from: cem.id, was: 'Cem' });
  expect(await tables.read(id, ({ row }) => dealOf(row).key)).toEqual(key);
  expect(await tables.read(id, (table) => position(table, seatAsked(table.row, dora.id, undefined)).view)).toEqual(
    hand,
  );
  const formers = await tables.read(id, ({ row }) => seatAsked(row, cem.id, undefined));
  expect(formers).toBeNull();
  await expect(tables.read(id, ({ row }) => seatAsked(row, cem.id, '2'))).rejects.toMatchObject(no('not-your-seat'));
  await tables.change(
    id,
    ({ row }) => endTable(row, 'abandoned'),
    () => null,
  );
  tables.evictIdle(Infinity); // the names are read from the entries, not remembered
  const { seats } = await tables.read(id, (table) => fileOf(tables, table));
  expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cem / Dora']);
});

test('whoever takes a seat has voted for nothing, and the former person may ask for it when they leave', async () => {
  const { ask, answer, tables, id, ada, bob, cem, dora, here, time, awaySince, shown } = await withoutCem({
    away: HOUR,
  });
  await tables.change(
    id,
    (table, now) => vote(table, cem.id, { seat: 2, end: true }, now, awaySince),
    () => null,
  );
  await ask(dora, 2, 'me');
  await answer(ada, true);
  await answer(bob, true);
  expect((await shown()).votes).toEqual([]);
  here.add(cem.id);
  await expect(ask(cem, 2, 'me')).rejects.toMatchObject(no('not-possible')); // Dora is present
  await tables.change(
    id,
    (table) => leave(tables, table, dora.id, time.now),
    () => null,
  );
  await ask(cem, 2, 'me');
  expect(await answer(bob, true)).toMatchObject({ person: dora.id, standIn: 'left' });
  expect(await answer(ada, true)).toMatchObject({ person: cem.id, bot: null, standIn: null });
});
