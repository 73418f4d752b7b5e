import type { LogEntry } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { nl } from '../messages/nl.ts';
import { waitingNotes } from './log.ts';

const words = {
  options: {
    bonds: { label: 'Bonds' },
    taxes: { label: 'Taxes' },
    board: { label: 'Board', values: { advanced: 'Advanced' } },
  },
};
const CREATED = 100;
const seat = (seq: number, what: 'joined' | 'left' | 'removed' | 'opened' | 'bot', at = 200): LogEntry => ({
  seq,
  at,
  kind: 'seat',
  seat: 1,
  what,
  person: what === 'opened' || what === 'bot' ? null : 'pim',
});
const told = (log: readonly LogEntry[], t: typeof en = en) =>
  waitingNotes(log, { words, t, nameOf: (person) => ({ pim: 'Pim', noor: 'Noor' })[person]!, created: CREATED });

test('the waiting room tells who came and went, but not who made the table', () => {
  const log = [seat(1, 'joined', CREATED), seat(2, 'joined'), seat(3, 'left'), seat(4, 'removed'), seat(5, 'bot')];
  expect(told(log)).toEqual([
    { at: 2, text: 'Pim sat down.' },
    { at: 3, text: 'Pim left.' },
    { at: 4, text: 'Pim was removed.' },
  ]);
});

test('what the host changed is told in the words of the game, in the language of the reader', () => {
  const change: LogEntry = {
    seq: 9,
    at: 300,
    kind: 'terms',
    person: 'noor',
    options: { bonds: true, taxes: false, board: 'advanced' },
    clock: { kind: 'none' },
    absence: 180,
    seats: 5,
  };
  expect(told([change])).toEqual([
    {
      at: 9,
      text: 'Noor changed: Bonds; without Taxes; Board: Advanced; Clock: None; If somebody goes away: After 3 minutes a bot plays; 5 seats',
    },
  ]);
  expect(told([change], nl)[0]!.text).toMatch(/^Noor wijzigde: Bonds; zonder Taxes; .*; 5 plaatsen$/);
});
