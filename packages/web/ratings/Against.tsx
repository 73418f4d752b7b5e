import type { Profile } from '@outcry/server/api';
import type { CSSProperties } from 'react';
import { useText } from '../i18n.ts';
import { Face, nameOf, WhoIs } from './WhoIs.tsx';

/** How often somebody was ahead of those they met most: one bar each, as long as the games together. */
export function Against({ profile: { person, against }, isYou }: { profile: Profile; isYou: boolean }) {
  const t = useText();
  const most = Math.max(1, ...against.map(({ ahead, behind }) => ahead + behind));
  const name = nameOf(person, t);
  return (
    <section className="person-section">
      <h2>
        {t.ratings.against}
        {against.length > 0 && (
          <small className="against-key">
            <i className="ahead" /> {isYou ? t.ratings.youAhead : t.ratings.someAhead(name)} <i className="behind" />{' '}
            {t.ratings.theyAhead}
          </small>
        )}
      </h2>
      {against.length === 0 && <p className="empty-text">{t.ratings.nobodyYet}</p>}
      <ul className="against-list">
        {against.map(({ who, games, ahead, behind }) => (
          <li key={who.person ?? who.bot ?? games}>
            <Face who={who} />
            <span>
              <WhoIs who={who} />
              <small>{t.history.games(games)}</small>
            </span>
            <span
              className="against-bar"
              role="img"
              aria-label={t.ratings.score(isYou ? null : name, nameOf(who, t), ahead, behind)}
              style={{ '--length': `${(100 * (ahead + behind)) / most}%` } as CSSProperties}
            >
              {ahead > 0 && (
                <span className="ahead" style={{ flexGrow: ahead }}>
                  {ahead}
                </span>
              )}
              {behind > 0 && (
                <span className="behind" style={{ flexGrow: behind }}>
                  {behind}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
