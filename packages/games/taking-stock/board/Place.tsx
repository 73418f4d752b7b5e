import { Avatar } from '@outcry/ui';
import { money } from '@outcry/engine/figures';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
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
    <div className="own-place" data-drop="take" {...(seat === null ? {} : { 'data-seat': seat })}>
      {seat !== null && (
        <div className="row">
          <Avatar seat={seat} info={infoOf(seat)} />
          <div className="who">
            <p>
              <b>{infoOf(seat).name}</b> <span className="cap">{text.youSmall}</span>
            </p>
            <div className="holdings">
              {sharesHeld(view, seat).length > 0 ? (
                <Shares hand={seat} />
              ) : (
                <span className="cap">
                  {text.noShares}
                  <span className="rest">; {text.leftover(CARDS_PER_COMPANY - TRICKS)}</span>
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

/** The width of a flag, with the gap to the next. */
const FLAG = 22;

/** The width of an element, now and whenever it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(300);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    watch.observe(element.current!);
    return () => watch.disconnect();
  }, [element]);
  return width;
}

/** Everybody's money on the track of the box (T13), each flag with the seat's initial. */
function MoneyTrack() {
  const { view, text, locale, infoOf } = useTable();
  const track = useRef<HTMLDivElement>(null);
  const { end, marks } = moneyTrack(view.money, FLAG / Math.max(FLAG * view.seats, useWidth(track)));
  const label = text.money(
    view.money.map((amount, seat) => `${infoOf(seat).name} ${money(amount, locale)}`).join(', '),
  );
  const ticks = Array.from({ length: Math.ceil(end / 10) }, (_, tick) => tick * 10);
  return (
    <div className="money-track" role="img" aria-label={label}>
      <div className="flags" ref={track}>
        <svg>
          {marks.map(({ seat, at: spot, flag }) => (
            <g key={seat}>
              <line x1={`${100 * flag}%`} x2={`${100 * spot}%`} y1="0" y2="100%" />
              <circle cx={`${100 * spot}%`} cy="100%" r="3" className={`s${seat + 1}`} />
            </g>
          ))}
        </svg>
        {marks.map(({ seat, flag }) => (
          <b key={seat} className={`s${seat + 1}${infoOf(seat).bot ? ' bot' : ''}`} style={{ left: `${100 * flag}%` }}>
            {[...infoOf(seat).name][0]?.toUpperCase()}
          </b>
        ))}
      </div>
      <div className="rail">
        {[...ticks, end].map((amount) => (
          <span key={amount} style={{ left: `${(100 * amount) / end}%` }}>
            {amount}
          </span>
        ))}
      </div>
    </div>
  );
}
