import type { LogEntry } from '@outcry/server/api';
import { expect, test } from 'vitest';
import {
  agreedUntil,
  chatOf,
  missingViews,
  momentsOf,
  notesOf,
  notesOfReplay,
  openMoves,
  standing,
} from './tableLog.ts';
import { aPosition, chat, move, redo, start as startAt, undo } from './testing/table.ts';

const start = startAt(0);

test.each<[string, LogEntry[], number[]]>([
  ['moves stand', [start, move(1), move(2)], [0, 1, 2]],
  ['an undo takes back everything from its move on', [start, move(1), move(2), move(3), undo(4, 2)], [0, 1]],
  ['a redo brings it back', [start, move(1), move(2), undo(3, 1), redo(4)], [0, 1, 2]],
  ['a new move after an undo ends the redo', [start, move(1), undo(2, 1), move(3), redo(4)], [0, 3]],
  ['talk stands beside', [start, chat(1, 'a'), move(2)], [0, 2]],
])('%s', (_name, log, stands) => {
  expect(standing(log).map(({ seq }) => seq)).toEqual(stands);
});

test('a moment without its view waits for it, and so do those after it', () => {
  const log = [start, move(1), move(2)];
  const views = new Map([
    [0, { seat: 0 }],
    [2, { seat: 0 }],
  ]);
  expect(momentsOf(standing(log), views).map(({ at }) => at)).toEqual([0]);
  expect(missingViews(log, views)).toEqual([1]);
});

test('what two logs agree on ends before the first entry that differs', () => {
  const log = [start, move(1), move(2)];
  expect(agreedUntil(log, [...log, move(3)])).toBe(2);
  expect(agreedUntil(log, [start, move(1), { ...move(2), at: 7 }, move(3)])).toBe(1);
  expect(agreedUntil(log, [start])).toBe(0);
  expect(agreedUntil(log, [])).toBe(-1);
  expect(agreedUntil([], log)).toBe(-1);
});

test('a player who withdraws their own undo has not refused it', () => {
  const ask: LogEntry = { seq: 2, at: 0, kind: 'undo-ask', seat: 0, to: 1 };
  const answer = (seq: number, seat: number, agree: boolean): LogEntry => ({
    seq,
    at: 0,
    kind: 'undo-answer',
    seat,
    agree,
  });
  const log = [move(1), ask, answer(3, 0, true), answer(4, 0, false), { ...ask, seq: 5 }, answer(6, 1, false)];
  expect(notesOf(log)).toEqual([
    { at: 2, kind: 'undoAsked', seat: 0 },
    { at: 4, kind: 'undoWithdrawn', seat: 0 },
    { at: 5, kind: 'undoAsked', seat: 0 },
    { at: 6, kind: 'undoRefused', seat: 1 },
  ]);
});

test('a replay tells who left and came back after so many moves as stand, and nothing of what was taken back', () => {
  const gone: LogEntry = { seq: 4, at: 0, kind: 'stand-in', seat: 1, why: 'time' };
  const back: LogEntry = { seq: 7, at: 0, kind: 'take-back', seat: 1 };
  expect(notesOfReplay([start, move(1), move(2), move(3), gone, undo(5, 3), move(6), back])).toEqual([
    { at: 2, kind: 'time', seat: 1 },
    { at: 3, kind: 'back', seat: 1 },
  ]);
});

test('muted people are not heard', () => {
  const listener = { me: 'ada', isMuted: (person: string) => person === 'pim', nameOf: () => 'Ada' };
  expect(chatOf([chat(1, 'ada'), chat(2, 'pim')], listener)).toEqual([
    { at: 1, person: 'ada', name: 'Ada', looksOn: true, text: 'hello 1', mine: true },
  ]);
});

test('a position older than our last accepted move offers nothing', () => {
  const position = { ...aPosition(0, 26, 26), legal: ['bag'] };
  expect(openMoves(position, 25)).toEqual(['bag']);
  expect(openMoves(position, 27)).toEqual([]);
  expect(openMoves(undefined, -1)).toEqual([]);
});
