import { dealtHere, fastRng, Match, pick, tableKey } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expect, test } from 'vitest';
import { begin, EVERYTHING, game, table } from '../testing/fixture.ts';
import type { Move } from '../moves.ts';
import { biddingStage } from '../phases/bidding.ts';
import { offerOf, tapped } from '@outcry/ui/taps.ts';
import { SAYINGS } from './facets.ts';
import type { Facet } from './facets.ts';

const { tapsOf, unlit } = SAYINGS;
const ready = (legal: readonly Move[], ...taps: Facet[]) => offerOf(SAYINGS, legal, taps).ready;

/** Every legal move of every moment of a random game can be said by taps, in order and backwards, and no other by them. */
function sayAll(options: object, seats: number, seed: number): Set<string> {
  const any = game as unknown as AnyGame;
  const key = tableKey(dealtHere(seats, seed.toString(16).padStart(64, '0')));
  const match = new Match(any, { seats, options, key });
  const state = match.state as Parameters<typeof game.actors>[0];
  const rng = fastRng(seed);
  const kinds = new Set<string>();
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const legal = game.legal(state, seat);
    for (const move of legal) {
      if (move.kind === 'done') continue;
      kinds.add(move.kind);
      const facets = tapsOf(move);
      const say = (order: readonly Facet[]): Move | null =>
        ready(legal, ...order.reduce<readonly Facet[]>((choice, facet) => tapped(SAYINGS, legal, choice, facet), []));
      expect(say(facets)).toEqual(move);
      expect(say(facets.toReversed())).toEqual(move);
    }
    match.make(seat, pick(legal, rng));
  }
  return kinds;
}

test('every legal move can be said by taps, with everything on, for 2, 3 and 5', () => {
  const kinds = new Set<string>();
  for (const [seats, seed] of [
    [2, 1],
    [2, 2],
    [3, 3],
    [5, 4],
    [5, 5],
  ] as const)
    for (const kind of sayAll({ ...EVERYTHING, investors: seed % 2 ? 'choice' : 'auction' }, seats, seed))
      kinds.add(kind);
  for (const kind of ['keep', 'drop', 'bonds', 'place', 'goods', 'bid', 'strategy', 'choose', 'sell', 'show'])
    expect(kinds).toContain(kind);
});

test('K24: a tap on a space is Barbara’s value, or the printed one where only that is left', () => {
  const state = table({ investors: { 0: ['barbara'] }, cash: { 0: 22 } });
  begin(state, biddingStage);
  const readyWith = (cash: number, ...taps: Facet[]) => {
    state.players[0]!.cash = cash;
    return ready(game.legal(state, 0), ...taps);
  };
  const own: Move = { kind: 'bid', pile: 1, space: 6 };
  expect(readyWith(22, 'bid 1 6')).toEqual(own);
  expect(readyWith(22, 'bid 1 6', 'value printed')).toEqual({ ...own, printed: true });
  expect(readyWith(21, 'bid 1 6')).toEqual({ ...own, printed: true });
});

const place = (card: number, pile: number, up: boolean): Move => ({ kind: 'place', card, pile, up });
const PLACES = [place(0, 0, true), place(0, 1, true), place(3, 0, true), place(3, 1, true)];

test('a tap that does not go with the choice begins anew; a second tap takes back', () => {
  expect(tapped(SAYINGS, PLACES, ['hand 0', 'pile 1'], 'hand 3')).toEqual(['pile 1', 'hand 3']);
  expect(tapped(SAYINGS, PLACES, ['hand 0'], 'hand 0')).toEqual([]);
});

test('a move is ready as soon as nothing else goes with the taps', () => {
  expect(ready(PLACES, 'hand 0')).toBeNull();
  expect(ready(PLACES, 'hand 0', 'pile 1')).toEqual(PLACES[1]);
});

test('a tap on a place that does not light means the move there, for the rule that forbids it', () => {
  const laying: Move[] = [
    { kind: 'goods', goods: 2, pile: 0 },
    { kind: 'goods', goods: 4, pile: 0 },
  ];
  expect(unlit(laying, [], 'pile 1')).toEqual({ kind: 'goods', goods: 2, pile: 1 });
  expect(unlit(laying, ['goods 4'], 'pile 1')).toEqual({ kind: 'goods', goods: 4, pile: 1 });
  const asked: Move[] = [{ kind: 'choose', what: 'down', value: 3 }];
  expect(unlit(asked, [], 'company 1')).toEqual({ kind: 'choose', what: 'down', value: 1 });
  expect(unlit(asked, [], 'pile 1')).toBeNull();
  expect(unlit([{ kind: 'done' }], [], 'company 1')).toBeNull();
});
