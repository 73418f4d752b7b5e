import { eventsFor, fastRng, play } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import {
  ALHAMBRA,
  CARAT,
  COLONIA,
  EKETORP,
  game,
  HOLIDAY,
  hold,
  make,
  METRO,
  only,
  playCards,
  refused,
  SHOGUN,
  SHOW_MANAGER,
  table,
  TIMBUKTU,
} from './testing/fixture.ts';
import type { Event } from './state.ts';
import { stepsAfterHolidays } from './turn.ts';

/** Who moved where, in order. */
const walks = (events: readonly Event[]) => only(events, 'moved').map(({ company, from, to }) => [company, from, to]);

describe('S10: movement', () => {
  test('S10: tile 3, cards Metro, Timbuktu, Metro: each three empty spaces, at that moment', () => {
    const state = table({ seats: 3, movement: 3, bricks: { [METRO]: 18, [TIMBUKTU]: 20, [CARAT]: 23 } });
    const events = playCards(state, [METRO, TIMBUKTU, METRO]);
    expect(walks(events)).toEqual([
      [METRO, 18, 22], // 19, 21, 22: over Timbuktu
      [TIMBUKTU, 20, 25], // 21, 24, 25: over Metro and Carat
      [METRO, 22, 27], // 24, 26, 27: over Carat and Timbuktu
    ]);
    expect(only(events, 'moved').map(({ path }) => path)).toEqual([
      [19, 21, 22],
      [21, 24, 25],
      [24, 26, 27],
    ]);
  });

  test('S10: from the active seat on, clockwise', () => {
    const state = table({ seats: 3, active: 1, movement: 1 });
    const events = playCards(state, [ALHAMBRA, CARAT, COLONIA]);
    expect(only(events, 'moved').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(walks(events)).toEqual([
      [CARAT, 0, 1],
      [COLONIA, 0, 2],
      [ALHAMBRA, 0, 3],
    ]);
  });

  test('S2, S10: bricks on START block nobody, and several may stand there', () => {
    const state = table({ movement: 1 });
    playCards(state, [ALHAMBRA, ALHAMBRA, ALHAMBRA, ALHAMBRA]);
    expect(state.bricks).toEqual([4, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('S2, S10: a move stops on END, which holds any number, in the order they come', () => {
    const state = table({ movement: 6, bricks: { [METRO]: 58, [SHOGUN]: 59, [CARAT]: 55, [COLONIA]: 40 } });
    const events = playCards(state, [CARAT, METRO, SHOGUN, COLONIA]);
    expect(walks(events)).toEqual([
      [CARAT, 55, 60],
      [METRO, 58, 60],
      [SHOGUN, 59, 60],
      [COLONIA, 40, 46],
    ]);
    expect(state.arrived).toEqual([CARAT, METRO, SHOGUN]);
    expect([state.prices[CARAT], state.prices[METRO], state.prices[SHOGUN]]).toEqual([400, 350, 300]);
  });

  test('S10: END counts as one space', () => {
    const state = table({ movement: 2, bricks: { [METRO]: 57, [SHOGUN]: 58 } });
    playCards(state, [METRO, METRO, ALHAMBRA, CARAT]);
    expect(state.bricks[METRO]).toBe(60); // 59 and END, over Shogun
    expect(state.arrived).toEqual([METRO]);
  });

  test('S10: a card for a brick on END does nothing', () => {
    const state = table({ movement: 5, bricks: { [METRO]: 58, [SHOGUN]: 59 } });
    const events = playCards(state, [METRO, SHOGUN, METRO, METRO]);
    expect(walks(events).slice(2)).toEqual([
      [METRO, 60, 60],
      [METRO, 60, 60],
    ]);
    expect(state.arrived).toEqual([METRO, SHOGUN]);
  });

  test('S10: all choose at the same time, in any order; nothing is shown before the last', () => {
    const state = table({ phase: { kind: 'choose' }, movement: 2 });
    expect(game.actors(state)).toEqual([0, 1, 2, 3]);
    for (const [done, left] of [
      [2, [0, 1, 3]],
      [0, [1, 3]],
      [3, [1]],
    ] as const) {
      const move = game.legal(state, done)[1]!;
      const played = play(game as AnyGame, state, done, move, fastRng(2));
      for (const viewer of [null, 1]) expect(eventsFor(played, viewer)).toEqual([{ kind: 'chose', seat: done }]);
      expect(eventsFor(played, done)).toContainEqual({ ...move, kind: 'laid', seat: done });
      expect(game.actors(state)).toEqual(left);
      expect(game.legal(state, done)).toEqual([]);
      expect(game.view(state, 1).players[done]!.hasChosen).toBe(true);
    }
    const chosen = state.players.map(({ chosen }) => chosen);
    chosen[1] = state.players[1]!.cards[0]!;
    const events = make(state, 1, { kind: 'card', card: chosen[1] });
    expect(only(events, 'revealed')).toEqual([{ kind: 'revealed', cards: chosen }]);
  });

  test('S10: refused: a card that is not in hand, a second card, another kind of move', () => {
    const state = table({ phase: { kind: 'choose' } });
    const [first] = game.view(state, 0).hand!;
    const absent = state.players[0]!.cards[5]!;
    const illegal = { code: 'illegal', rule: 'S10' };
    expect(refused(state, 0, { kind: 'card', card: absent })).toEqual({ ...illegal, reason: 'not-in-hand' });
    expect(refused(state, 0, { kind: 'rank', company: METRO })).toEqual({ ...illegal, reason: 'choose-now' });
    expect(refused(state, 0, { kind: 'card', card: 9 })).toEqual({ code: 'malformed' });
    make(state, 0, { kind: 'card', card: first! });
    expect(refused(state, 0, { kind: 'card', card: first! })).toEqual({ code: 'not-asked' });
  });
});

describe('S11: Bank Holiday', () => {
  test.each([
    // seats, tile, by number of holidays from none
    [3, 5, [5, 0, 0, 0]],
    [4, 5, [5, 0, 0, 0]],
    [5, 5, [5, 3, 0, 0]],
    [6, 5, [5, 3, 0, 0]],
    [6, 4, [4, 2, 0, 0]],
    [5, 1, [1, 1, 0, 0]],
  ])('S11: %i seats, tile %i: steps %j', (seats, tile, steps) => {
    expect(steps.map((_, holidays) => stepsAfterHolidays(tile, holidays, seats))).toEqual(steps);
  });

  test('S11: with four seats one keeps every brick where it is', () => {
    const state = table({ movement: 5, bricks: { [METRO]: 10 } });
    const events = playCards(state, [METRO, METRO, HOLIDAY, CARAT]);
    expect(state.bricks[METRO]).toBe(10);
    expect(only(events, 'holiday')).toEqual([{ kind: 'holiday', count: 1, steps: 0 }]);
    expect(walks(events)).toEqual([]);
  });

  test('S11: with five seats one halves the tile, rounded up; the Bank Holiday moves nothing', () => {
    const state = table({ seats: 5, movement: 5, bricks: { [METRO]: 10 } });
    const events = playCards(state, [METRO, METRO, HOLIDAY, CARAT, SHOGUN]);
    expect(state.bricks[METRO]).toBe(16);
    expect(only(events, 'holiday')).toEqual([{ kind: 'holiday', count: 1, steps: 3 }]);
    expect(only(events, 'moved').map(({ seat }) => seat)).toEqual([0, 1, 3, 4]);
  });

  test('S11: with six seats two keep every brick where it is', () => {
    const state = table({ seats: 6, movement: 6, bricks: { [METRO]: 10 } });
    playCards(state, [METRO, HOLIDAY, HOLIDAY, CARAT, SHOGUN, METRO]);
    expect(state.bricks[METRO]).toBe(10);
  });
});

describe('S12: cards', () => {
  /** Seven cards played without a Trade or a brick near END; two are left in every hand, no deck. */
  function beforeTheEighth() {
    const state = table({ action: 'none', movement: 1 });
    state.played = 7;
    state.phase = { kind: 'choose' };
    return state;
  }

  test('S12: the card played lies open on the discard pile, the other stays in hand with a new one', () => {
    const state = table({ phase: { kind: 'choose' } });
    const before = state.players.map(({ cards }) => cards.slice());
    const events = [0, 1, 2, 3].flatMap((seat) => make(state, seat, { kind: 'card', card: before[seat]![seat % 2]! }));
    for (let seat = 0; seat < 4; seat++) {
      const cards = before[seat]!;
      const { players, hand } = game.view(state, seat);
      expect(players[seat]!.discard).toEqual([cards[seat % 2]]);
      expect(hand).toEqual([cards[1 - (seat % 2)], cards[2]]);
    }
    expect(only(events, 'drew').map(({ seat, cards }) => [seat, cards])).toEqual(
      before.map((cards, seat) => [seat, [cards[2]]]),
    );
  });

  test('S12: with no deck left nothing is drawn, and one card remains', () => {
    const state = beforeTheEighth();
    state.bags.actions = ['trade'];
    const events = [0, 1, 2, 3].flatMap((seat) => make(state, seat, game.legal(state, seat)[0]!));
    expect(only(events, 'drew')).toEqual([]);
    expect(game.view(state, 0).hand).toHaveLength(1);
    expect(game.view(state, 0).players[1]!.discard).toHaveLength(8);
  });

  test('S12: the ninth card is played by itself after the action, then nine are shuffled and two drawn', () => {
    const state = beforeTheEighth();
    state.bags.actions = ['trade'];
    for (const seat of [0, 1, 2, 3]) make(state, seat, game.legal(state, seat)[0]!);
    const last = state.players.map(({ cards }) => cards[8]!);
    expect(state.phase).toEqual({ kind: 'trade', seat: 1 });
    const events = [1, 2, 3, 0].flatMap((seat) => make(state, seat, { kind: 'trade', buy: null, sell: null }));
    expect(only(events, 'revealed')).toEqual([{ kind: 'revealed', cards: last }]);
    expect(only(events, 'chose')).toEqual([]);
    expect(only(events, 'shuffled')).toHaveLength(1);
    expect(only(events, 'drew').map(({ cards }) => cards)).toEqual(
      [0, 1, 2, 3].map((seat) => game.view(state, seat).hand),
    );
    for (const { cards } of state.players) expect(cards.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(game.view(state, 2).players.map(({ discard }) => discard)).toEqual([[], [], [], []]);
    expect(game.view(state, 2).hand).toHaveLength(2);
  });

  test('S12: a ninth turn with No Action passes by itself', () => {
    const state = beforeTheEighth();
    state.bags.actions = ['none', 'none'];
    const events = [0, 1, 2, 3].flatMap((seat) => make(state, seat, game.legal(state, seat)[0]!));
    expect(only(events, 'turn').map(({ turn }) => turn)).toEqual([2, 3]);
    expect(only(events, 'revealed')).toHaveLength(2);
    expect(state).toMatchObject({ active: 2, played: 0, phase: { kind: 'choose' } });
  });

  test('S12: the shuffle gives every card the same chance to come first', () => {
    const firsts = new Map<string, number>();
    for (let seed = 0; seed < 900; seed++) {
      const state = beforeTheEighth();
      state.bags.actions = ['none', 'none'];
      const rng = fastRng(seed);
      for (const seat of [0, 1, 2, 3]) make(state, seat, game.legal(state, seat)[0]!, rng);
      const first = String(state.players[0]!.cards[0]);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    expectDistribution(firsts, new Map([0, 1, 2, 3, 4, 5, 6, 7, 8].map((card) => [String(card), 1 / 9])));
  });

  test('S10: a seat’s own hand alone decides what it may play', () => {
    const state = table({ phase: { kind: 'choose' } });
    hold(state, 0, EKETORP);
    const [, second] = state.players[0]!.cards;
    expect(game.legal(state, 0)).toEqual([
      { kind: 'card', card: EKETORP },
      { kind: 'card', card: second },
    ]);
    hold(state, 0, SHOW_MANAGER);
    expect(game.legal(state, 0)[0]).toEqual({ kind: 'card', card: SHOW_MANAGER });
  });
});
