import { InputError } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { nl } from '../messages/nl.ts';
import { faultSaid } from './faultSaid.ts';

const TEXTS = { en, fr, nl };

test.each([
  ['taking-stock', { start: 99 }, 'fr', 'case de départ\u00a0: doit être 39 ou moins.'],
  [
    'taking-stock',
    { track: [0, 9] },
    'fr',
    'paiements à 2 et 3 joueurs\u00a0: il faut une ligne pour chaque cours de 0 à 9.',
  ],
  ['stockpile', { market: { shares: 10, fees: [4, 'x', 4], booms: 4, busts: 4 } }, 'nl', 'kostenkaarten, $\u00a02K'],
  ['stockpile', { bidTrack: [1, 3, 6, 10, 15, 20, 25, 30] }, 'nl', 'de eerste waarde moet 0 zijn'],
  ['speculation', { actionTiles: ['trade', 'foo'] }, 'en', 'action tiles, 2: must be one of trade, up, down, none.'],
  ['bear-raid', { prices: { start: 50, step: 5, top: 45 } }, 'fr', 'le départ, 50, ne doit pas dépasser le maximum, 45'],
  ['speculate', { rounds: [1, 2, 3, 999] }, 'nl', 'rondes per aantal spelers, 5 spelers: moet'],
] as const)('of %s: %j is refused in the words of the reader (%s)', async (id, change, locale, said) => {
  const { data } = await newestGame(id);
  const error = await newestGame(id, { ...(data as object), ...change }).catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(InputError);
  const { tableFault } = error as InputError;
  expect(await faultSaid(id, tableFault!, TEXTS[locale], locale)).toContain(said);
});
