import { expect, test } from 'vitest';
import { guest, moveOnce, refused, startedTable, startServer, until } from './testing/guests.ts';

const THREE = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'rookie' }] as const;

async function waitingTable(more = {}) {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const bob = await guest(url, 'Bob');
  const table = await ada.api('createTable', { body: { game: 'taking-stock', seats: [...THREE], ...more } });
  return { url, ada, bob, table, id: table.id, at: { params: { id: table.id } } };
}

test('a table is made, found by its code however it is typed, joined, filled and started', async () => {
  const { ada, bob, table, id, at } = await waitingTable();
  expect(table).toMatchObject({
    status: 'waiting',
    you: { seats: [0], host: true },
    public: false,
    fairness: { seed: null },
  });
  expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ada'],
    ['open', ''],
    ['bot', 'Jules'],
  ]);
  const found = await bob.api('byCode', {
    params: { code: ` ${table.code.toLowerCase().slice(0, 3)}-${table.code.slice(3)}` },
  });
  expect(found.id).toBe(id);
  await expect(ada.api('start', at)).rejects.toMatchObject(refused(409, 'not-possible'));
  const joined = await bob.api('join', { ...at, body: {} });
  expect(joined).toMatchObject({ you: { seats: [1], host: false }, fairness: { commitment: null } });
  expect((await bob.api('join', { ...at, body: {} })).you.seats).toEqual([1]);
  await expect(bob.api('start', at)).rejects.toMatchObject(refused(403, 'not-host'));
  expect(await ada.api('start', at)).toMatchObject({ status: 'playing' });
  await expect(ada.api('start', at)).rejects.toMatchObject(refused(409, 'started'));
});

test.each([
  [{ game: 'monopoly' }],
  [{ options: { nothing: 1 } }],
  [{ seats: [{ kind: 'me' }] }],
  [{ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }],
  [{ options: { leftOut: ['none-such'] } }],
  [{ data: { nothing: [] } }],
])('a table that cannot be is refused and says why: %j', async (wish) => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const body = { game: 'taking-stock', seats: [...THREE], ...wish } as never;
  await expect(ada.api('createTable', { body })).rejects.toMatchObject(refused(422, 'malformed'));
  expect(await ada.api('mine', {})).toEqual([]);
});

test.each([
  [{ clock: { kind: 'fast' } }, 'clock.kind must be equal to one of the allowed values (none, move, bank)'],
  [{ clock: 'none' }, 'clock.kind must be equal to one of the allowed values (none, move, bank)'],
  [{ clock: { kind: 'move', seconds: 0 } }, 'clock.seconds must be >= 1'],
  [{ seats: [...THREE, { kind: 'ghost' }] }, 'seats.3.kind must be equal to one of the allowed values (me, open, bot)'],
  [{ absence: 5 }, 'absence must be >= 10'],
])('what one field of a table must be is said in one sentence: %j', async (wish, said) => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const body = { game: 'taking-stock', seats: [...THREE], ...wish } as never;
  await expect(ada.api('createTable', { body })).rejects.toMatchObject({
    status: 400,
    body: { error: 'bad-request', message: `body: ${said}` },
  });
});

test('several people at one device: one person holds several seats, each with its own view', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Grace' }, { kind: 'me' }] as const;
  const {
    id,
    you,
    seats: shown,
  } = await ada.api('createTable', { body: { game: 'taking-stock', seats: [...seats], start: true } });
  expect(you.seats).toEqual([0, 1, 2]);
  expect(shown.map(({ name }) => name)).toEqual(['Ada', 'Grace', 'Ada 2']);
  const views = await Promise.all(
    ['0', '1', '2'].map((seat) => ada.api('position', { params: { id }, query: { seat } })),
  );
  expect(views.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(new Set(views.map(({ view }) => JSON.stringify(view))).size).toBe(3);
});

test('the last seat goes to one of those who want it; the others are told it is full', async () => {
  const { url, id } = await waitingTable();
  const crowd = await Promise.all(['C', 'D', 'E'].map((name) => guest(url, name)));
  const results = await Promise.allSettled(crowd.map(({ api }) => api('join', { params: { id }, body: {} })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject(refused(409, 'full'));
});

test('a person who is removed cannot come back and is told so everywhere; one who leaves can', async () => {
  const { ada, bob, at, id } = await waitingTable();
  await bob.api('join', { ...at, body: {} });
  await bob.api('leave', at);
  await bob.api('join', { ...at, body: {} });
  await expect(bob.api('setSeat', { params: { id, seat: 0 }, body: { kind: 'open' } })).rejects.toMatchObject(
    refused(403, 'not-host'),
  );
  const opened = await ada.api('setSeat', { params: { id, seat: 1 }, body: { kind: 'open' } });
  expect(opened.seats[1]).toMatchObject({ kind: 'open', person: null });
  await expect(bob.api('join', { ...at, body: {} })).rejects.toMatchObject(refused(403, 'removed'));
  await expect(bob.api('table', at)).rejects.toMatchObject(refused(403, 'removed'));
  const bots = await ada.api('setSeat', { params: { id, seat: 1 }, body: { kind: 'bot', bot: 'trader' } });
  expect(bots.seats[1]).toMatchObject({ kind: 'bot', name: 'Pim' });
});

test('a seat somebody has just taken is given to no bot', async () => {
  const { ada, bob, id, at } = await waitingTable();
  await bob.api('join', { ...at, body: {} });
  await expect(
    ada.api('setSeat', { params: { id, seat: 1 }, body: { kind: 'bot', bot: 'trader' } }),
  ).rejects.toMatchObject(refused(409, 'full'));
  expect((await ada.api('table', at)).seats[1]).toMatchObject({ kind: 'person', name: 'Bob' });
});

test('when the host leaves a waiting table, the next person is host; after the last it is closed', async () => {
  const { ada, bob, at } = await waitingTable();
  await bob.api('join', { ...at, body: {} });
  await ada.api('leave', at);
  expect(await bob.api('table', at)).toMatchObject({ you: { host: true } });
  await bob.api('leave', at);
  expect(await bob.api('table', at)).toMatchObject({ status: 'ended', ended: 'closed' });
});

test('lobby and own tables: public tables with an open seat are listed, one’s turn comes first', async () => {
  const { url, ada, bob, id } = await waitingTable({ public: true });
  expect((await bob.api('lobby')).map((table) => table.id)).toEqual([id]);
  const first = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  await bob.api('join', { params: { id }, body: {} });
  expect(await bob.api('lobby')).toEqual([]);
  const mine = await ada.api('mine', {});
  expect(mine.map((table) => [table.id, table.yourTurn])).toEqual([
    [first.id, true],
    [id, false],
  ]);
  await ada.api('chat', { params: { id }, body: { text: 'The other table is newer now.' } });
  expect((await ada.api('mine', { query: { limit: 1 } })).map((table) => table.id)).toEqual([first.id]);
  const stranger = await fetch(`${url}/api/lobby`);
  expect(stranger.status).toBe(200);
});

test('spectators see what is public, until the host shuts them out', async () => {
  const { url, ada, bob, at } = await waitingTable();
  await bob.api('join', { ...at, body: {} });
  await ada.api('start', at);
  const eve = await guest(url, 'Eve');
  expect(await eve.api('position', at)).toMatchObject({ seat: null, legal: [], asked: null });
  await expect(eve.api('settings', { ...at, body: { spectators: false } })).rejects.toMatchObject(
    refused(403, 'not-host'),
  );
  await ada.api('settings', { ...at, body: { spectators: false } });
  for (const name of ['position', 'table', 'log'] as const)
    await expect(eve.api(name, at)).rejects.toMatchObject(refused(403, 'no-spectators'));
  expect(await bob.api('position', at)).toMatchObject({ seat: 1 });
});

test('a bot plays for a person who leaves a game, and they can take their seat back', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')] as const;
  const { id } = await startedTable(guests);
  const at = { params: { id } };
  await guests[1].api('leave', at);
  const left = await guests[0].api('table', at);
  expect(left.seats[1]).toMatchObject({ kind: 'person', bot: 'trader', standIn: 'left' });
  // The game goes on without them: one whole round of the others shows it.
  await until(async () => {
    for (const each of [guests[0], guests[2]]) await moveOnce(each, id);
    return (await guests[0].api('log', at)).entries.some(
      (entry) => entry.kind === 'move' && entry.seat === 1 && entry.bot,
    );
  }, 'the bot to move');
  const { asked } = await guests[1].api('position', at);
  if (asked !== null)
    await expect(
      guests[1].api('move', { ...at, body: { seat: 1, decision: asked, move: {}, key: 'whatever-key' } }),
    ).rejects.toMatchObject(refused(409, 'not-possible'));
  expect((await guests[1].api('takeBack', { ...at, body: { seat: 1 } })).seats[1]).toMatchObject({
    bot: null,
    standIn: null,
  });
});

test('a vote of all people who still play ends the game; it can be taken back before', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob')] as const;
  const { id } = await startedTable(guests, ['rookie']);
  const vote = (who: 0 | 1, end: boolean) => guests[who].api('vote', { params: { id }, body: { seat: who, end } });
  expect(await vote(0, true)).toMatchObject({ votes: [0], status: 'playing' });
  expect(await vote(0, false)).toMatchObject({ votes: [] });
  await vote(1, true);
  const ended = await vote(0, true);
  expect(ended).toMatchObject({ status: 'ended', ended: 'vote', result: null });
  expect(ended.fairness.seed).not.toBeNull();
});

test('one no ends the vote and is told to all; without a vote it changes nothing', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')] as const;
  const { id } = await startedTable(guests);
  const vote = (who: 0 | 1 | 2, end: boolean) => guests[who].api('vote', { params: { id }, body: { seat: who, end } });
  const answers = async () => {
    const { entries } = await guests[0].api('log', { params: { id }, query: { seat: '0' } });
    return entries.flatMap((entry) => (entry.kind === 'vote' ? [[entry.seat, entry.end]] : []));
  };
  await vote(2, false);
  expect(await answers()).toEqual([]);
  await vote(0, true);
  await vote(1, true);
  expect(await vote(2, false)).toMatchObject({ votes: [], status: 'playing' });
  await vote(2, false);
  expect(await answers()).toEqual([
    [0, true],
    [1, true],
    [2, false],
  ]);
});

test('a vote ends the game, too, once who did not vote has left', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')] as const;
  const { id } = await startedTable(guests);
  for (const seat of [0, 1] as const) await guests[seat].api('vote', { params: { id }, body: { seat, end: true } });
  await guests[2].api('leave', { params: { id } });
  expect(await guests[0].api('table', { params: { id } })).toMatchObject({ status: 'ended', ended: 'vote' });
});

test('who has voted and leaves does not end the game of those who stay', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob')] as const;
  const { id } = await startedTable(guests, ['rookie']);
  await guests[0].api('vote', { params: { id }, body: { seat: 0, end: true } });
  await guests[0].api('leave', { params: { id } });
  expect(await guests[1].api('table', { params: { id } })).toMatchObject({ status: 'playing' });
  await guests[1].api('leave', { params: { id } });
  expect(await guests[1].api('table', { params: { id } })).toMatchObject({ status: 'playing' });
});

test('who plays several seats votes for all of them at once', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob')] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }] as const;
  const { id } = await startedTable(guests, [], { seats: [...seats] });
  const vote = (who: 0 | 1, seat: number, end: boolean) =>
    guests[who].api('vote', { params: { id }, body: { seat, end } });
  expect(await vote(0, 0, true)).toMatchObject({ votes: [0, 2] });
  expect(await vote(0, 2, false)).toMatchObject({ votes: [] });
  await vote(1, 1, true);
  expect(await vote(0, 2, true)).toMatchObject({ status: 'ended', ended: 'vote' });
});

test('a table whose code another has already gets another code', async () => {
  const { url, tables, store } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id, code } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const row = (await store.table(id))!;
  await tables.create({ ...row, id: 'another' }, [{ kind: 'settings' }]);
  const another = (await store.table('another'))!;
  expect(another.code).not.toBe(code);
  expect(await store.tableOfCode(another.code)).toBe('another');
  expect(await store.tableOfCode(code)).toBe(id);
});

test('a bot, level or budget that there is not is refused by name, with those there are', async () => {
  const { ada, at, id } = await waitingTable();
  for (const bot of ['prophet', 'greedy', 'Shark', 'shark:16/400', '']) {
    const message = `there is no bot "${bot}"; there are rookie, trader, shark, oracle`;
    const no = { status: 422, body: { error: 'malformed', message } };
    const body = { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot }] } as const;
    await expect(ada.api('createTable', { body: { ...body, seats: [...body.seats] } })).rejects.toMatchObject(no);
    const seat = { params: { id, seat: 1 }, body: { kind: 'bot', bot } } as const;
    await expect(ada.api('setSeat', seat)).rejects.toMatchObject(no);
  }
  expect((await ada.api('table', at)).seats[1]).toMatchObject({ kind: 'open' });
});
