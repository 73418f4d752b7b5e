import { expect, test } from 'vitest';
import { guest, listen, refused, startServer, until } from './testing/guests.ts';
import { entries } from './testing/listening.ts';

async function waitingTable() {
  const server = await startServer();
  const { url } = server;
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'rookie' }] as const;
  const { id } = await ada.api('createTable', { body: { game: 'stockpile', seats: [...seats] } });
  await bob.api('join', { params: { id }, body: {} });
  return { server, url, ada, bob, id, at: { params: { id } } };
}

test('the host changes options, clock and seats before the start, and the others see what changed', async () => {
  const { server, url, ada, bob, id, at } = await waitingTable();
  const stream = await listen(url, bob.cookie);
  const after = await ada.api('terms', {
    ...at,
    body: { options: { bonds: true }, clock: { kind: 'bank', seconds: 60, increment: 5 }, seats: 4 },
  });
  expect(after).toMatchObject({ options: { bonds: true }, clock: { kind: 'bank', seconds: 60 } });
  expect(after.seats.map(({ kind, left }) => [kind, left])).toEqual([
    ['person', 60_000],
    ['person', 60_000],
    ['bot', 60_000],
    ['open', 60_000],
  ]);
  await until(() => entries(stream, id).find(({ entry }) => entry.kind === 'terms'), 'the news');
  const told = entries(stream, id).find(({ entry }) => entry.kind === 'terms')!;
  expect(told).toMatchObject({
    entry: { person: ada.id, options: { bonds: true }, clock: { kind: 'bank' }, seats: 4 },
    info: { options: { bonds: true } },
    people: [{ person: ada.id, name: 'Ada' }],
  });
  expect(told.entry).not.toHaveProperty('absence');
  server.tables.evictIdle(Infinity);
  expect(await bob.api('table', at)).toMatchObject({ options: { bonds: true }, seats: after.seats.map(() => ({})) });
});

test('fewer seats: the free ones go first, then bots, and nobody loses theirs', async () => {
  const { ada, at } = await waitingTable();
  const seats = async (count: number) =>
    (await ada.api('terms', { ...at, body: { seats: count } })).seats.map(({ name }) => name);
  expect(await seats(4)).toEqual(['Ada', 'Bob', 'Jules', '']);
  expect(await seats(3)).toEqual(['Ada', 'Bob', 'Jules']);
  expect(await seats(2)).toEqual(['Ada', 'Bob']);
  await expect(seats(1)).rejects.toMatchObject(refused(409, 'not-possible'));
});

test('what cannot be played is refused as when a table is made, and nothing changes', async () => {
  const { ada, bob, id, at } = await waitingTable();
  const before = await ada.api('table', at);
  const change = (body: object, who = ada) => who.api('terms', { ...at, body } as never);
  await expect(change({ options: { nothing: 1 } })).rejects.toMatchObject(refused(422, 'malformed'));
  await expect(change({ seats: 6 })).rejects.toMatchObject(refused(422, 'malformed'));
  await expect(change({ clock: { kind: 'fast' } })).rejects.toMatchObject(refused(400, 'bad-request'));
  await expect(change({ options: { bonds: true } }, bob)).rejects.toMatchObject(refused(403, 'not-host'));
  expect((await ada.api('table', at)).seq).toBe(before.seq);
  await change({ clock: before.clock, seats: 3, options: {} });
  expect((await ada.api('table', at)).seq).toBe(before.seq);
  await ada.api('start', { params: { id } });
  await expect(change({ options: { bonds: true } })).rejects.toMatchObject(refused(409, 'started'));
});

test('an option that does not fit the others is refused with the rule that forbids it', async () => {
  const { ada, at } = await waitingTable();
  const change = ada.api('terms', { ...at, body: { options: { invited: ['ana'] } } });
  await expect(change).rejects.toMatchObject({ status: 422, body: { error: 'illegal', refusal: {} } });
});

test('a game that begins after a change is played by the new terms', async () => {
  const { ada, bob, at } = await waitingTable();
  await ada.api('terms', { ...at, body: { seats: 2 } });
  const started = await ada.api('start', at);
  expect(started).toMatchObject({ status: 'playing' });
  expect(started.seats).toHaveLength(2);
  expect(await bob.api('position', at)).toMatchObject({ seat: 1 });
});

test('once the cards are being dealt, the terms are frozen', async () => {
  const { url, ada, bob, at } = await waitingTable();
  await listen(url, bob.cookie, `?watch=${at.params.id}`);
  await until(async () => (await ada.api('table', at)).seats[1]!.connected, 'Bob');
  expect(await ada.api('start', at)).toMatchObject({ status: 'waiting', dealing: { step: 'commit' } });
  await expect(ada.api('terms', { ...at, body: { seats: 4 } })).rejects.toMatchObject(refused(409, 'started'));
});

test('a clock may stand still on days of the week, in a time zone that there is', async () => {
  const { ada, at } = await waitingTable();
  const week = { days: [5, 1, 3], zone: 'Europe/Brussels' };
  const set = (clock: object) => ada.api('terms', { ...at, body: { clock } } as never);
  const day = { kind: 'move', seconds: 86_400 };
  expect((await set({ ...day, week })).clock).toEqual({ ...day, week: { ...week, days: [1, 3, 5] } });
  const { seq } = await ada.api('table', at);
  await expect(set({ ...day, week: { ...week, zone: 'Mars/Olympus' } })).rejects.toMatchObject(
    refused(422, 'malformed'),
  );
  for (const days of [[], [0], [8], [1, 1]])
    await expect(set({ ...day, week: { ...week, days } })).rejects.toMatchObject(refused(400, 'bad-request'));
  expect((await ada.api('table', at)).seq).toBe(seq);
  // Where nothing is off there is no week.
  expect((await set({ ...day, week: { ...week, days: [1, 2, 3, 4, 5, 6, 7] } })).clock).toEqual(day);
});

test('a table gives hints unless its host says otherwise, or it is rated', async () => {
  const { ada, bob, at } = await waitingTable();
  expect((await bob.api('table', at)).hints).toBe(true);
  await ada.api('terms', { ...at, body: { hints: false } });
  const { entries: log } = await bob.api('log', at);
  expect(log.at(-1)).toMatchObject({ kind: 'terms', hints: false });
  expect((await bob.api('table', at)).hints).toBe(false);
  await ada.api('terms', { ...at, body: { options: { bonds: true } } });
  expect((await bob.api('table', at)).hints).toBe(false);
  await bob.api('leave', at); // with others at the table it is settled whether it is rated
  await ada.api('terms', { ...at, body: { hints: true, rated: true } });
  expect((await bob.api('table', at)).hints).toBe(false);
  await ada.api('terms', { ...at, body: { rated: false } });
  expect((await bob.api('table', at)).hints).toBe(true);
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  expect(await ada.api('createTable', { body: { game: 'stockpile', seats: [...seats], hints: false } })).toMatchObject({
    hints: false,
  });
});
