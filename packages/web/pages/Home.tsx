import type { CatalogueEntry } from '@outcry/games/catalogue';
import { Icon } from '@outcry/ui';
import { Mark } from '../Header.tsx';
import { findGame, POSTERS } from '../games.ts';
import type { GameId } from '../games.ts';
import { remembered } from '../history/kept.ts';
import { useText } from '../i18n.ts';
import { useLobby } from '../online/lobby.ts';
import { playNow } from '../play.ts';
import { ImportFile } from '../replay/ImportFile.tsx';
import { follow, usePage } from '../router.ts';
import { change, LANGUAGES, useSettings } from '../settings.ts';
import { useStore } from '../store.ts';
import { JoinForm } from './JoinForm.tsx';
import { OpenTables, YourTables } from './Lists.tsx';
import { PosterArt } from './posters.tsx';
import '../gameMark.css';
import './home.css';
import './posters.css';

/** Five games, one click to play; below: your tables, open tables, and a table with friends. */
export function Home() {
  const t = useText();
  usePage('Outcry');
  const lobby = useLobby();
  return (
    <>
      <HomeBar />
      <main className="wrap">
        <section className="hero">
          <h1>{t.home.title}</h1>
          <p>{t.home.text}</p>
        </section>
        <section className="posts" aria-label={t.home.games}>
          {POSTERS.map((id) => (
            <Poster key={id} game={findGame(id)!} />
          ))}
        </section>
        <section className="low">
          <YourTables lobby={lobby}>
            <ImportFile />
          </YourTables>
          <OpenTables lobby={lobby} />
          <div>
            <h2>{t.home.friends}</h2>
            <div className="join">
              <a className="btn" href="/new" onClick={follow}>
                <Icon name="plus" /> {t.home.make}
              </a>
              <JoinForm />
              <p>{t.home.share}</p>
            </div>
          </div>
        </section>
        <footer>{t.home.footer}</footer>
      </main>
    </>
  );
}

function HomeBar() {
  const t = useText();
  const { locale, name, theme } = useSettings();
  const locales = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
  const next = locales[(locales.indexOf(locale) + 1) % locales.length]!;
  const dark = theme === 'dark' || (theme === 'system' && document.documentElement.dataset.theme === 'dark');
  return (
    <header className="hdr">
      <Mark />
      <nav className="tools" aria-label={t.app.tools}>
        <button type="button" className="tool" lang={next} onClick={() => change({ locale: next })}>
          <span>{LANGUAGES[next]}</span>
        </button>
        <button type="button" className="tool" onClick={() => change({ theme: dark ? 'light' : 'dark' })}>
          <span>{dark ? t.settings.light : t.settings.dark}</span>
        </button>
        <a className="tool you" href="/settings" onClick={follow}>
          <span className="ava sm s1" aria-hidden="true">
            {([...name][0] ?? t.ui.you[0]!).toUpperCase()}
          </span>
          {name || t.settings.title}
        </a>
      </nav>
    </header>
  );
}

function Poster({ game }: { game: CatalogueEntry }) {
  const t = useText();
  const { id, seats, minutes } = game;
  const { name, pitch } = t.games[id as GameId];
  // Whoever never finished it should not have to look for it.
  const finished = useStore(remembered).some(({ game: played }) => played === id);
  const learn = (
    <a className={finished ? '' : 'btn learn'} href={`/learn/${id}`} onClick={follow} aria-label={t.home.learnOf(name)}>
      {t.home.learn}
    </a>
  );
  return (
    <article className={`post p-${id}`}>
      <div className="art" aria-hidden="true">
        <PosterArt id={id as GameId} />
      </div>
      <div className="txt">
        <h2>{name}</h2>
        <p className="meta">
          {t.home.players(seats.min, seats.max)} · {t.home.minutes(minutes)}
        </p>
        <p className="one">{pitch}</p>
        <button
          type="button"
          className="btn go"
          aria-label={t.home.playNowOf(name)}
          onClick={() => playNow(game, t.play.guest)}
        >
          <Icon name="play" /> {t.home.playNow}
        </button>
        {!finished && learn}
        <p className="more">
          <a href={`/new/${id}`} onClick={follow} aria-label={t.home.tableOf(name)}>
            {t.home.table}
          </a>
          <a href={`/rules/${id}`} onClick={follow} aria-label={t.home.rulesOf(name)}>
            {t.home.rules}
          </a>
          {finished && learn}
        </p>
      </div>
    </article>
  );
}
