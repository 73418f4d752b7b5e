import { CardBack, CompanyTile, Icon } from '@outcry/ui';
import { useLayout } from '@outcry/ui/layout.ts';
import { forecasted, pairsAreDealt } from '../preview.ts';
import { holderOf, spectatorBit } from '../state.ts';
import type { PairView } from '../view.ts';
import { Card, ForecastCard } from './Card.tsx';
import type { Facet } from './facets.ts';
import { Fold } from './Fold.tsx';
import { forecastFace, LOOKS } from './looks.ts';
import { Spot } from './Spot.tsx';
import { useTable } from './table.ts';

function Pair({ pair, index }: { pair: PairView; index: number }) {
  const { view, data, text, who, amount } = useTable();
  const { company, forecast, companyKnown, forecastKnown } = pair;
  const holder = holderOf(view.seats, index);
  const open = (companyKnown & forecastKnown & spectatorBit(view.seats)) !== 0;
  const known = company !== null || forecast !== null;
  const whose =
    holder < 0
      ? open
        ? text.public
        : text.nobodys
      : holder === view.seat
        ? open
          ? text.yours
          : text.yoursAlone
        : who(holder);
  const then = forecasted(data, view, index)?.outlook;
  const outcome = then && (then.fate === null ? text.to(amount(then.price)) : text[then.fate](amount(then.price)));
  const faces = [
    company === null ? text.faceDown : LOOKS[company]!.name,
    forecast === null ? text.faceDown : forecastFace(forecast),
  ];
  const label = [text.pair(whose, faces.join(' ')), outcome].filter(Boolean).join(', ');
  const look = ['pair', known ? 'seen' : 'face-down', known && !open && 'mine'].filter(Boolean).join(' ');
  return (
    <Spot facet={`pair ${index}`} label={label} className={look}>
      <span className="whose" aria-hidden>
        {known && !open && <Icon name="eye" />} {whose}
        {view.falsified === index && <em className="tag tax">{text.falsified}</em>}
      </span>
      <span className="two" aria-hidden>
        {company === null ? <CardBack mini /> : <Card kind={company} mini />}
        {forecast === null ? <CardBack mini /> : <ForecastCard forecast={forecast} />}
        {outcome && <small>{outcome}</small>}
      </span>
    </Spot>
  );
}

const touches = (can: ReadonlySet<Facet>, kind: string): boolean => [...can].some((one) => one.startsWith(`${kind} `));

/** Inside information (K9): what the viewer knows first, then what lies hidden; below it the discard pile. */
export function Pairs() {
  const { view, text, can } = useTable();
  const dealt = pairsAreDealt(view);
  const all = dealt ? view.pairs.map((pair, index) => ({ pair, index })) : [];
  const hidden = dealt ? [...view.forecasts] : [];
  for (const { pair } of all) if (pair.forecast !== null) hidden.splice(hidden.indexOf(pair.forecast), 1);
  const seen = all.filter(({ pair }) => pair.company !== null || pair.forecast !== null);
  return (
    <section className="info" data-part="info" aria-label={text.info}>
      <h2 className="heading">
        {text.info}
        {hidden.length > 0 && <small>{text.hidden(hidden.map(forecastFace).join(' '))}</small>}
      </h2>
      {!dealt && <p className="cap">{text.notDealt}</p>}
      <div className="pairs seen">
        {seen.map((one) => (
          <Pair key={one.index} {...one} />
        ))}
      </div>
      <Fold
        label={text.hiddenAndDiscard}
        needed={touches(can, 'pair') || touches(can, 'discarded')}
        tight={useLayout('phone')}
      >
        <div className="pairs hidden">
          {all
            .filter((one) => !seen.includes(one))
            .map((one) => (
              <Pair key={one.index} {...one} />
            ))}
        </div>
        <Discard />
      </Fold>
    </section>
  );
}

function Discard() {
  const { view, text } = useTable();
  const { discard } = view;
  return (
    <div className="discard">
      <b>{text.discard}</b>
      {LOOKS.map(
        (look, company) =>
          discard[company]! > 0 && (
            <Spot
              key={company}
              facet={`discarded ${company}`}
              label={text.discarded(look.name, discard[company]!)}
              className="chip"
            >
              <CompanyTile company={look} named />
              <span aria-hidden>×{discard[company]}</span>
            </Spot>
          ),
      )}
      {discard.slice(0, LOOKS.length).every((count) => count === 0) && <span className="cap">{text.empty}</span>}
    </div>
  );
}
