import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { changeOf, figuresOf, openBox, sectorOf } from './box.ts';
import { PRINTED, printedFor, SECTORS, VERSIONS } from './data.ts';
import { box, down, game, make, plays, table, up } from './testing/fixture.ts';
import { setup } from './state.ts';
import type { Card } from './state.ts';

const begun = (seats: number) => setup(box, { openHoldings: true }, seats, fastRng(3));

describe('what is on the table', () => {
  test('P1: five sectors with 50 shares each, all at 10, never below 0 or above 30', () => {
    expect(SECTORS).toEqual(['mines', 'stores', 'property', 'transport', 'engineering']);
    expect(PRINTED.shares).toBe(50);
    expect(begun(4).prices).toEqual([10, 10, 10, 10, 10]);
    for (const [price, card, after] of [
      [28, up(1, 4), 30],
      [2, down(1, 4), 0],
    ] as const) {
      const state = table(3, { prices: [10, price, 10, 10, 10], hands: { 0: [card] } });
      make(state, plays(card));
      expect(state.prices[1]).toBe(after);
    }
  });

  test.each([2, 3, 4, 5])(
    'P2: %i players with 250 and 8 shares each; the bank has 300 and 2 shares for each',
    (seats) => {
      const { players, bank } = begun(seats);
      expect(players.map(({ cash }) => cash)).toEqual(Array(seats).fill(250));
      for (const { shares } of players) expect(shares).toEqual([8, 8, 8, 8, 8]);
      expect(bank).toEqual({ cash: 300 * seats, shares: Array(5).fill(2 * seats) });
    },
  );

  test('P2: with three players the bank begins with 900 and 6 shares of each sector', () => {
    expect(begun(3).bank).toEqual({ cash: 900, shares: [6, 6, 6, 6, 6] });
  });

  const boxes = VERSIONS.map((version) => openBox(printedFor(version)));

  test('P3: 20 market cards, four a sector; 55 in version 1; everybody holds three', () => {
    const changesOf = (deck: readonly Card[]) =>
      SECTORS.map((_, sector) =>
        deck
          .filter((card) => sectorOf(card) === sector)
          .map(changeOf)
          .toSorted((a, b) => a - b),
      );
    for (const { deck } of boxes) expect(new Set(deck).size).toBe(deck.length);
    const [first, second] = boxes.map(({ deck }) => changesOf(deck));
    expect(first).toEqual(SECTORS.map(() => [-4, -3, -2, -1, 0, 1, 2, 2, 3, 3, 4]));
    expect(second).toEqual(SECTORS.map((sector) => (sector === 'stores' ? [-2, 0, 2, 4] : [-3, 0, 3, 4])));
    const piles = boxes.map((opened) => {
      const state = setup(opened, { openHoldings: true }, 5, fastRng(3));
      expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3, 3]);
      return state.pile.length;
    });
    expect(piles).toEqual([40, 5]);
  });

  test('P4: what a share pays at every price; less in version 1', () => {
    const bands = boxes.map(({ dividend }) => dividend.join(''));
    expect(bands).toEqual([
      `0${'1'.repeat(5)}${'2'.repeat(7)}${'3'.repeat(8)}${'4'.repeat(10)}`,
      `0${'2'.repeat(5)}${'3'.repeat(7)}${'3'.repeat(8)}${'10'.repeat(10)}`,
    ]);
  });

  test('P5: ten objectives of each amount, one for every three sectors', () => {
    expect(PRINTED.objectives.map(({ amount }) => amount)).toEqual([450, 500, 550, 600, 650]);
    for (const { amount, cards } of PRINTED.objectives) {
      const triples = cards.map((figures) =>
        figures.flatMap((figure, sector) => (figure > 0 ? [sector] : [])).join(''),
      );
      expect(new Set(triples).size).toBe(10);
      expect(triples.every((triple) => triple.length === 3)).toBe(true);
      for (const figures of cards) expect(figures.reduce((sum, figure) => sum + figure)).toBe(amount);
    }
  });

  test.each([
    [450, 0, [175, 150, 125, 0, 0]],
    [450, 1, [150, 125, 0, 175, 0]],
    [450, 9, [125, 0, 175, 0, 150]],
    [500, 0, [125, 200, 175, 0, 0]],
    [550, 0, [175, 150, 225, 0, 0]],
    [600, 0, [225, 200, 175, 0, 0]],
    [650, 3, [0, 250, 225, 0, 175]],
  ])('P5: of %i, card %i asks for %j', (amount, index, figures) => {
    const pile = PRINTED.objectives.find((objectives) => objectives.amount === amount)!;
    expect(pile.cards[index]).toEqual(figures);
  });

  test('P5: everybody starts with a 450, different ones', () => {
    const { players, piles } = begun(5);
    for (const { objective } of players)
      expect(figuresOf(box, objective!).reduce((sum, figure) => sum + figure)).toBe(450);
    expect(new Set(players.map(({ objective }) => objective)).size).toBe(5);
    expect(piles.map((pile) => pile.length)).toEqual([5, 10, 10, 10, 10]);
  });

  test.each([
    [2, 20],
    [3, 16],
    [4, 12],
    [5, 10],
  ])('P6: with %i players %i rounds', (seats, rounds) => {
    expect(begun(seats).rounds).toBe(rounds);
  });

  test('P6: chance decides who deals, and so who begins', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => game.setup({ openHoldings: true }, 4, fastRng(seed)));
    expect(new Set(firsts.map(({ first }) => first))).toEqual(new Set([0, 1, 2, 3]));
    for (const state of firsts) expect(game.actors(state)).toEqual([state.first]);
  });
});
