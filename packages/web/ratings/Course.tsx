import type { Point, Profile } from '@outcry/server/api';
import { LineChart, useUi } from '@outcry/ui';
import { useState } from 'react';
import { Choice } from '../forms.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import type { Scored } from './ProfilePage.tsx';
import { useAnswer } from './useAnswer.ts';

const SIZE = { width: 404, height: 190 } as const;

interface CourseProps {
  readonly who: string;
  readonly games: Profile['played'];
  /** Those with a rating that is shown. */
  readonly rated: readonly GameId[];
  readonly scored: Scored;
}

/** Figures for an axis: about four, round ones. */
function axisOf(values: readonly number[], label: (value: number) => string) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(1, (most - least) / 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const axis = [];
  for (let value = Math.floor(least / step) * step; value <= Math.ceil(most / step) * step; value += step)
    axis.push({ value, label: label(value) });
  return axis;
}

/** How rating and wealth went, game after game. */
export function Course({ who, games, rated, scored }: CourseProps) {
  const t = useText();
  const { locale } = useUi();
  const [game, setGame] = useState(() => rated[0] ?? games.toSorted((a, b) => b.games - a.games)[0]!.game);
  const { value } = useAnswer(`${who} ${game}`, () => api('points', { params: { who }, query: { game } }));
  const points = value ?? [];
  const date = ({ finished }: Point) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(finished);
  const ratings = points.filter(({ rating }) => rating !== null);
  const parts = (shown: readonly Point[]) =>
    shown.length < 2
      ? []
      : [
          { from: 0, label: date(shown[0]!) },
          { from: shown.length - 1, label: date(shown.at(-1)!) },
        ];
  const money = (amount: number) => scored(game, amount);
  const last = ratings.at(-1)?.rating;
  const shownRatings = ratings.map(({ rating }) => rating!.rating);
  /** Charts begin at nothing, ratings far above it. */
  const base = Math.floor(Math.min(...shownRatings) / 100) * 100;
  return (
    <section className="person-section">
      <h2>{t.ratings.course}</h2>
      {games.length > 1 && (
        <div className="choices" role="group" aria-label={t.history.filter}>
          {games.map(({ game: one }) => (
            <Choice key={one} name="course" checked={one === game} onChange={() => setGame(one)}>
              {t.games[one as GameId].name}
            </Choice>
          ))}
        </div>
      )}
      {rated.includes(game as GameId) && last && (
        <figure className={`course g-${game}`}>
          <figcaption>{t.ratings.courseOfRating}</figcaption>
          <LineChart
            {...SIZE}
            points
            span={2}
            label={t.ratings.courseOfRating}
            axis={axisOf(shownRatings, String).map(({ value: mark, label }) => ({ value: mark - base, label }))}
            parts={parts(ratings)}
            lines={[
              {
                id: 'rating',
                look: 's1',
                name: t.ratings.rating,
                value: String(last.rating),
                points: shownRatings.map((rating) => rating - base),
              },
            ]}
          />
        </figure>
      )}
      {points.length > 1 ? (
        <figure className={`course g-${game}`}>
          <figcaption>{t.ratings.courseOfWealth}</figcaption>
          <LineChart
            {...SIZE}
            points
            span={2}
            label={t.ratings.courseOfWealth}
            axis={axisOf(
              points.map(({ wealth }) => wealth),
              money,
            )}
            parts={parts(points)}
            lines={[
              {
                id: 'wealth',
                look: 's2',
                name: t.table.wealth,
                value: money(points.at(-1)!.wealth),
                points: points.map(({ wealth }) => wealth),
              },
            ]}
          />
        </figure>
      ) : (
        value !== null && <p className="empty-text">{t.ratings.noCourse}</p>
      )}
    </section>
  );
}
