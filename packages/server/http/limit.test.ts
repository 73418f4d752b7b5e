import { expect, test } from 'vitest';
import { limitPerMinute } from './limit.ts';

test('each name may so often a minute, is told how long to wait, and may again when the minute is over', () => {
  let now = 5000;
  const limit = limitPerMinute(2, () => now);
  limit('ada');
  limit('ada');
  now += 45_500;
  expect(() => limit('ada')).toThrow('again in 15 seconds');
  limit('bob');
  now += 14_500;
  limit('ada');
  limit('ada');
  expect(() => limit('ada')).toThrow('again in 60 seconds');
});
