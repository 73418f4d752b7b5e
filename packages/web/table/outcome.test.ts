import type { Result } from '@outcry/engine';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { outcome, stoodAtEnd } from './outcome.ts';
import type { Online, Snapshot } from './source.ts';

const NAMES = ['Ada', 'Bob', 'Cem'];
const said = (result: Result | null, online: Partial<Online> | null = null) =>
  outcome(
    {
      now: { seats: NAMES.map((name) => ({ name })) as unknown as Snapshot['seats'], result, online: online as Online },
      board: { money: (amount) => `$${amount}` },
      who: (seat) => NAMES[seat]!,
    },
    en,
  );

test('the end names who won and by how much, and what broke a tie', () => {
  expect(said({ places: [2, 1, 3], scores: [7, 9, 3] })).toEqual(['Bob wins with $9', '$2 ahead of Ada.']);
  expect(said({ places: [1, 1, 3], scores: [9, 9, 3] })).toEqual([
    'Ada and Bob share the victory with $9',
    '$6 ahead of Cem.',
  ]);
  expect(said({ places: [2, 1, 3], scores: [9, 9, 3] })).toEqual([
    'Bob wins with $9',
    'Level with Ada in money; the tie-break decided.',
  ]);
});

test('where all share the victory nobody is behind, and the game was played to its end', () => {
  expect(said({ places: [1, 1, 1], scores: [9, 9, 9] })).toEqual(['Ada, Bob, and Cem share the victory with $9']);
});

test('a game that was stopped says who wanted it', () => {
  expect(said(null, { ended: 'vote', votes: [0, 2] })).toEqual([
    'The table voted to stop',
    'Ada and Cem voted for it. The game was not played to its end.',
  ]);
  expect(said(null, { ended: 'abandoned', votes: [0] })).toEqual([
    'The table was abandoned',
    'The game was not played to its end.',
  ]);
});

test('a player of a stopped game stands where their wealth at that moment puts them; equal wealth shares a place', () => {
  const worth = [
    [9, 9, 9],
    [7, 12, 7],
  ];
  expect(stoodAtEnd({ result: null, worth })).toEqual({ places: [2, 1, 2], scores: [7, 12, 7] });
  expect(stoodAtEnd({ result: null, worth: null })).toBeNull();
  const result = { places: [1, 2, 3], scores: [7, 12, 7] };
  expect(stoodAtEnd({ result, worth })).toBe(result);
});
