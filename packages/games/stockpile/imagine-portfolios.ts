import type { Rng, Seat } from '@outcry/engine';
import { COMPANY_COUNT, HELD, KINDS } from './cards.ts';
import type { Kind } from './cards.ts';
import { FOUND } from './knowledge.ts';
import type { View } from './view.ts';

/** An unseen card of somebody's portfolio, and what was drawn for it; `loose`: it may be an action card. */
interface Slot {
  readonly seat: Seat;
  readonly loose: boolean;
  kind: Kind;
}

/** What is being dealt out: cards left by kind, and how many of each kind a seat may still get. */
interface Deal {
  readonly pool: number[];
  readonly room: number[][];
  readonly slots: Slot[];
}

/** More than this never was needed: dead ends are rare, and each try is another deal. */
const TRIES = 200;
/** Swaps tried for each slot where bounds overlap. */
const SWAPS = 24;

const unseenOf = ({ cards, known }: View['players'][number]): number =>
  known.least.reduce((left, count) => left - count, cards);

/**
 * Deals the unseen cards of the others' portfolios from the pool (cards by kind that the viewer has not seen), and takes
 * them out of it. Start shares first (all different, K2), then cards that must be shares, then those that may be
 * actions: in this order every card is drawn with its true probability, as long as only its kind is bounded. Where the
 * number of shares of a company is bounded too (after a split or a bankruptcy), cards are swapped at random between
 * portfolios and pool, which makes all deals within the bounds equally likely.
 */
export function dealPortfolios(seen: View, viewer: number, pool: number[], rng: Rng): number[][] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const deal = tryDeal(seen, viewer, pool, rng);
    if (!deal) continue;
    for (let kind = 0; kind < KINDS; kind++) pool[kind] = deal.pool[kind]!;
    const portfolios = seen.players.map(({ known, shares }) => (shares ?? known.least).slice());
    for (const { seat, kind } of deal.slots) portfolios[seat]![kind]!++;
    return portfolios;
  }
  throw new Error('no deal of the unseen cards fits this view');
}

function tryDeal(seen: View, viewer: number, pool: readonly number[], rng: Rng): Deal | null {
  const deal: Deal = {
    pool: pool.slice(),
    room: seen.players.map(({ known }) => known.most.map((most, kind) => most - known.least[kind]!)),
    slots: [],
  };
  const starts = drawStarts(seen, viewer, deal, rng);
  if (!starts) return null;
  const loose: Slot[] = [];
  let bounded = false;
  for (let seat = 0; seat < seen.seats; seat++) {
    const player = seen.players[seat]!;
    if (seat === viewer || player.shares !== null) continue;
    const unseen = unseenOf(player) - (starts[seat]! >= 0 ? 1 : 0);
    const looseCount = Math.min(unseen, player.known.loose);
    for (let kind = 0; kind < COMPANY_COUNT; kind++)
      bounded ||= deal.room[seat]![kind]! < unseen && deal.pool[kind]! > 0;
    for (let i = 0; i < unseen - looseCount; i++) deal.slots.push({ seat, loose: false, kind: -1 });
    for (let i = 0; i < looseCount; i++) loose.push({ seat, loose: true, kind: -1 });
  }
  deal.slots.push(...loose);
  for (let i = 0; i < deal.slots.length; i++) if (!draw(deal, i, rng)) return null;
  if (bounded) swapAround(deal, rng);
  for (let seat = 0; seat < starts.length; seat++)
    if (starts[seat]! >= 0) deal.slots.push({ seat, loose: false, kind: starts[seat]! });
  return deal;
}

/** K2: start shares that lie unseen are of different companies, each as likely as there are unseen shares of it. */
function drawStarts(seen: View, viewer: number, deal: Deal, rng: Rng): number[] | null {
  let taken = 0;
  for (const { known } of seen.players) if (known.start >= FOUND) taken |= 1 << (known.start - FOUND);
  const starts = seen.players.map(() => -1);
  for (let seat = 0; seat < seen.seats; seat++) {
    const { known, shares } = seen.players[seat]!;
    if (seat === viewer || shares !== null || known.start === 0 || known.start >= FOUND) continue;
    const weights = new Array<number>(COMPANY_COUNT);
    for (let company = 0; company < COMPANY_COUNT; company++)
      weights[company] = (known.start >> company) & 1 && deal.room[seat]![company]! > 0 ? deal.pool[company]! : 0;
    starts[seat] = weighted(weights, rng);
    if (starts[seat]! < 0 || (taken >> starts[seat]!) & 1) return null;
    taken |= 1 << starts[seat]!;
  }
  for (let seat = 0; seat < starts.length; seat++)
    if (starts[seat]! >= 0) {
      deal.pool[starts[seat]!]!--;
      deal.room[seat]![starts[seat]!]!--;
    }
  return starts;
}

/** A kind by its weight, or -1 when all weights are nothing. */
function weighted(weights: readonly number[], rng: Rng): number {
  let total = 0;
  for (const weight of weights) total += weight;
  if (total === 0) return -1;
  let rest = rng.below(total);
  for (let kind = 0; ; kind++) {
    rest -= weights[kind]!;
    if (rest < 0) return kind;
  }
}

const fits = (deal: Deal, { seat, loose }: Slot, kind: Kind): boolean =>
  kind < (loose ? HELD : COMPANY_COUNT) && deal.room[seat]![kind]! > 0;

/** Draws a card for a slot; where none is left that fits, another slot hands its card over and takes one that does. */
function draw(deal: Deal, index: number, rng: Rng): boolean {
  const slot = deal.slots[index]!;
  const weights = deal.pool.map((count, kind) => (fits(deal, slot, kind) ? count : 0));
  const kind = weighted(weights, rng);
  if (kind >= 0) {
    put(deal, slot, kind);
    return true;
  }
  for (let other = 0; other < index; other++) {
    const giver = deal.slots[other]!;
    const given = giver.kind;
    if (giver.seat === slot.seat || !fits(deal, slot, given)) continue;
    const instead = deal.pool.findIndex((count, kept) => count > 0 && kept !== given && fits(deal, giver, kept));
    if (instead < 0) continue;
    deal.pool[given]!++;
    deal.room[giver.seat]![given]!++;
    put(deal, giver, instead);
    put(deal, slot, given);
    return true;
  }
  return false;
}

function put(deal: Deal, slot: Slot, kind: Kind): void {
  slot.kind = kind;
  deal.pool[kind]!--;
  deal.room[slot.seat]![kind]!--;
}

/** Random swaps that keep all bounds: a slot with another slot, or with a card of the pool. */
function swapAround(deal: Deal, rng: Rng): void {
  const { slots, pool, room } = deal;
  const rest: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let i = 0; i < pool[kind]!; i++) rest.push(kind);
  const all = slots.length + rest.length;
  for (let step = 0; step < slots.length * SWAPS; step++) {
    const slot = slots[rng.below(slots.length)]!;
    const place = rng.below(all);
    const other = place < slots.length ? slots[place]! : null;
    const kind = other ? other.kind : rest[place - slots.length]!;
    if (kind === slot.kind || other?.seat === slot.seat || !fits(deal, slot, kind)) continue;
    if (other && !fits(deal, other, slot.kind)) continue;
    room[slot.seat]![slot.kind]!++;
    room[slot.seat]![kind]!--;
    if (other) {
      room[other.seat]![kind]!++;
      room[other.seat]![slot.kind]!--;
      other.kind = slot.kind;
    } else {
      pool[kind]!--;
      pool[slot.kind]!++;
      rest[place - slots.length] = slot.kind;
    }
    slot.kind = kind;
  }
}
