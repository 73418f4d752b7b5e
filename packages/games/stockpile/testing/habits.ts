import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame, Bot } from '@outcry/engine';
import { estimates } from '../estimates.ts';
import { lowestBid } from '../investors/moments.ts';
import type { MoveOf } from '../moves.ts';
import type { Options } from '../options.ts';
import { pileWorth } from '../piles.ts';
import type { State } from '../state.ts';
import { adviceOf } from './decisions.ts';
import { game, rules } from './fixture.ts';

// What bots do in whole games of the base game: how they bid and what they sell.

export interface Habits {
  /** Shares sold before the end by who won, and by each of the others on average. */
  soldByWinner: number;
  soldByOthers: number;
  /** Bids of more than nothing; those above what the stockpile is worth to the bidder, by what they know. */
  bids: number;
  aboveWorth: number;
  /** Bids that outbid somebody; those by more than one space. */
  raises: number;
  jumps: number;
}

/** The habits of a bot at all seats, a game on average. */
export function habitsOf(bot: Bot, seats: number, games: number, states: number): Habits {
  const sums: Habits = { soldByWinner: 0, soldByOthers: 0, bids: 0, aboveWorth: 0, raises: 0, jumps: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const rng = fastRng(seed);
    const state = game.setup(parseOptions(game as AnyGame, {}, seats) as Options, seats, rng);
    const sold = new Array<number>(seats).fill(0);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      const { move } = adviceOf(bot, { state, seat }, states)[0]!;
      if (move.kind === 'sell') sold[seat]! += move.from === 'split' ? 2 : 1;
      if (move.kind === 'bid') countBid(sums, state, seat, move);
      game.apply(state, seat, move, rng, null);
    }
    const winner = game.result(state)!.places.indexOf(1);
    const all = sold.reduce((sum, count) => sum + count, 0);
    sums.soldByWinner += sold[winner]!;
    sums.soldByOthers += (all - sold[winner]!) / (seats - 1);
  }
  for (const habit of Object.keys(sums) as (keyof Habits)[]) sums[habit] /= games;
  return sums;
}

function countBid(sums: Habits, state: State, seat: number, { pile: index, space }: MoveOf<'bid'>): void {
  const pile = state.piles[index]!;
  const amount = rules.data.bidTrack[space]!;
  if (amount > 0) {
    sums.bids++;
    if (amount > pileWorth(rules, state, seat, pile, estimates(rules, state, seat), seat)) sums.aboveWorth++;
  }
  if (pile.bidder >= 0) {
    sums.raises++;
    if (space > lowestBid(state, pile)) sums.jumps++;
  }
}
