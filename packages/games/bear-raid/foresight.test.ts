import { canonical, fastRng, pick } from '@outcry/engine';
import type { AnyGame, AnyView } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { FaceValue } from './faceValue.ts';
import { diceToCome } from './prospects.ts';
import { pipsOf, positionOf } from './state.ts';
import { counts, EDISON, emptyBag, game, GAZILLIOON, NILE, PEAKED, table } from './testing/fixture.ts';
import type { Wanted } from './testing/fixture.ts';
import { yardstick } from './yardstick/index.ts';

describe('foresight', () => {
  test('its quick rule plays whole games, by legal moves alone', () => {
    for (const seats of [3, 4, 6]) {
      const rng = fastRng(seats);
      const state = game.setup({ companies: [] }, seats, rng);
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        const seat = actors.at(-1)!;
        const move = game.foresight.policy!(state, seat, rng);
        expect(game.legal(state, seat).map(canonical)).toContain(canonical(move));
        game.apply(state, seat, move, rng, null);
      }
    }
  });
  test('its quick rule buys what rises, shorts what falls, and bags the dice that help', () => {
    const wanted = {
      phase: { kind: 'action', turn: 5, seat: 0 },
      lying: { [EDISON]: [5, 5, 5], [NILE]: [6, 6, 4], [GAZILLIOON]: [5, 5, 5] },
    } as const;
    const choose = (card: number) =>
      game.foresight.policy!(emptyBag(table({ ...wanted, round: 8, cards: { [NILE]: card } })), 0, fastRng(1));
    expect(choose(PEAKED)).toMatchObject({ kind: 'buy', company: NILE });
    expect(choose(9)).toMatchObject({ kind: 'short', company: NILE });
    const roll: Wanted = { phase: { kind: 'roll', waiting: [0] }, dice: { 0: { [NILE]: 4 } } };
    const bag = (stocks: number) =>
      game.foresight.policy!(emptyBag(table({ ...roll, traded: { 0: { [NILE]: stocks } } })), 0, fastRng(1));
    expect(bag(6)).toEqual({ kind: 'bag', dice: counts({ [NILE]: 4 }) });
    expect(bag(-6)).toEqual({ kind: 'bag', dice: counts({}) });
  });
  test('B5: with a net, players in playouts take cards at face value, as the first Trader did', () => {
    const opinion = new FaceValue(game.data);
    const first = yardstick.firstEvaluate(game as AnyGame);
    for (const seats of [3, 5]) {
      const rng = fastRng(seats);
      const state = game.setup({ companies: [] }, seats, rng);
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        const dice = diceToCome(state);
        const money = state.screens.map(({ cash }) => cash);
        for (const company of state.inPlay) {
          opinion.look(state, company, state.tokens[company]!);
          const worth = opinion.worth(pipsOf(state.faces, company), 0, dice[company]!);
          money.forEach((_, seat) => (money[seat]! += positionOf(state, seat, company) * worth));
        }
        first(state).forEach((expected, seat) => expect(money[seat]).toBeCloseTo(expected, 6));
        const seat = actors[0]!;
        const move = game.foresight.withNet!.policy!(state, seat, rng);
        expect(game.legal(state, seat).map(canonical)).toContain(canonical(move));
        game.apply(state, seat, rng.below(4) > 0 ? move : pick(game.legal(state, seat), rng), rng, null);
      }
    }
  });
  test('B9: a state in which some have chosen what they put in the bag is not judged', () => {
    expect(game.foresight.quiet(table())).toBe(true);
    expect(game.foresight.quiet(table({ phase: { kind: 'roll', waiting: [0, 1, 2] } }))).toBe(true);
    expect(game.foresight.quiet(table({ phase: { kind: 'roll', waiting: [1] } }))).toBe(false);
  });
  test('B7: of sets of dice that are as many and show as many pips, bots look at one', () => {
    const state = table({ lying: { [NILE]: [1, 2, 3, 4] } });
    const considered = game.foresight.considers!(state, 0, structuredClone(game.legal(state, 0)));
    const takes = considered.flatMap((move) => (move.kind === 'take' ? [move.pips.join('')] : []));
    expect(takes.filter((pips) => pips.length === 2).toSorted()).toEqual(['12', '13', '23', '24', '34']);
    expect(considered.filter(({ kind }) => kind !== 'take')).toEqual(
      game.legal(state, 0).filter(({ kind }) => kind !== 'take'),
    );
  });
  test('B13: a lead swings less, the nearer the end is', () => {
    const swing = (wanted: Wanted): number => game.foresight.swing!(table(wanted));
    const [first, last] = [0, 5].map((turn) => ({ round: 9, phase: { kind: 'action', turn, seat: 0 } }) as const);
    const swings = [{ round: 8 }, first!, last!, { round: 9, phase: { kind: 'over' } } as const].map(swing);
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
    expect(new Set(swings).size).toBe(4);
  });
});

describe('the careful person', () => {
  const careful = yardstick.careful!(game as AnyGame);
  const choose = (view: AnyView, legal: readonly unknown[]): unknown =>
    careful(view, legal, fastRng(1), { states: 0, playouts: 0 })[0]!.move;

  test('wins most games against three who play at random, and nothing hidden changes what they do', () => {
    let wins = 0;
    for (let deal = 0; deal < 24; deal++) {
      const rng = fastRng(deal);
      const state = game.setup({ companies: [] }, 4, rng);
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        const seat = actors[0]!;
        const legal = game.legal(state, seat);
        if (seat === deal % 4) {
          const view = game.view(state, seat);
          const move = choose(view, legal);
          if (deal === 0) {
            const imagined = game.imagine(view, fastRng(9));
            expect(choose(game.view(imagined, seat), game.legal(imagined, seat))).toEqual(move);
          }
          game.apply(state, seat, move as Parameters<typeof game.apply>[2], rng, null);
        } else game.apply(state, seat, legal[rng.below(legal.length)]!, rng, null);
      }
      if (game.result(state)!.places[deal % 4] === 1) wins++;
    }
    expect(wins).toBeGreaterThan(14);
  });
});
