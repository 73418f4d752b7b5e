import { describe, expect, test } from 'vitest';
import { offerOf } from '@outcry/ui/taps.ts';
import { inSector, numbersOf, SAYINGS } from './board/choice.ts';
import type { Tap } from './board/choice.ts';
import type { Move } from './state.ts';
import { bandsOf, ticksOf } from './board/layout.ts';
import { PRINTED } from './data.ts';
import {
  answers,
  CLAIM,
  dividend,
  DONE,
  down,
  ENGINEERING,
  game,
  MINES,
  offers,
  PASS,
  plays,
  STORES,
} from './testing/fixture.ts';
import { table, up } from './testing/fixture.ts';
import {
  answerers,
  dividendOf,
  holdingsAfter,
  holdingsShown,
  mostOffered,
  pricesAfter,
  progressOf,
} from './preview.ts';

const viewOf = (...layout: Parameters<typeof table>) => game.view(table(...layout), 0);

describe('prices', () => {
  test('P8: a card moves its own price, and no price leaves 0 to 30', () => {
    expect(pricesAfter(PRINTED, [10, 10, 10, 10, 10], up(MINES, 3))).toEqual([13, 10, 10, 10, 10]);
    expect(pricesAfter(PRINTED, [29, 10, 10, 10, 10], up(MINES, 3))[MINES]).toBe(30);
    expect(pricesAfter(PRINTED, [10, 1, 10, 10, 10], down(STORES, 4))[STORES]).toBe(0);
  });

  test('P4: the bands of the dividend reach from 0 to the highest price without a gap', () => {
    expect(bandsOf(PRINTED).map(({ from, to, pays }) => [from, to, pays])).toEqual([
      [0, 0, 0],
      [1, 5, 2],
      [6, 12, 3],
      [13, 20, 3],
      [21, 30, 10],
    ]);
  });

  test('the scale has fives where there is room, and never more than eight figures', () => {
    expect(ticksOf(30)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    for (const highest of [1, 7, 33, 99]) expect(ticksOf(highest).length).toBeLessThanOrEqual(8);
    expect(ticksOf(99)).toContain(80);
  });
});

describe('what a move would leave', () => {
  test('P9: an offer costs or brings its number at the market price', () => {
    const view = viewOf(3, { phase: { kind: 'deal' } });
    const { cash, shares } = view.players[0]!;
    const bought = holdingsAfter(PRINTED, view, 0, offers('buy', 4, MINES))!;
    expect([bought.cash, bought.shares[MINES]]).toEqual([cash - 40, shares[MINES]! + 4]);
    const sold = holdingsAfter(PRINTED, view, 0, offers('sell', 4, MINES))!;
    expect([sold.cash, sold.shares[MINES]]).toEqual([cash + 40, shares[MINES]! - 4]);
  });

  test('P9: who answers an offer to buy sells; with the bank the price is one off', () => {
    const phase = { side: 'buy', sector: STORES, number: 5, left: 5 } as const;
    const asked = { ...viewOf(3), phase: { kind: 'answer', seat: 0, ...phase } } as const;
    expect(holdingsAfter(PRINTED, asked, 0, answers(3))!.shares[STORES]).toBe(asked.players[0]!.shares[STORES]! - 3);
    const bank = { ...asked, phase: { kind: 'bank', ...phase } } as const;
    const { cash } = bank.players[0]!;
    expect(holdingsAfter(PRINTED, bank, 0, { kind: 'bank', number: 2 })!.cash).toBe(cash - 2 * 11);
    expect(holdingsAfter(PRINTED, bank, 0, { kind: 'bank', number: 0 })).toBeNull();
  });

  test('P13: a dividend card pays one’s own shares, or nothing when the bank cannot pay all', () => {
    const view = viewOf(3);
    const { cash, shares } = view.players[0]!;
    expect(holdingsAfter(PRINTED, view, 0, plays(dividend(MINES)))!.cash).toBe(cash + 3 * shares[MINES]!);
    const poor = { ...view, bank: { ...view.bank, cash: 1 } };
    expect(dividendOf(PRINTED, poor, MINES).paid).toBe(false);
    expect(holdingsAfter(PRINTED, poor, 0, plays(dividend(MINES)))).toBeNull();
  });

  test('P12: progress is worth against figure, and nothing held of the other two', () => {
    const rows = progressOf([175, 150, 125, 0, 0], [10, 15, 13, 0, 1], [17, 10, 10, 10, 10]);
    expect(rows.map(({ met }) => met)).toEqual([false, true, true, true, false]);
    expect(rows[MINES]!.worth).toBe(170);
    expect(rows[ENGINEERING]!.held).toBe(1);
  });
});

describe('what is shown and asked', () => {
  test('closed holdings are shown to their owner, to the claimant they are taken from, and at the end', () => {
    const view = { ...viewOf(3), openHoldings: false };
    expect([0, 1, 2].map((seat) => holdingsShown(view, seat))).toEqual([true, false, false]);
    const collecting = { ...view, phase: { kind: 'collect', from: 2, left: 50 } } as const;
    expect([0, 1, 2].map((seat) => holdingsShown(collecting, seat))).toEqual([true, false, true]);
    expect(holdingsShown({ ...view, phase: { kind: 'over' } }, 1)).toBe(true);
    expect(holdingsShown({ ...view, openHoldings: true }, 1)).toBe(true);
  });

  test('P9: an offer goes to the left, past who is out', () => {
    expect(answerers([{ out: false }, { out: true }, { out: false }, { out: false }], 2)).toEqual([3, 0]);
  });

  test('an offer keeps its side and number where they are legal, else takes those that are', () => {
    const state = table(3, { phase: { kind: 'deal' }, shares: { 0: [0, 5, 8, 8, 8] } });
    const legal = game.legal(state, 0);
    expect(mostOffered(legal, 'sell', STORES)).toBe(5);
    const chosen = inSector(legal, ['side sell', 'number 8'], STORES)!;
    expect(chosen).toEqual([`sector ${STORES}`, 'side sell', 'number 5']);
    expect(inSector(legal, ['side sell'], MINES)).toContain('side buy');
    expect(numbersOf(legal, chosen)).toEqual([1, 2, 3, 4, 5]);
    expect(inSector([DONE], [], MINES)).toBeNull();
  });

  test('the one button sends what is chosen, else what ends this part of the turn', () => {
    const legal = [DONE, offers('buy', 1, MINES), offers('buy', 2, MINES)];
    const sent = (moves: readonly Move[], taps: readonly Tap[] = SAYINGS.first!(moves)) => {
      const { ready, end } = offerOf(SAYINGS, moves, taps);
      return [ready, end];
    };
    expect(sent(legal)).toEqual([null, DONE]);
    expect(sent(legal, [`sector ${MINES}`, 'side buy', 'number 2'])).toEqual([offers('buy', 2, MINES), DONE]);
    expect(sent([CLAIM, PASS])).toEqual([CLAIM, PASS]);
    expect(sent([PASS])).toEqual([null, PASS]);
    expect(sent([answers(0), answers(1)])).toEqual([answers(0), null]);
  });
});
