import { readdirSync, readFileSync } from 'node:fs';
import { fastRng, LOCALES, parseOptions, pick, textOf } from '@outcry/engine';
import type { Words } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { speak, TEXT } from './bear-raid/board/text/index.ts';
import { GAME_IDS, loadWords, newestGame } from './registry.ts';
import { pluralsOfOne } from './testing/plurals.ts';

await Promise.all(LOCALES.map(speak));

/** What brings the most different sentences into a game. */
const OPTIONS: Readonly<Record<string, object>> = { stockpile: { investors: 'choice', bonds: true, strategies: true } };

test('a plural after the number one is noticed in every language', () => {
  expect(pluralsOfOne('Keep 1 investors.', 'en')).toEqual(['investors']);
  expect(pluralsOfOne('Gardez 1 actions.', 'fr')).toEqual(['actions']);
  expect(pluralsOfOne('Houd 1 investeerders.', 'nl')).toEqual(['investeerders']);
  expect(pluralsOfOne('Keep 11 shares, 1 share is left.', 'en')).toEqual([]);
});

/** The reasons that the words of a game know, wherever in its folder they are written. */
const reasonsOf = (id: string): string[] => [
  ...new Set(
    readdirSync(new URL(`${id}/words/`, import.meta.url))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(new URL(`${id}/words/${file}`, import.meta.url), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)'/g),
      ])
      .map(([, reason]) => reason!),
  ),
];

/** Every number a refusal names is one, but for those of which a game always has several. */
const ONES = new Proxy({ piles: 4, spaces: 8, seats: 3 } as Record<string, number>, {
  get: (several, name) => several[String(name)] ?? 1,
});

function refusals(words: Words, id: string): string[] {
  return reasonsOf(id).flatMap((reason) => {
    try {
      return [words.refusal({ rule: 'X1', reason, args: ONES })];
    } catch (error) {
      if (error instanceof TypeError) return []; // no reason of this game
      throw error;
    }
  });
}

test('Bear Raid: the last stock on a board stands alone', () => {
  const said = LOCALES.map((locale) => TEXT[locale].ladder(1, 10));
  expect(said).toEqual(['1 stock on 10 spaces', '1 action sur 10 cases', '1 aandeel op 10 vakken']);
});

test('K24: who keeps one investor reads so', async () => {
  const said = await Promise.all(
    LOCALES.map(async (locale) =>
      (await loadWords('stockpile', locale)).refusal({ rule: 'K24', reason: 'not-dealt', args: { count: 1 } }),
    ),
  );
  expect(said).toEqual([
    'Keep one of the two investors you were dealt.',
    'Gardez un des deux investisseurs que vous avez reçus.',
    'Houd een van de twee investeerders die je kreeg.',
  ]);
});

describe.each(GAME_IDS)('%s', (id) => {
  test.each(LOCALES)('says one thing in the singular (%s)', async (locale) => {
    const [game, words] = [await newestGame(id), await loadWords(id, locale)];
    const who = (seat: number) => `Seat${'abcdef'[seat]}`;
    const said = refusals(words, id);
    expect(said.length).toBeGreaterThan(3);
    for (const seats of [game.seats.min, game.seats.max]) {
      const rng = fastRng(seats);
      const options = parseOptions(game, OPTIONS[id] ?? {}, seats);
      const state = game.setup(options, seats, rng);
      while (game.actors(state).length > 0) {
        const seat = pick(game.actors(state), rng);
        const view = game.view(state, seat);
        const legal = game.legal(state, seat);
        said.push(words.question(view, who), ...legal.slice(0, 50).map((move) => words.move(move, view, who)));
        game.apply(state, seat, pick(legal, rng), rng, (event) => said.push(textOf(words.event(event, who))));
      }
    }
    expect([...new Set(said)].filter((sentence) => pluralsOfOne(sentence, locale).length > 0)).toEqual([]);
  });
});
