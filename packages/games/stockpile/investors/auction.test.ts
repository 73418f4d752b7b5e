import { describe, expect, test } from 'vitest';
import { INVESTORS } from '../cards.ts';
import { PRINTED } from '../data.ts';
import { bid, cashOf, game, make, refused } from '../testing/fixture.ts';
import { INVESTOR_LIST } from './index.ts';
import { start } from './situation.ts';

describe('K24: who they are', () => {
  test('K24: 26 investors, in the order of the rules, each with cash', () => {
    expect(INVESTOR_LIST.map(({ id }) => id)).toEqual([...INVESTORS]);
    expect(PRINTED.investors.bill).toEqual([32, 35]);
    expect(PRINTED.investors.oprah).toEqual([40, 45]);
  });

  test('K24: these abilities are optional, the others compulsory', () => {
    const optional = INVESTOR_LIST.filter((investor) => investor.optional).map(({ id }) => id);
    expect(new Set(optional)).toEqual(
      new Set([
        'cramer',
        'chanda',
        'mark',
        'warren',
        'martha',
        'stuart',
        'deborah',
        'barack',
        'barbara',
        'soros',
        'talal',
      ]),
    );
  });

  test('K24: Bill has no ability', () => expect(Object.keys(INVESTOR_LIST[0]!)).toEqual(['id']));
});

describe('K24: choice and auction', () => {
  test('K24: two dealt, one kept, in secret until all have chosen; its cash replaces the 20', () => {
    const state = start(3, { investors: 'choice' });
    const dealt = state.phase.kind === 'investors' ? state.phase.dealt : [];
    expect(dealt.map((cards) => cards.length)).toEqual([2, 2, 2]);
    expect(dealt.flat()).not.toContain(INVESTORS.indexOf('li'));
    make(state, 0, { kind: 'keep', investors: [dealt[0]![1]!] });
    expect(game.view(state, 1).phase).toMatchObject({ dealt: [[], dealt[1], []], kept: [[], [], []] });
    expect(refused(state, 1, { kind: 'keep', investors: [dealt[0]![0]!] })).toEqual({
      rule: 'K24',
      reason: 'not-dealt',
    });
    make(state, 1, { kind: 'keep', investors: [dealt[1]![0]!] });
    make(state, 2, { kind: 'keep', investors: [dealt[2]![0]!] });
    const cash = PRINTED.investors[INVESTORS[dealt[0]![1]!]!][0];
    expect(state.players[0]).toMatchObject({ investors: [dealt[0]![1]], cash });
  });

  test('K24: two players keep two of four and add up their cash', () => {
    const state = start(2, { investors: 'choice', invited: ['bill', 'oprah', 'robins', 'phil', 'mitt', 'bernie'] });
    for (let seat = 0; seat < 2; seat++) make(state, seat, game.legal(state, seat)[5]!);
    for (const player of state.players) {
      const cash = player.investors.map((card) => PRINTED.investors[INVESTORS[card]!][1]);
      expect(player.cash).toBe(cash[0]! + cash[1]!);
    }
  });

  test('K24: in the auction a bid is limited by the investor’s cash, and subtracted from it', () => {
    const state = start(3, { investors: 'auction' });
    const dealt = state.phase.kind === 'investors' ? state.phase.dealt : [];
    for (let seat = 0; seat < 3; seat++) make(state, seat, { kind: 'keep', investors: [dealt[seat]![0]!] });
    expect(state.phase).toMatchObject({ kind: 'bidding', auction: true, seat: state.first });
    expect(state.piles.map(({ investor }) => investor)).toEqual(
      [0, 1, 2].map((turn) => dealt[(state.first + turn) % 3]![0]),
    );
    const cash = PRINTED.investors[INVESTORS[state.piles[0]!.investor]!][0];
    const above = PRINTED.bidTrack.findIndex((amount) => amount > cash);
    if (above > 0)
      expect(refused(state, state.first, { kind: 'bid', pile: 0, space: above })).toEqual({
        rule: 'K24',
        reason: 'above-investor',
      });
    const [investor] = [state.piles[0]!.investor];
    make(state, state.first, bid(0, 10));
    make(state, (state.first + 1) % 3, bid(1, 0));
    make(state, (state.first + 2) % 3, bid(2, 0));
    expect(state.players[state.first]).toMatchObject({ investors: [investor], cash: cash - 10 });
    expect(state.round).toBe(1);
  });

  test('K24: no ability works in the auction', () => {
    const state = start(2, { investors: 'auction', invited: ['mitt', 'carlos'] });
    for (let seat = 0; seat < 2; seat++) make(state, seat, game.legal(state, seat)[0]!);
    const before = cashOf(state);
    make(state, state.first, bid(0, 1));
    make(state, 1 - state.first, bid(0, 3));
    expect(cashOf(state)).toEqual(before);
  });

  test('K24: an investor whose module is off is never dealt, and cannot be invited', () => {
    for (let seed = 1; seed < 30; seed++) {
      const { phase } = start(5, { investors: 'choice' }, seed);
      const dealt = phase.kind === 'investors' ? phase.dealt.flat().map((card) => INVESTORS[card]) : [];
      expect(dealt).not.toEqual(expect.arrayContaining(['ivan']));
    }
    expect(() => start(4, { investors: 'choice', invited: ['ivan'] })).toThrow(/investor-without-module.*K24/);
    expect(() => start(4, { invited: ['bill'] })).toThrow(/invited-without-investors/);
    expect(() => start(4, { promos: true })).toThrow(/promos-without-strategies.*K25/);
  });
});
