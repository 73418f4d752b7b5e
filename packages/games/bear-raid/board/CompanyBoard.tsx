import { CompanyTile, Delta } from '@outcry/ui';
import { useLayout } from '@outcry/ui/layout.ts';
import { money, signed } from '@outcry/engine/figures';
import { useState } from 'react';
import { activeCard, columnAt, freshMarket, nextCard, outlookOf } from '../preview.ts';
import type { Outlook } from '../preview.ts';
import type { Company } from '../state.ts';
import { walkAlong } from './arrows.ts';
import { actIn, companyIn, lying, SAYINGS, toggled } from './choice.ts';
import { Die } from './Die.tsx';
import { EventCard, NEAR, NextStrip } from './EventCard.tsx';
import { Ladder } from './Ladder.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';
import { hasOutlook } from './timeline.ts';

/** What becomes of a price, in words. */
function useOutcome(): (outlook: Outlook) => string {
  const { text, locale } = useTable();
  return ({ fate, price }) => {
    if (fate === 'bankrupt') return text.bankrupt;
    return fate === 'split' ? text.splits(money(price, locale)) : money(price, locale);
  };
}

/** The price track (B2): where the price stands, and dashed where the card would take it. */
function PriceTrack({ company, outlook }: { company: Company; outlook: Outlook | null }) {
  const { view, data, text, locale } = useTable();
  const outcome = useOutcome();
  const { step, top } = data.prices;
  const steps = top / step;
  const price = view.prices[company]!;
  const place = Math.min(steps, Math.max(1, price / step)) - 1;
  const to = outlook === null || outlook.fate !== null || outlook.price === price ? null : outlook.price;
  return (
    <div
      className="price-track"
      role="img"
      aria-label={text.priceTrack(money(price, locale), outlook && outcome(outlook))}
      style={{ gridTemplateColumns: `repeat(${steps}, 1fr)` }}
    >
      <i className="marker" style={{ width: `${100 / steps}%`, transform: `translateX(${100 * place}%)` }} />
      {Array.from({ length: steps }, (_, i) => (i + 1) * step).map((value) => (
        <span key={value} className={value === price ? 'here' : value === to ? 'to' : ''}>
          {value}
        </span>
      ))}
    </div>
  );
}

/** The dice that lie at a company, highest first. A tap takes one along. */
function DiceAt({ company }: { company: Company }) {
  const { view, text, limits, choice, choose, frame } = useTable();
  const { name } = LOOKS[company]!;
  const dice = lying(view, company);
  const fresh = [...(frame?.rolled.get(company) ?? [])];
  const coming = view.rumors[company]!;
  const asked = limits !== null && !limits.bag;
  const taken = choice.filter((tap) => tap.startsWith(`lying ${company} `));
  return (
    <div
      className="lying-dice"
      data-part="lying"
      {...(asked && dice.length > 0 && { role: 'group', 'aria-label': text.lies(name), onKeyDown: walkAlong })}
    >
      {dice.map(({ face: pips, which }, die) => {
        const tap = `lying ${company} ${pips} ${which}` as const;
        const picked = taken.includes(tap);
        const rolls = fresh.includes(pips);
        if (rolls) fresh.splice(fresh.indexOf(pips), 1);
        const look = ['lying-die', rolls && 'rolls', picked && 'chosen', actIn(choice) === 'take' && 'may'];
        return (
          <button
            key={die}
            type="button"
            className={look.filter(Boolean).join(' ')}
            disabled={!asked}
            tabIndex={die === 0 ? 0 : -1}
            aria-pressed={picked}
            aria-label={text.die(name, pips)}
            data-tap={asked ? tap : undefined}
            data-piece={asked || undefined}
            data-quiet={actIn(choice) !== 'take' || undefined}
            onClick={() => choose(['act take', ...toggled(taken, tap)])}
          >
            <Die company={company} pips={pips} />
          </button>
        );
      })}
      {coming > 0 && (
        <span className="coming" role="img" aria-label={text.comingDice(coming)}>
          <Die company={company} ghost /> {coming > 1 && `×${coming}`}
        </span>
      )}
    </div>
  );
}

/** The pips of the dice, and what the event card would do with them. */
function Sum({ now, then }: { now: Outlook | null; then: Outlook | null }) {
  const { text, locale } = useTable();
  const outcome = useOutcome();
  const shown = then ?? now;
  if (shown === null) return null;
  return (
    <div className={then ? 'sum then' : 'sum'}>
      <b>{then && now && then.pips !== now.pips ? `${now.pips} → ${text.pips(then.pips)}` : text.pips(shown.pips)}</b>
      <Delta value={shown.change}>{`${signed(shown.change, locale)}: ${outcome(shown)}`}</Delta>
    </div>
  );
}

/** Name and price. In a short window, where the spaces are small, a tap here begins a trade in the company. */
function Head({ company }: { company: Company }) {
  const { view, locale, text, limits, choice, choose } = useTable();
  const short = useLayout('short');
  const look = LOOKS[company]!;
  const kind = actIn(choice) === 'short' ? 'short' : 'buy';
  const inside = (
    <>
      <CompanyTile company={look} large named />
      <h2>{look.name}</h2>
      <b className="price">{money(view.prices[company]!, locale)}</b>
    </>
  );
  if (!short || !limits || limits.bag || limits[kind][company] === 0)
    return <header className="company-head">{inside}</header>;
  return (
    <button
      type="button"
      className="company-head"
      aria-label={`${kind === 'buy' ? text.buy : text.shortAct} ${look.name}`}
      onClick={() => choose(SAYINGS.tapsOf({ kind, company, count: 1 }))}
    >
      {inside}
    </button>
  );
}

/** One company: price, board of ten spaces, dice, the event card of this round and the next. */
export function CompanyBoard({ company }: { company: Company }) {
  const { view, data, text, locale, frame, choice, then, ringed } = useTable();
  const [turned, setTurned] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const look = LOOKS[company]!;
  const now = outlookOf(data, view, company);
  const outlook = hasOutlook(view, frame, company) ? now : null;
  const wanted = then?.company === company ? then.outlook : null;
  const next = nextCard(view, company);
  const ahead = turned === view.round && next !== null;
  const fresh = freshMarket(data);
  const card = ahead ? next : activeCard(view, company);
  const columns = data.events[card]!.columns.length;
  const about = (frame ? frame.company : companyIn(choice)) === company;
  const market = (number: number): string => text.market(number, number === 0 ? '0' : signed(number, locale));
  const priced = frame?.event.kind === 'priced' && frame.event.company === company ? frame.event : null;
  const sides = next === null ? 1 : data.events[next]!.columns.length;
  return (
    <article
      className={['company', `c-${look.colour}`, about && 'chosen', ringed.includes(company) && 'ringed']
        .filter(Boolean)
        .join(' ')}
      aria-label={look.name}
      data-company={company}
    >
      <Head company={company} />
      <PriceTrack company={company} outlook={wanted ?? outlook} />
      <div className={whole && columns > NEAR ? 'mid whole' : 'mid'}>
        <Ladder company={company} />
        <div className={ahead ? 'event ahead' : 'event'} data-part="event">
          <p>
            {ahead ? text.nextEvent : text.event}
            <span>{market(ahead ? fresh : (wanted ?? now).market)}</span>
            {columns > NEAR && (
              <button type="button" className="wider" aria-pressed={whole} onClick={() => setWhole(!whole)}>
                <span className="unseen">{look.name}: </span>
                {text.allColumns(columns)}
              </button>
            )}
          </p>
          <EventCard card={card} now={ahead ? null : priced ? now : outlook} then={ahead ? null : wanted} />
        </div>
      </div>
      <div className="dice">
        <DiceAt company={company} />
        {priced ? (
          <div className="sum">
            <b>{text.pips(priced.pips)}</b>
            <Delta value={priced.change} />
          </div>
        ) : (
          <Sum now={outlook} then={wanted} />
        )}
      </div>
      {next === null ? (
        <p className="next none">{text.lastEvent}</p>
      ) : (
        <button
          type="button"
          className="next"
          aria-pressed={ahead}
          onClick={() => setTurned(ahead ? null : view.round)}
        >
          <span className="unseen">{text.showNext(look.name)}</span>
          <span className="which-card">{sides === 1 ? text.next : text.nextAt(market(fresh))}</span>
          <NextStrip column={data.events[next]!.columns[columnAt(data, next, fresh)]!} />
        </button>
      )}
    </article>
  );
}
