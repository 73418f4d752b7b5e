import { describe, expect, test } from 'vitest';
import {
  counts,
  EDISON,
  emptyBag,
  game,
  GAZILLIOON,
  make,
  NILE,
  RISING,
  rollOn,
  table,
  WITH_THE_MARKET,
} from './testing/fixture.ts';
import { bandLimits, columnLimits, outlookOf, previewTake, previewTrade, takenThisRound, wealthOf } from './preview.ts';
import type { State } from './state.ts';

const { data } = game;
const viewOf = (state: State, seat: number | null = 0) => game.view(state, seat);

describe('the outlook of a company (B10)', () => {
  test.each([
    ['a rise', { prices: { [EDISON]: 20 }, lying: { [EDISON]: [6, 6, 6, 1] } }],
    ['a fall', { prices: { [EDISON]: 20 }, lying: { [EDISON]: [5] } }],
    ['a split', { prices: { [EDISON]: 45 }, lying: { [EDISON]: [6, 6, 6, 6, 6] } }],
    ['a bankruptcy', { prices: { [EDISON]: 10 }, lying: { [EDISON]: [1] } }],
    ['a bear market', { cards: { [EDISON]: WITH_THE_MARKET }, tokens: { [EDISON]: 9 }, lying: { [EDISON]: [6, 6] } }],
    ['a bull market', { cards: { [EDISON]: WITH_THE_MARKET }, tokens: { [EDISON]: 1 }, lying: { [EDISON]: [6, 6] } }],
  ])('is what the card does when nothing more is rolled: %s', (_, wanted) => {
    const state = emptyBag(table(wanted));
    const outlook = outlookOf(data, viewOf(state), EDISON);
    const events = rollOn(state).filter((event) => 'company' in event && event.company === EDISON);
    const priced = events.find((event) => event.kind === 'priced');
    expect(priced).toMatchObject({ pips: outlook.pips, market: outlook.market, change: outlook.change });
    expect(state.prices[EDISON]).toBe(outlook.price);
    expect(events.find(({ kind }) => kind === 'split' || kind === 'bankrupt')?.kind ?? null).toBe(outlook.fate);
  });

  test('names the column and the band it is read at (B5)', () => {
    const state = table({ cards: { [EDISON]: WITH_THE_MARKET }, tokens: { [EDISON]: 1 }, lying: { [EDISON]: [6, 4] } });
    expect(outlookOf(data, viewOf(state), EDISON)).toMatchObject({ market: 4, column: 4, band: 2 });
  });
});

describe('the preview of a move', () => {
  test.each(['buy', 'short'] as const)('to %s is what the move does (B7, B8)', (kind) => {
    const state = table({
      cash: { 0: 200 },
      traded: { 0: { [NILE]: kind === 'buy' ? -2 : 2 } },
      cards: { [NILE]: WITH_THE_MARKET },
    });
    const move = { kind, company: NILE, count: 4 } as const;
    const preview = previewTrade(data, viewOf(state), 0, move);
    make(state, 0, move);
    const after = viewOf(state);
    expect(preview.cash).toBe(after.screens[0]!.cash);
    expect(preview.position).toBe(after.screens[0]!.positions![NILE]);
    expect(preview.outlook).toEqual(outlookOf(data, after, NILE));
  });

  test('to take dice is what the move does (B7)', () => {
    const state = table({ lying: { [NILE]: [2, 5, 5, 6] }, cards: { [NILE]: RISING } });
    const move = { kind: 'take', company: NILE, pips: [5, 6] } as const;
    const preview = previewTake(data, viewOf(state), move);
    make(state, 0, move);
    expect(preview).toEqual(outlookOf(data, viewOf(state), NILE));
    expect(preview.pips).toBe(7);
  });
});

describe('what is known of others', () => {
  test('wealth is that of B13 for oneself, and hidden for others until the screens are lifted', () => {
    const state = table({ traded: { 0: { [EDISON]: 3, [NILE]: -1 } }, cash: { 0: 40 } });
    expect(wealthOf(viewOf(state), 0)).toBe(40 + 3 * 25 - 25);
    expect(wealthOf(viewOf(state), 1)).toBeNull();
    expect(game.worth(state)[0]).toBe(wealthOf(viewOf(state), 0));
  });

  test('dice taken this round are known to lie behind a screen, less those placed; after the bag nothing is (B9)', () => {
    const state = table({ lying: { [EDISON]: [1, 2, 3], [GAZILLIOON]: [4] }, dice: { 0: { [NILE]: 1 } } });
    make(state, 0, { kind: 'take', company: EDISON, pips: [1, 2] });
    make(state, 1, { kind: 'take', company: GAZILLIOON, pips: [4] });
    expect(takenThisRound(viewOf(state, 2), 0)).toEqual(counts({ [EDISON]: 2 }));
    state.phase = { kind: 'action', turn: 5, seat: 0 };
    make(state, 0, { kind: 'place', dice: counts({ [EDISON]: 1, [NILE]: 1 }) });
    expect(takenThisRound(viewOf(state, 2), 0)).toEqual(counts({ [EDISON]: 1 }));
    make(state, 0, { kind: 'bag', dice: counts({}) });
    expect(takenThisRound(viewOf(state, 2), 0)).toEqual(counts({}));
    expect(takenThisRound(viewOf(state, 2), 1)).toEqual(counts({ [GAZILLIOON]: 1 }));
    rollOn(state);
    expect(takenThisRound(viewOf(state, 2), 1)).toEqual(counts({}));
  });
});

test('bands and columns are told by their limits (B5)', () => {
  expect(bandLimits(data, 0)).toEqual({ least: 0, most: 5 });
  expect(bandLimits(data, data.bands.length - 1)).toEqual({ least: 28, most: null });
  expect([0, 1, 2, 3, 4].map((column) => columnLimits(data, column))).toEqual([
    [-5, -3],
    [-2, -1],
    [0, 0],
    [1, 2],
    [3, 5],
  ]);
});
