import type { Ladder, LadderLine } from '@outcry/server/api';
import { useState } from 'react';
import { Choice } from '../forms.tsx';
import { GameMark } from '../GameMark.tsx';
import { POSTERS } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { me } from '../online/session.ts';
import { HomeBar } from '../pages/HomeBar.tsx';
import { follow, usePage } from '../router.ts';
import { useStore } from '../store.ts';
import { LadderAside } from './LadderAside.tsx';
import { LadderTable } from './LadderTable.tsx';
import { useAnswer } from './useAnswer.ts';
import '../pages/home.css';
import './ladder.css';

const WHO = ['all', 'people', 'known'] as const;
const WHEN = ['all', 'week'] as const;
/** How many more lines a press shows. */
const MORE = 50;

/** Everybody with a rating in a game, by the lower end of the bar. */
export function LadderPage({ game }: { game: GameId }) {
  const t = useText();
  const title = t.ratings.ladder(t.games[game].name);
  usePage(title, game);
  const you = useStore(me)?.id ?? null;
  const [who, setWho] = useState<(typeof WHO)[number]>('all');
  const [when, setWhen] = useState<(typeof WHEN)[number]>('all');
  const { value, wrong } = useAnswer(`${game} ${who} ${when} ${you}`, () =>
    api('ladder', { params: { game }, query: { who, when } }),
  );
  return (
    <>
      <HomeBar />
      <main className="home ladder-page">
        <nav className="ladder-games" aria-label={t.history.filter}>
          {POSTERS.map((id) => (
            <a key={id} href={`/ladder/${id}`} onClick={follow} aria-current={id === game ? 'page' : undefined}>
              <GameMark game={id} />
              {t.games[id].name}
            </a>
          ))}
        </nav>
        <section className="ladder-title">
          <div>
            <h1>{title}</h1>
            {value && <p>{t.ratings.onIt(value.people, value.bots)}</p>}
          </div>
          <div className="choices" role="group" aria-label={t.ratings.who}>
            {WHO.filter((one) => one !== 'known' || you !== null).map((one) => (
              <Choice key={one} name="who" checked={one === who} onChange={() => setWho(one)}>
                {t.ratings.whom[one]}
              </Choice>
            ))}
          </div>
          <div className="choices" role="group" aria-label={t.ratings.when}>
            {WHEN.map((one) => (
              <Choice key={one} name="when" checked={one === when} onChange={() => setWhen(one)}>
                {t.ratings.times[one]}
              </Choice>
            ))}
          </div>
        </section>
        {wrong && (
          <p className="error-text" role="alert">
            {wrong}
          </p>
        )}
        {value && (
          <div className="ladder-columns">
            <Lines key={`${game} ${who} ${when}`} ladder={value} wish={{ who, when }} you={you} />
            <LadderAside ladder={value} />
          </div>
        )}
      </main>
    </>
  );
}

interface LinesProps {
  readonly ladder: Ladder;
  readonly wish: { readonly who: (typeof WHO)[number]; readonly when: (typeof WHEN)[number] };
  readonly you: string | null;
}

/** The lines of a ladder, a page more with each press, and one's own below where it is not among them. */
function Lines({ ladder, wish, you }: LinesProps) {
  const t = useText();
  const { game } = ladder;
  const [older, setOlder] = useState<{ lines: readonly LadderLine[]; next: string | null } | null>(null);
  const lines = [...ladder.lines, ...(older?.lines ?? [])];
  const next = older ? older.next : ladder.next;
  const more = async () => {
    const page = await api('ladder', { params: { game }, query: { ...wish, after: next!, limit: MORE } });
    setOlder({ lines: [...(older?.lines ?? []), ...page.lines], next: page.next });
  };
  const isShown = ladder.you !== null && lines.some(({ who }) => who.person === you);
  return (
    <section className="ladder-paper">
      {lines.length === 0 ? (
        <p className="empty-text">{wish.when === 'week' ? t.ratings.emptyWeek : t.ratings.empty}</p>
      ) : (
        <LadderTable game={game} lines={lines} own={isShown ? null : ladder.you} you={you} />
      )}
      {next !== null && (
        <button type="button" className="btn sm" onClick={() => void more().catch(reportError)}>
          {t.history.more}
        </button>
      )}
    </section>
  );
}
