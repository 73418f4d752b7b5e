import { Avatar } from '@outcry/ui';
import { money } from '@outcry/engine/figures';
import type { ReactNode } from 'react';
import { deckSize, worthAt } from '../preview.ts';
import { Pile } from './Seats.tsx';
import { useTable } from './table.ts';

/** The viewer's name, cards played and cash (`then`: what a trade would leave), beside the market, which is all a spectator sees. */
export function Place({ then, children }: { then: number | null; children: ReactNode }) {
  const { view, text, locale, infoOf } = useTable();
  const { seat } = view;
  return (
    <div className="own-place" {...(seat === null ? {} : { 'data-seat': seat })}>
      {seat !== null && (
        <div className="self">
          <div className="row">
            <Avatar seat={seat} info={infoOf(seat)} />
            <p>
              <b>{infoOf(seat).name}</b>
              <span className="cap">{seat === view.active ? text.youActive : text.youSmall}</span>
            </p>
          </div>
          <p className="cash">
            {money(view.players[seat]!.cash, locale)}
            {then !== null && <span className="dash">{money(then, locale)}</span>}
            <small>{text.worth(money(worthAt(view, view.prices, seat), locale))}</small>
          </p>
          <div className="deck">
            <p className="cap">{text.deck(deckSize(view))}</p>
            <Pile seat={seat} />
          </div>
        </div>
      )}
      {children}
    </div>
  );
}
