import type { ShownRating } from '@outcry/server/api';
import type { CSSProperties } from 'react';
import { useText } from '../i18n.ts';
import { at, hundreds, named } from './track.ts';
import type { Range } from './track.ts';
import './track.css';

const css = (values: Readonly<Record<`--${string}`, string>>) => values as CSSProperties;
const percent = (value: number): string => `${value.toFixed(2)}%`;

interface TrackProps {
  readonly game: string;
  readonly rating: ShownRating;
  readonly range: Range;
  /** The ends of the bar in figures. */
  readonly ends?: boolean;
}

/** A rating is a piece on a track; the bar under it is how sure it is. */
export function Track({ game, rating: { rating, low, high }, range, ends = false }: TrackProps) {
  const t = useText();
  const [left, right] = [at(range, low), at(range, high)];
  return (
    <div className={`rating-track g-${game}`} role="img" aria-label={t.ratings.track(rating, low, high)}>
      {hundreds(range).map((mark) => (
        <i key={mark} className="track-mark" style={css({ '--at': percent(at(range, mark)) })} />
      ))}
      <i className="track-start" style={css({ '--at': percent(at(range, 1500)) })} />
      <span className="track-bar" style={css({ '--at': percent(left), '--width': percent(right - left) })} />
      {ends && (
        <>
          <span className="track-end low" style={css({ '--at': percent(left) })}>
            {low}
          </span>
          <span className="track-end" style={css({ '--at': percent(right) })}>
            {high}
          </span>
        </>
      )}
      <b className="track-piece" style={css({ '--at': percent(at(range, rating)) })}>
        {rating}
      </b>
    </div>
  );
}

/** The figures above some tracks. */
export const TrackAxis = ({ range }: { range: Range }) => (
  <div className="track-axis" aria-hidden="true">
    {named(range).map((mark) => (
      <span key={mark} style={css({ '--at': percent(at(range, mark)) })}>
        {mark}
      </span>
    ))}
  </div>
);

/** Before five games there is no number: how many of them were played. */
export function Slots({ game, games }: { game: string; games: number }) {
  const t = useText();
  return (
    <span className={`slots g-${game}`} role="img" aria-label={t.ratings.slots(games)}>
      {[0, 1, 2, 3, 4].map((slot) => (
        <i key={slot} className={slot < games ? 'filled' : ''} />
      ))}
    </span>
  );
}
