import { fastRng, play } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { game, make, METRO, table } from './testing/fixture.ts';

const choosing = (played = 0, seats = 3) => {
  const state = table({ seats, phase: { kind: 'choose' } });
  state.played = played;
  return state;
};

describe('what is hidden', () => {
  test('S10: a chosen card is its owner’s secret; that they have chosen is not', () => {
    const state = choosing();
    const [, card] = game.view(state, 1).hand!;
    make(state, 1, { kind: 'card', card: card! });
    expect(game.view(state, 1).chosen).toBe(card);
    for (const viewer of [0, 2, null]) {
      expect(game.view(state, viewer).chosen).toBeNull();
      expect(game.view(state, viewer).players.map(({ hasChosen }) => hasChosen)).toEqual([false, true, false]);
    }
  });

  test('S5: hands are seen by their owners alone, and by no spectator', () => {
    const state = choosing(3);
    state.players.forEach(({ cards }, seat) => expect(game.view(state, seat).hand).toEqual(cards.slice(3, 5)));
    expect(game.view(state, null).hand).toBeNull();
  });

  test('S12: a drawn card is told to its owner alone', () => {
    const state = choosing();
    for (const seat of [0, 1]) make(state, seat, game.legal(state, seat)[0]!);
    const { events, barrier } = play(game as AnyGame, state, 2, game.legal(state, 2)[0]!, fastRng(1));
    expect(barrier).toBe(true);
    const drew = events.filter(({ event }) => event.kind === 'drew');
    expect(drew.map(({ to }) => to)).toEqual([[0], [1], [2]]);
  });

  test('S10: no undo passes the showing of the cards, even where the game ends and nothing is drawn by chance', () => {
    const state = table({ seats: 3, phase: { kind: 'choose' }, bricks: { [METRO]: 60 } });
    for (const seat of [0, 1]) make(state, seat, game.legal(state, seat)[0]!);
    const rng = fastRng(1);
    const { barrier } = play(game as AnyGame, state, 2, game.legal(state, 2)[0]!, rng);
    expect(state.phase.kind).toBe('over');
    expect(rng.draws).toBe(0);
    expect(barrier).toBe(true);
  });

  test('S12: what was played since the shuffle is remembered, in order', () => {
    const state = choosing(4);
    expect(game.view(state, null).players.map(({ discard }) => discard)).toEqual(
      state.players.map(({ cards }) => cards.slice(0, 4)),
    );
  });
});

test('S12: a move may show two cards of everybody and shuffle; the view still has them, in order', () => {
  const state = table({ seats: 3, phase: { kind: 'choose' }, action: 'none' });
  state.played = 7;
  state.bags.actions = ['none', 'none'];
  const played = state.players.map(({ cards }) => [...cards.slice(0, 7), cards[8], cards[7]]);
  for (const seat of [0, 1, 2]) make(state, seat, game.legal(state, seat)[1]!);
  expect(state.played).toBe(0);
  expect(game.view(state, null).players.map(({ previous }) => previous)).toEqual(played);
});

describe('imagine', () => {
  test('S12: another’s hand is as likely as the deals that lead to what was seen (all of them enumerated)', () => {
    const state = choosing(1);
    const [seen] = state.players[1]!.cards;
    make(state, 1, game.legal(state, 1)[0]!);
    // After one card: the hand dealt, which of it was played, the card drawn, and which is laid down now.
    const deals = new Map<string, number>();
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let total = 0;
    for (const a of nine)
      for (const b of nine)
        for (const drawn of nine) {
          if (a === b || a === drawn || b === drawn) continue;
          for (const [played, kept] of [
            [a, b],
            [b, a],
          ])
            for (const chosen of [kept, drawn]) {
              if (played !== seen) continue;
              const name = `${kept} ${drawn}: ${chosen}`;
              deals.set(name, (deals.get(name) ?? 0) + 1);
              total++;
            }
        }
    const expected = new Map([...deals].map(([name, count]) => [name, count / total]));
    const counts = new Map<string, number>();
    const rng = fastRng(11);
    const view = game.view(state, 0);
    for (let i = 0; i < 12_000; i++) {
      const { cards, chosen } = game.imagine(view, rng).players[1]!;
      const name = `${cards[1]} ${cards[2]}: ${chosen}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(expected.size).toBe(112);
    expectDistribution(counts, expected);
  });

  test('S12: one’s own deck may lie in any order', () => {
    const state = choosing(4);
    const [, , , , , , ...deck] = state.players[0]!.cards;
    expect(deck).toHaveLength(3);
    const view = game.view(state, 0);
    const rng = fastRng(12);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const name = game.imagine(view, rng).players[0]!.cards.slice(6).join();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const [a, b, c] = deck;
    const orders = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];
    expectDistribution(counts, new Map(orders.map((order) => [order.join(), 1 / 6])));
  });

  test('S10: what one has chosen oneself stays chosen', () => {
    const state = choosing();
    const [, card] = game.view(state, 0).hand!;
    make(state, 0, { kind: 'card', card: card! });
    const imagined = game.imagine(game.view(state, 0), fastRng(1));
    expect(imagined.players[0]).toMatchObject({ chosen: card });
    expect(imagined.players[1]!.chosen).toBeNull();
  });
});
