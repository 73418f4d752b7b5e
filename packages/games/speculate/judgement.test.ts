import { fastRng } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { findBot } from '@outcry/bots';
import { describe, expect, test } from 'vitest';
import {
  answers,
  claiming,
  CLAIM,
  DONE,
  down,
  dividend,
  FIGURES_450,
  game,
  offers,
  PASS,
  plays,
  STOP,
  table,
  takes,
  up,
  withBank,
} from './testing/fixture.ts';
import type { Move, State } from './state.ts';

const trader = findBot('trader').make(game as AnyGame);

/** What a Trader expects of a move. */
function expectedOf(state: State, move: Move): number {
  const seat = game.actors(state)[0]!;
  const advice = trader(game.view(state, seat), game.legal(state, seat), fastRng(3), { states: 24, playouts: 0 });
  const found = advice.find((each) => JSON.stringify(each.move) === JSON.stringify(move));
  if (!found) throw new Error(`not considered: ${JSON.stringify(move)}`);
  return found.expected;
}

/** Seat 0 has met its objective but for what is said. */
const near = (layout: Parameters<typeof claiming>[1]): State => claiming(4, { cash: { 0: 200 }, ...layout });
const FIGURES_OTHER = [0, 175, 150, 125, 0];
const SPARE = [7, 6, 5, 4, 0];
const offered = (side: 'buy' | 'sell', sector: number, number: number) =>
  ({ kind: 'answer', seat: 1, side, sector, number, left: number }) as const;

describe('a Trader tells the better move from the worse one', () => {
  const high = [25, 25, 25, 10, 10];
  test.each<[kind: string, state: () => State, better: Move, worse: Move]>([
    [
      'first card: what it holds most of',
      () => near({ phase: { kind: 'card', second: false }, hands: { 0: [up(0, 2), up(3, 4), up(4, 4)] } }),
      plays(up(0, 2)),
      plays(up(3, 4)),
    ],
    [
      'second card: the one that makes the claim possible',
      () =>
        near({
          phase: { kind: 'card', second: true },
          prices: [25, 25, 24, 10, 10],
          hands: { 0: [up(2, 4), up(0, 4), dividend(1)] },
        }),
      plays(up(2, 4)),
      plays(up(0, 4)),
    ],
    [
      'second card: not one that breaks the objective',
      () => near({ phase: { kind: 'card', second: true }, hands: { 0: [up(3, 1), down(0, 4), down(1, 4)] } }),
      plays(up(3, 1)),
      plays(down(0, 4)),
    ],
    [
      'dealing: sell what the objective forbids',
      () => near({ phase: { kind: 'deal' }, shares: { 0: SPARE } }),
      offers('sell', 4, 3),
      DONE,
    ],
    [
      'dealing: buy nothing that the objective forbids once it is met',
      () => near({ phase: { kind: 'deal' }, hands: { 0: [up(3, 4), up(3, 3), up(4, 1)] } }),
      DONE,
      offers('buy', 12, 3),
    ],
    [
      'answer to a buyer: sell what the objective forbids',
      () =>
        near({ phase: offered('buy', 3, 4), shares: { 1: SPARE }, objectives: { 0: FIGURES_OTHER, 1: FIGURES_450 } }),
      answers(4),
      answers(0),
    ],
    [
      'answer to a seller: buy what the objective lacks',
      () =>
        near({
          phase: offered('sell', 0, 7),
          shares: { 1: [5, 6, 5, 0, 0] },
          objectives: { 0: FIGURES_OTHER, 1: FIGURES_450 },
        }),
      answers(2),
      answers(0),
    ],
    [
      'the bank: sell the rest of what the objective forbids',
      () => near({ phase: { kind: 'bank', side: 'sell', sector: 3, number: 4, left: 4 }, shares: { 0: SPARE } }),
      withBank(4),
      withBank(0),
    ],
    ['a claim that somebody lacks the cash for', () => near({ cash: { 1: 10 } }), CLAIM, PASS],
    [
      'shares of somebody without cash: what the next objective may ask for at the higher price',
      () => near({ phase: { kind: 'collect', from: 1, left: 50 }, cash: { 1: 10 }, prices: high }),
      takes(0),
      takes(3),
    ],
    [
      'shares of the bank: rather than nothing',
      () => {
        const state = near({ phase: { kind: 'balance', left: 125 }, prices: high });
        state.players[2]!.cash += state.bank.cash;
        state.bank.cash = 0;
        return state;
      },
      takes(0),
      STOP,
    ],
  ])('%s', (_kind, state, better, worse) => {
    expect(expectedOf(state(), better)).toBeGreaterThan(expectedOf(state(), worse) + 0.5);
  });

  test('P7: dealing: raise the late fee rather than go bankrupt', () => {
    const state = table(4, { round: 3, phase: { kind: 'deal' }, cash: { 0: 20 } });
    state.turn.owes = true;
    const [best] = trader(game.view(state, 0), game.legal(state, 0), fastRng(1), { states: 24, playouts: 0 });
    expect(best!.move).toMatchObject({ kind: 'offer', side: 'sell' });
    expect(expectedOf(state, best!.move as Move)).toBeGreaterThan(expectedOf(state, DONE) + 200);
  });
});
