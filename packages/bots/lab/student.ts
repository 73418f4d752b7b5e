import { exp, log } from '@outcry/engine';

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
];

/** The logarithm of the gamma function, by Lanczos. */
function logGamma(x: number): number {
  const shifted = x + 5.5;
  const series = LANCZOS.reduce((sum, factor, i) => sum + factor / (x + 1 + i), 1.000000000190015);
  return (x + 0.5) * log(shifted) - shifted + log((2.506628274631 * series) / x);
}

const STEPS = 300;
const CLOSE = 1e-14;
const TINY = 1e-300;

/** The continued fraction of the incomplete beta function, by Lentz. */
function fraction(a: number, b: number, x: number): number {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return result;
}

/** The regularised incomplete beta function. */
function beta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log(1 - x));
  if (x < (a + 1) / (a + b + 2)) return (front * fraction(a, b, x)) / a;
  return 1 - (front * fraction(b, a, 1 - x)) / b;
}

/** How often a t as far from 0 as this one comes up by chance (Student, both sides). */
export const chanceOf = (t: number, freedom: number): number => beta(freedom / 2, 0.5, freedom / (freedom + t * t));

/** The t that chance exceeds, on both sides together, in 5 % of cases. */
export function criticalT(freedom: number): number {
  let [low, high] = [0, 1000];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (chanceOf(middle, freedom) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}
