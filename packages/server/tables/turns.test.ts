import { expect, test } from 'vitest';
import type { SeatRow, Turn } from '../store/store.ts';
import { NOTHING_ASKED } from './agreements.ts';
import { deadlineOf, dueOf, idleTurn, turnAfter, turnHandedOver } from './turns.ts';

const person: SeatRow = { kind: 'person', person: 'p', name: 'P', bot: null, standIn: null };
const bot: SeatRow = { ...person, kind: 'bot', person: null, bot: 'trader' };
const seats = [person, person, person];
const none = { kind: 'none' } as const;
const bank = { kind: 'bank', seconds: 100, increment: 5 } as const;
const asked = (turn: Turn) => turn.asked;
const after = (before: Turn, seq: number, now: number, actors: number[], mover: number | null, more = {}) =>
  turnAfter(before, { actors, seq, now, mover, fresh: () => false, seats, clock: none, ...more });

test('seats that choose at the same time keep the decision they were asked at', () => {
  const all = after(idleTurn(3, none), 4, 1000, [0, 1, 2], null);
  expect(asked(all)).toEqual([4, 4, 4]);
  const one = after(all, 5, 2000, [0, 2], 1);
  expect(asked(one)).toEqual([4, null, 4]);
  const two = after(one, 6, 3000, [2], 0);
  expect(asked(two)).toEqual([null, null, 4]);
  expect(two.since).toEqual([null, null, 1000]);
});

test('a seat that goes on deciding is asked anew', () => {
  const first = after(idleTurn(3, none), 4, 1000, [1], null);
  expect(asked(after(first, 5, 2000, [1], 1))).toEqual([null, 5, null]);
});

test('a seat whose question changed under its hands is asked anew', () => {
  const first = after(idleTurn(3, none), 4, 1000, [0, 1], null);
  expect(asked(after(first, 5, 2000, [1, 2], 0, { fresh: (seat: number) => seat === 1 }))).toEqual([null, 5, 5]);
});

test('a bank pays for thinking and gets its increment back; others’ banks stand still', () => {
  const first = after(idleTurn(3, bank), 4, 1000, [0], null, { clock: bank });
  const second = after(first, 5, 31_000, [1], 0, { clock: bank });
  expect(second.left).toEqual([75_000, 100_000, 100_000]);
  expect(deadlineOf(first, bank, seats, 0)).toBe(101_000);
  expect(deadlineOf(second, bank, seats, 0)).toBeNull();
  expect(deadlineOf(second, bank, seats, 1)).toBe(131_000);
});

test('a bot has no clock, but is looked after', () => {
  const first = after(idleTurn(3, bank), 4, 1000, [0], null, { clock: bank, seats: [bot, person, person] });
  expect(first.since).toEqual([null, null, null]);
  const terms = { clock: bank, absence: null } as never;
  expect(
    dueOf({ status: 'playing', turn: first, seats: [bot, person, person], terms }, NOTHING_ASKED, 1000),
  ).toBeGreaterThan(1000);
  expect(dueOf({ status: 'over', turn: first, seats: [bot, person, person], terms }, NOTHING_ASKED, 1000)).toBeNull();
});

test('votes are judged again, unless nobody plays: then a stand-in keeps its patience', () => {
  const turn = after(idleTurn(3, none), 4, 1000, [0], null);
  const voted = { ...NOTHING_ASKED, votes: [0] };
  const terms = { clock: none, absence: 86_400 } as never;
  const gone = seats.map((seat) => ({ ...seat, bot: 'trader', standIn: 'left' as const }));
  expect(dueOf({ status: 'playing', turn: { ...turn, since: [null, null, null] }, seats, terms }, voted, 1000)).toBe(
    901_000,
  );
  expect(dueOf({ status: 'playing', turn, seats: gone, terms }, voted, 1000)).toBe(86_401_000);
});

test('a bot that takes over stops the clock; a player who comes back gets at least a tenth of their bank', () => {
  const first = after(idleTurn(3, bank), 4, 1000, [0], null, { clock: bank });
  const taken = turnHandedOver(first, 0, true, 101_000, bank);
  expect([taken.since[0], taken.left[0]]).toEqual([null, 0]);
  const back = turnHandedOver(taken, 0, false, 150_000, bank);
  expect([back.since[0], back.left[0], back.asked[0]]).toEqual([150_000, 10_000, 4]);
});

test('on days off no clock runs, neither one a move nor a bank', () => {
  const week = { days: [1, 2, 3, 4, 5], zone: 'UTC' };
  const friday = Date.parse('2026-11-20T18:00:00Z');
  const monday = Date.parse('2026-11-23T18:00:00Z');
  const move = { kind: 'move', seconds: 86_400, week } as const;
  const first = after(idleTurn(3, move), 4, friday, [0], null, { clock: move });
  expect(deadlineOf(first, move, seats, 0)).toBe(monday);
  const days = { kind: 'bank', seconds: 3 * 86_400, increment: 60, week } as const;
  const second = after(idleTurn(3, days), 4, friday, [0], null, { clock: days });
  expect(after(second, 5, monday, [1], 0, { clock: days }).left[0]).toBe((2 * 86_400 + 60) * 1000);
  // A bot that took over on the weekend found one quarter of a day thought away.
  const taken = turnHandedOver(second, 0, true, Date.parse('2026-11-22T12:00:00Z'), days);
  expect(taken.left[0]).toBe(2.75 * 86_400_000);
});

test('on vacation the clock of a slow table stands still, and that of a quick one does not', () => {
  const slow = { kind: 'move', seconds: 86_400 } as const;
  const quick = { kind: 'move', seconds: 60 } as const;
  const away = [{ ...person, vacation: [[20_000, 90_000_000]] as const }, person, person];
  const turn = { ...idleTurn(3, slow), asked: [4, null, null], since: [10_000, null, null] };
  expect(deadlineOf(turn, slow, away, 0)).toBe(90_000_000 + 86_400_000 - 10_000);
  expect(deadlineOf(turn, quick, away, 0)).toBe(70_000);
  const terms = { clock: { kind: 'none' }, absence: 86_400 } as never;
  // Nobody looks whether they are away before they are back.
  expect(dueOf({ status: 'playing', turn, seats: away, terms }, NOTHING_ASKED, 30_000)).toBe(90_000_000);
});

test('days off and a vacation are no time that somebody thought', () => {
  const week = { days: [1, 2, 3, 4, 5], zone: 'UTC' };
  const slow = { kind: 'move', seconds: 86_400, week } as const;
  const at = (text: string) => Date.parse(text);
  const friday = at('2026-11-20T23:00:00Z');
  const first = after(idleTurn(3, slow), 4, friday, [0], null, { clock: slow });
  const monday = after(first, 5, at('2026-11-23T01:00:00Z'), [1], 0, { clock: slow });
  expect(monday.spent![0]).toEqual([1, 2 * 3_600_000]);
  const away = [person, { ...person, vacation: [[at('2026-11-23T02:00:00Z'), at('2026-11-25T00:00:00Z')]] }, person];
  const back = after(monday, 6, at('2026-11-25T01:00:00Z'), [2], 1, { clock: slow, seats: away });
  expect(back.spent![1]).toEqual([1, 2 * 3_600_000]);
});
