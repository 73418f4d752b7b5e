import { describe, expect, test } from 'vitest';
import { BLM, card, does, game, GMP, GRG, isLegal, ofKind, PUP, RSN, takes, trick } from './testing/fixture.ts';

describe('the end of a trick', () => {
  test('T9: the winner takes the cards face up, its company rises a box, the winner leads', () => {
    const { state } = trick(
      [
        [BLM, 3],
        [GRG, 3],
        [RSN, 7],
      ],
      { [BLM]: 4, [GRG]: 5, [RSN]: 8 },
    );
    expect(state.portfolios[2]).toEqual([card(BLM, 3), card(GRG, 3), card(RSN, 7)]);
    expect(state.boxes[RSN]).toBe(8); // Profit Taking, then the rise
    expect(state.phase).toEqual({ kind: 'play', seat: 2 });
  });

  test('T4: New Acquisition: the company of a winning 6 rises two boxes', () => {
    const { state } = trick(
      [
        [BLM, 6],
        [GRG, 3],
        [RSN, 3],
      ],
      { [BLM]: 4, [GRG]: 1, [RSN]: 3 },
    );
    expect(state.boxes[BLM]).toBe(6);
  });

  test('T9: Side Deals come first, in the order played, and take any card but the winning one', () => {
    const { state } = trick(
      [
        [BLM, 1],
        [GRG, 7],
        [RSN, 1],
      ],
      {},
    );
    expect(state.phase).toMatchObject({ kind: 'side-deal', seat: 0, then: [2], winner: 1 });
    expect(game.legal(state, 0).map((move) => move.card)).toEqual([card(BLM, 1), card(RSN, 1)]);
    expect(isLegal(state, { kind: 'take', card: card(GRG, 7) })).toBe(false);
    takes(state, RSN, 1);
    expect(state.portfolios[0]).toEqual([card(RSN, 1)]);
    // T4: works also when this card itself was taken.
    expect(state.phase).toMatchObject({ kind: 'side-deal', seat: 2, then: [] });
    const events = takes(state, BLM, 1);
    expect(state.portfolios[2]).toEqual([card(BLM, 1)]);
    expect(ofKind(events, 'won')).toMatchObject({ seat: 1, cards: [card(GRG, 7)] });
  });

  test('T9: a Side Deal that finds nothing to take is passed over', () => {
    const { state } = trick(
      [
        [BLM, 1],
        [GRG, 7],
        [RSN, 1],
      ],
      {},
    );
    takes(state, BLM, 1);
    takes(state, RSN, 1);
    expect(state.phase).toEqual({ kind: 'play', seat: 1 });
    const five = trick(
      [
        [BLM, 1],
        [GRG, 1],
        [RSN, 1],
        [PUP, 1],
        [GMP, 2],
      ],
      { [BLM]: 2, [GRG]: 3, [RSN]: 4, [PUP]: 5, [GMP]: 6 },
    );
    // A Reversal: the lowest 1 wins with its own Side Deal; four deals for four cards, all of them taken.
    for (let taken = 0; taken < 4; taken++) {
      const [seat] = game.actors(five.state) as [number];
      does(five.state, game.legal(five.state, seat)[0]!);
    }
    expect(five.state.phase.kind).toBe('play');
    expect(five.state.portfolios[0]).toContain(card(BLM, 1));
  });

  test('T4: a Side Deal must be made, and works also for the seat that wins the trick with it', () => {
    const { state } = trick(
      [
        [BLM, 1],
        [GRG, 2],
        [RSN, 3],
      ],
      {},
    );
    expect(state.phase).toMatchObject({ kind: 'side-deal', seat: 0, winner: 0, winning: card(BLM, 1) });
    expect(game.legal(state, 0)).toHaveLength(2);
  });
});
