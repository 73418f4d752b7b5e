import type { Emit, Refusal, Rng } from '@outcry/engine';
import type { Box } from '../box.ts';
import { sharesInPlay } from '../box.ts';
import { SECTORS } from '../data.ts';
import type { Event, Move, Phase, Sector, Side, State } from '../state.ts';
import { barBit } from '../state.ts';
import { bankrupt, endTurn, pay } from '../turn.ts';
import { goRound } from './answer.ts';

/** P9: more offers than these a turn does not have. */
export const MOST_OFFERS = 10;
/** P10: in the first and the last round. */
const MOST_SECTORS = 2;

const SECOND_CARD: Phase = { kind: 'card', second: true };
const DONE: Move = { kind: 'done' };
const ONLY_DONE: readonly Move[] = [DONE];

type Offer = Extract<Move, { kind: 'offer' }>;

/** Every offer that can ever be made: by side, sector and number. */
export interface Offers {
  readonly buy: readonly (readonly Move[])[];
  readonly sell: readonly (readonly Move[])[];
}

export function offersOf({ data }: Box): Offers {
  const all = (side: Side): Move[][] =>
    SECTORS.map((_, sector) =>
      Array.from({ length: data.shares + 1 }, (_none, number): Move => ({ kind: 'offer', side, sector, number })),
    );
  return { buy: all('buy'), sell: all('sell') };
}

/** P10: whether the two-sector limit of the first and the last round forbids this sector. */
function beyondTwoSectors({ round, rounds, turn: { dealt } }: State, sector: Sector): boolean {
  if (round !== 1 && round !== rounds) return false;
  let sectors = 0;
  for (let bits = dealt; bits > 0; bits >>= 1) sectors += bits & 1;
  return sectors >= MOST_SECTORS && !(dealt & (1 << sector));
}

/** P9, P10: whether the turn so far leaves room for an offer of this side and sector. */
export const mayOffer = (state: State, side: Side, sector: Sector): boolean =>
  state.turn.offers < MOST_OFFERS && !(state.turn.barred & barBit(side, sector)) && !beyondTwoSectors(state, sector);

/** P9: how many shares an offer may be for: as cash and shares cover, and never more than there are. */
export function mostOf(box: Box, state: State, side: Side, sector: Sector): number {
  const { cash, shares } = state.players[state.turn.seat]!;
  const own = shares[sector]!;
  if (side === 'sell') return own;
  const price = state.prices[sector]!;
  const others = sharesInPlay(box, state.seats) - own;
  return price * others <= cash ? others : Math.floor(cash / price);
}

/** P9: the end of dealing, and every offer the rules and the purse allow. */
export function deals(box: Box, offers: Offers, state: State): readonly Move[] {
  if (state.turn.offers >= MOST_OFFERS) return ONLY_DONE;
  const moves = [DONE];
  for (let sector = 0; sector < SECTORS.length; sector++) {
    if (mayOffer(state, 'buy', sector)) add(moves, offers.buy[sector]!, mostOf(box, state, 'buy', sector));
    if (mayOffer(state, 'sell', sector)) add(moves, offers.sell[sector]!, mostOf(box, state, 'sell', sector));
  }
  return moves;
}

function add(moves: Move[], offers: readonly Move[], most: number): void {
  for (let number = 1; number <= most; number++) moves.push(offers[number]!);
}

/** P9: an offer binds, and goes round to the left. */
export function makeOffer(state: State, { side, sector, number }: Offer, emit: Emit<Event> | null): void {
  const { seat } = state.turn;
  state.turn.offers++;
  emit?.({ kind: 'offer', seat, side, sector, number, price: state.prices[sector]! });
  goRound(state, side, sector, number, number, seat, emit);
}

/** P7: a late fee is taken when dealing ends; a player with less is bankrupt, without second card or claim. */
export function endDealing(box: Box, state: State, rng: Rng, emit: Emit<Event> | null): void {
  const { turn, players, bank } = state;
  const { late } = box.data.fees;
  const player = players[turn.seat]!;
  if (turn.owes && player.cash < late) {
    if (!bankrupt(state, turn.seat, rng, emit)) endTurn(box, state, rng, emit);
    return;
  }
  if (turn.owes) {
    pay(player, bank, late);
    turn.owes = false;
    emit?.({ kind: 'fee', seat: turn.seat, amount: late });
  }
  state.phase = SECOND_CARD;
}

/** Why a move is not one of `deals`. */
export function refuseDeal(box: Box, state: State, move: Move): Refusal {
  if (move.kind === 'claim') return { rule: 'P12', reason: 'claim-after-second-card' };
  if (move.kind === 'answer') return { rule: 'P9', reason: 'no-offer' };
  if (move.kind === 'play') return { rule: 'P9', reason: 'end-dealing-first' };
  if (move.kind !== 'offer') return { rule: 'P9', reason: 'deal-or-end' };
  const { side, sector, number } = move;
  const { barred, offers } = state.turn;
  if (offers >= MOST_OFFERS) return { rule: 'P9', reason: 'too-many-offers', args: { most: MOST_OFFERS } };
  if (barred & barBit(side, sector)) return { rule: 'P9', reason: `barred-${side}`, args: { sector } };
  if (beyondTwoSectors(state, sector)) return { rule: 'P10', reason: 'two-sectors' };
  const most = mostOf(box, state, side, sector);
  return { rule: 'P9', reason: `too-many-to-${side}`, args: { sector, number, most } };
}
