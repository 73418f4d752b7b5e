import { GAME_IDS, newestGame, loadWords } from '@outcry/games';
import { optionNames, parseOptions } from '@outcry/engine';
import { expect, test } from 'vitest';
import { defaultsOf, optionsOf } from './options.ts';
import { company, namesOf, presetOf, PRESETS } from './seats.ts';

test.each(GAME_IDS)('%s: the form asks for every option, in the words of the game', async (id) => {
  const game = await newestGame(id);
  const words = await loadWords(id, 'en');
  const options = optionsOf(game.optionsSchema);
  expect(options.map(({ name }) => name)).toEqual(optionNames(game));
  for (const { name } of options) expect(words.options[name]?.label, name).toBeTruthy();
});

const you = { name: 'Noor', level: 'shark' } as const;

test('the bots of a form have the level of the person who makes the table', () => {
  expect(company('bots', { min: 2, max: 2 }, you)).toEqual([
    { kind: 'here', name: 'Noor' },
    { kind: 'bot', bot: 'shark' },
  ]);
});

test.each(GAME_IDS)('%s: the defaults of the form can be played by so many as usual', async (id) => {
  const game = await newestGame(id);
  const seats = company('bots', game.seats, you).length;
  expect(() => parseOptions(game, defaultsOf(game.optionsSchema), seats)).not.toThrow();
});

test.each(PRESETS)('the chairs of the preset "%s" are known as such', (preset) => {
  expect(presetOf(company(preset, { min: 2, max: 5 }, you))).toBe(preset);
});

test('nobody sits at the table twice: a bot gives up a name that a person has', () => {
  const names = namesOf(
    [
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', bot: 'trader' },
      { kind: 'here', name: ' ' },
    ],
    'Guest',
  );
  expect(names).toEqual(['Ada', 'Jules', 'Guest 3']);
});
