import { dealtHere, fastRng, Match, parseOptions, pick, tableKey } from '@outcry/engine';
import { offerOf, tapped } from '@outcry/ui/taps.ts';
import type { Sayings } from '@outcry/ui/taps.ts';
import { expect, test } from 'vitest';
import { SAYINGS as bearRaid } from './bear-raid/board/choice.ts';
import { newestGame } from './registry.ts';
import { SAYINGS as speculate } from './speculate/board/choice.ts';
import { SAYINGS as speculation } from './speculation/board/taps.ts';
import { SAYINGS as takingStock } from './taking-stock/board/taps.ts';

// Stockpile's have tests of their own, with every expansion.
const GAMES: readonly (readonly [id: string, sayings: unknown])[] = [
  ['bear-raid', bearRaid],
  ['speculate', speculate],
  ['speculation', speculation],
  ['taking-stock', takingStock],
];
/** Decisions looked at of each game, and moves of each decision. */
const DECISIONS = 200;
const MOVES = 60;

test.each(GAMES)('every legal move of %s is said by taps, in any order, and no other by them', async (id, of) => {
  const sayings = of as Sayings<unknown, string>;
  const game = await newestGame(id);
  const seats = 4;
  const key = tableKey(dealtHere(seats, '5'.padStart(64, '0')));
  const match = new Match(game, { seats, options: parseOptions(game, {}, seats), key });
  const rng = fastRng(5);
  for (let decisions = 0; decisions < DECISIONS; decisions++) {
    const seat = game.actors(match.state)[0];
    if (seat === undefined) break;
    const legal = game.legal(match.state, seat);
    const said = (taps: readonly string[]): unknown => {
      const choice = taps.reduce<readonly string[]>((now, tap) => tapped(sayings, legal, now, tap), []);
      const { exact, end } = offerOf(sayings, legal, choice);
      return choice.length === 0 ? end : exact;
    };
    for (let moves = 0; moves < Math.min(MOVES, legal.length); moves++) {
      const move = legal.length <= MOVES ? legal[moves] : pick(legal, rng);
      const taps = sayings.tapsOf(move);
      expect(said(taps)).toEqual(move);
      expect(said(taps.toReversed())).toEqual(move);
    }
    match.make(seat, pick(legal, rng));
  }
});
