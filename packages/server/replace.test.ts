import { expect, test } from 'vitest';
import type { Entry, ErrorCode } from './api.ts';
import type { PersonRow } from './store/store.ts';
import { describe, position, seatAsked } from './tables/describe.ts';
import { fileOf } from './tables/file.ts';
import { dealOf } from './tables/loaded.ts';
import { endTable, takeBack, vote } from './tables/play.ts';
import { answerReplace, askReplace } from './tables/replace.ts';
import { leave } from './tables/seating.ts';
import { threeAtATable } from './testing/clocked.ts';
import { guest, listen, refused, startedTable, startServer } from './testing/guests.ts';

const MINUTE = 60_000;
/** The time in which whoever was absent takes their seat back at once. */
const RECLAIM = 10 * MINUTE;

/** Ada (the host), Bob and Cem play; Cem has been gone for a while; Dora looks on. */
async function withoutCem(absence: number | null = null) {
  const all = await threeAtATable(absence);
  const { store, time, here, tables, awaySince, people, id } = all;
  const [ada, bob, cem] = people as [PersonRow, PersonRow, PersonRow];
  const dora = await store.personOfUser('Dora', 'Dora', time.now);
  for (const { id: one } of [ada, bob, dora]) here.add(one);
  await store.seen([cem.id], time.now);
  time.now += 20_000;
  const shown = () => tables.read(id, (table) => describe(table, null, (person) => here.has(person), time.now));
  const ask = (who: PersonRow, seat: number, by: 'bot' | 'me') =>
    tables.change(
      id,
      (table, now) => askReplace({ tables, table, awaySince, now }, who.id, { seat, by }),
      ({ row }) => row.seats[seat]!,
    );
  const answer = (who: PersonRow, agree: boolean) =>
    tables.change(
      id,
      (table, now) => answerReplace({ tables, table, awaySince, now }, who.id, agree),
      ({ row }) => row.seats[2]!,
    );
  const reclaim = (who: PersonRow) =>
    tables.change(
      id,
      (table, now) => takeBack(table, who.id, 2, now),
      ({ row }) => row.seats[2]!,
    );
  const kinds = async () => (await store.entries(id)).map(({ kind }) => kind).filter((kind) => kind !== 'seat');
  return { ...all, ada, bob, cem, dora, shown, ask, answer, reclaim, kinds };
}

const no = (error: ErrorCode) => ({ body: { error } });

test('everybody present agrees at once that a bot plays for who is absent, and they take their seat back', async () => {
  const { tables, id, ada, bob, cem, ask, answer, shown, kinds, here } = await withoutCem();
  expect((await ask(ada, 2, 'bot')).standIn).toBeNull();
  expect((await shown()).replace).toEqual({ seat: 2, by: 'bot', person: ada.id, agreed: [0], waiting: [1] });
  expect(await answer(bob, true)).toMatchObject({ person: cem.id, bot: 'trader', standIn: 'agreed' });
  expect((await shown()).replace).toBeNull();
  expect(await kinds()).toEqual(['start', 'replace-ask', 'replace-answer', 'replace-answer', 'stand-in']);
  here.add(cem.id);
  const back = await tables.change(
    id,
    (table, now) => takeBack(table, cem.id, 2, now),
    ({ row }) => row.seats[2]!,
  );
  expect(back).toMatchObject({ person: cem.id, bot: null, standIn: null });
});

test('whoever is the only one present decides alone', async () => {
  const { ask, ada, bob, here } = await withoutCem();
  here.delete(bob.id);
  expect(await ask(ada, 2, 'bot')).toMatchObject({ standIn: 'agreed' });
});

test('the host alone decides after three minutes; another alone does not', async () => {
  const { ask, ada, bob, time, sweep, tables, id } = await withoutCem();
  const standIn = () => tables.read(id, ({ row }) => row.seats[2]!.standIn);
  await ask(bob, 2, 'bot');
  time.now += 4 * MINUTE;
  await sweep();
  expect(await standIn()).toBeNull();
  time.now += 7 * MINUTE; // the request of the other lapses
  await sweep();
  expect(await ask(ada, 2, 'bot')).toMatchObject({ standIn: 'agreed' });
});

test('a request the host agreed to comes true when the three minutes are over', async () => {
  const { ask, ada, time, sweep, tables, id } = await withoutCem();
  await ask(ada, 2, 'bot');
  time.now += 2 * MINUTE;
  await sweep();
  const standIn = () => tables.read(id, ({ row }) => row.seats[2]!.standIn);
  expect(await standIn()).toBeNull();
  time.now += MINUTE;
  await sweep();
  expect(await standIn()).toBe('agreed');
});

test('who goes away is not waited for: the request is judged again', async () => {
  const { ask, ada, bob, here, time, sweep, tables, id } = await withoutCem();
  await ask(ada, 2, 'bot');
  here.delete(bob.id);
  time.now += 5000;
  await sweep();
  expect(await tables.read(id, ({ row }) => row.seats[2]!.standIn)).toBe('agreed');
});

test('nothing happens against somebody who is present, or whose connection broke only just now', async () => {
  const { ask, answer, ada, bob, cem, here, store, time, sweep, shown, kinds } = await withoutCem();
  await expect(ask(ada, 1, 'bot')).rejects.toMatchObject(no('not-possible'));
  await store.seen([cem.id], time.now - 2000);
  await expect(ask(ada, 2, 'bot')).rejects.toMatchObject(no('too-soon'));
  time.now += 20_000;
  await ask(ada, 2, 'bot');
  here.add(cem.id);
  await expect(answer(bob, true)).rejects.toMatchObject(no('not-possible'));
  time.now += 5000;
  await sweep();
  expect((await shown()).replace).toBeNull();
  expect((await kinds()).at(-1)).toBe('replace-lapsed');
});

test('one who refuses ends the request; the asker waits a minute, also after withdrawing a new one', async () => {
  const { ask, answer, ada, bob, dora, time, shown } = await withoutCem();
  await ask(ada, 2, 'bot');
  await answer(bob, false);
  expect((await shown()).replace).toBeNull();
  await expect(ask(ada, 2, 'bot')).rejects.toMatchObject(no('refused-lately'));
  time.now += MINUTE;
  await ask(ada, 2, 'bot');
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('not-possible'));
  await answer(ada, false);
  expect((await shown()).replace).toBeNull();
  await expect(ask(ada, 2, 'bot')).rejects.toMatchObject(no('refused-lately'));
  await ask(dora, 2, 'me'); // only the asker waits
  await answer(ada, false);
  await expect(ask(ada, 2, 'bot')).rejects.toMatchObject(no('refused-lately')); // another's refusal ends nobody's wait
  time.now += MINUTE;
  await ask(ada, 2, 'bot');
});

test('a request of somebody without a seat gives way to those who play, and not the other way round', async () => {
  const { ask, answer, ada, bob, dora, shown, kinds } = await withoutCem();
  await ask(dora, 2, 'me');
  await ask(ada, 2, 'bot');
  expect((await shown()).replace).toMatchObject({ by: 'bot', person: ada.id, agreed: [0] });
  expect((await kinds()).slice(-4)).toEqual(['replace-ask', 'replace-lapsed', 'replace-ask', 'replace-answer']);
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('not-possible'));
  await expect(ask(bob, 2, 'bot')).rejects.toMatchObject(no('not-possible'));
  expect(await answer(bob, true)).toMatchObject({ standIn: 'agreed' });
});

test('whoever was absent takes their seat back from another person at once, for ten minutes', async () => {
  const { ask, answer, reclaim, tables, id, ada, bob, cem, dora, here, time, shown, store } = await withoutCem();
  await ask(dora, 2, 'me');
  await answer(ada, true);
  expect(await answer(bob, true)).toMatchObject({ person: dora.id });
  time.now += RECLAIM - 1;
  here.add(cem.id);
  const you = (who: PersonRow) =>
    tables.read(id, (table) => describe(table, who.id, (person) => here.has(person), time.now).you);
  const [took] = (await store.entries(id)).slice(-1);
  expect((await you(cem)).reclaim).toEqual([{ seat: 2, until: took!.at + RECLAIM }]);
  expect((await you(bob)).reclaim).toBeUndefined();
  expect(JSON.stringify(await shown())).not.toContain(cem.id);
  await expect(reclaim(bob)).rejects.toMatchObject(no('not-your-seat'));
  const back = await reclaim(cem);
  expect(back).toEqual({ kind: 'person', person: cem.id, name: 'Cem', bot: null, standIn: null, claims: [] });
  expect((await store.entries(id)).at(-1)).toMatchObject({ kind: 'replaced', person: cem.id, from: dora.id });
  await expect(reclaim(dora)).rejects.toMatchObject(no('not-your-seat')); // whoever took it has no claim to it
  expect(await reclaim(cem)).toEqual(back);
  await tables.change(
    id,
    ({ row }) => endTable(row, 'abandoned'),
    () => null,
  );
  const { seats } = await tables.read(id, (table) => fileOf(tables, table));
  expect(seats[2]!.name).toBe('Cem / Dora');
});

test('after ten minutes the seat is asked for as any other, and who left on purpose has no claim to it', async () => {
  const { ask, answer, reclaim, tables, id, ada, bob, cem, dora, here, time, shown } = await withoutCem();
  await ask(dora, 2, 'me');
  await answer(ada, true);
  await answer(bob, true);
  time.now += RECLAIM;
  here.add(cem.id);
  await expect(reclaim(cem)).rejects.toMatchObject(no('not-your-seat'));
  await tables.change(
    id,
    (table) => leave(tables, table, dora.id, time.now),
    () => null,
  );
  await ask(cem, 2, 'me');
  expect(await answer(ada, true)).toMatchObject({ person: cem.id });
  await expect(reclaim(dora)).rejects.toMatchObject(no('not-your-seat'));
  expect((await shown()).you.reclaim).toBeUndefined();
});

test('whoever takes another seat gives up the claim to the one they had', async () => {
  const { ask, answer, reclaim, tables, id, ada, bob, cem, dora, here, time } = await withoutCem();
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
  expect(await tables.read(id, ({ row }) => row.seats[1]!.person)).toBe(cem.id);
  await expect(reclaim(cem)).rejects.toMatchObject(no('not-your-seat'));
});

test('a seat that goes from hand to hand is still the absent person’s, also while a bot plays it', async () => {
  const { ask, answer, reclaim, tables, store, id, ada, bob, cem, dora, here, time } = await withoutCem();
  const eve = await store.personOfUser('Eve', 'Eve', time.now);
  const take = async (who: PersonRow) => {
    await ask(who, 2, 'me');
    await answer(ada, true);
    return answer(bob, true);
  };
  await take(dora);
  here.delete(dora.id);
  await store.seen([dora.id], time.now);
  time.now += 20_000;
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
  const claims = [{ person: cem!.id, name: 'Cem', until: Date.now() + RECLAIM }];
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
  await expect.poll(() => told(0).at(-1)?.you.reclaim).toEqual([{ seat: 1, until: claims[0]!.until }]);
  await expect.poll(() => told(1).at(-1)?.seats[1]!.name).toBe('Dora');
  expect(told(1).at(-1)!.you.reclaim).toBeUndefined(); // each is told what is theirs
  await ada!.api('settings', { ...at, body: { spectators: false } });
  await expect(eve!.api('table', at)).rejects.toMatchObject(refused(403, 'no-spectators'));
  expect((await cem!.api('table', at)).you).toMatchObject({ seats: [], reclaim: [{ seat: 1 }] });
  expect((await cem!.api('position', at)).seat).toBeNull();
  const back = await cem!.api('takeBack', { ...at, body: { seat: 1 } });
  expect(back.you).toEqual({ seats: [1], host: false });
  expect((await cem!.api('position', at)).seat).toBe(1);
  await expect(dora!.api('position', at)).rejects.toMatchObject(refused(403, 'no-spectators'));
});

test('somebody who looks on takes the seat once all present agree: its hand, and not its shuffle, is theirs', async () => {
  const { ask, answer, tables, store, id, ada, bob, cem, dora, shown } = await withoutCem();
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
  const { ask, answer, tables, id, ada, bob, cem, dora, here, time, awaySince, shown } = await withoutCem();
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

test('a request hurries no stand-in: where nobody plays, it waits as long as its person could have', async () => {
  const { tables, id, people, dora, time, sweep, ask } = await withoutCem(3600);
  for (const { id: one } of people)
    await tables.change(
      id,
      (table) => leave(tables, table, one, time.now),
      () => null,
    );
  const hurried: boolean[] = [];
  tables.onTurn = (_table, due = false) => hurried.push(due);
  await ask(dora, 2, 'me');
  time.now += 60_000;
  await sweep();
  expect(hurried).not.toContain(true);
  time.now += 3_700_000; // the request has lapsed, and then the hour is over
  await sweep();
  time.now += 3_700_000;
  await sweep();
  expect(hurried).toContain(true);
});

test('over the API: a bot’s seat is asked for, agreed to by all, and played by its new person', async () => {
  const { url } = await startServer();
  const [ada, bob, dora] = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Dora')];
  for (const { cookie } of [ada, bob]) await listen(url, cookie);
  const { id } = await startedTable([ada, bob], ['rookie']);
  const at = { params: { id } };
  const { messages } = await listen(url, dora.cookie, `?watch=${id}`);
  await expect(dora.api('position', { ...at, query: { seat: '2' } })).rejects.toMatchObject(
    refused(403, 'not-your-seat'),
  );
  const asked = await dora.api('askReplace', { ...at, body: { seat: 2, by: 'me' } });
  expect(asked.replace).toMatchObject({ seat: 2, by: 'person', person: dora.id, agreed: [], waiting: [0, 1] });
  await expect(bob.api('askReplace', { ...at, body: { seat: 0, by: 'bot' } })).rejects.toMatchObject(
    refused(409, 'not-possible'),
  );
  await ada.api('answerReplace', { ...at, body: { agree: true } });
  const taken = await bob.api('answerReplace', { ...at, body: { agree: true } });
  expect(taken.seats[2]).toMatchObject({ kind: 'person', person: dora.id, name: 'Dora', bot: null });
  expect((await dora.api('position', at)).seat).toBe(2);
  await expect.poll(() => JSON.stringify(messages)).toContain('"replaced"');
  const told = messages.find(({ message }) => message.kind === 'entry' && message.entry.kind === 'replaced')!.message;
  expect(told).toMatchObject({ info: { you: { seats: [2] } }, positions: [{ seat: 2 }] });
});

test('who left and is shut out hears that the seat is another’s, and nothing of the game', async () => {
  const { url } = await startServer();
  const [ada, bob, dora] = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Dora')];
  const { id } = await startedTable([ada, bob], ['rookie']);
  const at = { params: { id } };
  const { messages } = await listen(url, bob.cookie);
  await bob.api('leave', at);
  await dora.api('askReplace', { ...at, body: { seat: 1, by: 'me' } });
  await ada.api('settings', { ...at, body: { spectators: false } });
  const { seats } = await ada.api('answerReplace', { ...at, body: { agree: true } });
  expect(seats[1]).toMatchObject({ person: dora.id, name: 'Dora' });
  const heard = () =>
    messages.map(({ message }) => message).find((one) => one.kind === 'entry' && one.entry.kind === 'replaced');
  await expect.poll(heard).toBeTruthy();
  expect(Object.keys(heard()!).sort()).toEqual(['entry', 'kind', 'people', 'table']);
  await expect(bob.api('position', at)).rejects.toMatchObject(refused(403, 'no-spectators'));
});
