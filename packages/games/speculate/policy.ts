import type { Seat } from '@outcry/engine';
import type { Box } from './box.ts';
import { changeOf, figuresOf, sectorOf } from './box.ts';
import { SECTORS } from './data.ts';
import { keptCash, lacking, lift, limited, mayDeal, supply } from './means.ts';
import { bankCover, bankPrice, coverOf } from './phases/answer.ts';
import { mostOf } from './phases/deal.ts';
import type { Move, Phase, Sector, Side, State } from './state.ts';
import { meetsObjective } from './phases/claim.ts';

/** What a claim is worth to whoever plays a card that makes it possible, beside what the card does to shares. */
const CLAIM_MADE = 150;
/** A point of a figure that is not reached yet, in money. */
const NEARER = 0.3;

const DONE: Move = { kind: 'done' };
const CLAIM: Move = { kind: 'claim' };
const PASS: Move = { kind: 'pass' };
const STOP: Move = { kind: 'stop' };
const offer = (side: Side, sector: Sector, number: number): Move => ({ kind: 'offer', side, sector, number });

/**
 * A rule of thumb for playouts: follow the objective. Sell what it forbids, buy what it asks for, keep the next fee in
 * cash, play the card that serves the own shares best, and claim.
 */
export function policy(box: Box, state: State, seat: Seat): Move {
  const { phase } = state;
  switch (phase.kind) {
    case 'card':
      return { kind: 'play', card: bestCard(box, state, seat, phase.second) };
    case 'deal':
      return bestOffer(box, state, seat);
    case 'answer':
      return { kind: 'answer', number: bestAnswer(box, state, phase, seat) };
    case 'bank':
      return { kind: 'bank', number: bankCover(state, phase.side, phase.sector, phase.left) };
    case 'claim':
      return meetsObjective(box, state, seat) ? CLAIM : PASS;
    case 'collect':
    case 'balance':
      return bestTake(box, state, phase, seat);
    case 'over':
      throw new Error('nobody decides when the game is over');
  }
}

function bestCard(box: Box, state: State, seat: Seat, second: boolean): number {
  const { hand } = state.players[seat]!;
  let best = hand[0]!;
  let most = -Infinity;
  for (let i = 0; i < hand.length; i++) {
    const gain = gainOf(box, state, seat, hand[i]!, second);
    if (gain > most) {
      most = gain;
      best = hand[i]!;
    }
  }
  return best;
}

/** What a card brings a seat, less what it brings the others on the average. */
function gainOf(box: Box, state: State, seat: Seat, card: number, second: boolean): number {
  const { players, prices, seats, bank } = state;
  const sector = sectorOf(card);
  const change = changeOf(card);
  const price = prices[sector]!;
  const own = players[seat]!.shares[sector]!;
  let all = 0;
  for (let other = 0; other < seats; other++) all += players[other]!.shares[sector]!;
  const ahead = own - (all - own) / (seats - 1);
  const each = box.dividend[price]!;
  if (change === 0 && each * all > bank.cash) return 0;
  const after = limited(box, price + change);
  let gain = (change === 0 ? each : after - price) * ahead;
  const figure = figuresOf(box, players[seat]!.objective!)[sector]!;
  gain += NEARER * (Math.min(figure, own * after) - Math.min(figure, own * price));
  if (!second) return gain;
  prices[sector] = after;
  if (meetsObjective(box, state, seat)) gain += CLAIM_MADE;
  prices[sector] = price;
  return gain;
}

/** Sells what the objective forbids, then raises the cash to keep, then buys the sector that lacks most. */
function bestOffer(box: Box, state: State, seat: Seat): Move {
  const { prices, players } = state;
  const { cash, shares, objective } = players[seat]!;
  const figures = figuresOf(box, objective!);
  const keep = keptCash(box, state, seat);
  const plan = planOf(box, state, seat);
  if (keep === 0 && !plan.reached) return DONE;
  let selling = -1;
  let most = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const value = shares[sector]! * prices[sector]!;
    if (figures[sector]! > 0 || value <= most || !mayDeal(state, 'sell', sector)) continue;
    if (bankCover(state, 'sell', sector, 1) === 0) continue;
    most = value;
    selling = sector;
  }
  if (selling >= 0) return offer('sell', selling, shares[selling]!);
  if (cash < keep && !plan.reached) return raiseCash(state, shares, figures, keep - cash);
  if (plan.sector < 0) return DONE;
  const price = prices[plan.sector]!;
  const spend = plan.reached ? cash : cash - keep;
  const payable = price === 0 ? plan.number : Math.floor(spend / (price + 1));
  const number = Math.min(plan.number, payable, mostOf(box, state, 'buy', plan.sector));
  return number > 0 ? offer('buy', plan.sector, number) : DONE;
}

interface Plan {
  /** Whether the objective can be met this turn. */
  reached: boolean;
  /** What to buy first, and how many shares of it; -1: nothing. */
  sector: Sector;
  number: number;
}

/** What the objective still asks for, with the help of the second card where that saves most. */
function planOf(box: Box, state: State, seat: Seat): Plan {
  const { prices, players } = state;
  const { cash, shares, objective, hand } = players[seat]!;
  const figures = figuresOf(box, objective!);
  const plan: Plan = { reached: true, sector: -1, number: 0 };
  let cost = 0;
  let funds = cash;
  let most = 0;
  let saved = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const price = prices[sector]!;
    const own = shares[sector]!;
    if (figures[sector] === 0) {
      funds += own * bankPrice(price, 'sell');
      if (own > 0 && !mayDeal(state, 'sell', sector)) plan.reached = false;
      continue;
    }
    const need = lacking(figures[sector]!, price, own);
    if (need === 0) continue;
    const risen = lacking(figures[sector]!, price + lift(box, hand, sector, price), own);
    saved = Math.max(saved, (need - risen) * price);
    cost += need * (price + 1);
    const available = supply(box, state, seat, sector);
    const open = available > 0 && mayDeal(state, 'buy', sector);
    if (risen > available || (risen > 0 && !open)) plan.reached = false;
    if (need * price <= most || !open) continue;
    most = need * price;
    plan.sector = sector;
    plan.number = Math.min(need, available);
  }
  if (cost - saved > funds) plan.reached = false;
  return plan;
}

/** Sells, of the sector that can spare it best, what brings in so much. */
function raiseCash(state: State, shares: readonly number[], figures: readonly number[], missing: number): Move {
  let best = -1;
  let most = -Infinity;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const value = shares[sector]! * bankPrice(state.prices[sector]!, 'sell');
    if (value === 0 || value - figures[sector]! <= most || !mayDeal(state, 'sell', sector)) continue;
    most = value - figures[sector]!;
    best = sector;
  }
  if (best < 0) return DONE;
  const number = Math.ceil(missing / bankPrice(state.prices[best]!, 'sell'));
  return offer('sell', best, Math.min(shares[best]!, number));
}

type Answering = Extract<Phase, { kind: 'answer' }>;

/** Sells what is forbidden, or as much as the cash to keep lacks; buys what the objective asks for. */
function bestAnswer(box: Box, state: State, { side, sector, left }: Answering, seat: Seat): number {
  const { cash, shares, objective } = state.players[seat]!;
  const price = state.prices[sector]!;
  const figure = figuresOf(box, objective!)[sector]!;
  const cover = coverOf(state, side, sector, left, seat);
  const spare = cash - keptCash(box, state, seat);
  if (side === 'buy') {
    if (figure === 0) return cover;
    return spare >= 0 || price === 0 ? 0 : Math.min(cover, Math.ceil(-spare / price));
  }
  if (figure === 0 || price === 0) return 0;
  return Math.max(0, Math.min(cover, lacking(figure, price, shares[sector]!), Math.floor(spare / price)));
}

type Taking = Extract<Phase, { kind: 'collect' | 'balance' }>;

/** The dearest share that fits, of the sectors the objective asks for where there is one. */
function bestTake(box: Box, state: State, phase: Taking, seat: Seat): Move {
  const holder = phase.kind === 'collect' ? state.players[phase.from]! : state.bank;
  const figures = figuresOf(box, state.players[seat]!.objective!);
  let best = -1;
  let most = -1;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const price = state.prices[sector]!;
    if (holder.shares[sector]! === 0 || price === 0 || price > phase.left) continue;
    const value = price + (figures[sector]! > 0 ? 1 : 0);
    if (value > most) {
      most = value;
      best = sector;
    }
  }
  return best < 0 ? STOP : { kind: 'take', sector: best };
}
