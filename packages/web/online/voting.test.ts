import { expect, test } from 'vitest';
import { running } from './testing/desk.ts';
import { aSeat, aTable } from './testing/table.ts';

const bot = aSeat(3, { kind: 'bot', bot: 'rookie', person: null });
const seats = [aSeat(0), aSeat(1), aSeat(2), bot];

/** The vote as the person of a seat sees it; null: somebody who looks on. */
const seenBy = (seat: number | null, votes: number[], more: Parameters<typeof running>[0] = {}) =>
  running({ seats, votes, you: { seats: seat === null ? [] : [seat], host: false }, ...more }).shown.online!.vote;

test('a vote to end the game says who asks, whom it waits for, and what one can do about it', () => {
  expect(seenBy(0, [])).toBeNull();
  expect(seenBy(0, [1])).toEqual({ at: 0, asker: 1, waiting: [0, 2], may: 'answer' });
  expect(seenBy(1, [1])).toEqual({ at: 0, asker: 1, waiting: [0, 2], may: 'withdraw' });
  expect(seenBy(0, [1, 0])).toEqual({ at: 0, asker: 1, waiting: [2], may: 'withdraw' });
  expect(seenBy(null, [1])).toMatchObject({ may: null });
});

test('somebody whom a bot plays for is asked unless they left, and after the end nobody is', () => {
  const absent = aSeat(0, { bot: 'trader', standIn: 'absent' });
  expect(seenBy(0, [1], { seats: seats.with(0, absent) })).toMatchObject({ waiting: [0, 2], may: 'answer' });
  const out = aSeat(0, { bot: 'trader', standIn: 'left' });
  expect(seenBy(0, [1], { seats: seats.with(0, out) })).toEqual({ at: 0, asker: 1, waiting: [2], may: null });
  expect(seenBy(0, [1], { status: 'ended', ended: 'vote' })).toBeNull();
});

test('a vote that arrives is shown at once', () => {
  const desk = running({ seats });
  const info = aTable({ seats, seq: 3, votes: [2] });
  desk.hear({ kind: 'entry', table: 'table', entry: { seq: 3, at: 0, kind: 'vote', seat: 2, end: true }, info });
  expect(desk.shown.online!.vote).toMatchObject({ at: 3, asker: 2, may: 'answer' });
});
