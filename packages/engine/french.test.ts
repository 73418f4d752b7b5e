import { expect, test } from 'vitest';
import { de, deBefore, que } from './french.ts';

test.each([
  ['Ada', 'd’Ada'],
  ['Epic Electric', 'd’Epic Electric'],
  ['Élise', 'd’Élise'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Hélène', 'd’Hélène'],
  ['HUGO', 'd’HUGO'],
  ['Yann', 'de Yann'],
  ['Hans', 'de Hans'],
  ['Pim', 'de Pim'],
  ['8 bits', 'de 8 bits'],
])('"de" before %s is %s', (name, said) => {
  expect(de(name)).toBe(said);
});

test('"que" elides as "de" does, and "de" can stand alone before a part of a sentence', () => {
  expect([que('Ada'), que('Pim')]).toEqual(['qu’Ada', 'que Pim']);
  expect([deBefore('Ada'), deBefore('Pim')]).toEqual(['d’', 'de ']);
});
