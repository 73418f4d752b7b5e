import { fastRng } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { game } from './testing/fixture.ts';

const deal = (seats: number, seed: number) => game.setup({ side: 'plain' }, seats, fastRng(seed));
const SEATS_AND_SHARES = [
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 5],
] as const;

describe.each(SEATS_AND_SHARES)('%i seats', (seats, shares) => {
  const state = deal(seats, seats);

  test('S1: so many shares of each of eight companies are in the game', () => {
    const total = state.bank.map((count, company) => state.players.reduce((sum, p) => sum + p.shares[company]!, count));
    expect(total).toEqual(Array.from({ length: 8 }, () => shares));
  });
  test('S2: all bricks begin on START', () => {
    expect(state.bricks).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
  test('S3: on START every share costs 20', () => {
    expect(state.prices).toEqual([20, 20, 20, 20, 20, 20, 20, 20]);
  });
  test('S5: everybody has 20 dollars, nine cards and two of them in hand', () => {
    for (const [seat, player] of state.players.entries()) {
      expect(player.cash).toBe(20);
      expect(player.cards.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(game.view(state, seat).hand).toEqual(player.cards.slice(0, 2));
    }
  });
  test('S6: everybody draws one share, no two of the same company', () => {
    const drawn = state.players.map((player) => player.shares.indexOf(1));
    expect(state.players.map((player) => player.shares.reduce((sum, count) => sum + count, 0))).toEqual(
      state.players.map(() => 1),
    );
    expect(new Set(drawn).size).toBe(seats);
  });
});

test('S4: three Trade, Rank +1, Rank -1, No Action; movement 1 to 6', () => {
  const { bags, out } = deal(4, 1);
  expect([...bags.actions, ...out.actions].toSorted()).toEqual(['down', 'none', 'trade', 'trade', 'trade', 'up']);
  expect([...bags.movements, ...out.movements].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('S7: the first turn is a Trade by rule, its movement is drawn, and the first seat is any', () => {
  const first = new Map<string, number>();
  const movement = new Map<string, number>();
  const count = (counts: Map<string, number>, name: number) =>
    counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  for (let seed = 0; seed < 3000; seed++) {
    const state = deal(4, seed);
    expect(state.out.actions).toEqual(['trade']);
    expect(state.phase).toEqual({ kind: 'trade', seat: state.active });
    count(first, state.active);
    count(movement, state.out.movements[0]!);
  }
  expectDistribution(first, new Map([0, 1, 2, 3].map((seat) => [String(seat), 1 / 4])));
  expectDistribution(movement, new Map([1, 2, 3, 4, 5, 6].map((number) => [String(number), 1 / 6])));
});
