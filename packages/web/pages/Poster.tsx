import type { CatalogueEntry } from '@outcry/games/catalogue';
import { Icon } from '@outcry/ui';
import { findGame, POSTERS } from '../games.ts';
import type { GameId } from '../games.ts';
import { remembered } from '../history/kept.ts';
import { useText } from '../i18n.ts';
import { LevelPicker } from '../LevelPicker.tsx';
import { playNow } from '../play.ts';
import { follow } from '../router.ts';
import { useStore } from '../store.ts';
import { PosterArt } from './posters.tsx';
import './posters.css';

/** The five games. `brief`: smaller and without their pitch, for somebody who knows them. */
export function Posters({ brief = false }: { brief?: boolean }) {
  const t = useText();
  return (
    <section className={brief ? 'posters brief' : 'posters'} aria-label={t.home.games}>
      {POSTERS.map((id, at) => (
        <Poster key={id} game={findGame(id)!} brief={brief} isFirst={at === 0 && !brief} />
      ))}
    </section>
  );
}

interface PosterProps {
  readonly game: CatalogueEntry;
  readonly brief: boolean;
  /** The one to begin with. */
  readonly isFirst: boolean;
}

function Poster({ game, brief, isFirst }: PosterProps) {
  const t = useText();
  const { id, seats, minutes } = game;
  const { name, pitch } = t.games[id as GameId];
  // Whoever never finished it should not have to look for it.
  const finished = useStore(remembered).some(({ game: played }) => played === id);
  const isButton = !finished && !brief;
  const learn = (
    <a className={isButton ? 'btn learn' : ''} href={`/learn/${id}`} onClick={follow} aria-label={t.home.learnOf(name)}>
      {t.home.learn}
    </a>
  );
  const Title = brief ? 'h3' : 'h2';
  return (
    <article className={`poster g-${id}${isFirst ? ' start-here' : ''}`}>
      {isFirst && <p className="start-tag">{t.home.startHere}</p>}
      <div className="poster-art" aria-hidden="true">
        <PosterArt id={id as GameId} />
      </div>
      <div className="poster-text">
        <Title>{name}</Title>
        <p className="poster-facts">
          {t.home.players(seats.min, seats.max)} · {t.home.minutes(minutes)}
        </p>
        {!brief && <p className="pitch">{pitch}</p>}
      </div>
      <div className="actions">
        <div className="start-row">
          <button
            type="button"
            className={brief ? 'btn go calm' : 'btn go'}
            aria-label={t.home.playNowOf(name)}
            onClick={() => playNow(game, t.play.guest)}
          >
            <Icon name="play" /> {t.home.playNow}
          </button>
          <LevelPicker />
        </div>
        {isButton && learn}
        <p className="poster-links">
          {!brief && (
            <a href={`/new/${id}`} onClick={follow} aria-label={t.home.tableOf(name)}>
              {t.home.table}
            </a>
          )}
          <a href={`/rules/${id}`} onClick={follow} aria-label={t.home.rulesOf(name)}>
            {t.home.rules}
          </a>
          {!isButton && learn}
        </p>
      </div>
    </article>
  );
}
