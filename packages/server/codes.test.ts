import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, isMistyped, tidyCode } from './codes.ts';
import { newCode } from './ids.ts';

const CODES = Array.from({ length: 50 }, newCode);

test('a new code is whole, however it is typed', () => {
  for (const code of CODES) {
    expect(code).toHaveLength(CODE_LENGTH);
    expect(isMistyped(code)).toBe(false);
    expect(tidyCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toBe(code);
  }
});

test('every single wrong letter shows', () => {
  for (const code of CODES)
    for (let place = 0; place < code.length; place++)
      for (const letter of CODE_LETTERS)
        if (letter !== code[place])
          expect(isMistyped(code.slice(0, place) + letter + code.slice(place + 1)), `${code} ${place}`).toBe(true);
});

test('two neighbours that changed places show', () => {
  for (const code of CODES)
    for (let place = 1; place < code.length; place++) {
      const swapped = code.slice(0, place - 1) + code[place]! + code[place - 1]! + code.slice(place + 1);
      if (swapped !== code) expect(isMistyped(swapped), `${code} ${place}`).toBe(true);
    }
});

test('a letter too few or too many shows, and one that no code has; old codes without a check letter are taken', () => {
  for (const code of CODES) {
    expect(isMistyped(code.slice(1))).toBe(true);
    expect(isMistyped(`${code}B`)).toBe(true);
  }
  expect(isMistyped('BCDFGO')).toBe(true);
  expect(isMistyped('BCDFGH')).toBe(false);
});
