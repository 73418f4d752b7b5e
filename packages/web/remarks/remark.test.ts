import { CAST } from '@outcry/bots/cast.ts';
import { hasPortrait } from '@outcry/ui';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { nl } from '../messages/nl.ts';
import { feltBy, lastWord, remarkOn } from './remark.ts';

const person = { name: 'Noor', bot: false, away: false };
const bot = (name: string) => ({ name, bot: true, away: false });
const SEATS = [person, bot('Ada'), bot('Jules'), bot('Pim')];
const NOBODY: ReadonlyMap<number, number> = new Map();
const glad = (seat: number) => ({ seat, mood: 'gloat' as const });
const sorry = (seat: number) => ({ seat, mood: 'groan' as const });
const said = (felt: Parameters<typeof remarkOn>[0], move = 20, spoken = NOBODY, seats = SEATS) =>
  remarkOn(felt, move, seats, spoken, en.cast);

test('every bot of the cast has a face', () => {
  expect(CAST.filter((name) => !hasPortrait(name))).toEqual([]);
});

test.each([en, fr, nl])('every remark in $locale fits its slip', ({ cast }) => {
  const lines = Object.values(cast).flatMap(({ gloat, groan, compliment }) => [...gloat, ...groan, compliment]);
  expect(lines.filter((line) => line.length > 34)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

test('a bot is glad of a fifth more, sorry about a fifth less, and calm about what nobody knows', () => {
  expect(feltBy([100, 100, 100, null, 0], [120, 80, 119, 50, 50])).toEqual([glad(0), sorry(1)]);
});

test('a bot speaks of its own luck; of another’s, person or bot, another bot says a kind word', () => {
  expect(said([glad(2)])).toEqual({ seat: 2, mood: 'gloat', text: en.cast.Jules.gloat[0] });
  expect(said([sorry(1)], 21)).toEqual({ seat: 1, mood: 'groan', text: en.cast.Ada.groan[1] });
  expect(said([glad(0)])).toEqual({ seat: 1, mood: 'calm', text: en.cast.Ada.compliment });
  expect(said([sorry(0)])).toBeNull();
  expect(said([])).toBeNull();
});

test('bots speak rarely: not soon after another, and the same one later still', () => {
  const spoken = new Map([[1, 20]]);
  expect(said([glad(2)], 39, spoken)).toBeNull();
  expect(said([glad(2)], 40, spoken)).not.toBeNull();
  expect(said([glad(1)], 40, spoken)).toMatchObject({ seat: 2, mood: 'calm' });
  expect(said([glad(1)], 52, spoken)).toMatchObject({ seat: 1, mood: 'gloat' });
});

test('who is not of the cast says nothing: a bot of an old table, or one in an absent person’s place', () => {
  const seats = [person, bot('Trader 2'), { ...bot('Ada'), away: true }];
  expect(said([glad(1), sorry(2), glad(0)], 20, NOBODY, seats)).toBeNull();
});

test('at the end the winner and the last have a word', () => {
  const words = [2, 1, 3, 4].map((place, seat) => lastWord(SEATS[seat]!, place, [2, 1, 3, 4], en.cast));
  expect(words).toEqual([null, expect.any(String), null, expect.any(String)]);
  expect(en.cast.Ada.gloat).toContain(words[1]);
  expect(en.cast.Pim.groan).toContain(words[3]);
  expect(lastWord(SEATS[1]!, 1, [1, 1], en.cast)).toBeNull();
});
