import type { Seat } from '@outcry/engine';
import { CompanyChip, SeatPanel } from '@outcry/ui';
import { useAround } from '@outcry/ui/around.ts';
import { money } from '@outcry/engine/figures';
import { CardSign, cardLook } from './Hand.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** What a seat has played since the shuffle, the last first; over it the card they lay, face down or shown. */
export function Pile({ seat }: { seat: Seat }) {
  const { view, text, shown } = useTable();
  const { discard, hasChosen } = view.players[seat]!;
  const card = shown?.[seat];
  const played = discard.toReversed();
  const said = [
    card !== undefined && text.plays(text.cardName(card)),
    played.length > 0 && text.playedBefore(played.map(text.cardName).join(', ')),
  ].filter(Boolean);
  return (
    <div className="pile" role="img" aria-label={said.join(' ') || text.nothingPlayed}>
      {card !== undefined ? (
        <span className={`open ${cardLook(card)}`}>
          <CardSign card={card} />
          <b>{text.cardName(card)}</b>
        </span>
      ) : (
        hasChosen && seat !== view.seat && <span className="down" />
      )}
      {played.map((old) => (
        <span key={old} className={`old ${cardLook(old)}`}>
          <CardSign card={old} />
        </span>
      ))}
    </div>
  );
}

/** Everybody round the table but the viewer, whose own place is below. */
export function Seats() {
  const { view, text, locale, infoOf } = useTable();
  const active = view.phase.kind === 'over' ? null : view.active;
  const note = (seat: Seat): string => {
    if (view.phase.kind !== 'choose') return seat === active ? text.active : '';
    return view.players[seat]!.hasChosen ? text.cardLaid : text.choosing;
  };
  return (
    <section className="seats stacked" data-part="seats" aria-label={text.players}>
      {useAround(view.players.length, view.seat).map((seat) => (
        <div key={seat} className={active === seat ? 'seat-place active' : 'seat-place'} data-seat={seat}>
          <SeatPanel seat={seat} info={infoOf(seat)} cash={money(view.players[seat]!.cash, locale)} note={note(seat)}>
            {view.players[seat]!.shares.map(
              (count, company) => count > 0 && <CompanyChip key={company} company={LOOKS[company]!} count={count} />,
            )}
          </SeatPanel>
          <Pile seat={seat} />
        </div>
      ))}
    </section>
  );
}
