import { fastRng, play } from '@outcry/engine';
import type { MoveError } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { BLM, card, game, GMP, GRG, ofKind, plays, RSN, table, trick } from './testing/fixture.ts';
import type { Event, State } from './state.ts';

const kinds = (events: Event[]): string[] => events.map(({ kind }) => kind);

describe('playing a trick', () => {
  test('T6: any card of the hand may be played, and its effect happens before the next plays', () => {
    const state = table(3, { hands: [[card(BLM, 7)], [card(GRG, 3)]], lead: 0 });
    expect(new Set(game.legal(state, 0).map((move) => move.card))).toEqual(new Set(state.hands[0]));
    plays(state, BLM, 7);
    expect(state.boxes[BLM]).toBe(0);
    expect(game.actors(state)).toEqual([1]);
  });

  test('T6: a round has five tricks', () => {
    const state = table(3, { lead: 0 });
    const rng = fastRng(4);
    const tricks = new Set<number>();
    while (state.round === 1) {
      tricks.add(state.trick);
      const [seat] = game.actors(state) as [number];
      const legal = game.legal(state, seat);
      game.apply(state, seat, legal[rng.below(legal.length)]!, rng, null);
    }
    expect([...tricks]).toEqual([1, 2, 3, 4, 5]);
  });

  test.each<[string, [number, number][], Record<number, number>, number]>([
    [
      'the highest number wins',
      [
        [BLM, 3],
        [GRG, 6],
        [RSN, 1],
      ],
      {},
      1,
    ],
    [
      'of equal numbers the higher company wins',
      [
        [BLM, 6],
        [GRG, 6],
        [RSN, 3],
      ],
      { [BLM]: 4, [GRG]: 5 },
      1,
    ],
    [
      'of equal prices the tracker further right is higher',
      [
        [BLM, 6],
        [GRG, 6],
        [RSN, 3],
      ],
      { [BLM]: 6, [GRG]: 4 },
      0,
    ],
    [
      'prices count as they stand after the immediate effects',
      [
        [BLM, 7],
        [GRG, 7],
        [RSN, 7],
      ],
      { [BLM]: 6, [GRG]: 6, [RSN]: 9 },
      2,
    ],
    [
      'cards tied in both drop out, the next highest wins',
      [
        [BLM, 6],
        [GRG, 6],
        [RSN, 3],
      ],
      { [BLM]: 4, [GRG]: 4 },
      2,
    ],
    [
      'with a Reversal the lowest number wins',
      [
        [BLM, 6],
        [GRG, 2],
        [RSN, 3],
      ],
      {},
      1,
    ],
    [
      'with a Reversal the lower company wins a tie',
      [
        [BLM, 2],
        [GRG, 2],
        [RSN, 3],
      ],
      { [BLM]: 4, [GRG]: 5 },
      0,
    ],
    [
      'with a Reversal tied cards drop out too',
      [
        [BLM, 2],
        [GRG, 2],
        [RSN, 3],
      ],
      { [BLM]: 4, [GRG]: 4 },
      2,
    ],
    [
      'two Reversals do not cancel',
      [
        [BLM, 2],
        [GRG, 6],
        [RSN, 2],
      ],
      { [BLM]: 4, [RSN]: 5 },
      0,
    ],
    [
      'a 1 beats a 2 after a Reversal',
      [
        [BLM, 2],
        [GRG, 6],
        [RSN, 1],
      ],
      {},
      2,
    ],
  ])('T7: %s', (_what, cards, boxes, winner) => {
    const { state, events } = trick(cards, boxes);
    const winning = ofKind(events, 'won') ?? (state.phase.kind === 'side-deal' ? { seat: state.phase.winner } : null);
    expect(winning?.seat).toBe(winner);
  });

  test('T8: sevens at boxes 5, 5 and 3: the one at 3 wins', () => {
    const { events } = trick(
      [
        [BLM, 7],
        [GRG, 7],
        [RSN, 7],
      ],
      { [BLM]: 6, [GRG]: 6, [RSN]: 4 },
    );
    expect(ofKind(events, 'won')).toMatchObject({ seat: 2, card: card(RSN, 7) });
  });

  test('T8: when all drop out nobody wins: cards aside, no price rises, the same seat leads, effects stand', () => {
    const { state, events } = trick(
      [
        [BLM, 3],
        [GRG, 3],
        [RSN, 3],
      ],
      { [BLM]: 4, [GRG]: 4, [RSN]: 4 },
    );
    expect(ofKind(events, 'nobody-won')?.cards).toEqual([card(BLM, 3), card(GRG, 3), card(RSN, 3)]);
    expect(state.aside).toEqual([card(BLM, 3), card(GRG, 3), card(RSN, 3)]);
    expect(state.portfolios.flat()).toEqual([]);
    expect(state.boxes.slice(0, 3)).toEqual([5, 5, 5]);
    expect(state.phase).toEqual({ kind: 'play', seat: 0 });
    expect(state.trick).toBe(2);
  });

  test('T8: Side Deals do nothing when nobody wins', () => {
    const { state, events } = trick(
      [
        [BLM, 1],
        [GRG, 1],
        [RSN, 1],
      ],
      {},
    );
    expect(kinds(events)).toContain('nobody-won');
    expect(state.phase).toEqual({ kind: 'play', seat: 0 });
  });
});

describe('refusals', () => {
  const refusal = (state: State, move: object): unknown => {
    const before = JSON.stringify(state);
    try {
      play(game, state, game.actors(state)[0]!, move, fastRng(1));
    } catch (error) {
      expect(JSON.stringify(state)).toBe(before);
      return (error as MoveError).refusal;
    }
    throw new Error('the move was taken');
  };
  const hand = () => table(4, { hands: [[card(BLM, 4), card(BLM, 5), card(BLM, 6)], [card(RSN, 7)]], lead: 0 });
  const playing = (number: number, target: number | null, boxes: number | null, company: number = BLM) => ({
    kind: 'play',
    card: card(company, number),
    target,
    boxes,
  });

  test.each([
    ['a card of another hand', playing(7, null, null, RSN), 'T6', 'not-in-hand'],
    ['Bad Press without a company', playing(4, null, null), 'T4', 'target-needed'],
    ['Bad Press on its own company', playing(4, BLM, -1), 'T4', 'another-company'],
    ['Bad Press on a company left out', playing(4, GMP, -1), 'T1', 'company-not-in-play'],
    ['Bad Press upwards', playing(4, RSN, 1), 'T4', 'wrong-boxes'],
    ['an Insider Tip of two boxes', playing(5, RSN, 2), 'T4', 'wrong-boxes'],
    ['a company for a card without a choice', playing(6, RSN, 1), 'T4', 'no-target'],
    ['a Side Deal when there is none', { kind: 'take', card: card(BLM, 4) }, 'T9', 'no-side-deal-now'],
  ])('%s', (_what, move, rule, reason) => {
    expect(refusal(hand(), move)).toMatchObject({ rule, reason });
  });

  test.each([
    ['the winning card', { kind: 'take', card: card(GRG, 7) }, 'T4', 'not-the-winning-card'],
    ['a card that is not in the trick', { kind: 'take', card: card(BLM, 5) }, 'T4', 'not-in-trick'],
    ['playing on', playing(5, RSN, 1), 'T9', 'side-deal-first'],
  ])('in a Side Deal: %s', (_what, move, rule, reason) => {
    const { state } = trick(
      [
        [BLM, 1],
        [GRG, 7],
        [RSN, 3],
      ],
      {},
    );
    expect(refusal(state, move)).toMatchObject({ rule, reason });
  });
});
