import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { INVESTORS } from '../cards.ts';
import { PRINTED } from '../data.ts';
import {
  AMERICAN,
  begin,
  bid,
  BOOM,
  cashOf,
  choose,
  COSMIC,
  DONE,
  EPIC,
  fee,
  game,
  lay,
  LEADING,
  make,
  only,
  refused,
  sell,
  showAll,
  STANFORD,
  table,
} from '../fixture.ts';
import type { Wanted } from '../fixture.ts';
import type { Options } from '../options.ts';
import { actionStage } from '../phases/action.ts';
import { biddingStage } from '../phases/bidding.ts';
import { beforeBiddingStage } from '../phases/before-bidding.ts';
import { deborahStage } from '../phases/end-of-round.ts';
import { information } from '../phases/information.ts';
import { opening } from '../phases/opening.ts';
import { sellingStage } from '../phases/selling.ts';
import type { State } from '../state.ts';
import { INVESTOR_LIST } from './index.ts';

const NOTHING: NonNullable<Wanted['pairs']> = [
  [0, '+1'],
  [1, '-1'],
  [2, '+1'],
  [3, '-1'],
  [4, '+1'],
  [5, '-1'],
];

/** Seat 0 stands on a space, the others on 0; all is paid. */
function buys(state: State, amount: number): State {
  begin(state, biddingStage);
  make(state, 0, bid(0, amount));
  for (let seat = 1; seat < state.seats; seat++) make(state, seat, bid(seat, 0));
  return state;
}

const start = (seats: number, options: Partial<Options>, seed = 1): State =>
  game.setup(parseOptions(game as AnyGame, options, seats) as Options, seats, fastRng(seed));

describe('K24: who they are', () => {
  test('K24: 26 investors, in the order of the rules, each with cash', () => {
    expect(INVESTOR_LIST.map(({ id }) => id)).toEqual([...INVESTORS]);
    expect(PRINTED.investors.bill).toEqual([32, 35]);
    expect(PRINTED.investors.oprah).toEqual([40, 45]);
  });

  test('K24: these abilities are optional, the others compulsory', () => {
    const optional = INVESTOR_LIST.filter((investor) => investor.optional).map(({ id }) => id);
    expect(new Set(optional)).toEqual(
      new Set(['cramer', 'chanda', 'mark', 'warren', 'martha', 'stuart', 'deborah', 'barack', 'soros', 'talal']),
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

describe('supply and information', () => {
  test('K24: Stuart may place both cards face down', () => {
    const state = table({ investors: { 0: ['stuart'] } });
    begin(state, opening);
    const [one, other] = state.players[0]!.hand as [number, number];
    make(state, 0, { kind: 'place', card: one, pile: 0, up: false });
    make(state, 0, { kind: 'place', card: other, pile: 1, up: false });
    expect(game.view(state, 1).piles[0]!.cards[1]).toBeNull();
    expect(game.view(state, 0).piles[0]!.cards[1]).toBe(one);
  });

  test('K24: Robins places the opening cards, the first face down, one on each stockpile', () => {
    const state = table({ seats: 3, investors: { 1: ['robins'] } });
    begin(state, opening);
    expect(state.phase).toMatchObject({ kind: 'opening', seat: 1 });
    expect(state.players[1]!.hand).toHaveLength(3);
    const down = state.players[1]!.hand[2]!;
    make(state, 1, { kind: 'place', card: down, pile: 1, up: false });
    make(state, 1, game.legal(state, 1)[1]!);
    make(state, 1, game.legal(state, 1)[0]!);
    expect(state.piles.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
    expect(game.view(state, 0).piles.map(({ cards }) => cards[0] === null)).toEqual([false, true, false]);
    expect(state.phase.kind).toBe('supply');
  });

  test('K24: Robins draws four with two players', () => {
    const state = table({ seats: 2, investors: { 0: ['robins', 'bill'] } });
    begin(state, opening);
    expect(state.players[0]!.hand).toHaveLength(4);
  });

  test.each([
    ['company', EPIC],
    ['forecast', -3],
  ] as const)('K24: Phil takes a %s of his choice; all know of which kind, nobody else which', (what, value) => {
    for (let seed = 1; seed < 12; seed++) {
      const state = table({ investors: { 2: ['phil'] } });
      begin(state, information);
      const told = make(state, 2, { kind: 'take', what, value }, fastRng(seed));
      expect(state.pairs[2]![what]).toBe(value);
      expect(only(told, 'took')).toEqual([{ kind: 'took', seat: 2, what }]);
      expect(game.view(state, 0).pairs[2]).toMatchObject({ company: null, forecast: null });
    }
  });

  test('K24: Warren looks at the face-down cards of a stockpile, in his turn before the bidding', () => {
    const state = table({ investors: { 1: ['warren'] } });
    lay(state, 0, [COSMIC]);
    lay(state, 0, [EPIC, BOOM], 1 << 2);
    begin(state, beforeBiddingStage);
    expect(game.legal(state, 1)).toEqual([{ kind: 'look-pile', pile: 0 }, DONE]);
    const told = make(state, 1, { kind: 'look-pile', pile: 0 });
    expect(only(told, 'saw-pile')).toMatchObject([{ cards: [EPIC, BOOM] }]);
    expect(game.view(state, 1).piles[0]!.cards).toEqual([COSMIC, EPIC, BOOM]);
    expect(game.view(state, 3).piles[0]!.cards).toEqual([COSMIC, null, null]);
  });

  test('K24: Mark moves any card to another stockpile; who knew it goes on knowing it', () => {
    const state = table({ investors: { 0: ['mark'] }, options: { commodities: true, firstPlayerCard: true } });
    lay(state, 0, [EPIC], 1 << 2);
    state.piles[1]!.goods.push(state.commerce.pop()!);
    state.firstCard = 1;
    begin(state, beforeBiddingStage);
    expect(game.legal(state, 0)).toContainEqual({ kind: 'shift', what: 'first-card', from: 1, place: 0, to: 0 });
    expect(game.legal(state, 0)).toContainEqual({ kind: 'shift', what: 'goods', from: 1, place: 0, to: 0 });
    make(state, 0, { kind: 'shift', what: 'card', from: 0, place: 0, to: 3 });
    expect(state.piles[0]!.cards).toEqual([]);
    expect(game.view(state, 2).piles[3]!.cards).toEqual([EPIC]);
    expect(game.view(state, 0).piles[3]!.cards).toEqual([null]);
    expect(state.phase.kind).toBe('bidding');
  });

  test('K24: who owns Warren and Mark chooses which comes first', () => {
    const state = table({ seats: 2, investors: { 1: ['mark', 'warren'] } });
    lay(state, 0, [EPIC], 1);
    begin(state, beforeBiddingStage);
    make(state, 1, { kind: 'shift', what: 'card', from: 0, place: 0, to: 1 });
    make(state, 1, { kind: 'look-pile', pile: 1 });
    expect(state.phase.kind).toBe('bidding');
  });
});

describe('bidding', () => {
  test('K24: Donald pays 6 where he bids 10 (K26), and must own 10', () => {
    expect(buys(table({ investors: { 0: ['donald'] } }), 10).players[0]!.cash).toBe(14);
    expect(buys(table({ investors: { 0: ['donald'] } }), 0).players[0]!.cash).toBe(20);
    const poor = table({ investors: { 0: ['donald'] }, cash: { 0: 9 } });
    begin(poor, biddingStage);
    expect(refused(poor, 0, bid(0, 10))).toEqual({ rule: 'K11', reason: 'above-cash' });
  });

  test('K24: Barbara’s spaces read +4 +3 0 3 8 15 22 30; K28: receipts cover nothing', () => {
    const spaces = [24, 23, 20, 17, 12, 5].map((_, space) => {
      const state = table({ investors: { 0: ['barbara'] } });
      begin(state, biddingStage);
      make(state, 0, { kind: 'bid', pile: 0, space });
      for (let seat = 1; seat < 4; seat++) make(state, seat, bid(seat, 0));
      return state.players[0]!.cash;
    });
    expect(spaces).toEqual([24, 23, 20, 17, 12, 5]);
    const two = table({ seats: 2, investors: { 0: ['barbara', 'bill'] }, cash: { 0: 14 } });
    begin(two, biddingStage);
    make(two, 0, { kind: 'bid', pile: 0, space: 0 });
    make(two, 1, bid(1, 0));
    expect(refused(two, 0, { kind: 'bid', pile: 2, space: 5 })).toEqual({ rule: 'K11', reason: 'above-cash' });
  });

  test('K26: Donald and Barbara in one company pay Barbara’s value of the space before; on the first they get 4', () => {
    const paid = [0, 4].map((space) => {
      const state = table({ seats: 2, investors: { 0: ['donald', 'barbara'] } });
      begin(state, biddingStage);
      make(state, 0, { kind: 'bid', pile: 0, space });
      make(state, 1, bid(1, 0));
      make(state, 0, { kind: 'bid', pile: 2, space: 3 }); // pays for space 2: nothing
      make(state, 1, bid(3, 0));
      return 30 - state.players[0]!.cash;
    });
    expect(paid).toEqual([-4, 3]);
  });

  test('K24: Carlos on 10 must be outbid by 20 or more; K26: on 20 he closes the track', () => {
    const state = table({ investors: { 0: ['carlos'] }, cash: { 1: 30 } });
    begin(state, biddingStage);
    make(state, 0, bid(0, 10));
    expect(refused(state, 1, bid(0, 15))).toEqual({ rule: 'K26', reason: 'blocked-space' });
    expect(game.legal(state, 1)).toContainEqual(bid(0, 20));
    const closed = table({ investors: { 0: ['carlos'] }, cash: { 0: 30, 1: 30 } });
    begin(closed, biddingStage);
    make(closed, 0, bid(0, 20));
    expect(refused(closed, 1, bid(0, 25))).toMatchObject({ rule: 'K26' });
  });

  test('K24: Mitt gets 1 each time he places; he must afford the bid first', () => {
    const state = table({ investors: { 0: ['mitt'] }, cash: { 0: 9 } });
    begin(state, biddingStage);
    expect(refused(state, 0, bid(0, 10))).toEqual({ rule: 'K11', reason: 'above-cash' });
    make(state, 0, bid(0, 6));
    expect(state.players[0]!.cash).toBe(10);
  });

  test('K24: Liliane gets 5 as the bidding begins and pays 1 each time she is outbid', () => {
    const state = table({ investors: { 0: ['liliane'] }, cash: { 0: 10 } });
    begin(state, biddingStage);
    expect(state.players[0]!.cash).toBe(15);
    make(state, 0, bid(0, 6));
    make(state, 1, bid(0, 10));
    expect(state.players[0]!.cash).toBe(14);
  });

  test('K28: Liliane pays only from cash her other meeple does not need', () => {
    const state = table({ seats: 2, investors: { 0: ['liliane', 'bill'] }, cash: { 0: 5, 1: 30 } });
    begin(state, biddingStage);
    make(state, 0, bid(0, 10));
    make(state, 1, bid(2, 0));
    make(state, 0, bid(1, 0));
    make(state, 1, bid(1, 1));
    expect(state.players[0]!.cash).toBe(10);
  });

  test('K24: Martha looks at one pair in a bidding phase, in her turn, before placing', () => {
    const martha = table({ seats: 3, investors: { 1: ['martha'] } });
    begin(martha, biddingStage);
    make(martha, 0, bid(0, 0));
    const looks = game.legal(martha, 1).filter(({ kind }) => kind === 'look-pair');
    expect(looks).toEqual([0, 2, 4, 5].map((pair) => ({ kind: 'look-pair', pair })));
    const told = make(martha, 1, { kind: 'look-pair', pair: 4 });
    expect(only(told, 'saw-pair')).toHaveLength(1);
    expect(game.view(martha, 1).pairs[4]!.company).toBe(martha.pairs[4]!.company);
    expect(game.view(martha, 0).pairs[4]!.company).toBeNull();
    expect(refused(martha, 1, { kind: 'look-pair', pair: 0 })).toEqual({ rule: 'K24', reason: 'no-look' });
    make(martha, 1, bid(1, 0));
  });

  test('K24: Bernie is paid his fees, after his bid', () => {
    const state = table({ investors: { 0: ['bernie'] } });
    lay(state, 0, [fee(3), fee(1)]);
    buys(state, 20);
    expect(state.players[0]).toMatchObject({ cash: 4, debts: [] });
  });
});

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

describe('the end of a round', () => {
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
