import { expect, test } from 'vitest';
import { onlineOf, snapshotOf } from './snapshot.ts';
import type { Server } from './testing/desk.ts';
import { answer, failure, LOG, opening, running, SERVER, UNREACHED } from './testing/desk.ts';
import { aPosition, aSeat, aTable, chat, move, start, told, undo } from './testing/table.ts';

test('opening a table asks for one thing after another, then shows it', () => {
  const desk = opening(aTable());
  const kinds: string[] = [];
  while (desk.asked.length > 0) {
    kinds.push(...desk.kinds());
    expect(desk.state.opened).toBe(false);
    desk.arrive(...desk.asked.splice(0).map((effect) => answer(effect, SERVER)!));
  }
  expect(kinds).toEqual(['fetchTable', 'fetchLog', 'fetchMutes', 'loadFacts', 'fetchPositions', 'fetchViews']);
  expect(desk.state.opened).toBe(true);
  expect(desk.shown).toMatchObject({ viewer: 0, legal: ['a move'], status: 'playing' });
  expect(desk.moments).toEqual([1, 2]);
});

test('a table that waits for people needs its log and who is muted there, and nothing of a game', () => {
  const table = aTable({ status: 'waiting', seq: 1 });
  const people = [{ person: 'pim', name: 'Pim' }];
  const log = [chat(1, 'pim'), chat(2, 'eve')];
  const desk = opening(table).settle({ table, log, people, mutes: [{ person: 'eve', name: 'Eve' }] });
  expect(desk.state.opened).toBe(true);
  expect(onlineOf(desk.state).chat.map(({ name }) => name)).toEqual(['Pim']);
  expect(snapshotOf(desk.state)).toBeNull();
});

test('who looks on is known as the stream tells it; who has sat down meanwhile does not look on', () => {
  const desk = running();
  const people = [
    { person: 'eve', name: 'Eve' },
    { person: 'person 1', name: 'P1' },
  ];
  desk.hear({ kind: 'spectators', table: 'table', people }, { kind: 'spectators', table: 'other', people: [] });
  expect(desk.shown.online!.spectators).toEqual([{ person: 'eve', name: 'Eve' }]);
  desk.hear({ kind: 'spectators', table: 'table', people: [] });
  expect(desk.shown.online!.spectators).toEqual([]);
});

test('when the game begins, everything it needs is fetched, once', () => {
  const desk = running(
    { status: 'waiting', seq: 0 },
    { facts: null, muted: null, log: [], positions: [], views: new Map() },
  );
  const positions = [aPosition(0, 1)];
  desk.hear(told(start(1), { info: aTable({ seq: 1 }), positions }));
  desk.hear(told(move(2, 1), { info: aTable({ seq: 2 }), positions: [aPosition(0, 2, 2)] }));
  expect(desk.kinds()).toEqual(['fetchTable']);
  desk.settle(SERVER);
  expect(desk.moments).toEqual([1, 2]);
  expect(desk.shown.legal).toEqual(['a move']);
});

test('a game that begins while its table is loaded is found, whoever tells it first', () => {
  const waiting = { table: aTable({ status: 'waiting', seq: 0 }), log: [] };
  const begun: Server = { table: aTable({ seq: 1 }), log: [start(1)] };
  const hears = told(start(1), { info: begun.table, positions: [aPosition(0, 1)] });
  const ways = {
    'the log': (desk: ReturnType<typeof opening>) => desk.hear(hears),
    'our part in the deal': (desk: ReturnType<typeof opening>) =>
      desk.arrive({ kind: 'tookPart', table: begun.table }).hear(hears),
  };
  for (const [way, tell] of Object.entries(ways)) {
    const desk = opening(waiting.table);
    desk.arrive(answer(desk.take('fetchTable'), waiting)!);
    desk.arrive(answer(desk.take('fetchLog'), begun)!);
    tell(desk);
    expect(desk.settle(begun).shown, way).toMatchObject({ viewer: 0, status: 'playing' });
  }
});

test('a table of unknown rules asks for no rules, positions or views, and still has its chat', () => {
  const table = aTable({ playable: false, seq: 3 });
  const desk = opening(table);
  const kinds: string[] = [];
  while (desk.asked.length > 0) {
    kinds.push(...desk.kinds());
    const people = [{ person: 'pim', name: 'Pim' }];
    const server = { table, log: [...LOG, chat(3, 'pim')], people };
    desk.arrive(...desk.asked.splice(0).map((effect) => answer(effect, server)!));
  }
  desk.hear(told(chat(4, 'pim')), told(move(5), { info: { ...table, seq: 5 } }));
  desk.hear(told({ seq: 6, at: 0, kind: 'end', why: 'vote' }, { info: { ...table, status: 'ended', seq: 6 } }));
  expect(desk.asked).toEqual([]);
  expect(kinds).toEqual(['fetchTable', 'fetchLog', 'fetchMutes']);
  expect(onlineOf(desk.state).chat.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Pim: hello 3',
    'Pim: hello 4',
  ]);
  expect(snapshotOf(desk.state)).toBeNull();
});

test('an entry with its position is shown at once', () => {
  const desk = running().hear(told(move(3, 0), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3)] }));
  expect(desk.asked).toEqual([]);
  expect(desk.moments).toEqual([1, 2, 3]);
  expect(desk.shown.legal).toEqual([]);
});

test('an entry told twice counts once', () => {
  const message = told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3)] });
  const desk = running().hear(message);
  const { state } = desk;
  expect(desk.hear(message).state).toBe(state);
  expect(desk.asked).toEqual([]);
});

test('entries of another table, and the lobby, change nothing', () => {
  const desk = running();
  const { state } = desk;
  desk.hear({ ...told(move(3)), table: 'another' } as ReturnType<typeof told>, { kind: 'lobby', tables: [] });
  desk.hear({ kind: 'presence', table: 'another', seat: 1, connected: false });
  expect(desk.state).toBe(state);
});

test('somebody who goes away is shown as away', () => {
  const desk = running().hear({ kind: 'presence', table: 'table', seat: 1, connected: false });
  expect(desk.shown.seats.map(({ away }) => away)).toEqual([false, true, false]);
});

test('in a burst only the last entry brings a position: the views between are fetched, then all is shown', () => {
  const desk = running().hear(told(move(3)), told(move(4)));
  expect(desk.moments).toEqual([1, 2]);
  expect(desk.shown.legal).toEqual(['a move']); // a choice somebody is making stays
  desk.hear(told(move(5), { info: aTable({ seq: 5 }), positions: [aPosition(0, 5, 5)] }));
  expect(snapshotOf(desk.state)).toBeNull();
  const ask = desk.take('fetchViews');
  expect(ask).toMatchObject({ viewer: 0, from: 3, to: 4 });
  desk.arrive(answer(ask, { table: aTable(), log: [...LOG, move(3), move(4)] })!);
  expect(desk.moments).toEqual([1, 2, 3, 4, 5]);
});

test('views that cannot be fetched make us look at everything', () => {
  const desk = running().hear(told(move(3)), told(move(4), { positions: [aPosition(0, 4)] }));
  desk.take('fetchViews');
  desk.arrive({ kind: 'unanswered', load: null, failure: UNREACHED });
  expect(desk.kinds()).toEqual(['fetchTable']);
});

test('a gap in the log is filled', () => {
  const log = [...LOG, move(3), undo(4, 3), move(5)];
  const desk = running().hear(told(move(5), { info: aTable({ seq: 5 }), positions: [aPosition(0, 5, 5)] }));
  expect(desk.asked).toContainEqual({ kind: 'fetchLog', load: null, viewer: 0, after: 2 });
  desk.settle({ table: aTable({ seq: 5 }), log });
  expect(desk.state.log).toEqual(log);
  expect(desk.moments).toEqual([1, 2, 5]);
});

test('a gap that a muted person left is asked for once, and delays nothing', () => {
  const desk = running().hear(told(move(4), { info: aTable({ seq: 4 }), positions: [aPosition(0, 4, 4)] }));
  expect(desk.moments).toEqual([1, 2, 4]);
  const [view] = desk.shown.history.slice(-1);
  desk.settle({ table: aTable({ seq: 4 }), log: [...LOG, move(4)] });
  expect(desk.shown.history.at(-1)!.view).toBe(view!.view); // a choice somebody is making stays
  expect(desk.hear(told(chat(5, 'ada'))).asked).toEqual([]);
});

test('what is told while a load is under way stays, and what lies between is fetched', () => {
  const desk = running().arrive({ kind: 'anew' });
  desk.arrive(answer(desk.take('fetchTable'), SERVER)!);
  const asked = desk.take('fetchLog');
  desk.hear(told(move(3)), told(move(4), { info: aTable({ seq: 4 }), positions: [aPosition(0, 4)] }));
  desk.arrive(answer(asked, SERVER)!);
  desk.settle({ table: aTable({ seq: 4 }), log: [...LOG, move(3), move(4)] });
  expect(desk.moments).toEqual([1, 2, 3, 4]);
  expect(desk.state.table.seq).toBe(4);
});

test('what was told before the first log arrived leaves no hole', () => {
  const desk = opening(aTable());
  desk.arrive(answer(desk.take('fetchTable'), SERVER)!);
  desk.hear(told(move(4), { positions: [aPosition(0, 4)] }));
  desk.arrive(answer(desk.take('fetchLog'), SERVER)!);
  expect(desk.asked).toContainEqual({ kind: 'fetchLog', load: null, viewer: 0, after: 2 });
  desk.settle({ table: aTable({ seq: 4 }), log: [...LOG, move(3), move(4)] });
  expect(desk.moments).toEqual([1, 2, 3, 4]);
});

test('a stream that begins anew makes us look; views of what did not change stay', () => {
  const desk = running();
  const before = desk.shown.history[0]!.view;
  desk.arrive({ kind: 'anew' }).settle({ table: aTable({ seq: 3 }), log: [...LOG, move(3)] });
  expect(desk.moments).toEqual([1, 2, 3]);
  expect(desk.shown.history[0]!.view).toBe(before);
});

test('after a reset to older data, what the server no longer has is forgotten', () => {
  const log = [...LOG, move(3), move(4)];
  const views = new Map([1, 2, 3, 4].map((seq) => [seq, { seat: 0, at: seq }]));
  const desk = running({ seq: 4 }, { log, views, positions: [aPosition(0, 4)], answered: 4 });
  desk.arrive({ kind: 'anew' }).settle(SERVER);
  expect(desk.moments).toEqual([1, 2]);
  expect(desk.state.table.seq).toBe(2);
  expect(desk.shown.legal).toEqual(['a move']);
});

test('after a reset, an entry with a number we know may be another one', () => {
  const desk = running({ seq: 3 }, { log: [...LOG, move(3, 1)] }).arrive({ kind: 'anew' });
  desk.arrive(answer(desk.take('fetchTable'), SERVER)!);
  const old = desk.take('fetchLog');
  desk.hear(told(move(3, 0)));
  desk.arrive(answer(old, SERVER)!); // from before that entry: dropped
  desk.settle({ table: aTable({ seq: 3 }), log: [...LOG, move(3, 0)] });
  expect(desk.state.log).toEqual([...LOG, move(3, 0)]);
  expect(desk.moments).toEqual([1, 2, 3]);
});

test('a load is tried again until the server is reached', () => {
  const desk = running().arrive({ kind: 'anew' });
  const { load } = desk.take('fetchTable');
  desk.arrive({ kind: 'unanswered', load, failure: failure('busy', 503) });
  const { ms, then } = desk.take('wait');
  expect(ms).toBe(2000);
  desk.arrive(then).settle(SERVER);
  expect(desk.state.load).toBeNull();
  expect(desk.arrive(then).asked).toEqual([]); // a timer from before
});

test('the first load is not tried again: the page says so', () => {
  const desk = opening(aTable());
  desk.arrive({ kind: 'unanswered', load: desk.take('fetchTable').load, failure: UNREACHED });
  expect(desk.asked).toEqual([]);
  expect(desk.state).toMatchObject({ opened: false, load: null });
});

test('a restored game is taken though the server refuses to tell it for a while', () => {
  const desk = running({ seq: 4 }, { log: [...LOG, move(3), move(4)] }).arrive({ kind: 'anew' });
  for (const code of ['too-many', 'failed'] as const) {
    const { load } = desk.take('fetchTable');
    desk.arrive({ kind: 'unanswered', load, failure: failure(code, code === 'failed' ? 500 : 429) });
    desk.arrive(desk.take('wait').then);
  }
  desk.settle(SERVER);
  expect(desk.moments).toEqual([1, 2]);
  expect(desk.shown).toMatchObject({ legal: ['a move'], trouble: { kind: 'restored', move: 1 } });
});

test('a move that was under way when a backup was restored did not come too late', () => {
  const desk = running({ seq: 4 }, { log: [...LOG, move(3), move(4)] });
  desk.arrive({ kind: 'send', move: 'a move', key: 'a key' }, { kind: 'anew' });
  desk.asked = [];
  desk.arrive({ kind: 'unmoved', key: 'a key', failure: failure('closed', 409) }).settle(SERVER);
  expect(desk.moments).toEqual([1, 2]);
  expect(desk.shown).toMatchObject({ legal: ['a move'], trouble: { kind: 'restored', move: 1 } });
});

test('a game that was over and goes on again hides what everybody has', () => {
  const worth = new Map([
    [1, [1, 1]],
    [2, [2, 2]],
  ]);
  const desk = running({ seq: 3, status: 'over' }, { log: [...LOG, move(3)], worth });
  expect(desk.arrive({ kind: 'anew' }).settle(SERVER).shown.worth).toBeNull();
});

test('after a restore the page says from which move the game goes on; a stream that only began anew says nothing', () => {
  const anew = (log: Server['log']) => running({}, { log }).arrive({ kind: 'anew' });
  expect(anew([...LOG, move(3), move(4)]).settle(SERVER).shown.trouble).toEqual({ kind: 'restored', move: 1 });
  expect(anew(LOG).settle({ table: aTable({ seq: 3 }), log: [...LOG, move(3)] }).shown.trouble).toBeNull();
  const other = { table: aTable({ seq: 3 }), log: [...LOG, move(3, 1, 99)] }; // they played on before we looked
  expect(anew([...LOG, move(3)]).settle(other).shown.trouble).toEqual({ kind: 'restored', move: 2 });
  const twice = anew([...LOG, move(3)]);
  twice.arrive(answer(twice.take('fetchTable'), SERVER)!);
  twice.arrive(answer(twice.take('fetchLog'), SERVER)!); // the load that found it out is replaced
  expect(twice.arrive({ kind: 'anew' }).settle(SERVER).shown.trouble).toEqual({ kind: 'restored', move: 1 });
});

test('after an outage the clocks are asked for: the server may have stood still', () => {
  const clock = { kind: 'move', seconds: 60 } as const;
  const desk = running({ clock }).arrive({ kind: 'reconnected' });
  const { load } = desk.take('fetchTable');
  const seats = [aSeat(0, { deadline: 99_000 }), aSeat(1), aSeat(2)];
  desk.arrive({ kind: 'table', load, table: aTable({ clock, seats }) });
  expect(desk.shown.seats[0]!.clock!.deadline).toBe(99_000 + desk.state.skew);
  expect(running().arrive({ kind: 'reconnected' }).asked).toEqual([]); // nobody's time runs here
});

test('a table that is gone, and a person the server does not know any more, are told', () => {
  const desk = running().arrive({ kind: 'anew' });
  desk.arrive({ kind: 'unanswered', load: desk.take('fetchTable').load, failure: failure('not-found', 404) });
  expect(desk.state).toMatchObject({ lost: 'gone', load: null });
  const sent = { kind: 'send', move: 'a move', key: 'a key' } as const;
  const late = running().arrive(sent, { kind: 'unmoved', key: 'a key', failure: failure('not-found', 404) });
  late.arrive({ kind: 'unanswered', load: late.take('fetchTable').load, failure: failure('not-found', 404) });
  expect(late.state.lost).toBe('gone');
  const unknown = failure('signed-out', 401);
  expect(running().arrive(sent, { kind: 'unmoved', key: 'a key', failure: unknown }).state.lost).toBe('signed-out');
  expect(running().arrive({ kind: 'person', person: '' }).state.lost).toBe('signed-out');
  expect(running().arrive({ kind: 'person', person: 'person 0' }).state.lost).toBeNull();
  expect(running().arrive({ kind: 'person', person: 'another guest' }).state.lost).toBe('signed-out');
});
