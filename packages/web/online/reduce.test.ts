import type { ErrorCode, LogEntry, Names, Table } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { reduce } from './reduce.ts';
import { onlineOf, snapshotOf } from './snapshot.ts';
import { firstState } from './state.ts';
import type { Arrived, Effect, Failure, OnlineState, Wish } from './state.ts';
import { aPosition, aSeat, aState, aTable, chat, move, redo, start, told, undo } from './testing.ts';

const NOW = 5000;

/** A table to which things arrive. Keeps the state, and the effects that were not answered yet. */
class Desk {
  state: OnlineState;
  asked: Effect[] = [];

  constructor(state: OnlineState) {
    this.state = state;
  }

  arrive(...arrivals: readonly Arrived[]): this {
    for (const arrived of arrivals) {
      const { state, effects } = reduce(this.state, arrived, NOW);
      this.state = state;
      this.asked.push(...effects);
    }
    return this;
  }

  hear = (...messages: readonly Extract<Arrived, { kind: 'told' }>['message'][]): this =>
    this.arrive(...messages.map((message) => ({ kind: 'told', message }) as const));

  wish = (wish: Wish): this => this.arrive({ kind: 'wish', wish });

  /** Takes the only effect of a kind that waits for an answer. */
  take<Kind extends Effect['kind']>(kind: Kind): Extract<Effect, { kind: Kind }> {
    const found = this.asked.filter((effect) => effect.kind === kind);
    expect(found, `effects of kind ${kind}`).toHaveLength(1);
    this.asked = this.asked.filter((effect) => effect.kind !== kind);
    return found[0] as Extract<Effect, { kind: Kind }>;
  }

  kinds = () => this.asked.map(({ kind }) => kind);

  /** Answers everything that waits, until nothing does, as a server would that has this table and this log. */
  settle(server: Server): this {
    for (let effect = this.asked.shift(); effect; effect = this.asked.shift()) {
      const arrived = answer(effect, server);
      if (arrived) this.arrive(arrived);
    }
    return this;
  }

  get shown() {
    return snapshotOf(this.state)!;
  }

  /** The numbers of the moments that are shown. */
  get moments(): number[] {
    return this.shown.history.map(({ at }) => at);
  }
}

interface Server {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  readonly people?: Names;
  readonly worth?: readonly number[];
  readonly mutes?: Names;
}

/** What an honest server answers. */
function answer(effect: Effect, { table, log, people = [], worth, mutes = [] }: Server): Arrived | null {
  switch (effect.kind) {
    case 'fetchTable':
      return { kind: 'table', load: effect.load, table };
    case 'fetchLog': {
      const { load, viewer, after } = effect;
      return { kind: 'log', load, viewer, after, people, entries: log.filter(({ seq }) => seq > after) };
    }
    case 'fetchMutes':
      return { kind: 'mutes', load: effect.load, mutes };
    case 'loadFacts':
      return { kind: 'facts', load: effect.load, facts: { data: {}, ownData: null } };
    case 'fetchPositions': {
      const positions = effect.seats.map((seat) => aPosition(seat, table.seq, seat === 0 ? table.seq : null));
      return { kind: 'positions', load: effect.load, positions };
    }
    case 'fetchViews': {
      const { load, viewer, from, to } = effect;
      const views = log.flatMap(({ seq, kind }) =>
        seq >= from && seq <= to && (kind === 'start' || kind === 'move')
          ? [{ seq, view: { seat: viewer, at: seq }, worth: worth ? [seq, ...worth] : null }]
          : [],
      );
      return { kind: 'views', load, viewer, views };
    }
    default:
      return null;
  }
}

const LOG = [start(1), move(2)];
const SERVER: Server = { table: aTable(), log: LOG };

const opening = (table: Table): Desk => new Desk(firstState(table, 'person 0', NOW)).arrive({ kind: 'anew' });
const running = (table: Partial<Table> = {}, more: Partial<OnlineState> = {}): Desk => new Desk(aState(table, more));

const failure = (error: ErrorCode, status = 403): Failure => ({ status, body: { error, message: '' } });
const UNREACHED = failure('busy', 0);

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

test('a table that waits for people needs nothing but its log', () => {
  const table = aTable({ status: 'waiting', seq: 1 });
  const desk = opening(table).settle({ table, log: [] });
  expect(desk.state.opened).toBe(true);
  expect(snapshotOf(desk.state)).toBeNull();
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

// Moves.

const send: Arrived = { kind: 'send', move: 'a move', key: 'the first key' };

test('a move whose answer comes before its stream message', () => {
  const desk = running().arrive(send);
  expect(desk.take('sendMove').body).toEqual({ seat: 0, decision: 2, move: 'a move', key: 'the first key' });
  expect(desk.shown.legal).toEqual([]);
  desk.arrive({ kind: 'moved', key: 'the first key', seq: 3 });
  expect(desk.shown.legal).toEqual([]);
  desk.hear(told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3, 3)] }));
  expect(desk.shown.legal).toEqual(['a move']);
  desk.arrive(desk.take('wait').then); // nothing is overdue
  expect(desk.kinds()).toEqual(['showLink']);
});

test('a move whose answer comes after its stream message', () => {
  const desk = running().arrive(send);
  desk.hear(told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3, 3)] }));
  expect(desk.shown.legal).toEqual([]);
  desk.arrive({ kind: 'moved', key: 'the first key', seq: 3 });
  expect(desk.shown.legal).toEqual(['a move']);
});

test('a move whose effect does not come over the stream is looked for', () => {
  const desk = running().arrive(send, { kind: 'moved', key: 'the first key', seq: 3 });
  const { ms, then } = desk.take('wait');
  expect(ms).toBe(4000);
  desk.asked = [];
  desk.arrive(then).settle({ table: aTable({ seq: 3 }), log: [...LOG, move(3)] });
  expect(desk.moments).toEqual([1, 2, 3]);
});

test('a move whose answer is lost is sent again with the same key', () => {
  const desk = running().arrive(send);
  const { body } = desk.take('sendMove');
  desk.arrive({ kind: 'unmoved', key: body.key, failure: UNREACHED });
  expect(desk.take('showLink').state).toBe('lost');
  // It did arrive: the stream told it meanwhile.
  desk.hear(told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3, 3)] }));
  desk.arrive({ ...send, key: 'another key' } as Arrived); // not while one is on its way
  desk.arrive(desk.take('wait').then);
  expect(desk.take('sendMove').body).toEqual(body);
  desk.arrive({ kind: 'moved', key: body.key, seq: 3 });
  expect(desk.take('showLink').state).toBe('open');
  expect(desk.shown.legal).toEqual(['a move']);
  expect(desk.arrive({ kind: 'resend', key: body.key }).kinds()).toEqual(['wait']);
});

test('nothing is sent where nothing is asked', () => {
  const positions = [aPosition(0, 2)];
  expect(running({}, { positions }).arrive(send).asked).toEqual([]);
  expect(running({ you: { seats: [], host: false } }, { viewer: null }).arrive(send).asked).toEqual([]);
});

test('a move that came too late: the table is looked at, then the person is told', () => {
  const desk = running().arrive(send);
  desk.take('sendMove');
  desk.arrive({ kind: 'unmoved', key: 'the first key', failure: failure('closed', 409) });
  expect(desk.shown).toMatchObject({ legal: [], trouble: null });
  desk.settle({ table: aTable({ seq: 3 }), log: [...LOG, move(3)] });
  expect(desk.shown).toMatchObject({ legal: ['a move'], trouble: { kind: 'stale' } });
  expect(desk.moments).toEqual([1, 2, 3]);
});

test('a move the rules forbid says why, and can be made otherwise', () => {
  const refusal = { rule: 'T1', reason: 'not-yours' };
  const desk = running().arrive(send);
  const body = { error: 'illegal', message: '', refusal } as const;
  desk.arrive({ kind: 'unmoved', key: 'the first key', failure: { status: 422, body } });
  expect(desk.shown).toMatchObject({ legal: ['a move'], trouble: { kind: 'forbidden', refusal } });
  expect(desk.arrive({ kind: 'trouble', trouble: null }).shown.trouble).toBeNull();
  expect(desk.arrive({ kind: 'trouble', trouble: { kind: 'stale' } }, send).shown.trouble).toBeNull();
});

test('a refused request is told, and the person stays where they are', () => {
  const desk = running().arrive({ kind: 'refused', failure: UNREACHED });
  expect(desk.shown.trouble).toEqual({ kind: 'refused', code: 'busy' });
  expect(desk.asked).toEqual([]);
});

// Undo and redo.

test('undo and redo while views are missing', () => {
  const desk = running().hear(told(move(3)), told(move(4)));
  desk.hear(told(undo(5, 3), { info: aTable({ seq: 5 }), positions: [aPosition(0, 5, 5)] }));
  expect(desk.asked).toEqual([]); // nothing that stands is missing
  expect(desk.moments).toEqual([1, 2]);
  desk.hear(told(redo(6), { info: aTable({ seq: 6 }), positions: [aPosition(0, 6)] }));
  expect(snapshotOf(desk.state)).toBeNull();
  const ask = desk.take('fetchViews');
  expect(ask).toMatchObject({ from: 3, to: 4 });
  desk.hear(told(undo(7, 4), { info: aTable({ seq: 7 }), positions: [aPosition(0, 7, 7)] }));
  desk.asked = [];
  desk.arrive(answer(ask, { table: aTable(), log: [...LOG, move(3), move(4)] })!);
  expect(desk.moments).toEqual([1, 2, 3]);
  expect(desk.shown.legal).toEqual(['a move']);
});

test('an undo is withdrawn by the seat that asked, and answered by the one that must', () => {
  const you = { seats: [0, 1], host: true };
  const asked = { seat: 0, to: 2, agreed: [0, 1], waiting: [2] };
  const request = (undoAsked: typeof asked) =>
    running({ you, undo: undoAsked }).wish({ want: 'answerUndo', agree: false }).take('request').request;
  expect(request(asked)).toMatchObject({ name: 'answerUndo', body: { seat: 0, agree: false } });
  expect(request({ ...asked, seat: 2, agreed: [2], waiting: [1] })).toMatchObject({ body: { seat: 1 } });
  expect(running().wish({ want: 'answerUndo', agree: true }).asked).toEqual([]);
});

test.each<[Wish, Partial<Table>, object]>([
  [{ want: 'undo' }, {}, { name: 'askUndo', params: { id: 'table' }, body: { seat: 0 } }],
  [{ want: 'redo' }, { redo: 1 }, { name: 'redo', body: { seat: 1 } }],
  [{ want: 'say', text: 'Hi' }, {}, { name: 'chat', body: { text: 'Hi' } }],
  [{ want: 'vote', end: true }, {}, { name: 'vote', body: { seat: 0, end: true } }],
  [{ want: 'lookOn', allowed: false }, {}, { name: 'settings', body: { spectators: false } }],
  [{ want: 'takeBack' }, { seats: [aSeat(0, { standIn: 'time' }), aSeat(1)] }, { name: 'takeBack', body: { seat: 0 } }],
])('the wish %j is a request', (wish, table, request) => {
  expect(running(table).wish(wish).take('request').request).toMatchObject(request);
});

test('the table a request answers is taken, unless a newer one is known', () => {
  const desk = running({ seq: 5 }).wish({ want: 'vote', end: true });
  const { request } = desk.take('request');
  desk.arrive({ kind: 'changed', request, table: aTable({ seq: 4, votes: [1] }) });
  expect(desk.shown.online!.votes).toEqual([]);
  desk.arrive({ kind: 'changed', request, table: aTable({ seq: 6, votes: [0], now: 4000 }) });
  expect(desk.shown.online!.votes).toEqual([0]);
  expect(desk.state.skew).toBe(1000);
});

// Several seats at one device.

const BOTH = { you: { seats: [0, 1], host: true } };

test('what one seat saw is never shown to the next, though it comes late', () => {
  const server = { table: aTable(BOTH), log: LOG };
  const desk = opening(aTable(BOTH));
  while (desk.asked[0]?.kind !== 'fetchViews') desk.arrive(answer(desk.asked.shift()!, server)!);
  const late = desk.take('fetchViews');
  expect(late.viewer).toBe(0);
  desk.arrive({ kind: 'look', seat: 1 });
  desk.arrive(answer(late, server)!);
  expect(snapshotOf(desk.state)).toBeNull();
  desk.settle(server);
  expect(desk.shown.viewer).toBe(1);
  expect(desk.shown.history.map(({ view }) => view.seat)).toEqual([1, 1]);
});

test('looking through another seat while parts arrive for the old one', () => {
  const desk = running(BOTH, { positions: [aPosition(0, 2), aPosition(1, 2, 2)] });
  desk.hear(told(move(3)), told(move(4), { positions: [aPosition(0, 4), aPosition(1, 4, 4)] }));
  const views = desk.take('fetchViews');
  const log: Arrived = { kind: 'log', load: null, viewer: 0, after: 2, entries: [move(3), move(4)], people: [] };
  desk.arrive({ kind: 'look', seat: 1 });
  const server = { table: aTable({ ...BOTH, seq: 4 }), log: [...LOG, move(3), move(4)] };
  desk.arrive(answer(views, server)!, log);
  expect(desk.state.views.size).toBe(0);
  desk.hear(told(move(5), { positions: [aPosition(0, 5), aPosition(1, 5, 5)] }));
  expect(snapshotOf(desk.state)).toBeNull(); // one view of seat 1 is not its whole game
  desk.settle({ ...server, log: [...server.log, move(5)] });
  expect(desk.shown.history.map(({ view }) => view.seat)).toEqual([1, 1, 1, 1, 1]);
});

test('somebody who sits down sees through their seat', () => {
  const waiting = aTable({ status: 'waiting', you: { seats: [], host: false } });
  const desk = opening(waiting).settle({ table: waiting, log: [] });
  desk.arrive({ kind: 'table', load: null, table: aTable({ status: 'waiting', you: { seats: [2], host: false } }) });
  expect(desk.state.viewer).toBe(2);
});

// The end.

test('where everybody stood is fetched when the table stops its game', () => {
  const end: LogEntry = { seq: 3, at: 0, kind: 'end', why: 'vote' };
  const table = aTable({ status: 'ended', ended: 'vote', seq: 3 });
  const desk = running().hear(told(end, { info: table }));
  expect(desk.shown).toMatchObject({ status: 'ended', worth: null });
  desk.settle({ table, log: [...LOG, end], worth: [9] });
  expect(desk.shown.worth).toEqual([
    [1, 9],
    [2, 9],
  ]);
});

// Looking on, and being removed.

const LOOKING = { you: { seats: [], host: false } };
const settings = (seq: number): LogEntry => ({ seq, at: 0, kind: 'settings' });
const looking = (): Desk => running(LOOKING, { viewer: null, positions: [aPosition(null, 2)], person: 'ama' });

test('a spectator is shut out, and let in again', () => {
  const desk = looking().hear(told(settings(3)));
  desk.arrive({ kind: 'unanswered', load: desk.take('fetchTable').load, failure: failure('no-spectators') });
  expect(desk.state.table.spectators).toBe(false);
  expect(desk.asked).toEqual([]);
  desk.hear(told(settings(5))); // the move between was not for them
  desk.settle({ table: aTable({ ...LOOKING, seq: 5 }), log: [...LOG, settings(3), move(4), settings(5)] });
  expect(desk.state.table.spectators).toBe(true);
  expect(desk.moments).toEqual([1, 2, 4]);
});

test('players and the host hear of settings without looking anew', () => {
  expect(running().hear(told(settings(3), { info: aTable({ seq: 3, spectators: false }) })).asked).toEqual([]);
});

test('somebody removed before the game begins knows it, though they are told no more of the table', () => {
  const waiting = aTable({ status: 'waiting', you: { seats: [1], host: false } });
  const desk = opening(waiting).settle({ table: waiting, log: [] });
  desk.hear(told({ seq: 3, at: 0, kind: 'seat', seat: 1, what: 'removed', person: 'person 0' }));
  desk.arrive({ kind: 'unanswered', load: desk.take('fetchTable').load, failure: failure('removed') });
  expect(desk.state.table.you).toEqual({ seats: [], host: false });
});

// Chat.

test('a spectator’s chat comes with their name, and a new name holds for all they said', () => {
  const names = (desk: Desk) => desk.shown.online!.chat.map(({ name }) => name);
  const desk = running().hear(told(chat(3, 'pim'), { people: [{ person: 'pim', name: 'Pim' }] }));
  expect(names(desk)).toEqual(['Pim']);
  desk.hear(told(chat(4, 'pim'), { people: [{ person: 'pim', name: 'Pim the Bear' }] }));
  expect(names(desk)).toEqual(['Pim the Bear', 'Pim the Bear']);
  desk.arrive({ kind: 'anew' });
  desk.settle({ table: aTable(), log: [...LOG, chat(3, 'pim')], people: [{ person: 'pim', name: 'P. Bull' }] });
  expect(names(desk)).toEqual(['P. Bull']);
});

test('one’s own lines are marked, whoever one becomes', () => {
  const desk = running().hear(told(chat(3, 'noor')));
  expect(desk.shown.online!.chat[0]!.mine).toBe(false);
  expect(desk.arrive({ kind: 'person', person: 'noor' }).shown.online!.chat[0]!.mine).toBe(true);
});

test('a muted person is not heard, at once', () => {
  const desk = running()
    .hear(told(chat(3, 'pim')))
    .wish({ want: 'mute', person: 'pim', name: 'Pim' });
  expect(desk.shown.online).toMatchObject({ chat: [], muted: [{ person: 'pim', name: 'Pim' }] });
  const { request } = desk.take('request');
  expect(request).toMatchObject({ name: 'mute', params: { person: 'pim' }, body: { muted: true } });
  expect(desk.arrive({ kind: 'changed', request, table: null }).asked).toEqual([]);
});

test('somebody muted since another day can be heard again, with what they said meanwhile', () => {
  const mutes = [{ person: 'pim', name: 'Pim' }];
  const desk = opening(aTable()).settle({ ...SERVER, mutes });
  expect(desk.shown.online!.muted).toEqual(mutes);
  desk.wish({ want: 'hear', person: 'pim' });
  const { request } = desk.take('request');
  expect(desk.shown.online!.muted).toEqual(mutes); // until the server has done it
  desk.arrive({ kind: 'changed', request, table: null });
  desk.settle({ table: aTable({ seq: 3 }), log: [...LOG, chat(3, 'pim')], people: mutes });
  expect(desk.shown.online!.muted).toEqual([]);
  expect(desk.shown.online!.chat.map(({ name }) => name)).toEqual(['Pim']);
});
