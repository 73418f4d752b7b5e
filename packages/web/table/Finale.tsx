import { hasPortrait, Icon, LevelMark, Portrait, useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { remembered } from '../history/kept.ts';
import { useText } from '../i18n.ts';
import { still } from '../settings.ts';
import { useStore } from '../store.ts';
import { brickFor, columnOf, seatsOn, standingOf } from './finale.ts';
import { finaleSaid } from './finaleSaid.ts';
import { whyEarly } from './outcome.ts';
import type { AtTable } from './Table.tsx';
import './finale.css';

/** How long a level takes, when the columns begin to climb, and how long the last word takes (milliseconds). */
const LEVEL = 170;
const BEGINS = 400;
const SETTLES = 450;

/** Numbers for the styles. */
const css = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;

interface FinaleProps {
  readonly at: AtTable;
  /** The game ended before the eyes of this person: the columns climb. */
  readonly climbs: boolean;
  readonly onAccounts: () => void;
  /** Null: nobody of this device played. */
  readonly again: { readonly label: string; readonly disabled: boolean; readonly onClick: () => void } | null;
}

/** The moment of the end: everybody's column climbs, and then the word. Any key or tap jumps to it. */
export function Finale({ at, climbs, onAccounts, again }: FinaleProps) {
  const t = useText();
  const { locale } = useUi();
  const { now, board, source } = at;
  const { places, scores } = now.result!;
  const history = useStore(remembered);
  const standing = now.online === null && now.yours.length === 1 ? standingOf(history, source.origin().table) : null;
  const best = standing?.best ?? null;
  const brick = brickFor(Math.max(...scores, best ?? 0));
  const levels = Math.max(1, ...[...scores, best ?? 0].map((score) => score / brick));
  const climb = BEGINS + LEVEL * Math.ceil(Math.max(0, ...scores) / brick);
  const [isClimbing, setClimbing] = useState(() => climbs && !still());
  useEffect(() => {
    if (!isClimbing) return undefined;
    const stop = () => setClimbing(false);
    const timer = setTimeout(stop, climb + SETTLES);
    addEventListener('keydown', stop);
    addEventListener('pointerdown', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    };
  }, [isClimbing, climb]);
  const winners = seatsOn(places, 1);
  const { title, isYours, lead, fame } = finaleSaid(at, standing, t);
  const look = ['finale', isYours && 'won', isClimbing && 'climbing'].filter(Boolean).join(' ');
  return (
    <section className={look} aria-label={title} style={css({ '--levels': levels, '--climb': climb })}>
      {isYours && <Rays at={winners.reduce((sum, seat) => sum + seat + 0.5, 0) / winners.length / scores.length} />}
      <div className="finale-words">
        {isYours && (
          <span className="cup">
            <Icon name="cup" />
          </span>
        )}
        <h2>{title}</h2>
        <p className="finale-lead">{`${lead} ${whyEarly(at)}`.trim()}</p>
        {fame && (
          <p className="fame">
            <b>{fame[0]}</b>
            {fame[1]}
          </p>
        )}
        <div className="actions">
          <button type="button" className="btn go" onClick={onAccounts}>
            {t.end.accounts}
          </button>
          {again && (
            <button type="button" className="btn" disabled={again.disabled} onClick={again.onClick}>
              {again.label}
            </button>
          )}
        </div>
      </div>
      <div className="finale-hall">
        <ol className="finale-columns">
          {now.seats.map((info, seat) => {
            const { whole, part } = columnOf(scores[seat]!, brick);
            const isFirst = places[seat] === 1;
            const isYou = now.viewer === seat && now.yours.includes(seat);
            const sum = <b className="column-sum">{board.money(scores[seat]!, locale)}</b>;
            return (
              <li
                key={seat}
                className={['finale-column', isYou && 'yours', isFirst && 'first'].filter(Boolean).join(' ')}
                style={css({ '--bricks': whole + part })}
              >
                <Meeple seat={seat} name={info.name} cheers={isFirst && !isClimbing} />
                {whole === 0 && sum}
                <div className="column-bricks">
                  {Array.from({ length: whole }, (_, level) => (
                    <i key={level} style={css({ '--level': level })}>
                      {level === whole - 1 && sum}
                    </i>
                  ))}
                  {part > 0 && <i className="part-brick" style={css({ '--level': whole, '--part': part })} />}
                  {isYou && best !== null && scores[seat]! > best && <u style={css({ '--best': best / brick })} />}
                </div>
                <div className="column-foot">
                  <span className="column-place">
                    {places[seat]}
                    <span className="unseen">. </span>
                  </span>
                  {info.bot && hasPortrait(info.name) && <Portrait name={info.name} seat={seat} />}
                  <span>
                    <b>{isYou ? t.end.you : info.name}</b>
                    {info.bot && <LevelMark {...info} />}
                  </span>
                </div>
              </li>
            );
          })}
        </ol>
        {best !== null && (
          <>
            <hr className="best-line" style={css({ '--bricks': best / brick })} aria-hidden="true" />
            <p className="best-label" style={css({ '--bricks': best / brick })}>
              {t.end.bestUntil(board.money(best, locale))}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** A seat's piece on its column; the winner's throws up its arms. */
function Meeple({ seat, name, cheers }: { seat: number; name: string; cheers: boolean }) {
  const initial = [...name][0]?.toUpperCase();
  return (
    <svg className={`column-piece s${seat + 1}`} viewBox="0 0 24 24" aria-hidden="true">
      {cheers ? (
        <path d="M8.5 5.6a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0zM4.9 1.5C3.6.9 1.9 2 2.3 3.5c.9 3.3 2.9 6.4 5.5 8.6L3.8 20.3c-.6 1.1.1 2.2 1.3 2.2h4.1L12 18.6l2.8 3.9h4.1c1.2 0 1.9-1.1 1.3-2.2l-4-8.2c2.6-2.2 4.6-5.3 5.5-8.6.4-1.5-1.3-2.6-2.6-2C17.7 2.1 17 5.8 14.6 9.1H9.4C7 5.8 6.3 2.1 4.9 1.5z" />
      ) : (
        <path d="M12 2a3.6 3.6 0 0 1 3.3 5c3 .6 6.7 2.3 6.7 4.3 0 1.7-2.6 2.3-4.6 2.3 1.2 2.3 3.2 5.6 3.2 7 0 .9-.6 1.4-1.5 1.4h-4.3L12 18.2 9.2 22H4.9c-.9 0-1.5-.5-1.5-1.4 0-1.4 2-4.7 3.2-7-2 0-4.6-.6-4.6-2.3 0-2 3.7-3.7 6.7-4.3A3.6 3.6 0 0 1 12 2z" />
      )}
      <text x="12" y={cheers ? 15.6 : 14.6} textAnchor="middle">
        {initial}
      </text>
    </svg>
  );
}

const RAYS = 28;

/** Flat rays from behind the winner, or the middle of those who share it. `at`: how far from the left of the hall. */
function Rays({ at }: { at: number }) {
  const turn = (2 * Math.PI) / RAYS;
  const point = (angle: number) => `${(2000 * Math.cos(angle)).toFixed(0)} ${(2000 * Math.sin(angle)).toFixed(0)}`;
  const path = Array.from({ length: RAYS }, (_, ray) => `M0 0L${point(ray * turn)}L${point((ray + 0.5) * turn)}z`);
  return (
    <svg className="rays" style={css({ '--at': at })} viewBox="-2000 -2000 4000 4000" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}
