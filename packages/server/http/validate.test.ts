import { expect, test } from 'vitest';
import type { TSchema } from 'typebox';
import { expectGrowth, HOSTILE_TEXTS } from '../testing/growth.ts';
import { INPUTS, placesOf } from '../testing/shapes.ts';
import type { Input } from '../testing/shapes.ts';
import { Refused } from '../errors.ts';
import { validator } from './validate.ts';

type Validate = (value: unknown) => { value?: unknown; error?: unknown };
const compile = ({ shape, part }: Input): Validate =>
  validator({ schema: shape as TSchema, httpPart: part, method: 'POST', url: '/' }) as Validate;

const SIZE = 30_000;

/** Values of a size that a careless check takes much longer over than it should. */
const HOSTILE: Readonly<Record<string, (size: number) => unknown>> = {
  ...HOSTILE_TEXTS,
  'a list': (size) => Array.from({ length: size / 4 }, (_, index) => index),
  'a list of texts': (size) => Array.from({ length: size / 30 }, () => `${'a'.repeat(30)}\u0000`),
  'an object': (size) => Object.fromEntries(Array.from({ length: size / 10 }, (_, index) => [`field${index}`, 'x'])),
};

test.each(INPUTS)('$route, $part: twice the size costs less than three times as much', async (input) => {
  const validate = compile(input);
  for (const { path, fill } of placesOf(input.shape))
    for (const [what, make] of Object.entries(HOSTILE))
      await expectGrowth(validate, [fill(make(SIZE)), fill(make(2 * SIZE))], `${what} in ${path.join('.')}`);
});

test.each(INPUTS)('$route, $part: an error does not send back what was sent', (input) => {
  const validate = compile(input);
  for (const { path, fill } of placesOf(input.shape))
    for (const [what, make] of Object.entries(HOSTILE)) {
      const { error } = validate(fill(make(SIZE)));
      if (error === undefined) continue; // a value of the game's own, bounded by the size of the request
      expect(error, `${what} in ${path.join('.')}`).toBeInstanceOf(Refused);
      expect((error as Refused).body.message.length).toBeLessThanOrEqual(500);
    }
});

const LONGEST = 1000;
/** Texts that may be longer, and why: their bounds are their own. */
const LONGER: Readonly<Record<string, number>> = {
  'company people': 1650, // the ids of 75 people
  'putNote text': 4000, // what somebody notes for themselves
};

test.each(INPUTS)('$route, $part: every text, list and object is bounded', ({ route, shape }) => {
  for (const { path, shape: part } of placesOf(shape)) {
    const where = path.join('.');
    const longest = LONGER[`${route} ${where}`] ?? LONGEST;
    if (part.type === 'string' && part.const === undefined) expect(part.maxLength, where).toBeLessThanOrEqual(longest);
    if (part.type === 'array') expect(part.maxItems, where).toBeLessThanOrEqual(100);
    if (part.type === 'object' && part.patternProperties) expect(part, where).toHaveProperty('maxProperties');
    else if (part.type === 'object') expect(part, where).toHaveProperty('additionalProperties', false);
  }
});

const PATTERNS = new Set(INPUTS.flatMap(({ shape }) => placesOf(shape).flatMap((place) => place.shape.pattern ?? [])));

test.each([...PATTERNS])('the pattern %s is linear by itself', async (pattern) => {
  const expression = new RegExp(pattern, 'u');
  for (const [what, make] of Object.entries(HOSTILE_TEXTS))
    await expectGrowth((text) => expression.test(text), [make(SIZE), make(2 * SIZE)], what);
});

test('the measure finds a check that grows with the square', async () => {
  const square = /^[^\0]*[^\s\0][^\0]*$/u;
  const make = HOSTILE_TEXTS['letters and a control character']!;
  const grows = expectGrowth((text) => square.test(text), [make(SIZE / 3), make((2 * SIZE) / 3)], 'name');
  await expect(grows).rejects.toThrow('name: expected');
});
