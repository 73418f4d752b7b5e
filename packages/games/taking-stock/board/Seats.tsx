import { CompanyChip, SeatPanel } from '@outcry/ui';
import { money } from '@outcry/engine/figures';
import { sharesHeld, stillToPlay, tricksOver } from '../preview.ts';
import { ottoOf } from '../state.ts';
import type { Hand } from '../state.ts';
import { around } from './layout.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** A hand's shares as chips, in the order of the price board. */
export function Shares({ hand }: { hand: Hand }) {
  const { view } = useTable();
  return sharesHeld(view, hand).map(({ company, count }) => (
    <CompanyChip key={company} company={LOOKS[company]!} count={count} />
  ));
}

/** Everybody around the table. The viewer has a place of their own below, and a panel here only where that is not shown. */
export function Seats({ winning }: { winning: Hand | null }) {
  const { view, text, locale, infoOf } = useTable();
  const otto = ottoOf(view);
  const waiting = stillToPlay(view);
  const note = (hand: Hand): string => {
    if (view.phase.kind === 'over' || tricksOver(view)) return '';
    if (hand === winning) return (waiting.length === 0 ? text.wins : text.winsSoFar).other;
    if (view.lead === hand) return (view.table.length === 0 ? text.leads : text.led).other;
    return view.seat !== null && waiting[0] === view.seat && waiting.includes(hand) ? text.afterYou : '';
  };
  return (
    <section className="seats" data-part="seats" aria-label={text.players}>
      {around(view.order, view.seat).map((hand) => (
        <div key={hand} className={hand === view.seat ? 'seat-place mine' : 'seat-place'} data-seat={hand}>
          <SeatPanel
            seat={hand}
            info={infoOf(hand)}
            about={hand === otto ? text.otto : text.cards(view.handSizes[hand]!)}
            cash={hand === otto ? '–' : money(view.money[hand]!, locale)}
            note={hand === otto ? text.cards(view.handSizes[hand]!) : note(hand)}
          >
            <Shares hand={hand} />
          </SeatPanel>
        </div>
      ))}
    </section>
  );
}
