import { eventsFor, fastRng, play } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { counts, EDISON, emptyBag, game, GAZILLIOON, make, NILE, rollOn, table } from './testing/fixture.ts';
import { none } from './setup.ts';
import { diceAt, sum } from './state.ts';
import type { Event, State } from './state.ts';

const rolling = (wanted: Parameters<typeof table>[0] = {}): State =>
  table({ ...wanted, phase: { kind: 'roll', waiting: [0, 1, 2] } });
const drawn = (events: readonly Event[]): readonly number[] => events.find((event) => event.kind === 'drawn')!.dice;

describe('into the bag', () => {
  test('B9: all choose at once, in any order, one move each', () => {
    const state = rolling();
    expect(game.actors(state)).toEqual([0, 1, 2]);
    make(state, 1, { kind: 'bag', dice: none() });
    expect(game.actors(state)).toEqual([0, 2]);
    expect(game.legal(state, 1)).toEqual([]);
    make(state, 2, { kind: 'bag', dice: none() });
    make(state, 0, { kind: 'bag', dice: none() });
    expect(state.phase.kind).toBe('action');
  });
  test('B9: any number of dice, none too', () => {
    const state = rolling({ dice: { 0: { [EDISON]: 2, [NILE]: 1 } } });
    const sets = game
      .legal(state, 0)
      .map((move) => (move.kind === 'bag' ? move.dice.slice(0, 2).join('+') : move.kind));
    expect(sets.toSorted()).toEqual(['0+0', '0+1', '1+0', '1+1', '2+0', '2+1']);
    make(state, 0, { kind: 'bag', dice: counts({ [EDISON]: 2 }) });
    expect(state.screens[0]!.dice).toEqual(counts({ [NILE]: 1 }));
    expect(state.bag[EDISON]).toBe(8);
  });
  test('B9: at most five may stay behind a screen', () => {
    const state = rolling({ dice: { 0: { [EDISON]: 5, [NILE]: 3 } } });
    for (const move of game.legal(state, 0)) expect(move.kind === 'bag' && sum(move.dice) >= 3).toBe(true);
    expect(game.legal(state, 0)).toHaveLength(18);
  });
  test('B9: a seat without dice is asked too, and can only put nothing', () => {
    expect(game.legal(rolling(), 2)).toEqual([{ kind: 'bag', dice: none() }]);
  });
  test('B9: everybody is told that a seat has chosen, the seat alone what', () => {
    const state = rolling({ dice: { 1: { [NILE]: 2 } } });
    const told = play(game as AnyGame, state, 1, { kind: 'bag', dice: counts({ [NILE]: 1 }) }, fastRng(1));
    const chose = { kind: 'chose', seat: 1 };
    expect(eventsFor(told, null)).toEqual([chose]);
    expect(eventsFor(told, 0)).toEqual([chose]);
    expect(eventsFor(told, 1)).toEqual([chose, { kind: 'bagged', seat: 1, dice: counts({ [NILE]: 1 }) }]);
    expect(told.barrier).toBe(false);
  });
});

describe('out of the bag', () => {
  test('B9: dice are drawn until the Rumors card holds three per player', () => {
    const state = rolling({ rumors: { [EDISON]: 4 } });
    expect(sum(drawn(rollOn(state)))).toBe(5);
    expect(sum(state.faces)).toBe(9);
    expect(sum(state.bag)).toBe(24 - 9);
    expect(sum(state.rumors)).toBe(0);
  });
  test('B9: or until the bag is empty', () => {
    const state = emptyBag(rolling({ rumors: { [EDISON]: 4 } }));
    state.bag[NILE] = 2;
    expect(drawn(rollOn(state))).toEqual(counts({ [NILE]: 2 }));
    expect(diceAt(state.faces, EDISON)).toBe(4);
    expect(diceAt(state.faces, NILE)).toBe(2);
    expect(state.bag).toEqual(none());
  });
  test('B9: with more than three per player there already none is drawn, and all are rolled', () => {
    const state = rolling({ rumors: { [EDISON]: 6, [NILE]: 5 } });
    expect(drawn(rollOn(state))).toEqual(none());
    expect([diceAt(state.faces, EDISON), diceAt(state.faces, NILE)]).toEqual([6, 5]);
  });
  test('B9: that the bag was empty is told even when nothing is rolled, and no undo passes it', () => {
    const state = emptyBag(rolling());
    for (const seat of [0, 1]) make(state, seat, { kind: 'bag', dice: none() });
    const told = play(game as AnyGame, state, 2, { kind: 'bag', dice: none() }, fastRng(1));
    expect(told.events.map(({ event }) => event)).toContainEqual({ kind: 'drawn', dice: none() });
    expect(told.barrier).toBe(true);
  });
  test('B9: dice already at companies stay as they lie', () => {
    const state = emptyBag(rolling({ lying: { [EDISON]: [3, 3, 6] }, rumors: { [EDISON]: 1 } }));
    const events = rollOn(state);
    const rolled = events.find((event) => event.kind === 'rolled')!;
    expect(rolled).toMatchObject({ company: EDISON, pips: [expect.any(Number)] });
    expect(game.view(state, 0).pips[EDISON]).toBe(12 + rolled.pips[0]!);
  });
  test('B9: rolled dice are told in rising order: the order they fell in is not on the table', () => {
    const state = emptyBag(rolling({ rumors: { [EDISON]: 8 } }));
    const { pips } = rollOn(state, fastRng(3)).find((event) => event.kind === 'rolled')!;
    expect(new Set(pips).size).toBeGreaterThan(2);
    expect(pips).toEqual(pips.toSorted((a, b) => a - b));
  });
  test('B9: what is drawn and what is rolled is chance, each die and face as likely as the others', () => {
    const colours = new Map<string, number>();
    const faces = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const state = emptyBag(rolling({ rumors: { [GAZILLIOON]: 8 } }));
      state.bag = counts({ [EDISON]: 2, [NILE]: 1 });
      const events = rollOn(state, fastRng(seed));
      const colour = String(drawn(events).indexOf(1));
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
      for (const event of events)
        if (event.kind === 'rolled' && event.company === GAZILLIOON)
          for (const face of event.pips.map(String)) faces.set(face, (faces.get(face) ?? 0) + 1);
    }
    expectDistribution(
      colours,
      new Map([
        [String(EDISON), 2 / 3],
        [String(NILE), 1 / 3],
      ]),
    );
    expectDistribution(faces, new Map([1, 2, 3, 4, 5, 6].map((face) => [String(face), 1 / 6])));
  });
});
