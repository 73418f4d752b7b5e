import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENT_RULES as bearRaid } from './bear-raid/words/rules.ts';
import { EVENT_RULES as speculate } from './speculate/words/rules.ts';
import { EVENT_RULES as speculation } from './speculation/words/rules.ts';
import { EVENT_RULES as stockpile } from './stockpile/words/rules.ts';
import { EVENT_RULES as takingStock } from './taking-stock/words/rules.ts';

const GAMES = { 'bear-raid': bearRaid, speculate, speculation, stockpile, 'taking-stock': takingStock };
const rulesIn = (game: string, locale: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, game, 'rules', `${locale}.md`), 'utf8');
  return [...text.matchAll(/^\*\*([A-Z]\d+)\./gm)].map(([, number]) => number!);
};

test.each(Object.entries(GAMES))(
  'every event of %s leads to a rule that is there, in every language',
  (game, events) => {
    for (const locale of ['en', 'fr', 'nl'])
      expect(new Set(Object.values(events)).difference(new Set(rulesIn(game, locale)))).toEqual(new Set());
  },
);
