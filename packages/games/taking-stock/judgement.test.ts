import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Bot } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { leadOf, shortLook, toQuiet, valuesOf } from '../testing/shortLook.ts';
import { BLM, card, game, GRG, playing, PUP, RSN, table } from './testing/fixture.ts';
import type { Card, Move, State } from './state.ts';
import { careful } from './yardstick/careful.ts';
import { yardstick } from './yardstick/index.ts';

const any = game as AnyGame;

/** Positions met in random play. */
function positions(seats: number, games: number, wanted: (state: State) => boolean): State[] {
  const met: State[] = [];
  for (let seed = 0; seed < games; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ leftOut: [] }, seats, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      if (wanted(state)) met.push(game.clone(state));
      game.apply(state, actors[0]!, pick(game.legal(state, actors[0]!), rng), rng, null);
    }
  }
  return met;
}

/** The last trick of a round, with these cards won so far by seat 0 and its rivals. */
function lastTrick(hand: Card[], onTable: Card[], won: Card[][], boxes: Record<number, number>): State {
  const state = table(4, { hands: [hand], boxes, lead: 1 });
  state.trick = 5;
  state.table = onTable;
  state.playedBy = [1, 2, 3].slice(0, onTable.length);
  state.phase = { kind: 'play', seat: (1 + onTable.length) % 4 };
  const seen = [...hand, ...onTable, ...won.flat()];
  const rest = state.hands.flat().filter((held) => !seen.includes(held));
  state.portfolios = won.map((cards) => cards.slice());
  state.hands = [0, 1, 2, 3].map((seat) =>
    seat === 0 ? hand : rest.splice(0, state.playedBy.includes(seat) ? 2 : 3).sort((a, b) => a - b),
  );
  state.aside = rest;
  return state;
}

const judged = (state: State): ((move: Move) => number) => valuesOf(any, state, 0);

const dear = { [BLM]: 12, [GRG]: 12, [RSN]: 1, [PUP]: 1 };

describe('every kind of decision', () => {
  test('a card that wins a dear trick is better than one that loses it', () => {
    const hand = [card(RSN, 7), card(RSN, 1), card(PUP, 3)];
    const onTable = [card(BLM, 6), card(GRG, 6), card(BLM, 5)];
    const value = judged(lastTrick(hand, onTable, [[card(BLM, 1)], [card(BLM, 2)], [card(GRG, 1)], []], dear));
    expect(value(playing(card(RSN, 7)))).toBeGreaterThan(value(playing(card(PUP, 3))));
  });

  test('T10: a share that decides a dear company is kept', () => {
    const hand = [card(BLM, 3), card(RSN, 3), card(PUP, 3)];
    const onTable = [card(RSN, 7), card(RSN, 6), card(PUP, 6)];
    const won = [[card(BLM, 1), card(BLM, 2)], [card(BLM, 4), card(BLM, 5)], [card(BLM, 6), card(BLM, 7)], []];
    const value = judged(lastTrick(hand, onTable, won, dear));
    expect(value(playing(card(RSN, 3)))).toBeGreaterThan(value(playing(card(BLM, 3))));
  });

  test('T4: Bad Press falls on the company of a rival rather than on the own', () => {
    const hand = [card(RSN, 4), card(PUP, 1), card(PUP, 3)];
    const won = [[card(BLM, 1), card(BLM, 2)], [card(GRG, 1), card(GRG, 2)], [], []];
    const state = lastTrick(hand, [card(RSN, 7), card(RSN, 6), card(RSN, 5)], won, { ...dear, [BLM]: 10, [GRG]: 10 });
    const value = judged(state);
    expect(value(playing(card(RSN, 4), GRG, -1))).toBeGreaterThan(value(playing(card(RSN, 4), BLM, -1)));
  });

  test('T4: an Insider Tip lifts the own company rather than lowering it', () => {
    const hand = [card(RSN, 5), card(PUP, 1), card(PUP, 3)];
    const won = [[card(BLM, 1), card(BLM, 2)], [card(GRG, 1), card(GRG, 2)], [], []];
    const state = lastTrick(hand, [card(RSN, 7), card(RSN, 6), card(RSN, 3)], won, { ...dear, [BLM]: 9, [GRG]: 9 });
    const value = judged(state);
    expect(value(playing(card(RSN, 5), BLM, 1))).toBeGreaterThan(value(playing(card(RSN, 5), BLM, -1)));
    expect(value(playing(card(RSN, 5), GRG, -1))).toBeGreaterThan(value(playing(card(RSN, 5), GRG, 1)));
  });

  test('T9: a Side Deal takes the dear share rather than the cheap one', () => {
    const hand = [card(PUP, 2), card(PUP, 3)];
    const onTable = [card(RSN, 7), card(BLM, 5), card(PUP, 5)];
    const state = lastTrick([...hand, card(GRG, 1)], onTable, [[card(BLM, 2)], [card(BLM, 3)], [], []], dear);
    game.apply(state, 0, playing(card(GRG, 1)), fastRng(1), null);
    expect(state.phase).toMatchObject({ kind: 'side-deal', seat: 0 });
    const value = judged(state);
    expect(value({ kind: 'take', card: card(BLM, 5) })).toBeGreaterThan(value({ kind: 'take', card: card(PUP, 5) }));
  });

  test('in most positions with a choice, choices are not all worth the same', () => {
    const met = positions(4, 4, (state) => state.trick > 1 && game.legal(state, game.actors(state)[0]!).length > 1);
    const level = met.filter((state) => new Set(shortLook(any, state, game.actors(state)[0]!, 8)).size === 1);
    expect(met.length).toBeGreaterThan(200);
    expect(level.length / met.length).toBeLessThan(0.05);
  });
});

/** What is lost by the move a judgement prefers, beside the best one: the lead when the round is paid. */
function regret(state: State, values: readonly number[]): number {
  const truth = shortLook(any, state, game.actors(state)[0]!, 100, 77);
  return Math.max(...truth) - truth[values.indexOf(Math.max(...values))]!;
}

/** One step ahead by the judgement of the first Trader. */
function oneStep(state: State): number[] {
  const evaluate = yardstick.firstEvaluate(any);
  const [seat] = game.actors(state) as [number];
  return shortLook({ ...any, evaluate, foresight: { ...any.foresight, quiet: () => true, plies: 0 } }, state, seat, 16);
}

test('the last trick: far less is lost by a choice than the first Trader lost', () => {
  const met = positions(4, 5, ({ trick, phase }) => phase.kind === 'play' && trick === 5);
  const sum = (judge: (state: State) => number[]): number =>
    met.reduce((total, state) => total + regret(state, judge(state)), 0);
  const first = sum(oneStep);
  expect(first / met.length).toBeGreaterThan(0.1);
  expect(sum((state) => shortLook(any, state, game.actors(state)[0]!, 16))).toBeLessThan(first / 2);
});

describe('the policy of playouts', () => {
  test.each([2, 3, 4, 5])('with %i seats it is legal, and the same whatever is hidden', (seats) => {
    const rng = fastRng(5);
    for (const state of positions(seats, 4, () => true)) {
      const [seat] = game.actors(state) as [number];
      const move = game.foresight.policy!(state, seat, rng);
      expect(game.legal(state, seat)).toContain(move);
      expect(game.foresight.policy!(game.imagine(game.view(state, seat), rng), seat, rng)).toBe(move);
    }
  });

  test('plays a round to its end, where only money counts', () => {
    for (const state of positions(4, 2, ({ table: onTable }) => onTable.length === 2)) {
      const { round } = state;
      toQuiet(any, state, 3);
      expect(state.phase.kind === 'over' || state.round === round + 1).toBe(true);
      expect(game.evaluate(state)).toEqual(state.money);
    }
  });
});

/** Wins of a bot against three that move at random, each deal once from each seat. */
function winsOverRandom(bot: Bot, deals: number): number {
  let wins = 0;
  for (let each = 0; each < deals * 4; each++) {
    const rng = fastRng(Math.floor(each / 4));
    const state = game.setup({ leftOut: [] }, 4, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      const legal = game.legal(state, seat);
      const own = seat === each % 4;
      const move = own
        ? (bot(game.view(state, seat), legal, rng, { states: 0, playouts: 0 })[0]!.move as Move)
        : pick(legal, rng);
      game.apply(state, seat, move, rng, null);
    }
    if (leadOf(game.worth(state), each % 4) > 0) wins++;
  }
  return wins / deals / 4;
}

describe('the careful yardstick', () => {
  test('decides by what it sees alone, and only legally', () => {
    const rng = fastRng(6);
    for (const state of positions(3, 4, () => true)) {
      const [seat] = game.actors(state) as [number];
      const legal = game.legal(state, seat);
      const budget = { states: 0, playouts: 0 };
      const advice = careful(any)(game.view(state, seat), legal, rng, budget);
      expect(legal).toContain(advice[0]!.move);
      const other = game.imagine(game.view(state, seat), rng);
      expect(careful(any)(game.view(other, seat), legal, rng, budget)).toEqual(advice);
    }
  });

  test('wins most games against three who move at random', () =>
    expect(winsOverRandom(careful(any), 15)).toBeGreaterThan(0.7));
});
