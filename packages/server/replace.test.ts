import { expect, test } from 'vitest';
import type { ErrorCode } from './api.ts';
import { takeBack } from './tables/play.ts';
import { leave } from './tables/seating.ts';
import { guest, listen, refused, startedTable, startServer } from './testing/guests.ts';
import { withoutCem } from './testing/withoutCem.ts';

const MINUTE = 60_000;

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
    (table, now) => takeBack(table, cem, 2, now),
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
  const { ask, answer, bob, ada, dora, time, shown } = await withoutCem({ away: 60 * MINUTE });
  await ask(bob, 2, 'bot');
  await answer(ada, false);
  expect((await shown()).replace).toBeNull();
  await expect(ask(bob, 2, 'bot')).rejects.toMatchObject(no('refused-lately'));
  time.now += MINUTE;
  await ask(bob, 2, 'bot');
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('not-possible'));
  await answer(bob, false);
  expect((await shown()).replace).toBeNull();
  await expect(ask(bob, 2, 'bot')).rejects.toMatchObject(no('refused-lately'));
  await ask(dora, 2, 'me'); // only the asker waits
  await answer(bob, false);
  await expect(ask(bob, 2, 'bot')).rejects.toMatchObject(no('refused-lately')); // another's refusal ends nobody's wait
  time.now += MINUTE;
  await ask(bob, 2, 'bot');
});

test('a request of somebody without a seat gives way to those who play, and not the other way round', async () => {
  const { ask, answer, bob, ada, dora, shown, kinds } = await withoutCem({ away: 60 * MINUTE });
  await ask(dora, 2, 'me');
  await ask(bob, 2, 'bot');
  expect((await shown()).replace).toMatchObject({ by: 'bot', person: bob.id, agreed: [1] });
  expect((await kinds()).slice(-4)).toEqual(['replace-ask', 'replace-lapsed', 'replace-ask', 'replace-answer']);
  await expect(ask(dora, 2, 'me')).rejects.toMatchObject(no('not-possible'));
  await expect(ask(ada, 2, 'bot')).rejects.toMatchObject(no('not-possible'));
  expect(await answer(ada, true)).toMatchObject({ standIn: 'agreed' });
});

test('a request hurries no stand-in: where nobody plays, it waits as long as its person could have', async () => {
  const { tables, id, people, dora, time, sweep, ask, shown } = await withoutCem({ absence: 3600 });
  for (const { id: one } of people)
    await tables.change(
      id,
      (table) => leave(tables, table, one, time.now),
      () => null,
    );
  const hurried: boolean[] = [];
  tables.onTurn = (_table, due = false) => hurried.push(due);
  await ask(dora, 2, 'me');
  for (const [seconds, isOpen] of [
    [30, true],
    [30, false],
  ] as const) {
    time.now += seconds * 1000;
    await sweep();
    expect((await shown()).replace !== null).toBe(isOpen);
  }
  expect(hurried).not.toContain(true);
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
