// Functions of the `Math` object that round differently between JavaScript engines, made of arithmetic alone, which does
// not. Bots judge with them, so that the same view and generator give the same move in every browser and on every server.

const LN2 = 0.6931471805599453;
/** Above this the result is no finite number; below its negative it is 0. */
const LARGEST = 709;
/** 1/n!, the highest first: enough for 1e-16 between -ln 2 / 2 and ln 2 / 2. */
const TERMS = (() => {
  const terms = [1];
  for (let n = 1; n <= 13; n++) terms.unshift(terms[0]! / n);
  return terms;
})();

/** Two to a whole power, by exact doublings. */
function scaled(value: number, power: number): number {
  let result = value;
  for (let left = power; left > 0; left--) result *= 2;
  for (let left = power; left < 0; left++) result /= 2;
  return result;
}

/** e to the power of x. */
export function exp(x: number): number {
  if (x > LARGEST) return Infinity;
  if (x < -LARGEST) return 0;
  const power = Math.round(x / LN2);
  const rest = x - power * LN2;
  let sum = 0;
  for (const term of TERMS) sum = sum * rest + term;
  return scaled(sum, power);
}

/** From 0 to 1, a half at 0: how likely it is to be ahead with a lead of x. */
export const logistic = (x: number): number => (x >= 0 ? 1 / (1 + exp(-x)) : 1 - 1 / (1 + exp(x)));

/** The natural logarithm of x > 0. */
export function log(x: number): number {
  let power = 0;
  let rest = x;
  for (; rest > 1.5; rest /= 2) power++;
  for (; rest < 0.75; rest *= 2) power--;
  const y = (rest - 1) / (rest + 1);
  const square = y * y;
  let sum = 0;
  for (let n = 23; n >= 1; n -= 2) sum = sum * square + 1 / n;
  return power * LN2 + 2 * y * sum;
}

/** The lead that `logistic` gives this chance, 0 < chance < 1. */
export const logit = (chance: number): number => log(chance / (1 - chance));
