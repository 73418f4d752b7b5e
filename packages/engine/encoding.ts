import type { AnyView, Seat } from './game.ts';

/**
 * A view as a list of numbers, and moves as numbers of a fixed list: what programs that learn want to be given. It is
 * made of a view alone, so that nothing hidden is in it.
 */
export interface Encoding<View extends AnyView = AnyView, Move = unknown> {
  /** Grows whenever fields or actions change their meaning. */
  readonly version: number;
  /** What each number is. */
  readonly fields: readonly string[];
  encode(view: View): number[];
  /** The kinds of moves in the order of their actions, and how many actions each has. */
  readonly sections: readonly { readonly kind: string; readonly size: number }[];
  /** How many actions there are. Where several legal moves are one action, it stands for the first of them. */
  readonly actions: number;
  /** The action of a move; null: it is none, and is named by its place in the list alone. */
  actionOf(move: Move, view: View): number | null;
}

/** A number of an encoding: what it is, and how it is read off a view. */
export type Field<View> = readonly [name: string, read: (view: View) => number];

/** Where the moves of a kind stand among the actions of that kind; null: nowhere. */
export interface Section<Move extends { readonly kind: string }, View> {
  readonly kind: Move['kind'];
  readonly size: number;
  at(move: never, view: View): number | null;
}

/** Fields for each of some things. */
export const forEach = <Item, View>(
  items: readonly Item[],
  fields: (item: Item, index: number) => readonly Field<View>[],
): Field<View>[] => items.flatMap(fields);

/** Names of seats as their owner counts them: 0 is the viewer, then clockwise. */
export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** The seat at a place, counted from the viewer; null: there is none. */
export const seatFrom = (view: AnyView, place: number, seats: number): Seat | null =>
  place < seats ? ((view.seat ?? 0) + place) % seats : null;

/** How many places clockwise of the viewer a seat is. */
export const placeOf = (view: AnyView, seat: Seat, seats: number): number => (seat - (view.seat ?? 0) + seats) % seats;

export const isTrue = (value: boolean): number => (value ? 1 : 0);

export const countIn = (list: readonly (number | null)[], value: number): number =>
  list.reduce<number>((sum, each) => sum + isTrue(each === value), 0);

export function encodingOf<View extends AnyView, Move extends { readonly kind: string }>(
  version: number,
  fields: readonly Field<View>[],
  sections: readonly Section<Move, View>[],
): Encoding<View, Move> {
  const starts = new Map<string, readonly [start: number, section: Section<Move, View>]>();
  let actions = 0;
  for (const section of sections) {
    starts.set(section.kind, [actions, section]);
    actions += section.size;
  }
  return {
    version,
    fields: fields.map(([name]) => name),
    encode: (view) => fields.map(([, read]) => read(view)),
    sections: sections.map(({ kind, size }) => ({ kind, size })),
    actions,
    actionOf(move, view) {
      const [start, section] = starts.get(move.kind)!;
      const at = section.at(move as never, view);
      return at === null ? null : start + at;
    },
  };
}
