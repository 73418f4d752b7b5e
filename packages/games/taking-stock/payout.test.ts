import { fastRng } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { BLM, card, does, game, GRG, payRound, plays, RSN, table } from './testing/fixture.ts';
import { payFor, resultOf } from './phases/payout.ts';
import { nextRound } from './phases/round.ts';
import type { Event, State } from './state.ts';

describe('payouts', () => {
  test.each<[string, number[], number[]]>([
    ['each rank its money', [4, 2, 1, 0], [10, 8, 6, 0]],
    ['nobody is paid without a share', [7, 0, 0, 0], [10, 0, 0, 0]],
    ['two first share 1st and 2nd, the next is third', [3, 3, 1, 0], [9, 9, 6, 0]],
    ['three first share all, nobody else is paid', [2, 2, 2, 1], [8, 8, 8, 0]],
    ['four first share all, rounded down', [1, 1, 1, 1], [6, 6, 6, 6]],
    ['two second share 2nd and 3rd, no third', [4, 1, 1, 0], [10, 7, 7, 0]],
    ['three second share 2nd and 3rd, rounded down', [4, 1, 1, 1], [10, 4, 4, 4]],
    ['two third share 3rd', [4, 2, 1, 1], [10, 8, 3, 3]],
  ])('T10: %s', (_what, shares, money) => {
    expect(payFor([10, 8, 6], shares)).toEqual(money);
  });

  test('T10: five tied for third share 3rd, rounded down', () => {
    expect(payFor([6, 4, 2], [5, 4, 1, 1, 1])).toEqual([6, 4, 0, 0, 0]);
  });

  test('T10: the two cards left in hand join the portfolio and are shown before the payout', () => {
    const state = table(3, { boxes: { [BLM]: 4 } });
    const events = payRound(
      state,
      [[card(BLM, 1)], [card(BLM, 2)]],
      [[card(GRG, 1), card(GRG, 2)], [card(BLM, 3), card(BLM, 4)], []],
    );
    expect(events.slice(0, 2)).toEqual([
      { kind: 'leftovers', seat: 0, cards: [card(GRG, 1), card(GRG, 2)] },
      { kind: 'leftovers', seat: 1, cards: [card(BLM, 3), card(BLM, 4)] },
    ]);
    const paid = events.find((event) => event.kind === 'paid' && event.company === BLM);
    expect(paid).toMatchObject({ price: 2, shares: [1, 3, 0], money: [1, 4, 0] });
    expect(state.money.slice(0, 2)).toEqual([1 + 2, 4]); // and Green Globe at 1 pays seat 0 two
  });

  test('T11: after rounds 1 to 3 all cards go back into the deck and prices stay', () => {
    const state = table(3, { boxes: { [BLM]: 9, [GRG]: 3, [RSN]: 0 } });
    payRound(state, [[card(BLM, 1)]]);
    expect(state.round).toBe(2);
    expect(state.portfolios).toEqual([[], [], []]);
    expect(state.aside).toEqual([]);
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(state.boxes.slice(0, 3)).toEqual([9, 3, 0]);
  });

  test('T10: the next deal does not make anybody forget what the last cards were', () => {
    const state = table(3);
    payRound(state, [[card(BLM, 1)], [], []], [[card(BLM, 2)], [card(GRG, 5)], []]);
    for (const viewer of [0, 1, 2, null])
      expect(game.view(state, viewer).lastPortfolios).toEqual([[card(BLM, 1), card(BLM, 2)], [card(GRG, 5)], []]);
  });

  test('T11: after round 4 the portfolios stay and the game is over', () => {
    const state = table(3);
    state.round = 4;
    payRound(state, [[card(BLM, 1)], [card(RSN, 2)]]);
    expect(state.portfolios).toEqual([[card(BLM, 1)], [card(RSN, 2)], []]);
    expect(game.actors(state)).toEqual([]);
  });
});

describe('Otto', () => {
  /** Two seats, seat 0 leads, Otto's stack given from the top. */
  const withOtto = (own: number[], otto: number[], other: number[], boxes: Record<number, number> = {}): State =>
    table(2, { hands: [own, other, otto.toReversed()], boxes, lead: 0 });

  test('T12: three hands are dealt; the order is the non-dealer, Otto, the dealer', () => {
    const state = game.setup({ leftOut: [] }, 2, fastRng(2));
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(state.order).toEqual([1 - state.dealer, 2, state.dealer]);
    expect(game.actors(state)).toEqual([1 - state.dealer]);
  });

  test('T12: he turns up his top card by himself, and its effect is ignored', () => {
    const state = withOtto([card(BLM, 6)], [card(GRG, 3)], [card(RSN, 3)], { [GRG]: 5 });
    const events = plays(state, BLM, 6);
    expect(events).toContainEqual({ kind: 'otto-played', card: card(GRG, 3) });
    expect(state.boxes[GRG]).toBe(5);
    expect(game.actors(state)).toEqual([1]);
  });

  test('T12: his 2 does not reverse and his 1 deals nothing', () => {
    const reversal = withOtto([card(BLM, 6)], [card(GRG, 2)], [card(RSN, 3)]);
    plays(reversal, BLM, 6);
    expect(plays(reversal, RSN, 3)).toContainEqual(expect.objectContaining({ kind: 'won', seat: 0 }));
    const sideDeal = withOtto([card(BLM, 6)], [card(GRG, 1)], [card(RSN, 3)]);
    plays(sideDeal, BLM, 6);
    expect(plays(sideDeal, RSN, 3)).toContainEqual(expect.objectContaining({ kind: 'won', seat: 0 }));
  });

  test('T12: he wins tricks, his 6 raises its company by one box, and then he leads', () => {
    const state = withOtto([card(BLM, 3)], [card(GRG, 6), card(GRG, 7)], [card(RSN, 3)], { [GRG]: 5 });
    plays(state, BLM, 3);
    const events = plays(state, RSN, 3);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'won', seat: null, card: card(GRG, 6) }));
    expect(state.boxes[GRG]).toBe(6);
    expect(state.table).toEqual([card(GRG, 7)]); // he has led the next trick
    expect(game.actors(state)).toEqual([1]); // clockwise of him sits the dealer
  });

  test('T12: he counts for ranks and ties, his leftovers too, but earns nothing', () => {
    const state = table(2, { boxes: { [BLM]: 4 } });
    const events = payRound(state, [[card(BLM, 1)], [], [card(BLM, 2)]], [[], [], [card(BLM, 3)]]);
    const paid = events.find((event) => event.kind === 'paid' && event.company === BLM) as Extract<
      Event,
      { kind: 'paid' }
    >;
    expect(paid).toMatchObject({ shares: [1, 0, 2], money: [1, 0, 4], otto: 2 });
    expect(state.money).toEqual([1, 0]);
  });

  test('T12: he never deals: the deal alternates and his place moves with it', () => {
    const state = table(2, { lead: 0 });
    expect(state.dealer).toBe(1);
    payRound(state, []);
    expect(state.dealer).toBe(0);
    expect(state.order).toEqual([1, 2, 0]);
  });
});

describe('the end', () => {
  test.each<[string, Partial<State>, number[]]>([
    ['most money wins', { money: [30, 50, 20] }, [2, 1, 3]],
    ['then money of the fourth round', { money: [30, 30, 20], earned: [9, 8, 20] }, [1, 2, 3]],
    [
      'then shares in the last portfolio',
      { money: [30, 30, 30], earned: [9, 9, 9], portfolios: [[0], [1, 2], []] },
      [2, 1, 3],
    ],
    [
      'still level: the victory is shared',
      { money: [30, 30, 20], earned: [9, 9, 9], portfolios: [[0], [1], [2]] },
      [1, 1, 3],
    ],
  ])('T13: %s', (_what, end, places) => {
    expect(resultOf({ ...table(3), ...end } as State).places).toEqual(places);
  });

  test('T13: Otto is not in it, and money may pass 49', () => {
    const state = table(2, { boxes: { [BLM]: 14 } });
    state.round = 4;
    state.money = [48, 0];
    payRound(state, [[card(BLM, 1)], [], [card(GRG, 1), card(GRG, 2)]]);
    expect(game.result(state)).toEqual({ places: [1, 2], scores: [58, 0] });
  });
});

describe('what is hidden', () => {
  test('a seat sees its own hand and only the sizes of the others; Otto’s stack is hidden from all', () => {
    const state = table(2);
    expect(game.view(state, 0).hand).toEqual(state.hands[0]);
    expect(game.view(state, null).hand).toEqual([]);
    expect(game.view(state, 1).handSizes).toEqual([7, 7, 7]);
  });

  test('T5: a deal tells each seat its own cards and nobody else’s', () => {
    const state = table(2);
    const told: [Event, readonly number[] | undefined][] = [];
    nextRound(state, fastRng(2), (event, to) => told.push([event, to]));
    expect(told.slice(1)).toEqual([
      [{ kind: 'dealt-cards', cards: state.hands[0] }, [0]],
      [{ kind: 'dealt-cards', cards: state.hands[1] }, [1]],
    ]);
  });

  test('imagined hands follow the true probabilities: every split of the unseen cards equally likely', () => {
    const state = table(3, { lead: 0 });
    const rng = fastRng(8);
    while (state.trick < 5) {
      const [seat] = game.actors(state) as [number];
      does(state, game.legal(state, seat)[0]!);
    }
    const seen = game.view(state, 0);
    const unseen = [...state.hands[1]!, ...state.hands[2]!].sort((a, b) => a - b);
    const size = state.hands[1]!.length;
    const splits = subsets(unseen, size).map((cards) => cards.join());
    const counts = new Map<string, number>();
    for (let i = 0; i < 20_000; i++) {
      const split = game.imagine(seen, rng).hands[1]!.join();
      counts.set(split, (counts.get(split) ?? 0) + 1);
    }
    expectDistribution(counts, new Map(splits.map((split) => [split, 1 / splits.length])));
  });
});

/** Every way to choose so many of the cards. */
function subsets(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cards.flatMap((first, i) => subsets(cards.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}
