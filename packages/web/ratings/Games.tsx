import type { GameResult, Profile, SeatResult } from '@outcry/server/api';
import { Delta, useUi } from '@outcry/ui';
import { useState } from 'react';
import { GameMark } from '../GameMark.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import type { Messages } from '../i18n.ts';
import { api } from '../online/api.ts';
import { follow } from '../router.ts';
import { useNow } from '../useNow.ts';
import { momentIn } from '../when.ts';
import type { Scored } from './ProfilePage.tsx';
import { Face, nameOf } from './WhoIs.tsx';

interface GamesProps {
  readonly profile: Profile;
  readonly isYou: boolean;
  readonly scored: Scored;
}

/** Somebody's games, the last first: how they came out, against whom, and the way back into one's own. */
export function Games({ profile: { id, games: count, recent }, isYou, scored }: GamesProps) {
  const t = useText();
  const [games, setGames] = useState<readonly GameResult[]>(recent);
  const [isAll, setAll] = useState(recent.length >= count);
  const more = async () => {
    const { games: older, next } = await api('results', {
      params: { who: id },
      query: { before: games.at(-1)!.finished },
    });
    setGames([...games, ...older]);
    setAll(next === null);
  };
  return (
    <section className="person-section">
      <h2>{t.ratings.recent}</h2>
      {games.length === 0 && <p className="empty-text">{t.ratings.noGame}</p>}
      <ol className="result-list">
        {games.map((game) => (
          <GameLine key={game.finished} game={game} person={id} isYou={isYou} scored={scored} />
        ))}
      </ol>
      {!isAll && (
        <button type="button" className="btn" onClick={() => void more().catch(reportError)}>
          {t.history.more}
        </button>
      )}
    </section>
  );
}

/** Who was behind somebody, or ahead: "ahead of Ada and Pim". */
function company(own: SeatResult, others: readonly SeatResult[], t: Messages): string {
  const names = (these: readonly SeatResult[]) => these.map(({ who }) => nameOf(who, t));
  return [
    t.ratings.behind(names(others.filter(({ place }) => place < own.place))),
    t.ratings.aheadOf(names(others.filter(({ place }) => place > own.place))),
    t.ratings.levelWith(names(others.filter(({ place }) => place === own.place))),
  ]
    .filter(Boolean)
    .join(', ');
}

interface GameLineProps {
  readonly game: GameResult;
  readonly person: string;
  readonly isYou: boolean;
  readonly scored: Scored;
}

function GameLine({ game, person, isYou, scored }: GameLineProps) {
  const t = useText();
  const { locale } = useUi();
  const now = useNow(60_000);
  const own = game.seats.find(({ who }) => who.person === person);
  if (!own) return null;
  const others = game.seats.filter((seat) => seat !== own && seat.part !== 'joined');
  const name = t.games[game.game as GameId].name;
  const money = scored(game.game, own.wealth);
  const when = momentIn(game.finished, now, locale);
  return (
    <li>
      <b className="result-place" aria-hidden="true">
        {own.place}
      </b>
      <GameMark game={game.game} />
      <span className="result-said">
        <b>{t.ratings.came(name, own.place, game.seats.length, own.part === 'left' ? null : money)}</b>
        <small>{company(own, others, t)}</small>
      </span>
      <span className="result-faces">
        {game.seats.map((seat) => (
          <Face key={`${seat.seat} ${seat.part}`} who={seat.who} isYou={seat === own} small />
        ))}
      </span>
      <time dateTime={new Date(game.finished).toISOString()}>{when}</time>
      <span className="result-change">
        {own.change === null ? <small>{t.ratings.counts[game.counts]}</small> : <Delta value={own.change} />}
      </span>
      {isYou && game.code !== null && (
        <a
          className="btn sm"
          href={`/replay/t/${game.code}`}
          onClick={follow}
          aria-label={`${t.end.replay}: ${name}, ${when}`}
        >
          {t.end.replay}
        </a>
      )}
    </li>
  );
}
