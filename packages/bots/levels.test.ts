import { expect, test } from 'vitest';
import { BOT_NAMES } from './index.ts';
import { adviserFor, FIRST_LEVEL, LEVELS } from './levels.ts';

test('every level is a bot there is', () => {
  expect(BOT_NAMES).toEqual(expect.arrayContaining([...LEVELS]));
  expect(LEVELS).toContain(FIRST_LEVEL);
});

test.each([
  [['rookie', 'rookie'], 'trader'],
  [['trader'], 'shark'],
  [['rookie', 'shark', 'trader'], 'oracle'],
  [['oracle'], 'oracle'],
  [[null, 'rookie'], 'shark'],
  [['a bot of another Outcry'], 'shark'],
  [[], 'trader'],
])('against %j advice comes from the %s', (opponents, level) => {
  expect(adviserFor(opponents)).toBe(level);
});
