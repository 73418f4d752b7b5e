import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import {
  DONE,
  dividend,
  down,
  game,
  make,
  offers,
  only,
  PASS,
  plays,
  refused,
  setCash,
  table,
  up,
} from './testing/fixture.ts';
import type { State } from './state.ts';

/** The rest of a turn with the first cards of the hand, without deals or claim. */
function playTurn(state: State): void {
  const { hand } = state.players[state.turn.seat]!;
  make(state, [plays(hand[0]!), DONE]);
  if (state.phase.kind === 'card' && state.phase.second) make(state, [plays(hand[1]!), PASS]);
}

describe('the fee', () => {
  test('P7: 50 go to the bank by itself when a turn begins', () => {
    const state = table(3);
    expect(state.players.map(({ cash }) => cash)).toEqual([200, 250, 250]);
    expect(state.bank.cash).toBe(950);
    playTurn(state);
    expect(state.turn.seat).toBe(1);
    expect(state.players[1]!.cash).toBe(200);
  });

  test.each([
    [50, 0, false],
    [49, 49, true],
  ])('P7: who has %i keeps %i; owes the late fee: %s', (cash, left, owes) => {
    const state = table(3, { cash: { 1: cash }, hands: { 0: [up(0, 1), up(0, 2)] } });
    playTurn(state);
    expect(state.turn).toMatchObject({ seat: 1, owes });
    expect(state.players[1]!.cash).toBe(left);
  });

  function late(cash: number): State {
    const state = table(3, { cash: { 1: 30 }, hands: { 0: [up(0, 1), up(0, 2)], 1: [up(1, 1), up(1, 2)] } });
    playTurn(state);
    make(state, plays(up(1, 1)));
    setCash(state, 1, cash);
    return state;
  }

  test('P7: the late fee of 100 replaces the 50 and is taken when dealing ends, before the second card', () => {
    const state = late(100);
    const bank = state.bank.cash;
    expect(only(make(state, DONE), 'fee')).toEqual([{ kind: 'fee', seat: 1, amount: 100 }]);
    expect(state.players[1]!.cash).toBe(0);
    expect(state.bank.cash).toBe(bank + 100);
    expect(state.phase).toEqual({ kind: 'card', second: true });
    expect(state.turn.owes).toBe(false);
  });

  test('P7: who has less is out at once, without second card or claim', () => {
    const state = late(99);
    const events = make(state, DONE);
    expect(only(events, 'bankrupt')).toEqual([{ kind: 'bankrupt', seat: 1 }]);
    expect(state.players[1]).toMatchObject({ out: true, cash: 0 });
    expect(game.actors(state)).toEqual([2]);
    expect(state.phase).toEqual({ kind: 'card', second: false });
  });
});

describe('market cards', () => {
  test('P8: the card goes to the discards, another is drawn, and only its owner is told which', () => {
    const state = table(3, { hands: { 0: [up(0, 2)] } });
    const top = state.pile.at(-1)!;
    const events = make(state, plays(up(0, 2)));
    expect(state.discards).toEqual([up(0, 2)]);
    expect(state.players[0]!.hand).toContain(top);
    expect(state.players[0]!.hand.length).toBe(3);
    expect(only(events, 'drew')).toEqual([{ kind: 'drew', seat: 0, card: top, played: up(0, 2) }]);
    const told: unknown[] = [];
    game.apply(table(3, { hands: { 0: [up(0, 2)] } }), 0, plays(up(0, 2)), fastRng(1), (event, to) => {
      if (event.kind === 'drew') told.push(to);
    });
    expect(told).toEqual([[0]]);
  });

  test('P8: Stores at 10 and the card "Stores up 2" make 12', () => {
    const state = table(3, { hands: { 0: [up(1, 2)] } });
    const events = make(state, plays(up(1, 2)));
    expect(state.prices).toEqual([10, 12, 10, 10, 10]);
    expect(only(events, 'price')).toEqual([{ kind: 'price', sector: 1, from: 10, to: 12 }]);
  });

  test('P8: a card may be played where the limit takes all of its effect', () => {
    const state = table(3, { prices: [30, 10, 10, 10, 0], hands: { 0: [up(0, 3), down(4, 1)] } });
    make(state, [plays(up(0, 3)), DONE, plays(down(4, 1))]);
    expect(state.prices).toEqual([30, 10, 10, 10, 0]);
  });

  test('P8: a card that is not in the hand is refused', () => {
    const state = table(3, { hands: { 0: [up(0, 1), up(0, 2), up(0, 3)] } });
    expect(refused(state, plays(up(1, 1)))).toEqual({ rule: 'P8', reason: 'not-in-hand' });
    expect(refused(state, DONE)).toEqual({ rule: 'P8', reason: 'play-a-card' });
    expect(refused(state, offers('buy', 1, 0))).toEqual({ rule: 'P8', reason: 'play-a-card' });
  });

  test('P11: after dealing a second card, then the claim; no more deals', () => {
    const state = table(3, { hands: { 0: [up(0, 1), down(1, 3)] } });
    make(state, [plays(up(0, 1)), DONE]);
    expect(game.legal(state, 0)).toEqual(state.players[0]!.hand.map(plays));
    expect(refused(state, offers('buy', 1, 0))).toEqual({ rule: 'P11', reason: 'dealing-is-over' });
    make(state, plays(down(1, 3)));
    expect(state.prices).toEqual([11, 7, 10, 10, 10]);
    expect(state.players[0]!.hand.length).toBe(3);
    expect(state.phase.kind).toBe('claim');
    make(state, PASS);
    expect(game.actors(state)).toEqual([1]);
  });
});

describe('dividends', () => {
  test('P13: Mines at 14, 6 shares: 18; every holder is paid by the bank', () => {
    const state = table(3, {
      prices: [14, 10, 10, 10, 10],
      shares: { 0: [6, 8, 8, 8, 8], 2: [0, 8, 8, 8, 8] },
      hands: { 0: [dividend(0)] },
    });
    const bank = state.bank.cash;
    const events = make(state, plays(dividend(0)));
    expect(state.players.map(({ cash }) => cash)).toEqual([218, 274, 250]);
    expect(state.bank.cash).toBe(bank - 42);
    expect(only(events, 'dividend')[0]).toMatchObject({ each: 3, shares: [6, 8, 0], paid: [18, 24, 0] });
    expect(state.prices[0]).toBe(14);
  });

  test.each([
    [72, true],
    [71, false],
  ])('P13: the bank must pay everybody or nobody: with %i of 72 paid is %s', (cash, paid) => {
    const state = table(3, { cash: { 0: 600, 1: 600, 2: 450 - cash }, hands: { 0: [dividend(0)] } });
    expect(state.bank.cash).toBe(cash);
    const events = make(state, plays(dividend(0)));
    expect(only(events, 'dividend').length).toBe(paid ? 1 : 0);
    expect(only(events, 'no-dividend').length).toBe(paid ? 0 : 1);
    expect(state.bank.cash).toBe(paid ? 0 : 71);
    expect(state.players[0]!.cash).toBe(paid ? 624 : 600);
  });
});

describe('rounds and the end', () => {
  test('P6: in a round everybody has one turn, clockwise', () => {
    const state = table(4);
    const order: number[] = [];
    for (let i = 0; i < 9; i++) {
      order.push(state.turn.seat + 10 * state.round);
      playTurn(state);
    }
    expect(order).toEqual([10, 11, 12, 13, 20, 21, 22, 23, 30]);
  });

  test('P15: at the end of a round draw pile and discards are shuffled together; hands stay', () => {
    const state = table(2);
    playTurn(state);
    const [card, other] = state.players[1]!.hand;
    make(state, [plays(card!), DONE, plays(other!)]);
    const hands = state.players.map(({ hand }) => hand.slice());
    const all = [...state.pile, ...state.discards];
    expect(state.discards.length).toBe(4);
    const events = make(state, PASS);
    expect(only(events, 'round')).toEqual([{ kind: 'round', round: 2, rounds: 20 }]);
    expect(state.discards).toEqual([]);
    expect(state.players.map(({ hand }) => hand)).toEqual(hands);
    expect(state.pile.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
    expect(state.pile).not.toEqual(all);
  });

  test('P15: when the draw pile is empty in mid-round the discards are shuffled', () => {
    const state = table(3);
    const { hand } = state.players[0]!;
    state.discards = state.pile.splice(0);
    const events = make(state, plays(hand[0]!));
    expect(only(events, 'reshuffled').length).toBe(1);
    expect(state.players[0]!.hand.length).toBe(3);
    expect(state.discards).toEqual([]);
    expect(state.pile.length).toBe(46);
  });

  test('P16: after the last turn of the last round most cash and shares at market prices win', () => {
    const state = table(3, {
      round: 16,
      prices: [30, 10, 10, 10, 10],
      cash: { 0: 100, 1: 100, 2: 300 },
      shares: { 0: [0, 8, 8, 8, 8], 1: [14, 0, 0, 0, 0], 2: [0, 8, 8, 0, 0] },
      hands: { 0: [up(1, 1), down(1, 1)], 1: [up(2, 1), down(2, 1)], 2: [up(3, 1), down(3, 1)] },
    });
    for (let turn = 0; turn < 3; turn++) {
      expect(game.result(state)).toBeNull();
      playTurn(state);
    }
    expect(game.actors(state)).toEqual([]);
    const scores = [100 + 320, 50 + 420, 250 + 160];
    expect(game.result(state)).toEqual({ scores, places: [2, 1, 3] });
    expect(game.worth(state)).toEqual(scores);
  });

  test('P16: equal totals share the place', () => {
    const state = table(3, { phase: { kind: 'over' }, cash: { 0: 300, 1: 300, 2: 200 } });
    expect(game.result(state)!.places).toEqual([1, 1, 3]);
  });

  test('P16: whoever is out comes last, also behind somebody who has nothing', () => {
    const state = table(3, { phase: { kind: 'over' }, cash: { 0: 300 } });
    Object.assign(state.players[1]!, { cash: 0, shares: [0, 0, 0, 0, 0] });
    Object.assign(state.players[2]!, { cash: 0, shares: [0, 0, 0, 0, 0], out: true });
    expect(game.result(state)!.places).toEqual([1, 2, 3]);
  });

  test('P14: the number of rounds stays when somebody is out, and their turn is skipped', () => {
    const state = table(3, { cash: { 0: 250, 1: 10 } });
    playTurn(state);
    playTurn(state);
    expect(state.players[1]!.out).toBe(true);
    expect(state.rounds).toBe(16);
    playTurn(state);
    playTurn(state);
    expect(state).toMatchObject({ round: 2, turn: { seat: 2 } });
  });
});
