import type { Seat } from '@outcry/engine';
import type { Company } from './cards.ts';
import { gain, lose, loseAll } from './knowledge.ts';
import { trackOf } from './rules.ts';
import { everybody } from './state.ts';
import type { Play } from './state.ts';

/** K4, K5, K27: a price moves step by step; past the top it splits and goes on, below the bottom it is bankrupt. */
export function shift(play: Play, company: Company, steps: number): void {
  const { state } = play;
  const track = trackOf(play.rules, state, company);
  const top = track.values.length - 1;
  let place = state.prices[company]!;
  for (let step = 0; step < steps; step++)
    if (place < top) place++;
    else {
      split(play, company);
      place = track.split;
    }
  for (let step = 0; step > steps; step--)
    if (place > 0) place--;
    else {
      bankrupt(play, company);
      place = track.start;
      break;
    }
  state.prices[company] = place;
  play.emit?.({ kind: 'moved', company, steps, price: track.values[place]! });
  if (steps > 0 && track.dollars[place]! > 0) state.due.push(company, track.dollars[place]!);
}

/** K16: everybody shows their shares of the company and moves them to split; those already there bring money instead. */
function split(play: Play, company: Company): void {
  const { state, emit } = play;
  const { splitAgain } = play.rules.data.payouts;
  const shown = emit ? state.players.map(({ shares }) => shares[company]!) : null;
  const paid = emit ? state.players.map((player) => player.split[company]! * splitAgain) : null;
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat]!;
    player.cash += player.split[company]! * splitAgain;
    player.split[company]! += loseAll(state, seat, company);
  }
  if (shown && paid) emit?.({ kind: 'split', company, shown, paid });
}

/** K17: all shares of the company are discarded, split ones too. */
function bankrupt(play: Play, company: Company): void {
  const { state, emit } = play;
  const shown = state.players.map((player) => player.shares[company]! + player.split[company]!);
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat]!;
    state.discard[company]! += loseAll(state, seat, company) + player.split[company]!;
    player.split[company] = 0;
  }
  state.lost = state.lost.with(company, shown);
  emit?.({ kind: 'bankrupt', company, shown });
}

/** K14, K28: one half of a split share is used up; the card drops to the portfolio, where all know it. */
export function dropHalf(play: Play, seat: Seat, company: Company): void {
  play.state.players[seat]!.split[company]!--;
  gain(play.state, seat, company, everybody(play.state.seats), false);
}

/** A share of the portfolio goes to the discard pile. */
export function discardShare(play: Play, seat: Seat, company: Company): void {
  lose(play.state, seat, company);
  play.state.discard[company]!++;
}

/** A share of the portfolio goes to split, shown. */
export function toSplit(play: Play, seat: Seat, company: Company): void {
  lose(play.state, seat, company);
  play.state.players[seat]!.split[company]!++;
  play.emit?.({ kind: 'to-split', seat, company });
}

/** A share is taken from the discard pile, shown, for so much; into the portfolio, or straight to split. */
export function takeDiscarded(play: Play, seat: Seat, company: Company, price: number, straightToSplit = false): void {
  const { state } = play;
  state.discard[company]!--;
  state.players[seat]!.cash -= price;
  if (straightToSplit) state.players[seat]!.split[company]!++;
  else gain(state, seat, company, everybody(state.seats), false);
  play.emit?.({ kind: 'got', seat, company, paid: price, split: straightToSplit });
}

/** A share is given up for an effect: from the portfolio to the discard pile, or one half of a split share. */
export function giveUp(play: Play, seat: Seat, company: Company, half: boolean): void {
  if (half) dropHalf(play, seat, company);
  else discardShare(play, seat, company);
  play.emit?.({ kind: 'gave', seat, company, half });
}
