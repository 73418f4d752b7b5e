import { Delta } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { me } from '../online/session.ts';
import { follow } from '../router.ts';
import { useStore } from '../store.ts';
import { Slots, Track } from './Track.tsx';
import { rangeOf } from './track.ts';
import { useAnswer } from './useAnswer.ts';
import './ratingChange.css';

/** What a rated game did to the rating of whoever looks at its end. */
export function RatingChange({ table }: { table: string }) {
  const t = useText();
  const you = useStore(me)?.id ?? null;
  const { value } = useAnswer(table, () => api('tableRatings', { params: { id: table } }));
  if (value === null || you === null) return null;
  const own = value.seats.find(({ who }) => who.person === you);
  const games = value.counted.find(({ who }) => who.person === you)?.games ?? 0;
  if (!own) return null;
  return (
    <section className="panel rating-change" role="status">
      <h3>{t.ratings.changed}</h3>
      {value.counts !== 'yes' && value.counts !== 'off' && <p>{t.ratings.notCounted[value.counts]}</p>}
      {value.counts === 'yes' && own.rating && own.change !== null && (
        <>
          <p>
            <Delta value={own.change} />
            <span>{t.ratings.change(own.rating.rating - own.change, own.rating.rating)}</span>
          </p>
          <Track game={value.game} rating={own.rating} range={rangeOf([own.rating])} ends />
        </>
      )}
      {value.counts === 'yes' && own.rating === null && (
        <p>
          <Slots game={value.game} games={games} /> {t.ratings.toFive(games)}
        </p>
      )}
      <a href={`/ladder/${value.game}`} onClick={follow}>
        {t.ratings.toLadder}
      </a>
    </section>
  );
}
