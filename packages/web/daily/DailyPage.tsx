import { useEffect, useState } from 'react';
import { POSTERS } from '../games.ts';
import type { GameId } from '../games.ts';
import { TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { nextCompany } from '../play.ts';
import { NoReplay } from '../replay/NoReplay.tsx';
import type { Held } from '../replay/held.ts';
import { useOpened } from '../replay/useOpened.ts';
import type { Opened } from '../replay/useOpened.ts';
import { useSeen } from '../replay/useSeen.ts';
import { Position } from '../review/Position.tsx';
import { go, usePage } from '../router.ts';
import { useSettings } from '../settings.ts';
import { Days } from './Days.tsx';
import { dailyId, noteShown, noteTry, tried } from './days.ts';
import { positionOfDay } from './positionOfDay.ts';
import type { Daily } from './positionOfDay.ts';
import '../table/table.css';

/** The position of the day of a game: one better move to find. */
export function DailyPage({ game }: { game: GameId }) {
  const t = useText();
  const [tries, setTries] = useState(0);
  const daily = useDaily(game, tries);
  const you = useSettings().name.trim() || t.play.guest;
  usePage(t.daily.of(t.games[game].name), game);
  if (daily === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  if (daily === 'unreached') return <NoReplay why={daily} table="/" onRetry={() => setTries(tries + 1)} />;
  return <Found daily={daily} you={you} />;
}

/** Today's position; null while it is fetched. */
function useDaily(game: string, tries: number): Daily | 'unreached' | null {
  const [daily, setDaily] = useState<Daily | 'unreached' | null>(null);
  useEffect(() => {
    let wanted = true;
    positionOfDay(game)
      .catch((error: unknown) => {
        reportError(error);
        return 'unreached' as const;
      })
      .then((found) => wanted && setDaily(found));
    return () => void (wanted = false);
  }, [game, tries]);
  return daily;
}

/** The game of a position, as somebody looks at it who sits where the decision was made. */
function heldOf({ day, position: { file, seat } }: Daily, you: string): Held {
  const others = nextCompany([], you);
  const seats = file.seats.map((_, place) =>
    place === seat
      ? { name: you, kind: 'person' as const, level: null }
      : { name: others[place]!, kind: 'bot' as const, level: null },
  );
  const origin = { table: day, began: Date.parse(day) };
  return { file: { ...file, seats }, origin, notes: [], own: seat, result: null, table: null, shared: false };
}

function Found({ daily, you }: { daily: Daily; you: string }) {
  const t = useText();
  const { day, position } = daily;
  const opened = useOpened(`daily/${day}/${position.file.game}/${you}`, async () => heldOf(daily, you));
  if (opened === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  if (typeof opened === 'string') return <NoReplay why={opened} table="/" onRetry={() => location.reload()} />;
  return <Looked daily={daily} opened={opened} />;
}

function Looked({ daily: { day, position }, opened }: { daily: Daily; opened: Opened }) {
  const t = useText();
  const { file, seat, mistake } = position;
  const seen = useSeen(opened, seat);
  const [finding, setFinding] = useState(true);
  if (seen === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  const next = POSTERS.find((game) => game !== file.game && tried.load(dailyId(day, game)) === null);
  return (
    <>
      <TopBar title={t.games[file.game as GameId].name} sub={t.daily.title} />
      <main className="review">
        <div className="review-main">
          <header className="review-head">
            <h2>{t.daily.title}</h2>
            <p>{t.daily.about}</p>
          </header>
          <Position
            opened={opened}
            at={seen.at}
            mistake={mistake}
            seat={seat}
            said={t.daily}
            finding={finding}
            onFinding={setFinding}
            onTry={(found) => noteTry(dailyId(day, file.game), found)}
            onShow={() => noteShown(dailyId(day, file.game))}
            onNext={next === undefined ? null : () => go(`/daily/${next}`)}
          />
        </div>
        <aside className="review-rail">
          <section className="sheet days-today">
            <h2>{t.daily.today}</h2>
            <Days here={file.game} />
          </section>
        </aside>
      </main>
    </>
  );
}
