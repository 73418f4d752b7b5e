import type { Ladder } from '@outcry/server/api';
import { Icon } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { Slots } from './Track.tsx';
import { Face, WhoIs } from './WhoIs.tsx';

/** How the order is made, who is nearly on it, and which games count. */
export function LadderAside({ ladder: { game, nearly } }: { ladder: Ladder }) {
  const t = useText();
  return (
    <aside className="ladder-aside">
      <section className="panel">
        <h2>{t.ratings.how}</h2>
        <svg className={`how-drawing g-${game}`} viewBox="0 0 264 74" aria-hidden="true">
          <rect className="how-track" x="0" y="30" width="264" height="36" rx="7" />
          <rect className="how-bar" x="56" y="39" width="150" height="18" rx="3" />
          <rect className="how-tick" x="56" y="36" width="4" height="24" rx="1.5" />
          <rect className="how-piece" x="104" y="32" width="54" height="32" rx="6" />
          <text className="how-rating" x="131" y="53" textAnchor="middle">
            {t.ratings.rating.toLowerCase()}
          </text>
          <path className="how-line" d="M58 26V18" />
          <text className="how-text" x="30" y="12">
            {t.ratings.howOrder}
          </text>
        </svg>
        <p>{t.ratings.howText}</p>
      </section>
      {nearly.length > 0 && (
        <section className="panel">
          <h2>
            {t.ratings.nearly} <small>{t.ratings.afterFive}</small>
          </h2>
          <ul className="nearly">
            {nearly.map(({ who, games }) => (
              <li key={who.person ?? who.bot ?? games}>
                <Face who={who} small />
                <WhoIs who={who} />
                <Slots game={game} games={games} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="panel">
        <h2>{t.ratings.whatCounts}</h2>
        <ul className="what-counts">
          {t.ratings.counting.map((line) => (
            <li key={line}>
              <Icon name="check" />
              <span>{line}</span>
            </li>
          ))}
          {t.ratings.notCounting.map((line) => (
            <li key={line}>
              <Icon name="close" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <p className="help-text">{t.ratings.honesty}</p>
      </section>
    </aside>
  );
}
