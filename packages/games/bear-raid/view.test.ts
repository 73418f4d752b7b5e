import { describe, expect, test } from 'vitest';
import { counts, EDISON, emptyBag, game, make, NILE, rollOn, table } from './testing/fixture.ts';

describe('what a seat sees', () => {
  test('B8: its own position, stocks and dice; of the others cash and trades, which were made in the open', () => {
    const state = table({
      stocks: { 0: { [NILE]: 3 }, 1: { [NILE]: 1 } },
      dice: { 0: { [EDISON]: 2 }, 1: { [NILE]: 1 } },
    });
    make(state, 0, { kind: 'buy', company: NILE, count: 1 });
    make(state, 1, { kind: 'short', company: NILE, count: 2 });
    const { screens } = game.view(state, 0);
    expect(screens[0]).toMatchObject({
      cash: 75,
      stocks: counts({ [NILE]: 3 }),
      positions: counts({ [NILE]: 4 }),
      dice: counts({ [EDISON]: 2 }),
    });
    expect(screens[1]).toEqual({
      cash: 150,
      traded: counts({ [NILE]: -2 }),
      stocks: null,
      positions: null,
      firstDice: null,
      dice: null,
    });
  });
  test('B9: of the log all but what others put in the bag', () => {
    const state = table({
      dice: { 0: { [EDISON]: 2 }, 1: { [NILE]: 3 } },
      phase: { kind: 'roll', waiting: [0, 1, 2] },
    });
    make(state, 0, { kind: 'bag', dice: counts({ [EDISON]: 1 }) });
    make(state, 1, { kind: 'bag', dice: counts({ [NILE]: 2 }) });
    expect(game.view(state, 0).log).toEqual([
      { kind: 'bagged', seat: 0, dice: counts({ [EDISON]: 1 }) },
      { kind: 'bagged', seat: 1, dice: null },
    ]);
    expect(game.view(state, null).log.map((record) => 'dice' in record && record.dice)).toEqual([null, null]);
    expect(JSON.stringify(game.view(state, 0))).not.toContain('"bag"');
  });
  test('B6: event cards played, active and next, no further', () => {
    const state = table({ round: 3 });
    expect(game.view(state, 1).cards[NILE]).toEqual(state.decks[NILE]!.slice(0, 4));
  });
  test('B10: a split or a bankruptcy shows nobody’s position', () => {
    const state = emptyBag(table({ prices: { [NILE]: 15 }, stocks: { 1: { [NILE]: 4 } } }));
    const events = rollOn(state);
    expect(events).toContainEqual({ kind: 'bankrupt', company: NILE, price: 25 });
    expect(game.view(state, 0).screens[1]!.positions).toBeNull();
  });
  test('B13: at the end everybody’s positions, but not their dice', () => {
    const state = emptyBag(table({ round: 9, stocks: { 1: { [NILE]: 4 } }, dice: { 1: { [NILE]: 2 } } }));
    rollOn(state);
    const { positions, dice } = game.view(state, null).screens[1]!;
    expect(positions![NILE]).toBe(4);
    expect(dice).toBeNull();
  });
  test('of the phase its public fields, and none that is added later', () => {
    const phase = { kind: 'action', turn: 0, seat: 0, secret: 7 } as const;
    expect(game.view(table({ phase }), 1).phase).toEqual({ kind: 'action', turn: 0, seat: 0 });
  });
});
