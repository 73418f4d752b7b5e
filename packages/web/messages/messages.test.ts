import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, loadWords } from '@outcry/games';
import { pluralsOfOne } from '@outcry/games/testing/plurals.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const web = join(import.meta.dirname, '..');

/** Paths of everything a catalogue says: "home.title". */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !/messages|dist|node_modules/.test(parentPath))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}

test.each([
  ['fr', fr],
  ['nl', nl],
])('%s says everything English says, and nothing more', (_locale, catalogue) => {
  expect(leaves(catalogue)).toEqual(leaves(en));
});

test.each([
  ['en', en],
  ['fr', fr],
  ['nl', nl],
])('%s leaves no message empty', (_locale, catalogue) => {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], catalogue);
  expect(leaves(catalogue).filter((path) => at(path) === '')).toEqual([]);
});

test('every message is used, by its own name or by the group it is chosen from', () => {
  const text = sources(web);
  const used = (path: string): boolean => {
    const keys = path.split('.');
    // t.home.title; a group that is indexed (t.games[id]) or handed on whole (t.refused) uses all that is in it.
    return keys.some((_key, length) => {
      const name = `t.${keys.slice(0, length + 1).join('.')}`.replaceAll('.', '\\.');
      const whole = length === keys.length - 1 ? `${name}\\b` : `${name}(?:\\[|[,;)} ]|$)`;
      return new RegExp(whole, 'm').test(text);
    });
  };
  const given = new Set(['locale', ...leaves(en.ui).map((name) => `ui.${name}`)]); // messages.locale, and UiText
  expect(leaves(en).filter((path) => !given.has(path) && !used(path))).toEqual([]);
});

test.each([
  ['en', en],
  ['fr', fr],
  ['nl', nl],
])('%s marks the name of the player in every note of the tape', (_locale, { notes }) => {
  const seat = { kind: 'seat', seat: 1, text: 'Noor' } as const;
  const about = { moves: 2, said: [], name: 'Jules', fault: 'late' } as const;
  for (const said of Object.values(notes)) expect(said(seat, about)).toContainEqual(seat);
});

test.each(GAME_IDS)('%s has the same name on the home page as at the table', async (id) => {
  for (const [locale, catalogue] of Object.entries({ en, fr, nl }))
    expect(catalogue.games[id as keyof typeof en.games].name).toBe((await loadWords(id, locale as 'en')).name);
});

test.each([
  [en, '1 move', '2 moves', '0 moves'],
  [fr, '1 coup', '2 coups', '0 coups'],
  [nl, '1 zet', '2 zetten', '0 zetten'],
])('numbers take the form their language wants', (catalogue, one, two, none) => {
  expect([1, 2, 0].map(catalogue.table.moves)).toEqual([one, two, none]);
});

/** Every text of a catalogue that takes a number, said of one. */
function saidOfOne(catalogue: unknown): string[] {
  if (typeof catalogue === 'object' && catalogue !== null) return Object.values(catalogue).flatMap(saidOfOne);
  if (typeof catalogue !== 'function') return [];
  try {
    return [String(catalogue(1, 2, 2))];
  } catch (error) {
    if (error instanceof TypeError) return []; // it takes names or the like
    throw error;
  }
}

test.each([en, fr, nl])('$locale says one thing in the singular', (catalogue) => {
  const said = saidOfOne(catalogue);
  expect(said.length).toBeGreaterThan(30);
  // Where a name is wanted, English verbs look like plurals.
  const verb = /\b1 (asks|does|fits|leaves|lives|plays|wins)\b/;
  const plural = said.filter((sentence) => pluralsOfOne(sentence, catalogue.locale).length > 0 && !verb.test(sentence));
  expect(plural).toEqual([]);
});
