import type { Clock } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const bank = (seconds: number, increment = 0): Clock => ({ kind: 'bank', seconds, increment });
const move = (seconds: number): Clock => ({ kind: 'move', seconds });

test.each<[Clock, string]>([
  [{ kind: 'none' }, 'no clock'],
  [move(20), '20 seconds a move'],
  [move(60), '1 minute a move'],
  [move(90), '1 minute 30 seconds a move'],
  [move(86_400), '1 day a move'],
  [bank(20), '20 seconds each'],
  [bank(900, 10), '15 minutes each and 10 seconds more a move'],
  [bank(100_800), '1 day 4 hours each'],
])('%j is a clock of %s', (clock, said) => {
  expect(en.clock.short(clock)).toBe(said);
});

test('lengths of time are said in the language of the reader', () => {
  const said = [fr, nl].map(({ clock, end }) =>
    [clock.short(bank(900, 10)), end.lasted(4 * 24 * 60 + 125)].map((text) => text.replaceAll(/\s/g, ' ')),
  );
  expect(said).toEqual([
    ['15 minutes chacun et 10 secondes de plus par coup', 'Terminée en 4 jours 2 heures'],
    ['15 minuten elk en 10 seconden erbij per zet', 'Klaar in 4 dagen 2 uur'],
  ]);
});
