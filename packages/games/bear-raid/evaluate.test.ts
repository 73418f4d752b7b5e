import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { winsAhead } from '../testing/ahead.ts';
import { counts, EDISON, emptyBag, game, NILE, PEAKED, RISING, table } from './testing/fixture.ts';
import type { Wanted } from './testing/fixture.ts';
import type { State } from './state.ts';

/** What a stock of Nile adds to a seat's expectation. */
function nileIsWorth(wanted: Wanted, change: (state: State) => State = emptyBag): number {
  const state = change(table(wanted));
  const owner = game.clone(state);
  owner.screens[0]!.traded[NILE]! += 1;
  return game.evaluate(owner)[0]! - game.evaluate(state)[0]!;
}
const LAST = 9;

describe('evaluate', () => {
  test('B10: in the last round, with no dice to come, it is exactly what the card makes of the price', () => {
    expect(nileIsWorth({ round: LAST, lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: PEAKED } })).toBe(40);
    expect(nileIsWorth({ round: LAST, lying: { [NILE]: [1] } })).toBe(10);
  });
  test('B10: a split doubles a stock at half the price, a bankruptcy leaves nothing', () => {
    const prices = { [NILE]: 45 };
    expect(nileIsWorth({ round: LAST, prices, lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: PEAKED } })).toBe(60);
    expect(nileIsWorth({ round: LAST, prices: { [NILE]: 15 } })).toBe(0);
  });
  test('B4: it reads the column of the market number', () => {
    const bearBull = { round: LAST, cards: { [NILE]: 18 } };
    expect(nileIsWorth({ ...bearBull, tokens: { [NILE]: 6 } })).toBe(10);
    expect(nileIsWorth({ ...bearBull, tokens: { [NILE]: 5 } })).toBe(20);
  });
  test('B9: dice on the Rumors card and in the bag are expected: one die brings 6 pips in one case of six', () => {
    const one = { round: LAST, rumors: { [NILE]: 1 } };
    expect(nileIsWorth(one)).toBeCloseTo((5 * 10 + 15) / 6);
    const inBag = nileIsWorth({ round: LAST }, (state) => ({ ...state, bag: counts({ [NILE]: 1 }) }));
    expect(inBag).toBeCloseTo((5 * 10 + 15) / 6);
  });
  test('B11: the next card counts by half, at market 0', () => {
    const state = emptyBag(table({ lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: RISING } }));
    const next = (card: number): State => ({
      ...state,
      decks: state.decks.map((deck) => deck.map((old, i) => (i === 1 ? card : old))),
    });
    const withDecks = (card: number) => nileIsWorth({ lying: { [NILE]: [6, 6, 4] } }, () => next(card));
    expect(withDecks(RISING)).toBe(25);
    expect(withDecks(PEAKED)).toBe(32.5);
  });
  test('B13: at the end it is what the score is', () => {
    const state = table({ phase: { kind: 'over' }, traded: { 0: { [EDISON]: 4 }, 1: { [NILE]: -9 } } });
    expect(game.evaluate(state)).toEqual(game.result(state)!.scores);
  });
});

test('who looks one step ahead wins at least three of four games against three who do not', () => {
  expect(winsAhead(game as AnyGame, { companies: [] }, 4, 40)).toBeGreaterThan(0.75);
});
