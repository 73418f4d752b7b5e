import { CompanyTile, Delta, Icon, LineChart, useUi } from '@outcry/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { KeepOffer } from '../account/KeepOffer.tsx';
import { useText } from '../i18n.ts';
import { RatingChange } from '../ratings/RatingChange.tsx';
import { follow, go } from '../router.ts';
import { still } from '../settings.ts';
import { Accounts } from './Accounts.tsx';
import { finalChart } from './charts.ts';
import { Finale } from './Finale.tsx';
import { KnownSeed } from './KnownSeed.tsx';
import { outcome, stoodAtEnd, whyEarly } from './outcome.ts';
import { Proof } from './Proof.tsx';
import { Sentence } from './Sentence.tsx';
import type { AtTable } from './Table.tsx';
import { turningPoints } from './turns.ts';
import { useScreen } from './useScreen.ts';
import './end.css';

/** How much room the chart of wealth has, so that its words stay as small as the others. */
const CHART = {
  phone: { width: 330, height: 230 },
  upright: { width: 680, height: 320 },
  tablet: { width: 900, height: 360 },
  desk: { width: 500, height: 300 },
} as const;

/** The review of the game whose replay is there. */
const reviewOf = (replay: string): string => replay.replace(/^\/replay\//, '/review/');

interface EndProps {
  readonly at: AtTable;
  /** The game ended before the eyes of this person. */
  readonly isFresh: boolean;
}

/** The end, or where a game stopped: places, how each earned it, the course of wealth, where it turned, the proof, and once more. */
export function End({ at, isFresh }: EndProps) {
  const t = useText();
  const { locale } = useUi();
  const { now, source } = at;
  const [leaving, setLeaving] = useState(false);
  const screen = useScreen();
  const [title, how = ''] = outcome(at, t);
  const sub = `${how} ${whyEarly(at)}`.trim();
  const stood = stoodAtEnd(now);
  const again = async () => {
    setLeaving(true);
    const next = await source.rematch();
    setLeaving(false);
    if (next !== null) go(next);
  };
  const label = now.online?.next ? t.end.joinRematch : t.end.rematch;
  const accounts = useRef<HTMLHeadingElement>(null);
  // The board may have been scrolled. (A promise in some browsers.)
  useLayoutEffect(() => void scrollTo({ top: 0, behavior: 'instant' }), []);
  const showAccounts = () => {
    accounts.current!.scrollIntoView({ behavior: still() ? 'auto' : 'smooth' });
    accounts.current!.focus({ preventScroll: true });
  };
  return (
    <>
      {now.result && (
        <Finale
          at={at}
          climbs={isFresh}
          onAccounts={showAccounts}
          again={now.yours.length > 0 ? { label, disabled: leaving, onClick: () => void again() } : null}
        />
      )}
      <main className="end">
        <section className="outcome">
          {now.result && (
            <span className="cup">
              <Icon name="cup" />
            </span>
          )}
          <div>
            <h2 ref={accounts} tabIndex={-1}>
              {title}
            </h2>
            {sub && <p>{sub}</p>}
            {now.continued && <KnownSeed />}
          </div>
          <div className="actions">
            <a className="btn" href={source.replay} onClick={follow}>
              <Icon name="play" /> {t.end.replay}
            </a>
            {now.result && (
              <a className="btn" href={reviewOf(source.replay)} onClick={follow}>
                <Icon name="eye" /> {t.review.open}
              </a>
            )}
            <button type="button" className="btn" onClick={() => go('/')}>
              {t.end.leave}
            </button>
            {now.yours.length > 0 && (
              <button type="button" className="btn go" disabled={leaving} onClick={again}>
                {label}
              </button>
            )}
          </div>
        </section>
        {now.online?.rated && now.result && now.yours.length > 0 && <RatingChange table={now.online.table} />}
        {isFresh && now.result && now.yours.length > 0 && <KeepOffer />}
        {stood && (
          <>
            <section className="panel-pair">
              <Accounts at={at} stood={stood} />
              <div className="panel">
                <h3>
                  {t.table.wealth} <small>{t.end.wealthHow}</small>
                </h3>
                {now.worth && (
                  <LineChart
                    label={t.table.wealth}
                    span={2}
                    points
                    {...CHART[screen]}
                    {...finalChart(at, locale, t.end.start)}
                  />
                )}
              </div>
            </section>
            <section className="panel-pair">
              <LastPrices at={at} />
              <Turns at={at} />
            </section>
          </>
        )}
      </main>
    </>
  );
}

function LastPrices({ at: { now, board } }: { at: AtTable }) {
  const t = useText();
  const { locale } = useUi();
  const first = board.prices(now.history[0]!.view, now.data, locale).prices;
  const last = board.prices(now.history.at(-1)!.view, now.data, locale).prices;
  return (
    <div className="panel">
      <h3>{t.end.lastPrices}</h3>
      <ul className="last-prices">
        {last.map(({ company, label, value }, at) => (
          <li key={company.ticker}>
            <CompanyTile company={company} large named />
            <span>
              <b>{company.name}</b>
              <small>
                <Delta value={value - first[at]!.value}>{t.end.atStart(first[at]!.label)}</Delta>
              </small>
            </span>
            <span className="last-price">
              {label}
              <small>{company.ticker}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Turns({ at }: { at: AtTable }) {
  const t = useText();
  const { locale } = useUi();
  const { board, who, source } = at;
  const turns = turningPoints(at);
  return (
    <div className="panel">
      <h3>
        {t.end.turned} <small>{t.end.wealthHow}</small>
      </h3>
      <ol className="turning-points">
        {turns.map(({ moment, said, seat, change }) => (
          <li key={moment}>
            <a href={`${source.replay}?at=${moment}`} onClick={follow}>
              {t.end.move(moment)}
            </a>
            <Sentence said={said} />
            <Delta value={change}>
              {`${who(seat)} ${change > 0 ? '+' : '−'}${board.money(Math.abs(change), locale)}`}
            </Delta>
          </li>
        ))}
      </ol>
      <Proof at={at} />
    </div>
  );
}
