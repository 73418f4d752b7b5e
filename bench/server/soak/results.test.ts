import { expect, test } from 'vitest';
import { growth, Results, slope } from './results.ts';

test('a request’s time counts from when it was due, and one that fails counts too', async () => {
  const results = new Results();
  await results.time('look', performance.now() - 5000, async () => {});
  await results.time('look', performance.now() - 7000, () => Promise.reject(new Error('cut'))).catch(() => {});
  const { count, p50, max } = results.latest();
  expect(count).toBe(2);
  expect(p50).toBeGreaterThanOrEqual(5000);
  expect(max).toBeGreaterThanOrEqual(7000);
  expect(results.latest().count).toBe(0);
  expect(results.whole().count).toBe(2);
  expect(results.byKind()).toMatchObject([{ kind: 'look', count: 2 }]);
});

test('a request without an answer is open', () => {
  const results = new Results();
  void results.time('look', performance.now(), () => new Promise(() => {}));
  expect(results.unanswered).toBe(1);
});

test('growth compares the last third with the middle third: the beginning does not count', () => {
  expect(growth([1, 50, 99, 100, 100, 100, 100, 100, 100])).toBe(0);
  expect(growth([100, 100, 100, 100, 100, 100, 110, 110, 110])).toBeCloseTo(0.1);
});

test('the slope of a line is exact; noise widens its interval', () => {
  expect(slope([1, 3, 5, 7])).toEqual({ slope: 2, error: 0 });
  const noisy = slope([1, 3, 1, 3, 1, 3]);
  expect(Math.abs(noisy.slope)).toBeLessThan(noisy.error);
});
