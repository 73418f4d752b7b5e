import type { LogEntry, Table } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { snapshotOf } from './snapshot.ts';
import type { Arrived, Wish } from './state.ts';
import { answer, failure, LOG, opening, running, SERVER, UNREACHED } from './testing/desk.ts';
import type { Desk } from './testing/desk.ts';
import { aPosition, aSeat, aTable, chat, move, redo, told, undo } from './testing/table.ts';

const send: Arrived = { kind: 'send', move: 'a move', key: 'the first key' };

test('a move whose answer comes before its stream message', () => {
  const desk = running().arrive(send);
  expect(desk.take('sendMove').body).toEqual({ seat: 0, decision: 2, move: 'a move', key: 'the first key' });
  expect(desk.shown.legal).toEqual([]);
  desk.arrive({ kind: 'moved', key: 'the first key', seq: 3 });
  expect(desk.shown.legal).toEqual([]);
  desk.hear(told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3, 3)] }));
  expect(desk.shown.legal).toEqual(['a move']);
  desk.arrive(desk.takeTimer('overdue').then, desk.takeTimer('unheard').then); // nothing is overdue
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
  const { ms, then } = desk.takeTimer('overdue');
  expect(ms).toBe(4000);
  desk.asked = [];
  desk.arrive(then).settle({ table: aTable({ seq: 3 }), log: [...LOG, move(3)] });
  expect(desk.moments).toEqual([1, 2, 3]);
});

test('a move whose answer is lost is sent again with the same key', () => {
  const desk = running().arrive(send);
  const { body } = desk.take('sendMove');
  desk.arrive({ kind: 'unmoved', key: body.key, failure: UNREACHED });
  expect(desk.take('showLink').link).toEqual({ state: 'lost', slow: true });
  // It did arrive: the stream told it meanwhile.
  desk.hear(told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3, 3)] }));
  desk.arrive({ ...send, key: 'another key' } as Arrived); // not while one is on its way
  desk.arrive(desk.takeTimer('resend').then);
  expect(desk.take('sendMove').body).toEqual(body);
  desk.arrive({ kind: 'moved', key: body.key, seq: 3 });
  expect(desk.take('showLink').link).toEqual({ state: 'open', slow: false });
  expect(desk.shown.legal).toEqual(['a move']);
  expect(desk.arrive({ kind: 'resend', key: body.key }).kinds()).toEqual(['wait', 'wait']);
});

test('a move made during a maintenance waits, which is said at once, and goes in afterwards', () => {
  const desk = running().arrive(send);
  const { body } = desk.take('sendMove');
  for (let tries = 0; tries < 3; tries++) {
    desk.arrive({ kind: 'unmoved', key: body.key, failure: failure('maintenance', 503) });
    expect(desk.take('showLink').link).toEqual({ slow: true });
    expect(desk.shown).toMatchObject({ underway: true, legal: [], trouble: null });
    desk.arrive(desk.takeTimer('resend').then);
    expect(desk.take('sendMove').body).toEqual(body);
  }
  desk.arrive({ kind: 'moved', key: body.key, seq: 3 });
  expect(desk.take('showLink').link).toEqual({ state: 'open', slow: false });
  desk.hear(told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3, 3)] }));
  expect(desk.shown).toMatchObject({ underway: false, legal: ['a move'] });
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

test('a move on its way is shown until its effect is here', () => {
  const desk = running();
  expect(desk.shown.underway).toBe(false);
  desk.arrive(send);
  expect(desk.shown.underway).toBe(true);
  desk.arrive({ kind: 'moved', key: 'the first key', seq: 3 });
  expect(desk.shown.underway).toBe(true);
  desk.hear(told(move(3), { info: aTable({ seq: 3 }), positions: [aPosition(0, 3, 3)] }));
  expect(desk.shown.underway).toBe(false);
});

test('a move without an answer after some seconds is said, until an answer comes, whatever it is', () => {
  const failures = [
    { kind: 'moved', key: 'the first key', seq: 3 },
    { kind: 'unmoved', key: 'the first key', failure: failure('not-possible', 409) },
  ] as const;
  for (const answer of failures) {
    const desk = running().arrive(send);
    desk.arrive(desk.takeTimer('unheard').then);
    expect(desk.take('showLink').link).toEqual({ slow: true });
    desk.arrive({ kind: 'unmoved', key: 'the first key', failure: UNREACHED });
    expect(desk.take('showLink').link).toEqual({ state: 'lost', slow: true });
    desk.arrive(answer);
    expect(desk.take('showLink').link).toMatchObject({ slow: false });
  }
});

test('a request over a limit says how long to wait', () => {
  const desk = running().arrive(send);
  desk.arrive({ kind: 'unmoved', key: 'the first key', failure: { ...failure('too-many', 429), wait: 40 } });
  expect(desk.shown).toMatchObject({ trouble: { kind: 'refused', code: 'too-many', wait: 40 }, underway: false });
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
  expect(desk.shown.trouble).toEqual({ kind: 'refused', code: 'busy', wait: null });
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
  [{ want: 'say', text: 'Hi', key: 'a key' }, {}, { name: 'chat', body: { text: 'Hi', key: 'a key' } }],
  [{ want: 'vote', end: true }, {}, { name: 'vote', body: { seat: 0, end: true } }],
  [{ want: 'lookOn', allowed: false }, {}, { name: 'settings', body: { spectators: false } }],
  [
    { want: 'takeBack' },
    { you: { seats: [], host: false, reclaim: [{ seat: 2, until: 9000 }] } },
    { name: 'takeBack', body: { seat: 2 } },
  ],
  [{ want: 'takeBack' }, { seats: [aSeat(0, { standIn: 'time' }), aSeat(1)] }, { name: 'takeBack', body: { seat: 0 } }],
])('the wish %j is a request', (wish, table, request) => {
  expect(running(table).wish(wish).take('request').request).toMatchObject(request);
});

test('a message whose answer is lost is sent again with the same key; one that is refused is not', () => {
  const desk = running().wish({ want: 'say', text: 'Hi', key: 'the first key' });
  const { request } = desk.take('request');
  desk.arrive({ kind: 'refused', failure: UNREACHED, request });
  expect(desk.take('showLink').link).toEqual({ state: 'lost' });
  expect(desk.shown.trouble).toBeNull();
  desk.arrive(desk.take('wait').then);
  expect(desk.take('request').request).toEqual(request);
  desk.arrive({ kind: 'changed', request, table: null });
  expect(desk.take('showLink').link).toEqual({ state: 'open' });
  desk.arrive({ kind: 'refused', failure: failure('too-many', 429), request });
  expect(desk.shown.trouble).toEqual({ kind: 'refused', code: 'too-many', wait: null });
  expect(desk.asked).toEqual([]);
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
  const desk = looking().hear({ kind: 'shut-out', table: 'other' });
  expect(desk.asked).toEqual([]);
  desk.hear({ kind: 'shut-out', table: 'table' });
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
