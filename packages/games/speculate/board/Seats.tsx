import type { Seat } from '@outcry/engine';
import { CompanyTile, SeatPanel } from '@outcry/ui';
import { useAround } from '@outcry/ui/around.ts';
import { holdingsShown } from '../preview.ts';
import { saidOf } from './said.ts';
import { useTable } from './table.ts';

/** The players round the table, each with their answer to an offer below their seat. The viewer's own place is further down. */
export function Seats() {
  const { view } = useTable();
  return (
    <section className="seats stacked" data-part="seats" aria-label={useTable().text.players}>
      {useAround(view.seats, view.seat).map((seat) => (
        <At key={seat} seat={seat} />
      ))}
    </section>
  );
}

function At({ seat }: { seat: Seat }) {
  const { view, data, text, looks, figure, infoOf, offer, cardSeen } = useTable();
  const { cash, shares, out, amount } = view.players[seat]!;
  const shown = holdingsShown(view, seat);
  const owes = view.turn.owes && view.turn.seat === seat && view.phase.kind !== 'over';
  const asked = view.phase.kind === 'answer' && offer?.settled === false ? view.phase.seat : null;
  const said = offer === null ? '' : saidOf(text, offer, seat, asked);
  const answer = offer?.answers.find((given) => given.seat === seat)?.answer;
  const known =
    cardSeen(seat)?.flatMap((wanted, sector) => (wanted > 0 ? [`${looks[sector]!.ticker} ${wanted}`] : [])) ?? [];
  return (
    <div className={out ? 'seat-place out' : 'seat-place'} data-seat={seat}>
      <SeatPanel
        seat={seat}
        info={infoOf(seat)}
        cash={out ? '' : shown ? figure(cash) : '?'}
        turn={view.phase.kind !== 'over' && view.turn.seat === seat}
        note={out ? '' : text.objectiveOf(figure(amount))}
        {...(out ? { about: text.bankrupt } : owes ? { about: text.owes(figure(data.fees.late)) } : {})}
      >
        {known.length > 0 && <span className="known">{text.heldAgain(known.join(', '))}</span>}
        {!out &&
          shown &&
          looks.map((look, sector) => (
            <span key={look.ticker} className={shares[sector] === 0 ? 'chip none' : 'chip'}>
              <CompanyTile company={look} />
              <span className="count">{shares[sector]}</span>
            </span>
          ))}
      </SeatPanel>
      {said !== '' && (typeof answer === 'number' || asked === seat) && (
        <span className={typeof answer === 'number' && answer > 0 ? 'said yes' : 'said'}>{said}</span>
      )}
    </div>
  );
}
