import type { AnyGame } from '@outcry/engine';
import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { winsAhead } from '../testing/ahead.ts';
import { counts, EDISON, emptyBag, game, NILE, PEAKED, RISING, table, WITH_THE_MARKET } from './testing/fixture.ts';
import type { Wanted } from './testing/fixture.ts';
import type { Move, Phase, State } from './state.ts';

/** What a stock of Nile adds to a seat's expectation. */
function nileIsWorth(wanted: Wanted, change: (state: State) => State = emptyBag): number {
  const state = change(table(wanted));
  const owner = game.clone(state);
  owner.screens[0]!.traded[NILE]! += 1;
  return game.evaluate(owner)[0]! - game.evaluate(state)[0]!;
}
const LAST = 9;
const FIRST_TURN: Phase = { kind: 'action', turn: 0, seat: 0 };
const LAST_TURN: Phase = { kind: 'action', turn: 5, seat: 0 };
const ROLL: Phase = { kind: 'roll', waiting: [0, 1, 2] };

/** What seat 0 expects after a move, over many rolls where the move leads to one. */
function expects(state: State, move: Move): number {
  const times = state.phase.kind === 'roll' ? 200 : 1;
  let sum = 0;
  for (let time = 0; time < times; time++) {
    const future = game.clone(state);
    game.apply(future, 0, move, fastRng(time), null);
    sum += game.evaluate(future)[0]! / times;
  }
  return sum;
}
const pass: Move = { kind: 'pass' };
const buy = (count: number): Move => ({ kind: 'buy', company: NILE, count });
const short = (count: number): Move => ({ kind: 'short', company: NILE, count });
const take = (...pips: number[]): Move => ({ kind: 'take', company: NILE, pips });

describe('evaluate: what a stock is worth', () => {
  test('B10: when all turns are over, it is nearly what the card makes of the price', () => {
    const rises = { round: LAST, phase: ROLL, lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: PEAKED } };
    expect(nileIsWorth(rises)).toBeGreaterThan(38);
    expect(nileIsWorth({ round: LAST, phase: ROLL, lying: { [NILE]: [1] } })).toBeLessThan(12);
  });
  test('B10: a split doubles a stock at half the price, a bankruptcy leaves nothing', () => {
    const prices = { [NILE]: 45 };
    const split = { round: LAST, phase: ROLL, prices, lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: PEAKED } };
    expect(nileIsWorth(split)).toBeGreaterThan(56);
    expect(nileIsWorth({ round: LAST, phase: ROLL, prices: { [NILE]: 15 } })).toBeLessThan(2);
  });
  test('B4: it reads the column of the market number', () => {
    const bearBull = { round: LAST, phase: ROLL, cards: { [NILE]: 18 } };
    expect(nileIsWorth({ ...bearBull, tokens: { [NILE]: 5 } })).toBeGreaterThan(
      nileIsWorth({ ...bearBull, tokens: { [NILE]: 6 } }) + 5,
    );
  });
  test('B9: dice on the Rumors card and in the bag are expected to be rolled', () => {
    const none = nileIsWorth({ round: LAST, phase: ROLL });
    expect(nileIsWorth({ round: LAST, phase: ROLL, rumors: { [NILE]: 3 } })).toBeGreaterThan(none + 2);
    const inBag = nileIsWorth({ round: LAST, phase: ROLL }, (state) => ({ ...state, bag: counts({ [NILE]: 3 }) }));
    expect(inBag).toBeGreaterThan(none + 2);
  });
  test('B7: a card means little while others can take the dice that lie there, and much when none lie', () => {
    const rise = (phase: Phase, pips: readonly number[]): number => {
      const wanted = { round: LAST, phase, lying: { [NILE]: pips } };
      return nileIsWorth({ ...wanted, cards: { [NILE]: PEAKED } }) - nileIsWorth({ ...wanted, cards: { [NILE]: 9 } });
    };
    expect(rise(FIRST_TURN, [6, 6, 4])).toBeLessThan(rise(LAST_TURN, [6, 6, 4]) / 2);
    // The card of no pips falls by 15, its flipped copy rises by 15.
    expect(rise(FIRST_TURN, [])).toBeLessThan(-15);
  });
  test('B11: the next card counts where few dice lie', () => {
    const next = (card: number): number =>
      nileIsWorth({ phase: LAST_TURN, lying: { [NILE]: [6, 6, 4] } }, (state) => ({
        ...emptyBag(state),
        decks: state.decks.map((deck) => deck.map((old, i) => (i === 1 ? card : old))),
      }));
    expect(next(PEAKED)).toBeGreaterThan(next(RISING) + 3);
  });
  test('B10: a cheap stock is worth more than its price while rounds are left: it can fall no further than to 0', () => {
    const quiet = { cards: { [NILE]: WITH_THE_MARKET }, lying: { [NILE]: [5, 5, 5, 1] }, phase: LAST_TURN };
    expect(nileIsWorth({ ...quiet, round: 5, prices: { [NILE]: 5 } })).toBeGreaterThan(5);
    expect(nileIsWorth({ ...quiet, round: 5, prices: { [NILE]: 40 } })).toBeLessThan(40);
  });
  test('B13: at the end it is what the score is', () => {
    const state = table({ phase: { kind: 'over' }, traded: { 0: { [EDISON]: 4 }, 1: { [NILE]: -9 } } });
    expect(game.evaluate(state)).toEqual(game.result(state)!.scores);
  });
});

describe('evaluate: at every kind of decision, choices that differ in value score differently', () => {
  const rising: Wanted = { phase: LAST_TURN, round: 8, lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: PEAKED } };
  const falling: Wanted = { ...rising, cards: { [NILE]: 9 } };

  test('B7: buying', () => {
    const state = emptyBag(table(rising));
    expect(expects(state, buy(2))).toBeGreaterThan(expects(state, pass) + 5);
    expect(expects(state, buy(3))).not.toBe(expects(state, buy(2)));
    const fallen = emptyBag(table(falling));
    expect(expects(fallen, buy(2))).toBeLessThan(expects(fallen, pass));
  });
  test('B7: shorting', () => {
    const state = emptyBag(table(falling));
    expect(expects(state, short(2))).toBeGreaterThan(expects(state, pass) + 5);
    const risen = emptyBag(table(rising));
    expect(expects(risen, short(2))).toBeLessThan(expects(risen, pass));
  });
  test('B8, B10: covering a short that has little left to gain, before it is too late', () => {
    const dealt = table({
      phase: LAST_TURN,
      round: 5,
      prices: { [NILE]: 5 },
      lying: { [NILE]: [5, 5, 5, 1] },
      traded: { 0: { [NILE]: -8 } },
    });
    const quiet = { ...emptyBag(dealt), decks: dealt.decks.map((deck) => deck.map(() => RISING)) };
    expect(expects(quiet, buy(2))).toBeGreaterThan(expects(quiet, pass));
    expect(expects(quiet, buy(2))).toBeGreaterThan(expects(quiet, short(2)) + 2);
  });
  test('B7: taking dice, to where the card helps a holding', () => {
    const state = emptyBag(table({ ...rising, lying: { [NILE]: [6, 6, 4, 6] }, traded: { 0: { [NILE]: 6 } } }));
    expect(expects(state, take(6))).toBeGreaterThan(expects(state, pass) + 5);
    expect(expects(state, take(6))).toBeGreaterThan(expects(state, take(4, 6, 6)));
  });
  test('B7: early in a round, taking all dice that hurt rather than some: nobody can answer by taking more', () => {
    const state = table({ phase: FIRST_TURN, lying: { [NILE]: [1, 1, 1, 1, 6] }, traded: { 0: { [NILE]: -8 } } });
    expect(expects(emptyBag(state), take(1, 1, 1, 1, 6))).toBeGreaterThan(expects(state, take(6)));
  });
  test('B7: placing dice where more pips help a holding', () => {
    const wanted: Wanted = { phase: LAST_TURN, round: 8, dice: { 0: { [NILE]: 3, [EDISON]: 1 } } };
    const state = emptyBag(table({ ...wanted, traded: { 0: { [NILE]: 6 } } }));
    const place = (dice: Readonly<Record<number, number>>): Move => ({ kind: 'place', dice: counts(dice) });
    expect(expects(state, place({ [NILE]: 3 }))).toBeGreaterThan(expects(state, pass) + 5);
    expect(expects(state, place({ [NILE]: 3 }))).toBeGreaterThan(expects(state, place({ [EDISON]: 1 })) + 5);
  });
  test('B9: putting dice into the bag', () => {
    const state = emptyBag(
      table({
        phase: { kind: 'roll', waiting: [0] },
        round: LAST,
        dice: { 0: { [NILE]: 4 } },
        traded: { 0: { [NILE]: 6 } },
      }),
    );
    const bag = (dice: number): Move => ({ kind: 'bag', dice: counts({ [NILE]: dice }) });
    expect(expects(state, bag(4))).toBeGreaterThan(expects(state, bag(0)) + 20);
    expect(expects(state, bag(4))).toBeGreaterThan(expects(state, bag(2)) + 10);
  });
});

test('who looks one step ahead wins at least three of four games against three who do not', () => {
  expect(winsAhead(game as AnyGame, { companies: [] }, 4, 40)).toBeGreaterThan(0.75);
});
