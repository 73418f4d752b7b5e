import { Avatar, Icon, useUi } from '@outcry/ui';
import { useState } from 'react';
import { GameMark } from '../GameMark.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { follow } from '../router.ts';
import { saved } from '../solo/saved.ts';
import { shownSeats } from '../somebody.ts';
import { useStore } from '../store.ts';
import type { Finished } from './finished.ts';
import type { Scored } from './HistoryPage.tsx';

/** How many lines are shown at first, and how many more at a time. */
const STEP = 20;
const MINUTE = 60_000;

/** The games themselves, the last first: what, when, who, how it ended, and the way back into them. */
export function GameList({ games, scored }: { games: readonly Finished[]; scored: Scored }) {
  const t = useText();
  const [shown, setShown] = useState(STEP);
  return (
    <section className="panel">
      <h2>{t.history.games(games.length)}</h2>
      <ol className="finished-games">
        {games.slice(0, shown).map((game) => (
          <GameLine key={game.id} game={game} scored={scored} />
        ))}
      </ol>
      {games.length > shown && (
        <button type="button" className="btn" onClick={() => setShown(shown + STEP)}>
          {t.history.more}
        </button>
      )}
    </section>
  );
}

function GameLine({ game, scored }: { game: Finished; scored: Scored }) {
  const t = useText();
  const { locale } = useUi();
  const isHere = useStore(saved).some(({ id }) => id === game.id);
  const { you, places, scores, started, finished } = game;
  const seats = shownSeats(game.seats, t);
  const name = t.games[game.game as GameId].name;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(finished);
  /** Null: its moves are not here any more. */
  const replay = game.code !== null ? `t/${game.code}` : isHere || game.isKept ? `solo/${game.id}` : null;
  /** Null: only the device that played it can show its end. */
  const table = game.code !== null || isHere ? replay : null;
  return (
    <li>
      <GameMark game={game.game} />
      <div>
        <b>{name}</b>
        <small>
          <time dateTime={new Date(finished).toISOString()}>{date}</time>
          {' · '}
          {t.history.lasted(Math.max(1, Math.round((finished - started) / MINUTE)))}
          {' · '}
          {game.code === null ? t.history.here : t.history.online}
          {!game.counts && ` · ${t.history.uncounted}`}
        </small>
      </div>
      <span className="players" role="img" aria-label={t.history.with(seats.map((seat) => seat.name))}>
        {seats.map(({ name: seatName, bot }, seat) => (
          <Avatar key={seat} seat={seat} info={{ name: seatName, bot: bot !== null, away: false }} small />
        ))}
      </span>
      <span className={places[you] === 1 ? 'own-place first' : 'own-place'}>
        <b>{t.history.place(places[you]!, seats.length)}</b>
        <small>{scored(game.game, scores[you]!)}</small>
      </span>
      {replay === null ? (
        <small className="reopen">{t.history.gone}</small>
      ) : (
        <span className="reopen">
          {table !== null && (
            <a className="btn sm" href={`/${table}`} onClick={follow} aria-label={t.history.lookAt(name, date)}>
              {t.home.look}
            </a>
          )}
          <a
            className="tool"
            href={`/replay/${replay}`}
            onClick={follow}
            aria-label={t.history.replayOf(name, date)}
            title={t.end.replay}
          >
            <Icon name="play" />
          </a>
        </span>
      )}
    </li>
  );
}
