import type { LadderLine } from '@outcry/server/api';
import { Icon, number, useUi } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { Track, TrackAxis } from './Track.tsx';
import { rangeOf } from './track.ts';
import { Face, WhoIs } from './WhoIs.tsx';

interface LadderTableProps {
  readonly game: string;
  readonly lines: readonly LadderLine[];
  /** One's own line, where it is not among these. */
  readonly own: LadderLine | null;
  readonly you: string | null;
}

/** A ladder as a table. The strong tick at the left end of a bar is the order. */
export function LadderTable({ game, lines, own, you }: LadderTableProps) {
  const t = useText();
  const { locale } = useUi();
  const all = own ? [...lines, own] : lines;
  const range = rangeOf(all);
  return (
    <table className="ladder">
      <thead>
        <tr>
          <th scope="col" className="rank">
            <span className="unseen">{t.ratings.rank}</span>
          </th>
          <th scope="col" className="places">
            <span className="unseen">{t.ratings.places}</span>
          </th>
          <th scope="col">{t.ratings.name}</th>
          <th scope="col" className="on-track">
            <span className="unseen">{t.ratings.rating}</span>
            <TrackAxis range={range} />
          </th>
          <th scope="col">{t.ratings.atLeast}</th>
          <th scope="col">{t.ratings.played}</th>
          <th scope="col">{t.ratings.wonHead}</th>
        </tr>
      </thead>
      <tbody>
        {all.map((line) => {
          const isYou = you !== null && line.who.person === you;
          const { rank, who, rating, low, high, games, won } = line;
          return (
            <tr key={who.person ?? who.bot ?? rank} className={isYou ? 'yours' : undefined}>
              <td className="rank">{rank}</td>
              <td className="places">
                <Places up={line.up} />
              </td>
              <th scope="row">
                <span className="ladder-name">
                  <Face who={who} isYou={isYou} />
                  <WhoIs who={who} isYou={isYou} />
                </span>
              </th>
              <td className="on-track">
                <Track game={game} rating={{ rating, low, high }} range={range} />
              </td>
              <td className="at-least">
                <span className="phone-rating">
                  {rating} <small>{t.ratings.atLeastIs}</small>
                </span>{' '}
                {low}
              </td>
              <td>{number(games, locale)}</td>
              <td>
                {number(won, locale)} <small>{Math.round((100 * won) / games)}%</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many places somebody came up or down since the week began. */
function Places({ up }: { up: number | null }) {
  const t = useText();
  if (up === 0) return null;
  if (up === null) return <small>{t.ratings.isNew}</small>;
  return (
    <span className={up > 0 ? 'up' : 'down'}>
      <Icon name={up > 0 ? 'up' : 'down'} />
      <span aria-hidden="true">{Math.abs(up)}</span>
      <span className="unseen">{t.ratings.up(up)}</span>
    </span>
  );
}
