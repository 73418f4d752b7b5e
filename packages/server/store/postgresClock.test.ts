import { expect, test } from 'vitest';
import { PostgresClock } from './postgresClock.ts';

const HOUR = 3_600_000;

test('a first look at the database’s clock counts however long it took; later ones only if they were quick', () => {
  const clock = new PostgresClock();
  const began = performance.now();
  const ahead = () => clock.now() - Date.now();
  clock.sampled(Date.now() + HOUR, began - 500, began + 500);
  expect(ahead()).toBeGreaterThan(HOUR - 60_000);
  clock.sampled(Date.now() + 3 * HOUR, began - 500, began + 500);
  expect(ahead()).toBeLessThan(2 * HOUR);
  clock.sampled(Date.now() + 3 * HOUR, began, began);
  expect(ahead()).toBeGreaterThan(2 * HOUR);
});
