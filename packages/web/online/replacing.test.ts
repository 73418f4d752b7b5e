import type { LogEntry } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { LOG, running, SERVER } from './testing/desk.ts';
import { aPosition, aSeat, aTable, move, told } from './testing/table.ts';

const away = aSeat(2, { connected: false });
const LONG_AWAY = new Map([[2, { seat: 2, isLong: true }]]);
const replaced = (seq: number, person: string, from: string | null): LogEntry => ({
  seq,
  at: 0,
  kind: 'replaced',
  seat: 2,
  person,
  from,
  was: 'P2',
});

test('a player may ask for a bot in place of somebody absent, a spectator for a seat that nobody sits at', () => {
  const seats = [aSeat(0), aSeat(1, { standIn: 'left', bot: 'trader' }), away, aSeat(3, { kind: 'bot', person: null })];
  const offers = (you: number[], more = {}) =>
    running({ seats, you: { seats: you, host: false }, ...more }, { viewer: you[0] ?? null, away: LONG_AWAY }).shown
      .online!.offers;
  expect(offers([0])).toEqual([{ seat: 2, by: 'bot' }]);
  const spectator = { viewer: null, positions: [aPosition(null, 2)], away: LONG_AWAY };
  const desk = running({ seats, you: { seats: [], host: false } }, spectator);
  expect(desk.shown.online!.offers).toEqual([1, 2, 3].map((seat) => ({ seat, by: 'me' })));
  expect(offers([0], { replace: { seat: 2, by: 'bot', person: 'person 0', agreed: [0], waiting: [] } })).toEqual([]);
  const outside = { seat: 3, by: 'person' as const, person: 'person 9', agreed: [], waiting: [0] };
  expect(offers([0], { replace: outside })).toEqual([{ seat: 2, by: 'bot' }]); // it gives way to a player's
  expect(offers([1])).toEqual([]); // a bot plays for them, too
  const toSpectator = (replace: object) =>
    running({ seats, you: { seats: [], host: false }, replace: { ...outside, ...replace } }, spectator).shown.online!
      .offers.length;
  expect(toSpectator({})).toBe(3); // it gives way to that of another who looks on, too
  expect(toSpectator({ agreed: [0] })).toBe(0); // unless a player has agreed to it
  expect(toSpectator({ person: desk.state.person })).toBe(0);
});

test('nobody is offered a seat whose person has been away for less than ten seconds', () => {
  const presence = (connected: boolean) => ({ kind: 'presence', table: 'table', seat: 2, connected }) as const;
  const desk = running({ seats: [aSeat(0), aSeat(1), aSeat(2)] });
  const offered = () => desk.shown.online!.offers.length > 0;
  const timer = desk.hear(presence(false)).takeTimer('longAway');
  expect([offered(), timer.ms]).toEqual([false, 10_000]);
  desk.hear(presence(true), presence(false)).arrive(timer.then); // an older absence does not count for this one
  expect(offered()).toBe(false);
  desk.arrive(desk.takeTimer('longAway').then);
  expect(offered()).toBe(true);
  desk.hear(presence(true));
  expect(offered()).toBe(false);
});

test('who asked may withdraw, who is present and has not agreed may answer, the others wait', () => {
  const replace = { seat: 2, by: 'bot' as const, person: 'person 1', agreed: [1], waiting: [0] };
  const table = { seats: [aSeat(0), aSeat(1), away, aSeat(3)], replace };
  const asked = (person: string, seat: number) =>
    running({ ...table, you: { seats: [seat], host: false } }, { person }).shown.online!.replace;
  expect(asked('person 0', 0)).toMatchObject({ seat: 2, name: 'P1', may: 'answer', waiting: [0, 3] });
  expect(asked('person 1', 1)!.may).toBe('withdraw');
  expect(asked('person 9', 9)!.may).toBeNull();
  const desk = running(table).wish({ want: 'answerReplace', agree: true });
  expect(desk.take('request').request).toEqual({
    name: 'answerReplace',
    params: { id: 'table' },
    body: { agree: true },
  });
});

test('whoever takes a seat sees through it: everything is fetched again, and nothing a spectator saw stays', () => {
  const you = { seats: [], host: false };
  const spectator = { viewer: null, positions: [aPosition(null, 2)], person: 'person 9' };
  const desk = running({ seats: [aSeat(0), aSeat(1), away], you }, spectator);
  desk.hear(told(replaced(3, 'person 9', 'person 2'), { positions: [aPosition(2, 3)] }));
  const seats = [aSeat(0), aSeat(1), aSeat(2, { person: 'person 9' })];
  const table = aTable({ seq: 3, seats, you: { seats: [2], host: false } });
  desk.settle({ ...SERVER, table, log: [...LOG, replaced(3, 'person 9', 'person 2')] });
  expect(desk.shown).toMatchObject({ viewer: 2, yours: [2] });
  expect(desk.shown.history.every(({ view }) => view.seat === 2)).toBe(true);
});

test('who lost the seat looks on, and is told who plays it since which move', () => {
  const desk = running(
    { seats: [away, aSeat(1), aSeat(2)], you: { seats: [2], host: false } },
    { person: 'person 2', viewer: 2 },
  );
  desk.hear(told(replaced(3, 'person 9', 'person 2')));
  expect(desk.state.table.you.seats).toEqual([]); // at once: the hand is another's
  const seats = [aSeat(0), aSeat(1), aSeat(2, { person: 'person 9', name: 'Dora' })];
  const table = aTable({ seq: 4, seats, you: { seats: [], host: false } });
  desk.settle({ ...SERVER, table, log: [...LOG, replaced(3, 'person 9', 'person 2'), move(4, 2)] });
  expect(desk.shown).toMatchObject({ viewer: null, yours: [], online: { former: { seat: 2, since: 2, until: null } } });
  const you = { seats: [], host: false, reclaim: [{ seat: 2, until: 9000 }] };
  const claimed = running({ seats, you }, { person: 'person 2', viewer: null, skew: 500, log: desk.state.log });
  expect(claimed.shown.online!.former).toEqual({ seat: 2, since: 2, until: 9500 });
  const early = { ...you, reclaim: [{ seat: 2, until: null }] };
  const returned = running({ seats, you: early }, { person: 'person 2', viewer: null, log: desk.state.log });
  expect(returned.shown.online!.former!.until).toBe(Infinity);
  expect(desk.shown.history.every(({ view }) => view.seat === null)).toBe(true);
});

test('who comes back is told since which move a bot has played', () => {
  const log: LogEntry[] = [...LOG, { seq: 3, at: 0, kind: 'stand-in', seat: 0, why: 'agreed' }, move(4)];
  const views = new Map([1, 2, 4].map((seq) => [seq, { seat: 0, at: seq }]));
  const seats = [aSeat(0, { bot: 'trader', standIn: 'agreed' }), aSeat(1), aSeat(2)];
  expect(running({ seats, seq: 4 }, { log, views }).shown.online!.standIn).toEqual({
    seat: 0,
    why: 'agreed',
    since: 2,
  });
});

test('a move that nobody has made yet is not counted', () => {
  const seats = [aSeat(0, { bot: 'trader', standIn: 'agreed' }), aSeat(1), aSeat(2)];
  const standIn: LogEntry = { seq: 3, at: 0, kind: 'stand-in', seat: 0, why: 'agreed' };
  expect(running({ seats, seq: 3 }, { log: [...LOG, standIn] }).shown.online!.standIn).toMatchObject({ since: null });
  const taken = running(
    { seq: 3, you: { seats: [], host: false } },
    { log: [...LOG, replaced(3, 'person 9', 'person 2')], person: 'person 2' },
  );
  expect(taken.shown.online!.former).toEqual({ seat: 2, since: null, until: null });
});

test('a refused undo says until when to wait, by the clock of this device', () => {
  const refused = { undoRefused: { seat: 0, until: 9000 } };
  expect(running(refused, { skew: 500 }).shown.undoWaits).toBe(9500);
  expect(running({ undoRefused: { seat: 1, until: 9000 } }).shown.undoWaits).toBeNull();
});

test('several seats at this device answer an undo together', () => {
  const undo = { seat: 0, to: 2, agreed: [0], waiting: [1, 2] };
  const desk = running({ undo, you: { seats: [0, 1], host: true } });
  expect(desk.shown.undoAsked).toEqual({ seat: 0, to: 2, waiting: [1, 2], answer: [1] });
  expect(desk.wish({ want: 'answerUndo', agree: true }).take('request').request).toMatchObject({
    name: 'answerUndo',
    body: { seat: 1, agree: true },
  });
});

test('what went wrong before is not said any more once the person asks again', () => {
  const desk = running({ seats: [aSeat(0), aSeat(1), away] }, { trouble: { kind: 'refused', code: 'refused-lately' } });
  expect(desk.wish({ want: 'replace', seat: 2, by: 'bot' }).state.trouble).toBeNull();
});
