import type { Seat } from '@outcry/engine';
import { START } from './data.ts';
import type { Data } from './data.ts';
import { withBrick } from './preview.ts';
import type { Event, Phase } from './state.ts';
import { inBag } from './view.ts';
import type { Seen, View } from './view.ts';

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const CHOOSE: Phase = { kind: 'choose' };

const changed = (counts: readonly number[], company: number | null, by: number): readonly number[] =>
  company === null ? counts : counts.with(company, counts[company]! + by);

function traded(view: View, { seat, buy, sell, cost, proceeds }: EventOf<'traded'>): View {
  const next = (seat + 1) % view.players.length;
  const swap = (counts: readonly number[], by: number) => changed(changed(counts, buy, by), sell, -by);
  const { cash, shares } = view.players[seat]!;
  return {
    ...withSeen(view, seat, { cash: cash - cost + proceeds, shares: swap(shares, 1) }),
    phase: next === view.active ? CHOOSE : { kind: 'trade', seat: next },
    bank: swap(view.bank, -1),
    till: view.till + cost - proceeds,
  };
}

/** S12: every seat's card goes from its hand to its discard pile. */
function discarded(view: View, { cards }: EventOf<'discarded'>): View {
  const { seat, hand } = view;
  return {
    ...view,
    played: view.played + 1,
    players: view.players.map((player, other) => ({
      ...player,
      discard: [...player.discard, cards[other]!],
      hasChosen: false,
    })),
    hand: hand && hand.filter((card) => card !== cards[seat!]),
    chosen: null,
  };
}

const without = <Tile>(tiles: readonly Tile[], tile: Tile): readonly Tile[] => tiles.toSpliced(tiles.indexOf(tile), 1);

/** S7: the tiles of a new turn, and what the action asks for. */
function begun(view: View, { seat, turn, action, movement }: EventOf<'turn'>): View {
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
  players: view.players.with(seat, { ...view.players[seat]!, ...some }),
});

/** The view after one more event. */
export function applyEvent(data: Data, view: View, event: Event): View {
  switch (event.kind) {
    case 'traded':
      return traded(view, event);
    case 'ranked':
      return { ...withBrick(data, view, event.company, event.to), phase: CHOOSE };
    case 'chose':
      return withSeen(view, event.seat, { hasChosen: true });
    case 'laid':
      return { ...view, chosen: event.card };
    case 'moved':
      return event.path.length === 0 ? view : withBrick(data, view, event.company, event.to);
    case 'priced':
      return { ...view, prices: event.prices };
    case 'discarded':
      return discarded(view, event);
    case 'shuffled': {
      const players = view.players.map((player) => ({ ...player, discard: [], previous: player.discard }));
      return { ...view, played: 0, players, hand: view.hand && [] };
    }
    case 'drew':
      return { ...view, hand: [...view.hand!, ...event.cards] };
    case 'bagged': {
      const bags = inBag({ actions: data.actionTiles, movements: data.movementTiles });
      return { ...view, bags, out: { actions: [], movements: [] } };
    }
    case 'turn':
      return begun(view, event);
    case 'ended':
      return { ...view, phase: { kind: 'over' } };
    case 'revealed':
    case 'holiday':
      return view;
  }
}
