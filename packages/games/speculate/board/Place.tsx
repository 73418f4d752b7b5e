import { Avatar, CompanyTile, Icon } from '@outcry/ui';
import { progressOf, worthOf } from '../preview.ts';
import type { Holdings } from '../preview.ts';
import { useTable } from './table.ts';

interface ObjectiveProps {
  /** What the viewer would hold, and at which prices. */
  readonly after: Holdings | null;
  readonly then: readonly number[] | null;
}

/** The viewer's objective: how far each of its three sectors is, and what must go of the other two (P12). */
export function ObjectiveCard({ after, then }: ObjectiveProps) {
  const { view, text, looks, figure } = useTable();
  const { objective, shares, amount } = view.players[view.seat!]!;
  if (objective === null) return null;
  const now = progressOf(objective.figures, shares, view.prices);
  const next = progressOf(objective.figures, after?.shares ?? shares, then ?? view.prices);
  const wanted = now.filter(({ figure: asked }) => asked > 0);
  const empty = now.filter(({ figure: asked }) => asked === 0);
  return (
    <section className="goal" data-part="objective" aria-label={text.objective(figure(amount))}>
      <h2 className="heading">
        {text.objective(figure(amount))}
        {now.every(({ met }) => met) && (
          <span className="met">
            <Icon name="check" /> {text.objectiveMet}
          </span>
        )}
      </h2>
      {wanted.map(({ sector, figure: asked, worth, met }) => {
        const would = next[sector]!.worth;
        const part = (of: number): string => `${Math.min(100, (100 * of) / asked)}%`;
        return (
          <p key={sector} className={`want c-${looks[sector]!.colour}`}>
            <CompanyTile company={looks[sector]!} />
            <span className="meter" aria-hidden="true">
              <i style={{ width: part(worth) }} />
              {would !== worth && <em style={{ width: part(would) }} />}
            </span>
            <span className={met ? 'sum met' : 'sum'}>{text.figure(figure(worth), figure(asked))}</span>
          </p>
        );
      })}
      <p className="empty">
        {empty.map(({ sector, held, met }) => (
          <span key={sector} className={met ? 'met' : ''}>
            <CompanyTile company={looks[sector]!} />
            {met ? text.none : text.toSell(held)}
            {next[sector]!.held !== held && <em>{next[sector]!.held}</em>}
          </span>
        ))}
      </p>
    </section>
  );
}

/** The viewer's name, cash and wealth, and what a choice would leave of the cash. */
export function Place({ after }: { after: Holdings | null }) {
  const { view, data, text, figure, infoOf, looks } = useTable();
  const seat = view.seat!;
  const own = view.players[seat]!;
  const owes = view.turn.owes && view.turn.seat === seat;
  return (
    <div className="own-place" data-part="place" data-seat={seat}>
      <div className="row">
        <Avatar seat={seat} info={infoOf(seat)} />
        <p className="who">
          <b>{infoOf(seat).name}</b>
          <span className="cap">{own.out ? text.bankrupt : text.you}</span>
        </p>
        <p className="cash">
          <span className="unseen">{text.cash} </span>
          {figure(own.cash)}
          {after !== null && after.cash !== own.cash && <em>{figure(after.cash)}</em>}
        </p>
      </div>
      <p className="holdings">
        {looks.map((look, sector) => (
          <span key={look.ticker} className={own.shares[sector] === 0 ? 'chip none' : 'chip'}>
            <CompanyTile company={look} />
            <span className="count">×{own.shares[sector]}</span>
          </span>
        ))}
      </p>
      <p className={owes ? 'notes owes' : 'notes'}>
        <span>{text.worth(figure(worthOf(own, view.prices)))}</span>
        <span>{owes ? text.owed(figure(data.fees.late)) : text.fee(figure(data.fees.usual))}</span>
      </p>
    </div>
  );
}
