import { expect, test } from 'vitest';
import type { EntryRow } from '../store/store.ts';
import { opening } from '../testing/hub.ts';
import { Stream } from './stream.ts';

const entry = (seq: number): EntryRow => ({
  id: 10 * seq,
  seq,
  at: 0,
  kind: 'chat',
  seat: null,
  person: 'ada',
  text: '',
});
const noticed = (from: number, to = from) => ({ from, to, id: 10 * from });
const open = () => new Stream(opening('ada'), { write: () => true, end: () => {} });

test('an entry that was read before its notice came is owed once', () => {
  const stream = open();
  stream.oweMissed('t', [entry(3), entry(4)]);
  stream.owe('t', noticed(4));
  expect(stream.owed('t')).toEqual([{ from: 3, to: 4, id: 30 }]);
  stream.tell('t', entry(4));
  stream.owe('t', noticed(4));
  expect(stream.tables).toEqual([]);
});

test('of what was noticed while the past was read, only what the past does not hold is owed beside it', () => {
  const stream = open();
  stream.owe('t', noticed(4));
  stream.owe('t', noticed(5));
  stream.oweMissed('t', [entry(3), entry(4)]);
  expect(stream.owed('t')).toEqual([
    { from: 3, to: 4, id: 30 },
    { from: 5, to: 5, id: 41 },
  ]);
});

test('entries in between, of which no notice concerned the stream, are not owed', () => {
  const stream = open();
  stream.owe('t', noticed(3));
  stream.owe('t', noticed(4, 5));
  stream.owe('t', noticed(7));
  expect(stream.owed('t')).toEqual([
    { from: 3, to: 5, id: 30 },
    { from: 7, to: 7, id: 70 },
  ]);
});

test('the cursor stays below the oldest entry owed of any table, and else is where the store is', () => {
  const stream = open();
  stream.owe('t', noticed(3, 4));
  stream.owe('u', noticed(2));
  expect(stream.cursor(99)).toBe(19);
  stream.tell('u', entry(2));
  expect(stream.cursor(99)).toBe(29);
  stream.tell('t', entry(3));
  expect(stream.cursor(99)).toBe(30);
  expect(stream.cursor(25)).toBe(25);
  stream.tell('t', entry(4));
  expect(stream.cursor(99)).toBe(99);
});
