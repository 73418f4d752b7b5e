import type { LogEntry } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { agreedUntil, chatOf, missingViews, momentsOf, openMoves, standing } from './tableLog.ts';
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
  expect(momentsOf(standing(log), views, 0).map(({ at }) => at)).toEqual([0]);
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
