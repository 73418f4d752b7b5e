import type { Seat } from '@outcry/engine';
import { CompanyTile, SeatPanel } from '@outcry/ui';
import { useAround } from '@outcry/ui/around.ts';
import { money, signed } from '@outcry/engine/figures';
import { takenThisRound } from '../preview.ts';
import { Die, HiddenDie } from './Die.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** What everybody saw of a seat: its trades, and dice it took this round. At the end its positions are shown. */
function Seen({ seat }: { seat: Seat }) {
  const { view, text, locale } = useTable();
  const { traded, positions, dice } = view.screens[seat]!;
  const known = positions ?? traded;
  const taken = takenThisRound(view, seat);
  const say = positions ? text.held : text.traded;
  const hidden = dice === null && view.phase.kind !== 'over' && (
    <span className="chip unknown" role="img" aria-label={text.hiddenDice} title={text.hiddenDice}>
      <HiddenDie />
    </span>
  );
  if (known.every((count) => count === 0) && taken.every((count) => count === 0))
    return (
      <>
        {hidden}
        <span className="cap">{positions ? text.nothing : text.noTrades}</span>
      </>
    );
  return (
    <>
      {hidden}
      {known.map(
        (count, company) =>
          count !== 0 && (
            <span
              key={company}
              className="chip"
              role="img"
              aria-label={say(LOOKS[company]!.name, signed(count, locale))}
            >
              <CompanyTile company={LOOKS[company]!} named />
              {signed(count, locale)}
            </span>
          ),
      )}
      {taken.map(
        (count, company) =>
          count > 0 && (
            <span
              key={company}
              className="chip taken"
              role="img"
              aria-label={text.tookDice(LOOKS[company]!.name, count)}
            >
              <Die company={company} ghost />
              {count > 1 && `×${count}`}
            </span>
          ),
      )}
    </>
  );
}

/** Everybody else round the table, the viewer's left neighbour first. Their own screen is below. */
export function Seats() {
  const { view, text, locale, infoOf } = useTable();
  const { phase, screens } = view;
  const seats = useAround(screens.length, view.seat);
  const note = (seat: Seat): string => {
    if (phase.kind === 'roll') return phase.waiting.includes(seat) ? text.choosing : text.chosen;
    return seat === view.first && phase.kind !== 'over' ? text.first : '';
  };
  return (
    <section className="seats stacked" data-part="seats" aria-label={text.players}>
      {seats.map((seat) => (
        <SeatPanel
          key={seat}
          seat={seat}
          info={infoOf(seat)}
          cash={money(screens[seat]!.cash, locale)}
          note={note(seat)}
        >
          <Seen seat={seat} />
        </SeatPanel>
      ))}
    </section>
  );
}
