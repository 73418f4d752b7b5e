import type { Seat } from '@outcry/engine';
import type { Kind } from '../cards.ts';
import type { Data } from '../data.ts';
import type { Event } from '../events.ts';
import type { PileView, PlayerView, View } from '../view.ts';

/** What an event of each kind makes of a view. */
export type Changes = {
  readonly [Kind in Event['kind']]: (view: View, event: Extract<Event, { kind: Kind }>, data: Data) => View;
};

export const withPile = (view: View, pile: number, change: (pile: PileView) => Partial<PileView>): View => ({
  ...view,
  piles: view.piles.map((old, i) => (i === pile ? { ...old, ...change(old) } : old)),
});

export const withPlayers = (
  view: View,
  change: (player: PlayerView, seat: Seat) => Partial<PlayerView> | null,
): View => ({
  ...view,
  players: view.players.map((old, seat) => ({ ...old, ...change(old, seat) })),
});

export const withPlayer = (view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View =>
  withPlayers(view, (player, other) => (other === seat ? change(player) : null));

export const gets = (view: View, seat: Seat, amount: number): View =>
  withPlayer(view, seat, ({ cash }) => ({ cash: cash + amount }));

/** Cards of a kind come to the discard pile, or leave it. */
export const discards = (view: View, kind: Kind, count = 1): View => ({
  ...view,
  discard: more(view.discard, kind, count),
});

/** Counts with so many more (or fewer) of one kind. */
export const more = (counts: readonly number[], kind: number, by = 1): number[] =>
  counts.with(kind, counts[kind]! + by);

/** A list without the first of its entries that equals this one. */
export const without = <T>(list: readonly T[], one: T): T[] => list.toSpliced(list.indexOf(one), 1);
