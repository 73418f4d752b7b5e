import type { Seat } from '@outcry/engine';
import type { Told } from '@outcry/ui';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** What a claim does not go beyond. */
const NO_CLAIM: readonly Event['kind'][] = ['next-objective', 'fee', 'fee-owed'];

/** Whether the card of whoever has the turn is being claimed, as far as it is told. */
function isClaimed({ phase }: View, journal: readonly Told<Event>[]): boolean {
  for (let move = journal.length - 1; move >= 0; move--) {
    const last = journal[move]!.events.findLast(({ kind }) => kind === 'claimed' || NO_CLAIM.includes(kind));
    if (last !== undefined) return last.kind === 'claimed';
  }
  return phase.kind === 'collect' || phase.kind === 'balance';
}

/** The figures of the card a seat holds, where the table saw it before; null: it did not, or sees it in a claim now. */
export function cardSeenOf(view: View, seat: Seat, journal: readonly Told<Event>[]): readonly number[] | null {
  const { objective } = view.players[seat]!;
  if (objective === null || (seat === view.turn.seat && isClaimed(view, journal))) return null;
  return objective.figures;
}
