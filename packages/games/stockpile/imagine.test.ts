import { fastRng } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { FEE } from './cards.ts';
import { AMERICAN, BOOM, BOTTOMLINE, COSMIC, EPIC, game, LEADING, STANFORD, table } from './testing/fixture.ts';
import { dealPortfolios } from './imagine-portfolios.ts';
import { dealStarts, FOUND } from './knowledge.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** How often `imagine` draws what `of` tells of a state. */
function draws(state: State, viewer: number | null, times: number, of: (state: State) => string): Map<string, number> {
  const seen = game.view(state, viewer);
  const rng = fastRng(11);
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const name = of(game.imagine(seen, rng));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** All ways to deal the cards of a pool to slots, each with its weight; `keep` says which fit. */
function enumerate(
  pool: readonly number[],
  slots: number,
  keep: (dealt: readonly number[]) => boolean,
): Map<string, number> {
  const expected = new Map<string, number>();
  let all = 0;
  const visit = (left: readonly number[], dealt: readonly number[], weight: number): void => {
    if (dealt.length === slots) {
      if (!keep(dealt)) return;
      expected.set(dealt.join(), (expected.get(dealt.join()) ?? 0) + weight);
      all += weight;
      return;
    }
    left.forEach((count, kind) => {
      if (count > 0) visit(left.with(kind, count - 1), [...dealt, kind], weight * count);
    });
  };
  visit(pool, [], 1);
  return new Map([...expected].map(([name, weight]) => [name, weight / all]));
}

describe('imagined states follow the true probabilities', () => {
  test('K9: unseen pairs: every company and forecast equally likely in each', () => {
    const state = table({ seats: 4 });
    const pairings = [1, 2, 3, 5].flatMap((company) => [2, 1, 12, -3].map((forecast) => `${company},${forecast}`));
    expectDistribution(
      draws(state, 0, 4000, ({ pairs }) => `${pairs[1]!.company},${pairs[1]!.forecast}`),
      new Map(pairings.map((name) => [name, 1 / 16])),
    );
  });

  test('K2: the start shares of the others are different, and none is the viewer’s own', () => {
    const state = table({ seats: 3 });
    dealStarts(state, [COSMIC, EPIC, LEADING]);
    for (const company of [COSMIC, EPIC, LEADING]) state.deck.splice(state.deck.indexOf(company), 1);
    // Four American and two Steel shares were seen since: that makes them less likely to have been dealt first.
    for (const [company, count] of [
      [AMERICAN, 4],
      [STANFORD, 2],
    ] as const)
      for (let i = 0; i < count; i++) state.discard[state.deck.splice(state.deck.indexOf(company), 1)[0]!]!++;
    const unseen = [0, 10, 10, 6, 8, 10];
    const weights = new Map<string, number>();
    let all = 0;
    for (let one = 1; one < 6; one++)
      for (let two = 1; two < 6; two++) {
        if (one === two) continue;
        weights.set(`${one},${two}`, unseen[one]! * unseen[two]!);
        all += unseen[one]! * unseen[two]!;
      }
    expectDistribution(
      draws(state, 0, 6000, ({ players }) => [1, 2].map((seat) => players[seat]!.shares.indexOf(1)).join()),
      new Map([...weights].map(([name, weight]) => [name, weight / all])),
    );
  });

  test('K13: a card won unseen may be an action card, an older one may not', () => {
    const counts = draws(wonUnseen(), 0, 6000, ({ players }) =>
      String(players[1]!.shares[BOOM]! + players[1]!.shares[BOOM + 1]!),
    );
    // 59 shares and 8 actions are unseen; one share goes to the older card first.
    expectDistribution(
      counts,
      new Map([
        ['0', 58 / 66],
        ['1', 8 / 66],
      ]),
    );
  });

  /** Seat 1 has an old share, and one card won unseen; seat 0 holds a share. */
  function wonUnseen(): State {
    const state = table({ seats: 3, shares: { 0: { [COSMIC]: 1 }, 1: { [EPIC]: 2 } } });
    for (const viewer of [0, 2, 3]) state.loose[1 * 4 + viewer] = 1;
    for (const viewer of [0, 2, 3]) for (const kind of [BOOM, BOOM + 1]) state.most[(1 * 4 + viewer) * 8 + kind] = 1;
    return state;
  }

  test('K16: portfolios bounded in different ways: all deals within the bounds are equally likely', () => {
    const known = (least: number[], most: number[]) => ({
      least: [...least, 0, 0],
      most: [...most, 0, 0],
      loose: 0,
      start: 0,
    });
    const nothing = [0, 0, 0, 0, 0, 0];
    const player = (cards: number, most: number[]) => ({ cards, shares: null, known: known(nothing, most) });
    // Seat 1 has two cards, none of Cosmic; seat 2 two cards, none of Bottomline.
    const seen = {
      seats: 3,
      players: [
        { cards: 0, shares: [0, 0, 0, 0, 0, 0, 0, 0], known: known(nothing, nothing) },
        player(2, [0, 2, 2, 0, 0, 0]),
        player(2, [2, 0, 2, 0, 0, 0]),
      ],
    } as unknown as View;
    const pool = [2, 2, 2, 0, 0, 0, 0, 0, 1, 0, 0];
    const rng = fastRng(5);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const left = pool.slice();
      const portfolios = dealPortfolios(seen, 0, left, rng);
      expect(left[FEE]).toBe(1);
      const name = [1, 2].map((seat) => portfolios[seat]!.slice(0, 3).join('')).join();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const slots = enumerate(
      pool,
      4,
      ([a, b, c, d]) =>
        [a, b].every((kind) => kind === 1 || kind === 2) && [c, d].every((kind) => kind === 0 || kind === 2),
    );
    const expected = new Map<string, number>();
    for (const [name, probability] of slots) {
      const [a, b, c, d] = name.split(',').map(Number) as [number, number, number, number];
      const counted = [
        [a, b],
        [c, d],
      ]
        .map((kinds) => [0, 1, 2].map((kind) => kinds.filter((other) => other === kind).length).join(''))
        .join();
      expected.set(counted, (expected.get(counted) ?? 0) + probability);
    }
    expectDistribution(counts, expected);
  });

  test('K2: what is known of a start share is kept in the imagined state', () => {
    const state = table({ seats: 3 });
    dealStarts(state, [COSMIC, EPIC, BOTTOMLINE]);
    for (const company of [COSMIC, EPIC, BOTTOMLINE]) state.deck.splice(state.deck.indexOf(company), 1);
    const imagined = game.imagine(game.view(state, 0), fastRng(1));
    const company = imagined.players[1]!.shares.indexOf(1);
    expect(game.view(imagined, 1).players[1]!.known.start).toBe(FOUND + company);
  });
});
