import { useText } from '../i18n.ts';
import type { Reliable } from './reliable.ts';

/** How many games somebody finished, and how long a move of theirs takes. */
export function Reliability({ of: { games, stayed, liveMove, slowMove } }: { of: Reliable }) {
  const t = useText();
  if (games === 0) return null;
  return (
    <dl className="reliability" aria-label={t.ratings.reliability}>
      <div>
        <dt>{t.ratings.finished}</dt>
        <dd>{t.ratings.of(stayed, games)}</dd>
      </div>
      {liveMove !== null && (
        <div>
          <dt>{t.ratings.live}</dt>
          <dd>{t.ratings.time(liveMove)}</dd>
        </div>
      )}
      {slowMove !== null && (
        <div>
          <dt>{t.ratings.slow}</dt>
          <dd>{t.ratings.time(slowMove)}</dd>
        </div>
      )}
    </dl>
  );
}
