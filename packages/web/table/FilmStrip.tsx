import { Avatar, Icon, useUi } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { useNow } from '../useNow.ts';
import { momentIn } from '../when.ts';
import type { Chapter, Film } from './film.ts';
import type { AtTable } from './Table.tsx';
import './film.css';

interface FilmStripProps {
  readonly at: AtTable;
  readonly film: Film;
  /** The viewer is asked now. */
  readonly yours: boolean;
}

/** Since your last turn: a button a frame, one that plays, and where now is. It never moves the focus. */
export function FilmStrip({ at: { now }, film, yours }: FilmStripProps) {
  const t = useText();
  const { locale } = useUi();
  const today = useNow(60_000);
  const { chapters, current, runs, seek, skip } = film;
  const others = chapters.filter(({ own }) => !own);
  const shown = current === null ? null : chapters[current]!;
  const time = (when: number | null): string | null => (when === null ? null : momentIn(when, today, locale));
  const [first, last] = [chapters[0]!.when, chapters.at(-1)!.when];
  const seconds = first === null || last === null ? null : Math.round((last - first) / 1000);
  const moves = others.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const nameOf = ({ own, seat, from, to }: Chapter): string =>
    own ? t.film.you : seat === null ? t.film.several(to - from + 1) : now.seats[seat]!.name;
  const playing = current !== null && runs;
  const press = (): void => (playing ? seek(current, 'stands') : seek(current ?? 0, 'runs'));
  return (
    <section className="film" aria-label={t.film.title}>
      <div className="film-title">
        <h2>{t.film.title}</h2>
        <p>
          {shown === null
            ? t.film.length(moves, seconds)
            : t.film.place(current! + 1, chapters.length, time(shown.when))}
        </p>
      </div>
      <button
        type="button"
        className="film-play"
        aria-label={playing ? t.film.pause : current === null ? t.film.play : t.film.goOn}
        onClick={press}
      >
        <Icon name={playing ? 'stop' : current === null ? 'undo' : 'play'} />
      </button>
      <ol>
        {chapters.map((chapter, index) => (
          <li key={chapter.to} className={current !== null && index > current ? 'to-come' : ''}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              title={chapter.said}
              onClick={() => seek(index, 'stands')}
            >
              {chapter.seat !== null && <Avatar seat={chapter.seat} info={now.seats[chapter.seat]!} small />}
              <span className="film-move">
                <b>{nameOf(chapter)}</b> <time>{time(chapter.when)}</time>
                <small>{chapter.part ?? chapter.said}</small>
              </span>
            </button>
          </li>
        ))}
        <li className="film-now">
          <button type="button" aria-current={current === null ? 'true' : undefined} onClick={skip}>
            <b>{t.film.now}</b> <small>{yours ? t.film.yours : t.film.theirs}</small>
          </button>
        </li>
      </ol>
      <p className="unseen" role="status">
        {current === null && yours ? t.film.over : ''}
      </p>
    </section>
  );
}
