import { expect, test } from 'vitest';
import { PRINTED } from './data.ts';
import { bandOf } from './market.ts';
import { Readings } from './readings.ts';
import { PEAKED, RISING } from './testing/fixture.ts';

const readings = new Readings(PRINTED);

/** The mean over every roll of the dice, one after the other. */
function slowly(card: number, price: number, pips: number, dice: number): number {
  if (dice === 0) return readings.after(price, PRINTED.events[card]!.columns[0]![bandOf(PRINTED, pips)]!);
  return [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + slowly(card, price, pips + face, dice - 1) / 6, 0);
}

test('a reading is the mean over all rolls', () => {
  for (const card of [RISING, PEAKED])
    for (const [price, pips, dice] of [
      [25, 0, 0],
      [25, 12, 2],
      [45, 17, 3],
      [10, 3, 1],
    ] as const)
      expect(readings.table(card, 0, price).expected[Readings.at(pips, dice)]).toBeCloseTo(
        slowly(card, price, pips, dice),
        9,
      );
});

test('B10: a split leaves two stocks at half the price, a bankruptcy nothing', () => {
  expect(readings.after(45, 15)).toBe(60);
  expect(readings.after(10, -15)).toBe(0);
  expect(readings.after(25, 5)).toBe(30);
});

test('B7: the lowest and the highest reading with fewer pips', () => {
  const { expected, lowest, highest } = readings.table(PEAKED, 0, 25);
  const fewer = (pips: number): number[] =>
    Array.from({ length: pips + 1 }, (_, left) => expected[Readings.at(left, 1)]!);
  for (const pips of [0, 9, 20, 40]) {
    expect(lowest[Readings.at(pips, 1)]).toBe(Math.min(...fewer(pips)));
    expect(highest[Readings.at(pips, 1)]).toBe(Math.max(...fewer(pips)));
  }
});

test('a fraction of a die is the chance of one more', () => {
  const chances = (dice: number): Float64Array => {
    const into = new Float64Array(PRINTED.bands.length);
    readings.spread(11, dice, into);
    return into;
  };
  chances(1.25).forEach((chance, band) =>
    expect(chance).toBeCloseTo(0.75 * chances(1)[band]! + 0.25 * chances(2)[band]!),
  );
  expect(chances(8).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
});
