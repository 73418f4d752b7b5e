import { describe, expect, test } from 'vitest';
import { INVESTORS } from '../cards.ts';
import {
  AMERICAN,
  begin,
  BOOM,
  cashOf,
  choose,
  COSMIC,
  DONE,
  EPIC,
  game,
  LEADING,
  make,
  refused,
  sell,
  showAll,
  STANFORD,
  table,
} from '../testing/fixture.ts';
import { actionStage } from '../phases/action.ts';
import { deborahStage } from '../phases/end-of-round.ts';
import { sellingStage } from '../phases/selling.ts';
import { NOTHING, start } from './situation.ts';

describe('action', () => {
  test('K24: Cramer moves a company by 1, before or after his action cards, or not at all', () => {
    const state = table({ investors: { 0: ['cramer'] }, shares: { 0: { [BOOM]: 1 }, 1: { [COSMIC]: 1 } } });
    begin(state, actionStage);
    make(state, 0, { kind: 'nudge', company: EPIC, steps: -1 });
    expect(state.prices[EPIC]).toBe(3);
    expect(refused(state, 0, { kind: 'nudge', company: EPIC, steps: 1 })).toMatchObject({ reason: 'not-now' });
    make(state, 0, { kind: 'action', card: BOOM, company: EPIC });
    expect(state.prices[EPIC]).toBe(5);
    const idle = table({ investors: { 0: ['cramer'] }, shares: { 1: { [COSMIC]: 1 } } });
    begin(idle, actionStage);
    make(idle, 0, DONE);
    expect(idle.phase.kind).toBe('selling');
  });

  test('K24: Chanda gives up a share, or half a split one, to move another share to split', () => {
    const state = table({ investors: { 0: ['chanda'] }, shares: { 0: { [COSMIC]: 1, [EPIC]: 1 } } });
    begin(state, actionStage);
    make(state, 0, { kind: 'restructure' });
    make(state, 0, choose('share', COSMIC));
    expect(game.legal(state, 0)).toEqual([choose('share', EPIC)]);
    make(state, 0, choose('share', EPIC));
    expect(state.players[0]!.split[EPIC]).toBe(1);
    expect(state.discard[COSMIC]).toBe(1);

    const half = table({ investors: { 0: ['chanda'] }, shares: { 0: { [EPIC]: 1 } }, split: { 0: { [LEADING]: 1 } } });
    begin(half, actionStage);
    make(half, 0, { kind: 'restructure' });
    expect(game.legal(half, 0)).toEqual([choose('half', LEADING)]);
    make(half, 0, choose('half', LEADING));
    expect(game.legal(half, 0)).toEqual([choose('share', EPIC)]);
    make(half, 0, choose('share', EPIC));
    expect(half.players[0]!.shares[LEADING]).toBe(1);
  });

  test('K24: Ivan draws one less than there are rounds, and plays two a round', () => {
    const state = start(5, { investors: 'choice', invited: ['ivan'], strategies: true });
    const ivan = INVESTORS.indexOf('ivan');
    for (let seat = 0; seat < 5; seat++) {
      const legal = game.legal(state, seat);
      const keep = legal.find((move) => move.kind === 'keep' && move.investors.includes(ivan)) ?? legal[0]!;
      make(state, seat, keep);
    }
    for (let seat = 0; seat < 5; seat++) make(state, seat, game.legal(state, seat)[0]!);
    const owner = state.players.findIndex(({ investors }) => investors.includes(ivan));
    expect(state.players[owner]!.strategies).toHaveLength(6 + 4);

    const two = table({
      investors: { 0: ['ivan'] },
      strategies: { 0: ['ponzi-scheme', 'money-laundering', 'churning'] },
    });
    begin(two, actionStage);
    make(two, 0, game.legal(two, 0)[0]!);
    make(two, 0, game.legal(two, 0)[0]!);
    expect(two.players[0]!.strategies).toHaveLength(1);
    expect(two.strategiesOut).toHaveLength(2);
    expect(two.phase.kind).not.toBe('action');
  });
});

describe('selling', () => {
  test('K24: Graham gets 1 more per share, 2 for a whole split one', () => {
    const state = table({ investors: { 0: ['graham'] }, shares: { 0: { [COSMIC]: 1 } }, split: { 0: { [EPIC]: 2 } } });
    begin(state, sellingStage);
    make(state, 0, sell(COSMIC));
    make(state, 0, sell(EPIC, 'split'));
    make(state, 0, sell(EPIC, 'half'));
    expect(state.players[0]!.cash).toBe(20 + 6 + 12 + 6);
  });

  test('K24: Soros sells one share a round at 8, Talal’s second sale included', () => {
    const state = table({
      seats: 2,
      investors: { 0: ['soros', 'talal'] },
      shares: { 0: { [COSMIC]: 2 }, 1: { [EPIC]: 1 } },
      split: { 0: { [EPIC]: 1 } },
    });
    begin(state, sellingStage);
    expect(refused(state, 0, sell(EPIC, 'split', true))).toEqual({ rule: 'K28', reason: 'short-one-half' });
    make(state, 0, sell(EPIC, 'half', true)); // K28: the card drops to the portfolio
    expect(state.players[0]).toMatchObject({ cash: 38, cards: 3 });
    expect(refused(state, 0, sell(COSMIC, 'portfolio', true))).toEqual({ rule: 'K24', reason: 'no-short-sale' });
    make(state, 0, DONE);
    make(state, 1, DONE);
    expect(state.phase).toMatchObject({ kind: 'selling', second: true });
    expect(game.actors(state)).toEqual([0]);
    expect(refused(state, 0, sell(COSMIC, 'portfolio', true))).toEqual({ rule: 'K24', reason: 'no-short-sale' });
    make(state, 0, sell(COSMIC));
    expect(state.players[0]!.cash).toBe(43);
  });

  test('K24: Barack buys a discarded share at 7 where the price is 9, shown, never below 0', () => {
    const state = table({
      investors: { 3: ['barack'] },
      discard: { [COSMIC]: 1, [EPIC]: 1, [LEADING]: 1 },
      places: { [COSMIC]: 8, [EPIC]: 0 },
      cash: { 3: 10 },
      pairs: NOTHING,
    });
    begin(state, sellingStage);
    expect(state.phase).toMatchObject({ kind: 'barack', seat: 3 });
    expect(refused(state, 3, { kind: 'buy', company: AMERICAN })).toEqual({ rule: 'K24', reason: 'not-discarded' });
    make(state, 3, { kind: 'buy', company: COSMIC });
    expect(state.players[3]!.cash).toBe(3);
    expect(game.view(state, 0).players[3]!.known.least[COSMIC]).toBe(1);
    const cheap = table({
      investors: { 3: ['barack'] },
      discard: { [EPIC]: 1 },
      places: { [EPIC]: 0 },
      cash: { 3: 0 },
      pairs: NOTHING,
    });
    begin(cheap, sellingStage);
    make(cheap, 3, { kind: 'buy', company: EPIC });
    expect(cheap.players[3]!.cash).toBe(0);
  });
});

test('K24: Barack buys after Talal’s second sale, and what it brought to the discard pile', () => {
  const state = table({ investors: { 0: ['barack'], 1: ['talal'] }, shares: { 1: { [COSMIC]: 1 } } });
  begin(state, sellingStage);
  make(state, 1, DONE);
  expect(state.phase).toMatchObject({ kind: 'selling', second: true });
  make(state, 1, sell(COSMIC));
  expect(state.phase).toMatchObject({ kind: 'barack', seat: 0 });
  expect(game.legal(state, 0)).toEqual([{ kind: 'buy', company: COSMIC }, DONE]);
});

describe('the end of a round', () => {
  test.each([
    [1, 0, [1]],
    [2, 2, [3]],
  ])(
    'K12: version %i pays debts after Deborah’s dividend and Ana’s 2 so that %i cash is left',
    (version, cash, debts) => {
      const state = table({
        version,
        investors: { 0: ['ana'], 1: ['deborah'] },
        cash: { 0: 0 },
        debts: { 0: [3, 1] },
        shares: { 0: { [EPIC]: 1, [COSMIC]: 1 } },
        pairs: NOTHING,
      });
      begin(state, deborahStage);
      make(state, 1, choose('company', EPIC));
      showAll(state);
      make(state, 0, choose('share', EPIC));
      make(state, 0, choose('share', COSMIC));
      make(state, 0, DONE);
      expect(state.players[0]).toMatchObject({ cash, debts });
    },
  );

  test('K24: Deborah’s company pays everyone 1 per share; all with cards are asked', () => {
    const state = table({
      investors: { 1: ['deborah'] },
      shares: { 0: { [EPIC]: 2 }, 2: { [COSMIC]: 1 } },
      split: { 1: { [EPIC]: 1 } },
    });
    begin(state, deborahStage);
    make(state, 1, choose('company', EPIC));
    expect(game.actors(state)).toEqual([0, 2]);
    showAll(state);
    expect(cashOf(state)).toEqual([22, 22, 20, 20]);
  });

  test('K24: Ana gets 1 per company shown; split ones count without asking, others she may leave', () => {
    const state = table({
      investors: { 0: ['ana'] },
      shares: { 0: { [EPIC]: 2, [COSMIC]: 1, [LEADING]: 1 } },
      split: { 0: { [EPIC]: 1 } },
    });
    begin(state, deborahStage);
    expect(state.players[0]!.cash).toBe(21);
    expect(game.legal(state, 0)).toEqual([choose('share', COSMIC), choose('share', LEADING), DONE]);
    make(state, 0, choose('share', LEADING));
    make(state, 0, DONE);
    expect(state.players[0]!.cash).toBe(22);
    expect(game.view(state, 1).players[0]!.known.least).toMatchObject({ [LEADING]: 1, [COSMIC]: 0 });
  });

  test('K24: three bonds bring Li 2 extra', () => {
    const state = table({ options: { bonds: true }, investors: { 0: ['li'] }, bonds: { 0: 3, 1: 3 }, pairs: NOTHING });
    begin(state, deborahStage);
    expect(cashOf(state)).toEqual([25, 23, 20, 20]);
  });

  test('K24: Dangote gets 1 per commodity card, none for taxes', () => {
    const state = table({
      options: { commodities: true },
      investors: { 2: ['dangote'] },
      goods: { 2: { 0: 2, 3: 1, 6: 2 } },
    });
    begin(state, deborahStage);
    expect(state.players[2]!.cash).toBe(23);
  });

  test.each([
    ['2 to one', 5, { kind: 'gift', to: 2, also: null }, [20, 3, 22, 20]],
    ['1 each to two', 5, { kind: 'gift', to: 0, also: 3 }, [21, 3, 20, 21]],
    ['all she has', 1, { kind: 'gift', to: 3, also: null }, [20, 0, 20, 21]],
  ] as const)('K24: Oprah gives %s', (_name, cash, move, after) => {
    const state = table({ investors: { 1: ['oprah'] }, cash: { 1: cash } });
    begin(state, deborahStage);
    make(state, 1, move);
    expect(cashOf(state)).toEqual(after);
  });

  test('K24: Oprah without cash gives nothing', () => {
    const state = table({ investors: { 1: ['oprah'] }, cash: { 1: 0 } });
    begin(state, deborahStage);
    expect(state.round).toBe(2);
  });

  test.each([
    ['from the richest, to the poorest', [9, 30, 5, 20], 1, 2, [10, 28, 6, 20]],
    ['from himself', [30, 9, 5, 20], 0, 2, [29, 9, 6, 20]],
    ['to himself', [1, 30, 5, 20], 1, 0, [3, 28, 5, 20]],
    ['the coin he keeps counts: he is not the poorest any more', [5, 30, 5, 20], 1, 2, [6, 28, 6, 20]],
  ])('K29: Sanders takes %s', (_name, cash, from, to, after) => {
    const state = table({ investors: { 0: ['sanders'] }, cash: { ...cash } });
    begin(state, deborahStage);
    expect(game.legal(state, 0)).toEqual([{ kind: 'redistribute', from, to }]);
    make(state, 0, { kind: 'redistribute', from, to });
    expect(cashOf(state)).toEqual(after);
  });

  test('K29: he breaks ties, takes only what is there, and keeps a single coin; never gives to the one taken from', () => {
    const tie = table({ investors: { 0: ['sanders'] }, cash: { 0: 8, 1: 20, 2: 20, 3: 7 } });
    begin(tie, deborahStage);
    expect(game.legal(tie, 0).map((move) => move.kind === 'redistribute' && move.from)).toEqual([1, 2]);
    const poor = table({ investors: { 0: ['sanders'] }, cash: { 0: 0, 1: 1, 2: 0, 3: 0 } });
    begin(poor, deborahStage);
    make(poor, 0, { kind: 'redistribute', from: 1, to: null });
    expect(cashOf(poor)).toEqual([1, 0, 0, 0]);
    const broke = table({ investors: { 0: ['sanders'] }, cash: { 0: 0, 1: 0, 2: 0, 3: 0 } });
    begin(broke, deborahStage);
    expect(broke.round).toBe(2);
    const both = table({ seats: 2, investors: { 0: ['sanders', 'bill'] }, cash: { 0: 3, 1: 3 } });
    begin(both, deborahStage);
    expect(game.legal(both, 0)).toEqual([
      { kind: 'redistribute', from: 0, to: 1 },
      { kind: 'redistribute', from: 1, to: 0 },
    ]);
  });

  test('K24: who owns Sanders and Oprah chooses which comes first', () => {
    const state = table({ seats: 2, investors: { 0: ['sanders', 'oprah'] } });
    begin(state, deborahStage);
    expect(new Set(game.legal(state, 0).map(({ kind }) => kind))).toEqual(new Set(['gift', 'redistribute']));
    make(state, 0, { kind: 'gift', to: 1, also: null });
    expect(new Set(game.legal(state, 0).map(({ kind }) => kind))).toEqual(new Set(['redistribute']));
  });

  test('K24: the order is Deborah, Ana, interest, Dangote, then sharing', () => {
    const state = table({
      seats: 4,
      options: { bonds: true },
      investors: { 0: ['oprah'], 1: ['ana'], 2: ['deborah'] },
      shares: { 1: { [STANFORD]: 1 } },
      bonds: { 0: 1 },
      cash: { 0: 0 },
    });
    begin(state, deborahStage);
    expect(state.phase.kind).toBe('deborah');
    make(state, 2, DONE);
    expect(state.phase.kind).toBe('ana');
    make(state, 1, DONE);
    expect(state.phase.kind).toBe('sharing'); // she gives the 1 her bond just brought
    expect(state.players[0]!.cash).toBe(1);
  });
});
