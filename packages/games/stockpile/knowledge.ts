import type { Seat } from '@outcry/engine';
import { COMPANY_COUNT, HELD } from './cards.ts';
import type { Company, Kind } from './cards.ts';
import type { State } from './state.ts';

/*
 * Who knows what of a portfolio. Shares of one company cannot be told apart and their owner may shuffle them, so nobody
 * can follow a card; what a viewer with perfect memory knows is, for each kind, how many there are at least (`least`)
 * and at most (`most`), and how many of the cards they have not seen were won this round, so that they may be Booms or
 * Busts (`loose`). Both bounds follow cards exactly: a card that leaves is shown, so it lowers both.
 *
 * The start shares are of different companies (K2), so `starts` keeps, while a seat's start share lies unseen in its
 * portfolio, the mask of companies it can be; FOUND plus the company when it was seen; 0 when it cannot be told any more.
 *
 * Viewer number `seats` is the public: a spectator who saw every moment. A seat's own entries are not used.
 */

/** In `starts`: this plus a company is a start share that was seen. */
export const FOUND = 64;
const ALL_COMPANIES = (1 << COMPANY_COUNT) - 1;

/** Where a viewer's entry on a seat lies in `loose` and `starts`; times HELD in `least` and `most`. */
export const entryOf = (seats: number, seat: Seat, viewer: number): number => seat * (seats + 1) + viewer;

/** The tables before any card is dealt. */
export function blankKnowledge(seats: number): Pick<State, 'least' | 'most' | 'loose' | 'starts'> {
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
  const entries = seats * (seats + 1);
  return { least: zeros(entries * HELD), most: zeros(entries * HELD), loose: zeros(entries), starts: zeros(entries) };
}

/** How many cards of a seat a viewer has not seen, and cannot name. */
function unseen(state: State, seat: Seat, entry: number): number {
  let count = state.players[seat]!.cards;
  for (let kind = 0; kind < HELD; kind++) count -= state.least[entry * HELD + kind]!;
  return count;
}

/** Unseen cards of a kind turn up: what that tells of the start share and of the loose cards. */
function turnedUp(state: State, entry: number, kind: Kind, count: number, before: number): void {
  const start = state.starts[entry]!;
  if (start > 0 && start < FOUND && (start >> kind) & 1) state.starts[entry] = before === count ? FOUND + kind : 0;
  if (state.loose[entry]! > before - count) state.loose[entry] = before - count;
}

/** A card joins the portfolio; `knowers` is the mask of those who know it. Hidden ones may be action cards when `won`. */
export function gain(state: State, seat: Seat, kind: Kind, knowers: number, won: boolean): void {
  const { seats, least, most } = state;
  const player = state.players[seat]!;
  player.shares[kind]!++;
  player.cards++;
  for (let viewer = 0; viewer <= seats; viewer++) {
    if (viewer === seat) continue;
    const entry = entryOf(seats, seat, viewer);
    if ((knowers >> viewer) & 1) {
      least[entry * HELD + kind]!++;
      most[entry * HELD + kind]!++;
      continue;
    }
    const kinds = won ? HELD : COMPANY_COUNT;
    for (let other = 0; other < kinds; other++) most[entry * HELD + other]!++;
    if (won) state.loose[entry]!++;
  }
}

/** A card leaves the portfolio, shown to all. */
export function lose(state: State, seat: Seat, kind: Kind): void {
  const { seats, least, most } = state;
  const player = state.players[seat]!;
  for (let viewer = 0; viewer <= seats; viewer++) {
    if (viewer === seat) continue;
    const entry = entryOf(seats, seat, viewer);
    const at = entry * HELD + kind;
    if (least[at]! > 0) least[at]!--;
    else turnedUp(state, entry, kind, 1, unseen(state, seat, entry));
    most[at]!--;
  }
  player.shares[kind]!--;
  player.cards--;
}

/** The seat shows so many shares of a company, and takes them back. */
export function show(state: State, seat: Seat, company: Company, count: number): void {
  const { seats, least } = state;
  for (let viewer = 0; viewer <= seats; viewer++) {
    if (viewer === seat) continue;
    const entry = entryOf(seats, seat, viewer);
    const at = entry * HELD + company;
    if (count <= least[at]!) continue;
    turnedUp(state, entry, company, count - least[at]!, unseen(state, seat, entry));
    least[at] = count;
  }
}

/** K16, K17: all shares of a company leave the portfolio, shown to all; everybody knows there are none left. */
export function loseAll(state: State, seat: Seat, company: Company): number {
  const { seats, least, most } = state;
  const player = state.players[seat]!;
  const count = player.shares[company]!;
  for (let viewer = 0; viewer <= seats; viewer++) {
    if (viewer === seat) continue;
    const entry = entryOf(seats, seat, viewer);
    const at = entry * HELD + company;
    const hidden = count - least[at]!;
    if (hidden > 0) turnedUp(state, entry, company, hidden, unseen(state, seat, entry));
    else if (state.starts[entry]! < FOUND) state.starts[entry]! &= ~(1 << company);
    least[at] = 0;
    most[at] = 0;
  }
  player.shares[company] = 0;
  player.cards -= count;
  return count;
}

/** K13: the seat lays its Booms and Busts open, or shows that it has none. */
export function showActions(state: State, seat: Seat): void {
  const { seats, least, most } = state;
  const { shares } = state.players[seat]!;
  for (let viewer = 0; viewer <= seats; viewer++) {
    if (viewer === seat) continue;
    const entry = entryOf(seats, seat, viewer);
    for (let kind = COMPANY_COUNT; kind < HELD; kind++) {
      const at = entry * HELD + kind;
      const hidden = shares[kind]! - least[at]!;
      if (hidden > 0) turnedUp(state, entry, kind, hidden, unseen(state, seat, entry));
      least[at] = shares[kind]!;
      most[at] = shares[kind]!;
    }
    state.loose[entry] = 0;
  }
}

/** K2, K8: the start shares are dealt, each of another company; a seat knows that nobody has the same as itself. */
export function dealStarts(state: State, companies: readonly Company[]): void {
  const { seats, starts } = state;
  for (let seat = 0; seat < seats; seat++) {
    gain(state, seat, companies[seat]!, 1 << seat, false);
    for (let viewer = 0; viewer <= seats; viewer++)
      starts[entryOf(seats, seat, viewer)] =
        viewer < seats ? ALL_COMPANIES & ~(1 << companies[viewer]!) : ALL_COMPANIES;
    starts[entryOf(seats, seat, seat)] = FOUND + companies[seat]!;
  }
}
