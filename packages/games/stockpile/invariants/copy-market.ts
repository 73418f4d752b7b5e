import type { Seat } from '@outcry/engine';
import { BOOM, HELD } from '../cards.ts';
import type { Kind } from '../cards.ts';
import { entryOf } from '../knowledge.ts';
import { DECK, heldOf, pilePart, shownBy, SORTS, sortOf } from '../parts.ts';
import { everybody } from '../state.ts';
import type { State } from '../state.ts';

/** A place where a market card lies: in a list, or in the portfolio of a seat. */
interface Place {
  readonly list: Kind[];
  readonly at: number;
  /** What must lie here; null: any card that may. */
  readonly wanted: Kind | null;
  readonly may: (kind: Kind) => boolean;
  /** Whether nobody knows better. */
  readonly fits: (kind: Kind) => boolean;
}

const any = (): boolean => true;
const anyCard = (list: Kind[], at: number, wanted: Kind | null = null): Place => ({
  list,
  at,
  wanted,
  may: any,
  fits: any,
});

/** Market cards: all are taken up and laid out again, where it matters as in the other state, else as they were. */
export function copyMarket(state: State, from: State, named: ReadonlySet<string>): void {
  const portfolios = state.players.map((_, seat) => portfolioPlaces(state, from, seat, named));
  const deck = named.has(DECK) ? from.deck : null;
  layOut([
    ...state.piles.flatMap((_, pile) => pilePlaces(state, from, pile, named)),
    ...state.players.flatMap(({ hand }) => hand.map((_, at) => anyCard(hand, at))),
    ...portfolios.flat(),
    ...state.deck.map((_, at) => anyCard(state.deck, at, deck && deck[at])),
  ]);
  state.players.forEach((player, seat) => {
    player.shares = player.shares.map(
      (_, kind) => portfolios[seat]!.filter(({ list, at }) => list[at] === kind).length,
    );
  });
}

/** Lays what is wanted where it is wanted; other cards stay as far as they can, and what is left goes where it fits. */
function layOut(places: readonly Place[]): void {
  const pool = places.map(({ list, at }) => list[at]!);
  const take = (kind: Kind): boolean => {
    const at = pool.indexOf(kind);
    if (at >= 0) pool.splice(at, 1);
    return at >= 0;
  };
  const fixed = places.filter(({ wanted }) => wanted !== null);
  const free = places.filter(({ wanted }) => wanted === null);
  for (const { wanted } of fixed) take(wanted!);
  const stays = free.map(({ list, at, may }) => may(list[at]!) && take(list[at]!));
  for (const { list, at, wanted } of fixed) list[at] = wanted!;

  const settled = free.filter((_, index) => stays[index]);
  const settle = (place: Place, rule: 'fits' | 'may'): boolean => {
    const card = pool.find(place[rule]);
    if (card !== undefined) return take((place.list[place.at] = card));
    // What is left does not go here, but to where a card lies that does: in the deck, if it can be.
    const other = settled.findLast(({ list, at, [rule]: goes }) => place[rule](list[at]!) && pool.some(goes));
    if (!other) return false;
    place.list[place.at] = other.list[other.at]!;
    return take((other.list[other.at] = pool.find(other[rule])!));
  };
  for (const place of free.filter((_, index) => !stays[index])) {
    if (!settle(place, 'fits') && !settle(place, 'may')) throw new Error('the cards of the other state do not fit');
    settled.unshift(place);
  }
}

/** Face-down cards of a stockpile: those of the sorts named lie where they do there, and nowhere else. */
function pilePlaces(state: State, from: State, pile: number, named: ReadonlySet<string>): Place[] {
  const { cards, known } = state.piles[pile]!;
  const sorts = SORTS.filter((sort) => named.has(pilePart(sort, pile)));
  const may = (kind: Kind): boolean => !sorts.includes(sortOf(kind));
  return cards.map((card, at) => {
    if (known[at] === everybody(state.seats)) return anyCard(cards, at, card);
    const there = from.piles[pile]!.cards[at]!;
    return { list: cards, at, wanted: may(there) ? null : there, may, fits: may };
  });
}

/** A portfolio, card by card: of the kinds named as many as there, else no fewer than are known or shown. */
function portfolioPlaces(state: State, from: State, seat: Seat, named: ReadonlySet<string>): Place[] {
  const kinds = Array.from({ length: HELD }, (_, kind) => kind);
  const exact = kinds.filter((kind) => named.has(heldOf(kind, seat)));
  const wanted = kinds.flatMap((kind) => {
    if (exact.includes(kind)) return repeat(kind, from.players[seat]!.shares[kind]!);
    const { phase } = from;
    const shown = phase.kind === 'dividend' && phase.company === kind && named.has(shownBy(seat));
    return repeat(kind, Math.max(...boundsOf(state, state.least, seat, kind), shown ? phase.shown[seat]! : 0));
  });
  const rest = kinds.flatMap((kind) => repeat(kind, state.players[seat]!.shares[kind]!));
  // What must lie there stands on a card of its own kind where there is one, so that the others stay as they are.
  const list = wanted.map((kind) => rest.splice(Math.max(0, rest.indexOf(kind)), 1)[0]!);
  list.push(...rest);
  const { shares } = state.players[seat]!;
  const maybeAction = state.loose[entryOf(state.seats, seat, state.seats)]! > 0;
  const may = (kind: Kind): boolean => !exact.includes(kind) && (kind < BOOM || maybeAction);
  return list.map((card, at) => ({
    list,
    at,
    wanted: wanted[at] ?? null,
    may,
    fits: (kind) =>
      may(kind) && (kind === card || shares[kind]! < Math.min(...boundsOf(state, state.most, seat, kind))),
  }));
}

/** What the others know at least, or at most, of how many cards of a kind a seat has. */
const boundsOf = ({ seats }: State, bounds: readonly number[], seat: Seat, kind: Kind): number[] =>
  Array.from({ length: seats + 1 }, (_, viewer) => viewer)
    .filter((viewer) => viewer !== seat)
    .map((viewer) => bounds[entryOf(seats, seat, viewer) * HELD + kind]!);

const repeat = (kind: Kind, count: number): Kind[] => Array.from({ length: Math.max(0, count) }, () => kind);
