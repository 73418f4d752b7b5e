import { Icon } from '@outcry/ui';
import { POSTERS } from '../games.ts';
import { GameMark } from '../GameMark.tsx';
import { useText } from '../i18n.ts';
import { follow } from '../router.ts';
import { useStore } from '../store.ts';
import { dailyId, today, tried } from './days.ts';
import './days.css';

/** Today's position of each game, and how one fared. `here`: the game whose position is open. */
export function Days({ here }: { here?: string }) {
  const t = useText();
  const day = today();
  const fared = new Map(useStore(tried.all).map((each) => [each.id, each]));
  return (
    <ul className="days">
      {POSTERS.map((game) => {
        const how = fared.get(dailyId(day, game));
        return (
          <li key={game}>
            <a href={`/daily/${game}`} onClick={follow} aria-current={game === here ? 'page' : undefined}>
              <GameMark game={game} />
              <span className="line-text">
                <b>{t.games[game].name}</b>
                <small>
                  {how?.found && <Icon name="check" />}{' '}
                  {how === undefined
                    ? t.daily.open
                    : how.found
                      ? t.daily.found
                      : how.shown
                        ? t.daily.shown
                        : t.daily.notFound}
                </small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Those of the home page. */
export function DaysOfHome() {
  const t = useText();
  return (
    <section className="days-of-home">
      <h2>
        {t.daily.title} <small>{t.daily.text}</small>
      </h2>
      <Days />
    </section>
  );
}
