import type { LogEntry } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { notesOf, notesOfReplay, whoAt } from './notes.ts';
import { move, start as startAt, undo as undoAt } from './testing/table.ts';

const start = startAt(0);
const nameOf = (person: string) => person.toUpperCase();

test('a player who withdraws their own undo has not refused it', () => {
  const ask: LogEntry = { seq: 2, at: 0, kind: 'undo-ask', seat: 0, to: 1 };
  const answer = (seq: number, seat: number, agree: boolean): LogEntry => ({
    seq,
    at: 0,
    kind: 'undo-answer',
    seat,
    agree,
  });
  const undo = { moves: 1, events: [{ kind: 'e1' }] };
  const log = [move(1), ask, answer(3, 0, true), answer(4, 0, false), { ...ask, seq: 5 }, answer(6, 1, false)];
  expect(notesOf(log, nameOf)).toEqual([
    { at: 2, kind: 'undoAsked', seat: 0, undo },
    { at: 4, kind: 'undoWithdrawn', seat: 0 },
    { at: 5, kind: 'undoAsked', seat: 0, undo },
    { at: 6, kind: 'undoRefused', seat: 1 },
  ]);
});

test('a replay tells who left and came back after so many moves as stand, and nothing of what was taken back', () => {
  const gone: LogEntry = { seq: 4, at: 0, kind: 'stand-in', seat: 1, why: 'time' };
  const back: LogEntry = { seq: 7, at: 0, kind: 'take-back', seat: 1 };
  expect(notesOfReplay([start, move(1), move(2), move(3), gone, undoAt(5, 3), move(6), back], nameOf)).toEqual([
    { at: 2, kind: 'time', seat: 1 },
    { at: 3, kind: 'back', seat: 1 },
  ]);
});

test('the tape says once that a bot thinks less, until it thinks as usual again, and right after the move', () => {
  const less = (seq: number, seat: number): LogEntry => ({ ...move(seq, seat), bot: true, halvings: 2 }) as LogEntry;
  const log = [start, less(1, 1), less(2, 2), less(3, 1), move(4, 1), undoAt(5, 3), move(6, 1), less(7, 1)];
  expect(notesOf(log, nameOf).filter(({ kind }) => kind === 'thoughtLess')).toEqual([
    { at: 1, kind: 'thoughtLess', seat: 1 },
    { at: 2, kind: 'thoughtLess', seat: 2 },
    { at: 7, kind: 'thoughtLess', seat: 1 },
  ]);
  expect(notesOfReplay(log, nameOf)).toEqual([
    { at: 1, kind: 'thoughtLess', seat: 1 },
    { at: 2, kind: 'thoughtLess', seat: 2 },
    { at: 4, kind: 'thoughtLess', seat: 1 },
  ]);
});

test('the tape says what a program failed at, once for moves in a row, and again when it is another fault', () => {
  const failed = (seq: number, seat: number, fault?: string): LogEntry =>
    ({ ...move(seq, seat), bot: true, ...(fault === undefined ? {} : { fault }) }) as LogEntry;
  const log = [
    failed(1, 1, 'late'),
    failed(2, 2, 'missing'),
    failed(3, 1, 'late'),
    failed(4, 1, 'crashed'),
    failed(5, 1),
    failed(6, 1, 'crashed'),
  ];
  const kind = 'programFailed';
  expect(notesOf([start, ...log], nameOf)).toEqual([
    { at: 1, kind, seat: 1, fault: 'late' },
    { at: 2, kind, seat: 2, fault: 'missing' },
    { at: 4, kind, seat: 1, fault: 'crashed' },
    { at: 6, kind, seat: 1, fault: 'crashed' },
  ]);
});

test('an undo says how many moves it takes back and from which on, when it is asked for and when it is done', () => {
  const ask: LogEntry = { seq: 4, at: 0, kind: 'undo-ask', seat: 0, to: 2 };
  const undo = { moves: 2, events: [{ kind: 'e2' }] };
  expect(notesOf([start, move(1), move(2), move(3), ask, undoAt(5, 2)], nameOf)).toEqual([
    { at: 4, kind: 'undoAsked', seat: 0, undo },
    { at: 5, kind: 'undone', seat: 0, undo },
  ]);
});

test('the tape tells who asked for a seat, who took it, and calls everybody what they were called then', () => {
  const ask: LogEntry = { seq: 2, at: 0, kind: 'replace-ask', seat: 1, by: 'person', person: 'dora' };
  const bot: LogEntry = { ...ask, seq: 6, by: 'bot', person: 'ada' };
  const refusal: LogEntry = { seq: 3, at: 0, kind: 'replace-answer', seat: 0, agree: false };
  const taken: LogEntry = { seq: 5, at: 0, kind: 'replaced', seat: 1, person: 'dora', from: 'cem', was: 'Cem' };
  const withdrawn: LogEntry = { seq: 7, at: 0, kind: 'replace-answer', seat: null, agree: false };
  const lapsed: LogEntry = { seq: 8, at: 0, kind: 'replace-lapsed', seat: 1 };
  const notes = notesOf([start, move(1), ask, refusal, move(4), taken, bot, withdrawn, lapsed], nameOf);
  expect(notes).toEqual([
    { at: 2, kind: 'seatAsked', seat: 1, name: 'DORA' },
    { at: 3, kind: 'replaceRefused', seat: 0 },
    { at: 5, kind: 'replaced', seat: 1, name: 'DORA', was: 'Cem' },
    { at: 6, kind: 'botAsked', seat: 1, name: 'ADA' },
    { at: 7, kind: 'replaceWithdrawn', seat: 1 },
    { at: 8, kind: 'replaceLapsed', seat: 1 },
  ]);
  const called = whoAt(notes, (seat) => ['Ada', 'Dora'][seat]!);
  expect([called(1, 1), called(1, 4), called(1, 6), called(0, 1)]).toEqual(['Cem', 'Cem', 'Dora', 'Ada']);
});
