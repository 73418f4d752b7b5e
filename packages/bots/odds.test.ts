import { GAME_IDS, newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { chancesBy, oddsOf } from './odds.ts';

const all = await Promise.all(GAME_IDS.map((id) => newestGame(id)));
const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

test('chances add up to 1, and who is level has the same', () => {
  for (const game of all)
    for (const progress of [0, 0.25, 0.5, 0.9, 1]) {
      expect(sum(chancesBy(oddsOf(game), [10, -40, 250, 10], progress))).toBeCloseTo(1, 9);
      for (const chance of chancesBy(oddsOf(game), [50, 50, 50], progress)) expect(chance).toBeCloseTo(1 / 3, 9);
    }
});

test('more wealth never makes a win less likely, and a lead counts for more at the end than at the start', () => {
  for (const game of all) {
    const chanceAt = (wealth: number, progress: number): number =>
      chancesBy(oddsOf(game), [wealth, 100, 40, 0], progress)[0]!;
    for (let progress = 0; progress <= 1; progress += 0.1)
      for (let wealth = -100; wealth < 400; wealth += 10)
        expect(chanceAt(wealth + 10, progress)).toBeGreaterThanOrEqual(chanceAt(wealth, progress));
    expect(chanceAt(120, 1)).toBeGreaterThan(chanceAt(120, 0));
  }
});
