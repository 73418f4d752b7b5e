import type { Seat } from '@outcry/engine';
import { BOOM, BUST, COMPANY_COUNT, HELD } from './cards.ts';
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
 *
 * What changes an entry is written once, for any tables: those of a state, or the single entry of a view (`learnt`).
 */

/** What is known: an entry for each seat and viewer. */
type Tables = Pick<State, 'least' | 'most' | 'loose' | 'starts'>;

/** What one viewer knows of one portfolio. */
export interface Knowledge {
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly loose: number;
  readonly start: number;
}

/** What a viewer knows after one of the changes below. */
export function learnt(
  { least, most, loose, start }: Knowledge,
  change: (tables: Tables, entry: 0) => void,
): Knowledge {
  const tables = { least: least.slice(), most: most.slice(), loose: [loose], starts: [start] };
  change(tables, 0);
  return { least: tables.least, most: tables.most, loose: tables.loose[0]!, start: tables.starts[0]! };
}

/** In `starts`: this plus a company is a start share that was seen. */
export const FOUND = 64;
export const ALL_COMPANIES = (1 << COMPANY_COUNT) - 1;

/** Where a viewer's entry on a seat lies in `loose` and `starts`; times HELD in `least` and `most`. */
export const entryOf = (seats: number, seat: Seat, viewer: number): number => seat * (seats + 1) + viewer;

/** The tables before any card is dealt. */
export function blankKnowledge(seats: number): Tables {
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
  const entries = seats * (seats + 1);
  return { least: zeros(entries * HELD), most: zeros(entries * HELD), loose: zeros(entries), starts: zeros(entries) };
}

/** How many of a seat's cards a viewer has not seen and cannot name. */
function unseen({ least }: Tables, entry: number, cards: number): number {
  let count = cards;
  for (let kind = 0; kind < HELD; kind++) count -= least[entry * HELD + kind]!;
  return count;
}

/** Unseen cards of a kind turn up: what that tells of the start share and of the loose cards. */
function turnedUp(tables: Tables, entry: number, cards: number, kind: Kind, count: number): void {
  const { loose, starts } = tables;
  const before = unseen(tables, entry, cards);
  const start = starts[entry]!;
  if (start > 0 && start < FOUND && (start >> kind) & 1) starts[entry] = before === count ? FOUND + kind : 0;
  if (loose[entry]! > before - count) loose[entry] = before - count;
}

/** A card of a kind the viewer knows joins the portfolio. */
export function knownJoins({ least, most }: Tables, entry: number, kind: Kind): void {
  least[entry * HELD + kind]!++;
  most[entry * HELD + kind]!++;
}

/** A card the viewer does not know joins the portfolio: when it was won, it may be an action card. */
export function unknownJoins({ most, loose }: Tables, entry: number, won: boolean): void {
  const kinds = won ? HELD : COMPANY_COUNT;
  for (let kind = 0; kind < kinds; kind++) most[entry * HELD + kind]!++;
  if (won) loose[entry]!++;
}

/** A card leaves a portfolio of so many, shown to all. */
export function leaves(tables: Tables, entry: number, cards: number, kind: Kind): void {
  const at = entry * HELD + kind;
  if (tables.least[at]! > 0) tables.least[at]!--;
  else turnedUp(tables, entry, cards, kind, 1);
  tables.most[at]!--;
}

/** So many shares of a company are shown, of a portfolio of so many cards. */
export function isShown(tables: Tables, entry: number, cards: number, company: Company, count: number): void {
  const { least } = tables;
  const at = entry * HELD + company;
  if (count <= least[at]!) return;
  turnedUp(tables, entry, cards, company, count - least[at]!);
  least[at] = count;
}

/** All shares of a company, so many, leave a portfolio of so many cards. */
export function allLeave(tables: Tables, entry: number, cards: number, company: Company, count: number): void {
  const { least, most, starts } = tables;
  const at = entry * HELD + company;
  const hidden = count - least[at]!;
  if (hidden > 0) turnedUp(tables, entry, cards, company, hidden);
  else if (starts[entry]! < FOUND) starts[entry]! &= ~(1 << company);
  least[at] = 0;
  most[at] = 0;
}

/** A portfolio of so many cards has so many Booms or Busts, and none is hidden any more. */
export function actionsOpen(tables: Tables, entry: number, cards: number, booms: number, busts: number): void {
  const { least, most, loose } = tables;
  for (let kind = BOOM; kind <= BUST; kind++) {
    const at = entry * HELD + kind;
    const count = kind === BOOM ? booms : busts;
    if (count > least[at]!) turnedUp(tables, entry, cards, kind, count - least[at]!);
    least[at] = count;
    most[at] = count;
  }
  loose[entry] = 0;
}

/** A card joins the portfolio; `knowers` is the mask of those who know it. Hidden ones may be action cards when `won`. */
export function gain(state: State, seat: Seat, kind: Kind, knowers: number, won: boolean): void {
  const { seats } = state;
  const player = state.players[seat]!;
  player.shares[kind]!++;
  player.cards++;
  for (let viewer = 0; viewer <= seats; viewer++) {
    if (viewer === seat) continue;
    const entry = entryOf(seats, seat, viewer);
    if ((knowers >> viewer) & 1) knownJoins(state, entry, kind);
    else unknownJoins(state, entry, won);
  }
}

/** A card leaves the portfolio, shown to all. */
export function lose(state: State, seat: Seat, kind: Kind): void {
  const { seats } = state;
  const player = state.players[seat]!;
  for (let viewer = 0; viewer <= seats; viewer++)
    if (viewer !== seat) leaves(state, entryOf(seats, seat, viewer), player.cards, kind);
  player.shares[kind]!--;
  player.cards--;
}

/** The seat shows so many shares of a company, and takes them back. */
export function show(state: State, seat: Seat, company: Company, count: number): void {
  const { seats } = state;
  const { cards } = state.players[seat]!;
  for (let viewer = 0; viewer <= seats; viewer++)
    if (viewer !== seat) isShown(state, entryOf(seats, seat, viewer), cards, company, count);
}

/** K16, K17: all shares of a company leave the portfolio, shown to all; everybody knows there are none left. */
export function loseAll(state: State, seat: Seat, company: Company): number {
  const { seats } = state;
  const player = state.players[seat]!;
  const count = player.shares[company]!;
  for (let viewer = 0; viewer <= seats; viewer++)
    if (viewer !== seat) allLeave(state, entryOf(seats, seat, viewer), player.cards, company, count);
  player.shares[company] = 0;
  player.cards -= count;
  return count;
}

/** K13: the seat lays its Booms and Busts open, or shows that it has none. */
export function showActions(state: State, seat: Seat): void {
  const { seats } = state;
  const { shares, cards } = state.players[seat]!;
  for (let viewer = 0; viewer <= seats; viewer++)
    if (viewer !== seat) actionsOpen(state, entryOf(seats, seat, viewer), cards, shares[BOOM]!, shares[BUST]!);
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
