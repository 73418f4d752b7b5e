import type { Profile } from '@outcry/server/api';
import { Delta } from '@outcry/ui';
import { GameMark } from '../GameMark.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { follow } from '../router.ts';
import { Slots, Track, TrackAxis } from './Track.tsx';
import { rangeOf } from './track.ts';

/** A rating for each game somebody played, on one scale. */
export function Ratings({ profile: { played }, isYou }: { profile: Profile; isYou: boolean }) {
  const t = useText();
  const range = rangeOf(played.flatMap(({ rating }) => rating ?? []));
  return (
    <section className="ratings-paper">
      <div className="ratings-head">
        <h2>{t.ratings.ratings}</h2>
        <p>{isYou ? t.ratings.yourPiece : t.ratings.piece}</p>
      </div>
      {played.length === 0 ? (
        <p className="empty-text">{t.ratings.noneYet}</p>
      ) : (
        <>
          {played.some(({ rating }) => rating !== null) && <TrackAxis range={range} />}
          <ul>
            {played.map(({ game, games, won, counted, rating, month }) => (
              <li key={game}>
                <GameMark game={game} />
                <span className="rated-game">
                  <a href={`/ladder/${game}`} onClick={follow}>
                    {t.games[game as GameId].name}
                    <span className="unseen"> ({t.ratings.ladders})</span>
                  </a>
                  <small>{t.ratings.gamesWon(games, won)}</small>
                </span>
                {rating ? (
                  <Track game={game} rating={rating} range={range} ends />
                ) : (
                  <span className="no-rating">
                    <Slots game={game} games={counted} /> {t.ratings.left(5 - counted)}
                  </span>
                )}
                <span className="month">
                  {month !== null && (
                    <>
                      <Delta value={month} />
                      <small>{t.ratings.month}</small>
                    </>
                  )}
                  {rating === null && isYou && (
                    <a href={`/new/${game}`} onClick={follow}>
                      {t.ratings.play}
                      <span className="unseen"> {t.games[game as GameId].name}</span>
                    </a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="ratings-foot">{t.ratings.starts}</p>
    </section>
  );
}
