import type { Seat } from '@outcry/engine';
import { START } from './data.ts';
import type { Data } from './data.ts';
import { withBrick } from './preview.ts';
import type { Event, Phase } from './state.ts';
import type { Seen, View } from './view.ts';

/** A view on the way through a move's events, and the cards that lie face up on the table meanwhile. */
export interface Retold {
  readonly view: View;
  /** By seat; null before they are shown and after they went to the discard piles. */
  readonly shown: readonly number[] | null;
}

const CHOOSE: Phase = { kind: 'choose' };

const changed = (counts: readonly number[], company: number | null, by: number): readonly number[] =>
  company === null ? counts : counts.map((count, other) => (other === company ? count + by : count));

function traded(view: View, { seat, buy, sell, cost, proceeds }: Extract<Event, { kind: 'traded' }>): View {
  const next = (seat + 1) % view.players.length;
  const swap = (counts: readonly number[], by: number) => changed(changed(counts, buy, by), sell, -by);
  return {
    ...view,
    phase: next === view.active ? CHOOSE : { kind: 'trade', seat: next },
    bank: swap(view.bank, -1),
    till: view.till + cost - proceeds,
    players: view.players.map((player, other) =>
      other === seat ? { ...player, cash: player.cash - cost + proceeds, shares: swap(player.shares, 1) } : player,
    ),
  };
}

/** S12: the cards shown go to their owners' discard piles. */
function laidOff({ view, shown }: Retold): View {
  if (shown === null) return view;
  const { seat } = view;
  return {
    ...view,
    played: view.played + 1,
    players: view.players.map((player, other) => ({
      ...player,
      discard: [...player.discard, shown[other]!],
      hasChosen: false,
    })),
    hand: seat === null ? null : view.hand!.filter((card) => card !== shown[seat]),
    chosen: null,
  };
}

const without = <Tile>(tiles: readonly Tile[], tile: Tile): readonly Tile[] => tiles.toSpliced(tiles.indexOf(tile), 1);

/** S7: the tiles of a new turn, and what the action asks for. */
function begun(view: View, { seat, turn, action, movement }: Extract<Event, { kind: 'turn' }>): View {
  const { bags, out } = view;
  const idle = action === 'none' || view.bricks.every((space) => space === START);
  return {
    ...view,
    turn,
    active: seat,
    phase: action === 'trade' ? { kind: 'trade', seat } : idle ? CHOOSE : { kind: 'rank', seat, action },
    bags: { actions: without(bags.actions, action), movements: without(bags.movements, movement) },
    out: { actions: [...out.actions, action], movements: [...out.movements, movement] },
  };
}

const withSeen = (view: View, seat: Seat, some: Partial<Seen>): View => ({
  ...view,
  players: view.players.map((player, other) => (other === seat ? { ...player, ...some } : player)),
});

/** The view after one event more. All of it is told, but for the card the viewer himself has laid face down. */
export function applyEvent(data: Data, retold: Retold, event: Event): Retold {
  const { view, shown } = retold;
  switch (event.kind) {
    case 'traded':
      return { view: traded(view, event), shown };
    case 'ranked':
      return { view: { ...withBrick(data, view, event.company, event.to), phase: CHOOSE }, shown };
    case 'chose':
      return { view: withSeen(view, event.seat, { hasChosen: true }), shown };
    case 'revealed':
      return { view, shown: event.cards };
    case 'moved':
      return { view: event.path.length === 0 ? view : withBrick(data, view, event.company, event.to), shown };
    case 'holiday':
      return retold;
    case 'priced':
      return { view: { ...view, prices: event.prices }, shown };
    case 'drew': {
      const left = laidOff(retold);
      return { view: { ...left, hand: [...left.hand!, ...event.cards] }, shown: null };
    }
    case 'shuffled': {
      const { players, ...left } = laidOff(retold);
      const fresh = players.map((player) => ({ ...player, discard: [] }));
      return { view: { ...left, played: 0, players: fresh, hand: left.hand && [] }, shown: null };
    }
    case 'bagged': {
      const bags = { actions: data.actionTiles, movements: data.movementTiles };
      return { view: { ...laidOff(retold), bags, out: { actions: [], movements: [] } }, shown: null };
    }
    case 'turn':
      return { view: begun(laidOff(retold), event), shown: null };
    case 'ended':
      return { view: { ...laidOff(retold), phase: { kind: 'over' } }, shown: null };
  }
}
