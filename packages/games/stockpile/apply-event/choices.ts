import type { Seat } from '@outcry/engine';
import type { OpenPhase, Phase } from '../phase.ts';
import type { View } from '../view.ts';
import { withPlayer, withPlayers } from './changes.ts';
import type { Changes } from './changes.ts';

/** The viewer's own choice, which others do not see. */
function chose(view: View, seat: Seat, choice: readonly number[]): View {
  const { phase } = view;
  if (phase.kind === 'investors') return { ...view, phase: { ...phase, kept: phase.kept.with(seat, choice) } };
  if (phase.kind === 'dividend') return { ...view, phase: { ...phase, shown: phase.shown.with(seat, choice[0]!) } };
  return withPlayer(view, seat, ({ strategies }) => ({
    strategies: strategies!.filter((card) => !choice.includes(card)),
    dropped: choice,
  }));
}

/** What is asked next, with what the viewer chose in secret. */
function ownPhase({ phase: before, seat, seats }: View, phase: OpenPhase, decided: number): Phase {
  if (phase.kind === 'investors') return before.kind === 'investors' ? before : { ...phase, dealt: [], kept: [] };
  if (phase.kind !== 'dividend') return phase;
  const own = seat !== null && (decided >> seat) & 1 ? (before.kind === 'dividend' ? before.shown[seat]! : 0) : -1;
  return { ...phase, shown: Array.from({ length: seats }, (_, other) => (other === seat ? own : -1)) };
}

/** What is chosen in secret, and what is asked next. */
export const choices = {
  decided: (view, { seat }) =>
    view.phase.kind === 'drop'
      ? withPlayer(view, seat, ({ strategyCount }) => ({ strategyCount: strategyCount - 2, droppedCount: 2 }))
      : view,
  chose: (view, { choice }) => chose(view, view.seat!, choice),
  asks: (view, { stage, phase, decided, actors, due }) => {
    // Commerce cards drawn by a strategy (Futures Contract) lie open.
    const open = withPlayers(view, ({ goodsHand }, seat) => {
      if (seat === view.seat) return null;
      return { goodsHand: phase.kind === 'strategy' ? (goodsHand ?? []) : null };
    });
    return { ...open, stage, phase: ownPhase(view, phase, decided), decided, actors, due };
  },
} satisfies Partial<Changes>;
