import { Avatar } from '@outcry/ui';
import { money } from '@outcry/ui/figures.ts';
import { sharesHeld, TRICKS } from '../preview.ts';
import { CARDS_PER_COMPANY } from '../data.ts';
import { moneyTrack } from './layout.ts';
import { Shares } from './Seats.tsx';
import { useTable } from './table.ts';

/** The viewer's name, shares and money; a spectator has none, but sees the money track too. */
export function Place() {
  const { view, text, locale, infoOf } = useTable();
  const { seat } = view;
  return (
    <div className="me" {...(seat === null ? {} : { 'data-seat': seat })}>
      {seat !== null && (
        <div className="row">
          <Avatar seat={seat} info={infoOf(seat)} />
          <div className="who">
            <b>{infoOf(seat).name}</b> <span className="cap">{text.youSmall}</span>
            <div className="sh">
              {sharesHeld(view, seat).length > 0 ? (
                <Shares hand={seat} />
              ) : (
                <span className="cap">
                  {text.noShares}; {text.leftover(CARDS_PER_COMPANY - TRICKS)}
                </span>
              )}
            </div>
          </div>
          <div className="cash">{money(view.money[seat]!, locale)}</div>
        </div>
      )}
      <MoneyTrack />
    </div>
  );
}

/** The width of a flag as a part of the narrowest track. */
const FLAG = 22 / 240;

/** Everybody's money on the track of the box (T13), each flag with the seat's initial. */
function MoneyTrack() {
  const { view, text, locale, infoOf } = useTable();
  const { end, marks } = moneyTrack(view.money, FLAG);
  const at = (amount: number): string => `${(100 * amount) / end}%`;
  const label = text.money(
    view.money.map((amount, seat) => `${infoOf(seat).name} ${money(amount, locale)}`).join(', '),
  );
  const ticks = Array.from({ length: Math.ceil(end / 10) }, (_, tick) => tick * 10);
  return (
    <div className="mtrack" role="img" aria-label={label}>
      <div className="flags">
        {marks.toReversed().map(({ seat, money: amount, row }) => (
          <span key={seat} className={`s${seat + 1}`} style={{ left: at(amount), height: 24 + row * 20 }}>
            <b className={infoOf(seat).bot ? 'bot' : ''}>{[...infoOf(seat).name][0]?.toUpperCase()}</b>
          </span>
        ))}
      </div>
      <div className="rail">
        {[...ticks, end].map((amount) => (
          <span key={amount} style={{ left: at(amount) }}>
            {amount}
          </span>
        ))}
      </div>
    </div>
  );
}
