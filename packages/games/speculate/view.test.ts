import { fastRng, play } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { CLAIM, claiming, DONE, game, make, PASS, plays, table } from './testing/fixture.ts';

describe('what is hidden', () => {
  test('P3, P5: others’ market cards and objectives, and the order of the piles', () => {
    const state = table(3);
    const seen = game.view(state, 0);
    expect(seen.players.map(({ hand }) => hand)).toEqual([state.players[0]!.hand, null, null]);
    expect(seen.players.map(({ objective }) => objective?.card ?? null)).toEqual([
      state.players[0]!.objective,
      null,
      null,
    ]);
    expect(seen.players.map(({ amount }) => amount)).toEqual([450, 450, 450]);
    expect(seen.piles.flat().every((card) => card === null)).toBe(true);
    const spectator = game.view(state, null);
    expect(spectator.players.every(({ hand, objective }) => hand === null && objective === null)).toBe(true);
  });

  test('P9: cash and shares can be worked out, so they are in the view whether the screen shows them or not', () => {
    for (const openHoldings of [true, false]) {
      const state = game.setup({ openHoldings }, 3, fastRng(4));
      const seen = game.view(state, 1);
      expect(seen.openHoldings).toBe(openHoldings);
      expect(seen.players.map(({ cash, shares }) => ({ cash, shares }))).toEqual(
        state.players.map(({ cash, shares }) => ({ cash, shares })),
      );
    }
  });

  test('P12: a claimed objective is known ever after, in its pile and with whoever draws it again', () => {
    const state = table(2, {
      round: 5,
      phase: { kind: 'claim' },
      prices: [25, 25, 25, 10, 10],
      objectives: { 0: [0, 250, 225, 0, 175], 1: [250, 225, 0, 175, 0] },
      shares: { 0: [0, 10, 9, 0, 18], 1: [10, 9, 0, 18, 0] },
    });
    const claimed = state.players[0]!.objective!;
    make(state, CLAIM);
    expect(game.view(state, 1).piles[4]!.at(-1)).toBe(claimed);
    expect(game.view(state, null).piles[4]!.filter((card) => card !== null)).toEqual([claimed]);
    state.piles = state.piles.map((pile, level) => (level === 4 ? [claimed, ...pile.slice(0, -1)] : pile));
    state.phase = { kind: 'claim' };
    make(state, CLAIM);
    expect(state.players[1]!.objective).toBe(claimed);
    expect(game.view(state, 0).players[1]!.objective?.card).toBe(claimed);
  });

  test('P12: a claim shows the objective to everybody, and the next one to the claimant alone', () => {
    const { events } = play(game as AnyGame, claiming(3), 0, CLAIM, fastRng(1));
    const shown = events.flatMap(({ event }) => (game as AnyGame).reveals[event.kind]?.(event) ?? []);
    expect(shown).toEqual([
      { part: 'objective 0', to: null },
      { part: '500s top', to: 0 },
    ]);
  });

  test('P14: a seat that is out sees what a spectator sees', () => {
    const state = table(3, { cash: { 0: 200, 1: 40 } });
    make(state, [plays(state.players[0]!.hand[0]!), DONE, plays(state.players[0]!.hand[1]!), PASS]);
    make(state, [plays(state.players[1]!.hand[0]!), DONE]);
    expect(state.players[1]!.out).toBe(true);
    expect(game.view(state, 1)).toEqual({ ...game.view(state, null), seat: 1 });
  });

  test('P5: every hidden objective of an amount is equally likely to be another’s', () => {
    const state = table(2);
    const rng = fastRng(6);
    const seen = game.view(state, 0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 9_000; i++) {
      const card = String(game.imagine(seen, rng).players[1]!.objective);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => card !== state.players[0]!.objective);
    expectDistribution(counts, new Map(others.map((card) => [String(card), 1 / 9])));
  });
});
