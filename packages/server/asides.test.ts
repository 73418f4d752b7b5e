import type { Words } from '@outcry/engine';
import { expect, test } from 'vitest';
import type { EntryRow, Store, TableRow } from './store/store.ts';
import { emptyTable, note } from './tables/loaded.ts';
import type { Aside } from './tables/loaded.ts';
import { QuotaKeeper } from './tables/quotas.ts';
import { guest, moveOnce, NO_QUOTAS, refused, startedTable, startServer } from './testing/guests.ts';
import type { Guest } from './testing/guests.ts';
import { playUntilUndoable } from './testing/undoing.ts';

// How often one may do at a table what is no move.

async function twoGuests() {
  const server = await startServer();
  return { server, ada: await guest(server.url, 'Ada'), bob: await guest(server.url, 'Bob') };
}

const make = ({ api }: Guest) =>
  api('createTable', { body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] } });

test('a table takes only so much talk of one seat, and none is lost that was taken', async () => {
  const { server, ada, bob } = await twoGuests();
  const { id } = await startedTable([ada, bob]);
  const chat = { kind: 'chat', seat: 0, person: ada.id, text: 'and again' } as const;
  await server.tables.change(
    id,
    () => ({ entries: Array.from({ length: 1000 }, () => chat) }),
    () => null,
  );
  const say = ({ api }: Guest) => api('chat', { params: { id }, body: { text: 'hello' } });
  await expect(say(ada)).rejects.toMatchObject(refused(429, 'quota'));
  await say(bob);
  server.tables.evictIdle(Infinity);
  await expect(say(ada)).rejects.toMatchObject(refused(429, 'quota'));
  const { actors } = await ada.api('table', { params: { id } });
  expect(await moveOnce([ada, bob][actors[0]!]!, id)).toBe(true);
});

test('those who look on fill no log without end, however many they are; players talk on, and others may sit down', async () => {
  const { server, ada, bob } = await twoGuests();
  const { id } = await make(ada);
  const lines = Array.from({ length: 1000 }, (_, line) => {
    return { kind: 'chat', seat: null, person: `guest ${line >> 6}`, text: 'and again' } as const;
  });
  await server.tables.change(
    id,
    () => ({ entries: lines }),
    () => null,
  );
  const say = ({ api }: Guest) => api('chat', { params: { id }, body: { text: 'hello' } });
  await expect(say(bob)).rejects.toMatchObject({
    ...refused(429, 'quota'),
    message: expect.stringContaining('only its players may talk here now'),
  });
  await say(ada);
  await bob.api('join', { params: { id }, body: {} });
  await say(bob);
});

test('however much its players do, those without a seat may come to a table; what they do is counted by its kind', () => {
  const outside = { chat: 999, seat: 4999, 'replace-ask': 4999 };
  const tableAfter = (counts: object) => ({
    ...emptyTable({ seq: 1e6 } as TableRow, {} as Words, null),
    outside: new Map(Object.entries(counts)),
  });
  const keeper = new QuotaKeeper({} as Store, NO_QUOTAS);
  const entries = [
    { kind: 'seat', what: 'joined', seat: 1, person: 'bob' },
    { kind: 'replace-ask', by: 'person', seat: 1, person: 'bob' },
    { kind: 'chat', seat: null, person: 'bob' },
  ];
  for (const entry of entries) expect(() => keeper.mustBeFew(tableAfter(outside), entry)).not.toThrow();
  for (const [kind, count] of Object.entries(outside))
    for (const entry of entries) {
      const come = () => keeper.mustBeFew(tableAfter({ ...outside, [kind]: count + 1 }), entry);
      if (entry.kind === kind) expect(come).toThrow();
      else expect(come).not.toThrow();
    }
});

test('nobody sits down and leaves again and again; the seat stays open for others', async () => {
  const { url } = await startServer();
  const host = await guest(url, 'Ada');
  const restless = await guest(url, 'Bob');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'rookie' }] as const;
  const { id } = await host.api('createTable', { body: { game: 'taking-stock', seats: [...seats] } });
  const params = { id };
  const sitDown = () => restless.api('join', { params, body: {} });
  for (let times = 0; times < 20; times++) {
    await sitDown();
    await restless.api('leave', { params });
  }
  await expect(sitDown()).rejects.toMatchObject(refused(429, 'quota'));
  const other = await guest(url, 'Cem');
  expect((await other.api('join', { params, body: {} })).you.seats).toEqual([1]);
});

test('however much somebody did at a table, their seat can be left and opened', () => {
  const asides = new Map(['joined', 'left', 'removed', 'opened', 'renamed'].map((what) => [`seat ${what} bob`, 1e6]));
  const entry = { kind: 'seat', seat: 1, person: 'bob' };
  const keeper = new QuotaKeeper({} as Store, NO_QUOTAS);
  const may = (what: string) => () =>
    keeper.mustBeFew({ ...emptyTable({} as TableRow, {} as Words, null), asides }, { ...entry, what });
  for (const what of ['left', 'removed', 'opened']) expect(may(what)).not.toThrow();
  for (const what of ['joined', 'renamed']) expect(may(what)).toThrow();
});

/** The same happens a thousand times, then some more, and one more entry of this kind is wanted. */
function afterMany(many: object, last: object, ...more: readonly object[]) {
  const table = emptyTable({} as TableRow, {} as Words, null);
  for (const entry of [...Array<object>(1000).fill(many), ...more])
    note(table, { seq: 1, at: 1, ...entry } as EntryRow);
  return () => new QuotaKeeper({} as Store, NO_QUOTAS).mustBeFew(table, last as Aside);
}

test('what somebody did at a seat is not counted for whoever has it next', () => {
  const replaced = { kind: 'replaced', seat: 2, person: 'cem', from: 'dora', was: 'Dora' };
  for (const mine of [
    { kind: 'take-back', seat: 2 },
    { kind: 'vote', seat: 2, end: true },
    { kind: 'replace-answer', seat: 2, agree: true },
  ]) {
    expect(afterMany(mine, mine)).toThrow();
    expect(afterMany(mine, mine, replaced)).not.toThrow();
    expect(afterMany(mine, mine, replaced, { ...replaced, seat: 1 })).not.toThrow();
  }
});

test('nobody loses their no, however often they said it', () => {
  const vote = { kind: 'vote', seat: 2, end: false };
  const undo = { kind: 'undo-answer', seat: 2, agree: false };
  const withdrawn = { kind: 'replace-answer', seat: null, agree: false };
  for (const no of [vote, undo, withdrawn]) expect(afterMany(no, no)).not.toThrow();
});

test('what one host changed is not counted for the next', async () => {
  const { server, ada, bob } = await twoGuests();
  const { id } = await make(ada);
  const at = { params: { id } };
  await bob.api('join', { ...at, body: {} });
  await server.tables.change(
    id,
    () => ({ entries: Array.from({ length: 1000 }, () => ({ kind: 'settings', person: ada.id }) as const) }),
    () => null,
  );
  const hide = ({ api }: Guest) => api('settings', { ...at, body: { spectators: false } });
  await expect(hide(ada)).rejects.toMatchObject(refused(429, 'quota'));
  await ada.api('leave', at);
  expect(await hide(bob)).toMatchObject({ spectators: false });
});

test('an agreement that is refused because there were too many changes nothing, in memory either', async () => {
  const { server, ada } = await twoGuests();
  const { id } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const at = { params: { id } };
  const seat = await playUntilUndoable(ada, id);
  const yes = { kind: 'undo-answer', seat: 1 - seat, agree: true } as const;
  await server.tables.change(
    id,
    () => ({ entries: Array.from({ length: 1000 }, () => yes) }),
    () => null,
  );
  await ada.api('askUndo', { ...at, body: { seat } });
  const before = await ada.api('position', at);
  const agree = ada.api('answerUndo', { ...at, body: { seat, agree: true } });
  await expect(agree).rejects.toMatchObject(refused(429, 'quota'));
  expect(await ada.api('position', at)).toEqual(before);
});

test('a new name is no sitting: whoever was renamed often may still leave and sit down again', async () => {
  const { url, tables } = await startServer();
  const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  });
  const at = { params: { id } };
  await bob.api('join', { ...at, body: {} });
  const renamed = { kind: 'seat', seat: 1, what: 'renamed', person: bob.id } as const;
  await tables.change(
    id,
    () => ({ entries: Array.from({ length: 40 }, () => renamed) }),
    () => null,
  );
  await bob.api('leave', at);
  expect((await bob.api('join', { ...at, body: {} })).you.seats).toEqual([1]);
});
