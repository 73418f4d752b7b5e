import { expect, test } from 'vitest';
import { append, entry, made, MOVE, OPEN, RULES, SEAT } from './law-rows.ts';
import type { Store, TableRow } from './store.ts';

/** What every store must do about lists, counts, people and housekeeping. */
export function listLaws(open: () => Promise<Store>): void {
  test('lists: the lobby, a person’s tables, what is due, what is abandoned', async () => {
    const store = await open();
    await made(store, 'open', { created: 5 });
    await made(store, 'newer', { created: 6 });
    await made(store, 'full', { seats: [SEAT, SEAT] });
    await made(store, 'hidden', { public: false });
    await made(store, 'playing', { status: 'playing', due: 500, updated: 2000 });
    await made(store, 'over', { status: 'over', updated: 9000 });
    expect((await store.openTables(9, 9)).map(({ id }) => id)).toEqual(['newer', 'open']);
    expect((await store.openTables(1, 9)).map(({ id }) => id)).toEqual(['newer']);
    expect((await store.pastTablesOf('ada', null, 9)).map(({ id }) => id)).toEqual(['over']);
    expect((await store.tablesGoingOn('ada', 9)).map(({ id }) => id)).toHaveLength(5);
    expect((await store.tablesGoingOn('ada', 1)).map(({ id }) => id)).toEqual(['playing']);
    expect(await store.due(499, 9, RULES)).toEqual([]);
    expect(await store.due(500, 9, RULES)).toEqual(['playing']);
    expect(await store.abandoned(2000, 9, RULES)).toEqual([]);
    expect(await store.abandoned(2001, 9, RULES)).toEqual(['playing']);
    for (const others of [[], ['taking-stock 2'], ['stockpile 1']]) {
      expect(await store.due(500, 9, others)).toEqual([]);
      expect(await store.abandoned(2001, 9, others)).toEqual([]);
    }
  });

  test('several may read the same list at the same moment', async () => {
    const store = await open();
    await made(store, 'a');
    await made(store, 'b', { status: 'playing' });
    const ids = async (list: Promise<readonly { readonly id: string }[]>) => (await list).map(({ id }) => id);
    const all = await Promise.all([1, 2, 3].flatMap(() => [ids(store.openTables(9, 9)), ids(store.watchable(9, 9))]));
    expect(all).toEqual([1, 2, 3].flatMap(() => [['a'], ['b']]));
  });

  test.each(['waiting', 'playing'] as const)(
    'public tables that are %s: only so many of one host and of one address, so that others are seen',
    async (status) => {
      const store = await open();
      const list = async (limit: number) => {
        const rows = await (status === 'waiting' ? store.openTables(limit, 2) : store.watchable(limit, 2));
        return rows.map(({ id }) => id);
      };
      await made(store, 'other', { status, host: 'bob', address: 'y', created: 1 });
      await made(store, 'shut', { status, host: 'cem', spectators: false, public: status === 'playing', created: 2 });
      for (let n = 0; n < 4; n++) await made(store, `host ${n}`, { status, host: 'ada', created: 10 + n });
      for (let n = 0; n < 4; n++)
        await made(store, `address ${n}`, { status, host: `guest ${n}`, address: 'x', created: 20 + n });
      expect(await list(9)).toEqual(['address 3', 'address 2', 'host 3', 'host 2', 'other']);
      expect(await list(3)).toEqual(['address 3', 'address 2', 'host 3']);
    },
  );

  test('games played to their end, the last made first, page by page, with the times of their first and last move', async () => {
    const store = await open();
    for (const [id, more] of [
      ['first', {}],
      ['other', { game: 'speculate' }],
      ['stopped', { status: 'ended' }],
      ['theirs', { seats: [OPEN, OPEN] }],
      ['last', {}],
    ] as const) {
      const row = await made(store, id, { status: 'over', ...more });
      const entries = [
        entry(2, { kind: 'start', at: 2000 }),
        entry(3, { ...MOVE, at: 3000 }),
        entry(4, { ...MOVE, at: 4000 }),
        entry(5, { kind: 'chat', at: 9000, seat: 0, person: 'ada', text: 'well played' }),
      ];
      await append(store, { before: row, after: { ...row, seq: 5 }, entries });
    }
    const found = async (game: string | null, before: string | null, limit = 9) =>
      (await store.finishedOf('ada', { game, before, limit })).map(({ table }) => table.id);
    expect(await found(null, null)).toEqual(['last', 'other', 'first']);
    expect(await found(null, null, 2)).toEqual(['last', 'other']);
    expect(await found(null, 'other')).toEqual(['first']);
    expect(await found(null, 'none')).toEqual([]);
    expect(await found('speculate', null)).toEqual(['other']);
    const [last] = await store.finishedOf('ada', { game: null, before: null, limit: 1 });
    const { terms, ...listed } = (await store.table('last'))!;
    expect(last).toEqual({ table: { ...listed, terms: { clock: terms.clock } }, started: 2000, finished: 4000 });
  });

  test('who leaves a table is no longer listed there', async () => {
    const store = await open();
    const row = await made(store, 'a');
    await append(store, {
      before: row,
      after: { ...row, seats: [OPEN, OPEN], seq: 2 },
      entries: [entry(2)],
    });
    expect(await store.tablesGoingOn('ada', 9)).toEqual([]);
  });

  test('who lost a seat to another is listed with it while the game is played and they do not sit there again', async () => {
    const store = await open();
    const bob = { ...SEAT, person: 'bob', name: 'Bob' };
    const lost = (seq: number, seat: number) =>
      entry(seq, { kind: 'replaced', seat, person: 'bob', from: 'ada', was: 'Ada' });
    const replaced = async (id: string, more: Partial<TableRow>) => {
      const row = await made(store, id, { status: 'playing' });
      const after = { ...row, seats: [OPEN, bob], seq: 3, ...more };
      await append(store, { before: row, after, entries: [lost(2, 0), lost(3, 1)] });
    };
    await replaced('lost', {});
    await replaced('back', { seats: [SEAT, bob] });
    await replaced('over', { status: 'over' });
    const found = await store.formerTablesOf('ada', 9);
    expect(found.map(({ table, seat }) => [table.id, seat])).toEqual([['lost', 1]]);
    expect(await store.formerTablesOf('bob', 9)).toEqual([]);
  });

  test('housekeeping forgets tables that never started or were closed before, and nothing else', async () => {
    const store = await open();
    const ada = await store.personOfUser('user-1', 'Ada', 10);
    const seats = [{ ...SEAT, person: ada.id }, OPEN];
    await made(store, 'stale', { updated: 10 });
    await made(store, 'played', { status: 'playing', updated: 10, seats });
    await made(store, 'fresh', { updated: 5000 });
    await made(store, 'closed', { status: 'ended', ended: 'closed', updated: 10 });
    await made(store, 'just closed', { status: 'ended', ended: 'closed', updated: 5000 });
    await made(store, 'voted', { status: 'ended', ended: 'vote', updated: 10 });
    await made(store, 'last');
    await store.fresh(); // whatever is the last that a process knows of stays
    expect(await store.forgetWaiting(1000)).toEqual(['stale']);
    expect(await store.forgetClosed(1000)).toEqual(['closed']);
    expect(await store.table('closed')).toBeNull();
    expect(await store.table('just closed')).not.toBeNull();
    expect(await store.table('voted')).not.toBeNull();
    expect(await store.table('stale')).toBeNull();
    expect(await store.entries('stale')).toEqual([]);
    expect(await store.table('played')).not.toBeNull();
    expect(await store.table('fresh')).not.toBeNull();
  });

  test('housekeeping forgets guests who sit nowhere and host nothing, with their tokens, a number at a time', async () => {
    const store = await open();
    const [ada, bob, host, back] = await Promise.all(
      ['Ada', 'Bob', 'Host', 'Back'].map((name) => store.personOfUser(`user of ${name}`, name, 10)),
    );
    for (const name of ['Eve', 'Cem', 'Dan']) {
      const passer = await store.personOfUser(`user of ${name}`, name, 10);
      const token = { id: name, label: 'robot', scope: 'play', created: 5, ends: 1e9 } as const;
      await store.addToken(passer.id, token, `hash of ${name}`, 9);
      await store.setMute(passer.id, ada!.id, true);
    }
    await made(store, 'a', { seats: [{ ...SEAT, person: ada!.id }, OPEN] });
    await made(store, 'b', { status: 'over', seats: [{ ...SEAT, person: bob!.id }] });
    await made(store, 'bots', { status: 'playing', seats: [OPEN], host: host!.id });
    await store.seen([back!.id], 2000);
    expect(await store.forgetGuests(1000, 2)).toBe(2);
    expect(await store.forgetGuests(1000, 2)).toBe(1);
    expect(await store.forgetGuests(1000, 2)).toBe(0);
    for (const { id } of [ada!, bob!, host!, back!]) expect(await store.person(id)).not.toBeNull();
    for (const name of ['Eve', 'Cem', 'Dan']) expect(await store.tokenOf(`hash of ${name}`)).toBeNull();
  });

  test('what goes on is counted by host and by address, and what is over is not', async () => {
    const store = await open();
    const bot = { ...OPEN, kind: 'bot', bot: 'trader', name: 'Trader' } as const;
    await made(store, 'one', { address: 'x', ownData: 100 });
    await made(store, 'two', { address: 'y', public: false });
    await made(store, 'person', { status: 'playing', seats: [SEAT, bot], ownData: 20 });
    await made(store, 'bots', { status: 'playing', seats: [bot, bot], address: 'x' });
    await made(store, 'left', { status: 'playing', seats: [{ ...SEAT, bot: 'trader', standIn: 'left' }, bot] });
    await made(store, 'theirs', { host: 'bob', address: 'x' });
    await made(store, 'over', { status: 'over', seats: [bot, bot], ownData: 3 });
    await made(store, 'ended', { status: 'ended', ownData: 3 });
    expect(await store.hostedBy('ada')).toEqual({ waiting: 2, playing: 3, botsAlone: 2, ownData: 120 });
    expect(await store.hostedBy('bob')).toEqual({ waiting: 1, playing: 0, botsAlone: 0, ownData: 0 });
    expect(await store.hostedBy('eve')).toEqual({ waiting: 0, playing: 0, botsAlone: 0, ownData: 0 });
    expect(await store.madeFrom('x')).toEqual({ waiting: 2, playing: 1, botsAlone: 1, ownData: 100 });
    const row = (await store.table('bots'))!;
    await append(store, { before: row, after: { ...row, status: 'over', address: null }, entries: [] });
    expect(await store.madeFrom('x')).toEqual({ waiting: 2, playing: 0, botsAlone: 0, ownData: 100 });
    expect(await store.table('bots')).toMatchObject({ address: null });
    await made(store, 'part', { address: 'x.1', public: false });
    await made(store, 'beside', { address: 'xy.1', public: false });
    expect(await store.madeFrom('x')).toMatchObject({ waiting: 3 });
    expect(await store.madeFrom('x.1')).toMatchObject({ waiting: 1 });
  });

  test('games of bots alone that are older than one, by its host and by its address', async () => {
    const store = await open();
    const alone = { status: 'playing', seats: [{ ...SEAT, bot: 'trader', standIn: 'left' }] } as const;
    await made(store, 'waiting', { seats: alone.seats });
    await made(store, 'person', { status: 'playing' });
    await made(store, 'first', { ...alone, address: 'x' });
    await made(store, 'theirs', { ...alone, host: 'bob', address: 'x' });
    await made(store, 'second', { ...alone, address: 'x' });
    await made(store, 'unknown', { ...alone });
    expect(await store.botsAloneBefore('first')).toEqual({ ofHost: 0, ofAddress: 0 });
    expect(await store.botsAloneBefore('theirs')).toEqual({ ofHost: 0, ofAddress: 1 });
    expect(await store.botsAloneBefore('second')).toEqual({ ofHost: 1, ofAddress: 2 });
    expect(await store.botsAloneBefore('unknown')).toEqual({ ofHost: 2, ofAddress: 0 });
  });

  test('a seat that is taken or opened counts at once in the lobby and among those of bots alone', async () => {
    const store = await open();
    const row = await made(store, 'a');
    const full = { ...row, seats: [SEAT, SEAT] };
    await append(store, { before: row, after: full, entries: [] });
    expect(await store.openTables(9, 9)).toEqual([]);
    const bots = { ...full, status: 'playing', seats: [{ ...OPEN, kind: 'bot', bot: 'trader' }] } as const;
    await append(store, { before: full, after: bots, entries: [] });
    expect(await store.hostedBy('ada')).toMatchObject({ botsAlone: 1 });
    await append(store, { before: bots, after: row, entries: [] });
    expect((await store.openTables(9, 9)).map(({ id }) => id)).toEqual(['a']);
  });

  test('an id of an entry is never given twice, even when the newest table is forgotten', async () => {
    const store = await open();
    await made(store, 'a', { updated: 10 });
    await store.fresh();
    const last = store.settled();
    expect(await store.forgetWaiting(1000)).toEqual([]);
    await made(store, 'b');
    await store.fresh();
    expect(store.settled()).toBeGreaterThan(last);
  });
}
