import { describe, expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { MoveError } from './errors.ts';
import { eventsFor, play } from './play.ts';
import { fastRng } from './rng.ts';
import { parseOptions } from './schema.ts';
import { finishedMatch } from './testing/finished.ts';
import { whispers } from './testing/whispers.ts';
import type { State } from './testing/whispers-state.ts';

describe('play', () => {
  const start = (): State => whispers.setup({}, 2, fastRng(3));

  test.each([
    [
      'a seat that is not asked',
      (state: State) => ({ seat: state.phase.kind === 'lay' ? 5 : 0, move: { kind: 'keep' } }),
      'not-asked',
    ],
    ['something that is no move', () => ({ seat: 0, move: { kind: 'cheat' } }), 'malformed'],
    [
      'a card of another hand',
      (state: State) => ({ seat: 0, move: { kind: 'lay', pick: state.hands[1]![0] } }),
      'illegal',
    ],
  ])('refuses %s and changes nothing', (_what, make, code) => {
    const state = start();
    const before = canonical(state);
    const { seat, move } = make(state);
    expect(() => play(whispers, state, seat, move, fastRng(1))).toThrow(expect.objectContaining({ code }) as Error);
    expect(canonical(state)).toBe(before);
  });

  test('names the rule and the legal moves of a refusal', () => {
    const state = start();
    try {
      play(whispers, state, 0, { kind: 'lay', pick: 99 }, fastRng(1));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(MoveError);
      expect((error as MoveError).refusal!.rule).toBe('W2');
      expect((error as MoveError).legal).toEqual(whispers.legal(state, 0));
    }
  });

  test('refuses every move after the end', () => {
    const match = finishedMatch();
    expect(() => match.play(0, { kind: 'lay', pick: 1 })).toThrow('the game is over');
  });

  test('takes a move whatever the order of its keys', () => {
    const state = start();
    const card = state.hands[0]![0]!;
    play(whispers, state, 0, JSON.parse(`{"pick":${card},"kind":"lay"}`), fastRng(1));
    expect(state.laid[0]).toBe(card);
  });

  test('records the barrier: a hidden choice can be undone, a reveal cannot', () => {
    const state = start();
    expect(play(whispers, state, 0, { kind: 'lay', pick: state.hands[0]![0] }, fastRng(1)).barrier).toBe(false);
    expect(play(whispers, state, 1, { kind: 'lay', pick: state.hands[1]![0] }, fastRng(1)).barrier).toBe(true);
  });

  test('tells private events only to whom they are meant for', () => {
    const state = start();
    for (const seat of [0, 1]) play(whispers, state, seat, { kind: 'lay', pick: state.hands[seat]![0] }, fastRng(1));
    const [looker] = whispers.actors(state) as [number];
    const played = play(whispers, state, looker, { kind: 'peek' }, fastRng(1));
    expect(eventsFor(played, looker)).toContainEqual(expect.objectContaining({ kind: 'saw', card: state.deck.at(-1) }));
    for (const other of [1 - looker, null])
      expect(eventsFor(played, other).map(({ kind }) => kind)).toEqual(['peeked', 'asks']);
  });
});

describe('options', () => {
  test.each([
    [{}, 7, 'whispers is for 2 to 4 seats, not 7'],
    [{ speed: 'high' }, 3, 'whispers has no option "speed"; it has none'],
  ])('%j with %i seats are refused', (options, seats, message) => {
    expect(() => parseOptions(whispers, options, seats)).toThrow(message);
  });
});
