import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@outcry/games';
import { expect, test } from 'vitest';
import { inline, parseRules } from './markdown.ts';

const games = join(import.meta.dirname, '../../games');
const BOOKS = GAME_IDS.flatMap((id) =>
  ['en', 'fr', 'nl'].map((locale) => join(id, 'rules', `${locale}.md`)).filter((path) => existsSync(join(games, path))),
);

test.each(BOOKS)('%s is read rule by rule, each number once, no mark left over', (path) => {
  const rules = parseRules(readFileSync(join(games, path), 'utf8'));
  const numbers = rules.flatMap(({ number }) => number ?? []);
  expect(numbers.length).toBeGreaterThan(5);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(rules.filter(({ plain }) => plain.includes('**') || plain.includes('##'))).toEqual([]);
});

test('a list and a second paragraph belong to the rule above them, a heading ends it', () => {
  const [rule, heading, next] = parseRules('**T1.** One.\n\n- a\n- b *c*\n\nMore.\n\n## Two\n\n**T2.** Two.');
  expect(rule!.number).toBe('T1');
  expect(rule!.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'paragraph']);
  expect(heading!.blocks[0]!.kind).toBe('heading');
  expect(next!.number).toBe('T2');
});

test('a table is rows of cells, without the line under its head', () => {
  const [table] = parseRules('| a | b |\n|---|---|\n| 1 | **2** |')[0]!.blocks;
  expect(table).toEqual({
    kind: 'table',
    rows: [
      [inline('a'), inline('b')],
      [inline('1'), [{ kind: 'bold', text: '2' }]],
    ],
  });
});
