import { expect, test } from 'vitest';
import { exp, logistic, logit } from './exact.ts';

test('exp is e to the power of x, to the last digits', () => {
  for (let x = -50; x <= 50; x += 0.37) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
  expect(exp(0)).toBe(1);
  expect(exp(1000)).toBe(Infinity);
  expect(exp(-1000)).toBe(0);
});

test('logistic runs from 0 to 1 and is a half at 0', () => {
  expect(logistic(0)).toBe(0.5);
  for (const x of [0.1, 1, 5, 40, 800]) {
    expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 14);
    expect(logistic(x) + logistic(-x)).toBeCloseTo(1, 14);
  }
});

test('logit is the other way round', () => {
  expect(logit(0.5)).toBe(0);
  for (let x = -12; x <= 12; x += 0.71) expect(logit(logistic(x))).toBeCloseTo(x, 9);
  for (const chance of [1e-9, 0.03, 0.2, 0.7, 0.999])
    expect(logit(chance)).toBeCloseTo(Math.log(chance / (1 - chance)), 12);
});
