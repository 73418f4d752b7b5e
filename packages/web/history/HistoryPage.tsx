import { number, useUi } from '@outcry/ui';
import { useState } from 'react';
import { Choice } from '../forms.tsx';
import { POSTERS } from '../games.ts';
import { TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { follow, usePage } from '../router.ts';
import { GameList } from './GameList.tsx';
import { MyData } from './MyData.tsx';
import { Records } from './Records.tsx';
import { Sources } from './Sources.tsx';
import { useBoards } from './useBoards.ts';
import { useHistory } from './useHistory.ts';
import './history.css';

/** Writes a score as its game writes money. */
export type Scored = (game: string, score: number) => string;

/** What you played to its end, here and on the server, and how well. */
export function HistoryPage() {
  const t = useText();
  const { locale } = useUi();
  usePage(t.history.title);
  const { games, unreached } = useHistory();
  const played = POSTERS.filter((id) => games.some(({ game }) => game === id));
  const [chosen, setWanted] = useState<string | null>(null);
  const wanted = played.length === 1 ? played[0]! : chosen;
  const boards = useBoards(played);
  const scored: Scored = (game, score) => boards[game]?.money(score, locale) ?? number(score, locale);
  const shown = wanted === null ? games : games.filter(({ game }) => game === wanted);
  return (
    <>
      <TopBar title={t.history.title} />
      <main className="page history">
        {unreached && <p role="status">{t.history.unreached}</p>}
        {games.length === 0 ? (
          <div className="panel">
            <p>{t.history.none}</p>
            <a className="btn go" href="/" onClick={follow}>
              {t.history.toGames}
            </a>
          </div>
        ) : (
          <>
            {played.length > 1 && (
              <div className="choices" role="group" aria-label={t.history.filter}>
                <Choice name="game" checked={wanted === null} onChange={() => setWanted(null)}>
                  {t.history.all}
                </Choice>
                {played.map((id) => (
                  <Choice key={id} name="game" checked={wanted === id} onChange={() => setWanted(id)}>
                    {t.games[id].name}
                  </Choice>
                ))}
              </div>
            )}
            <Records games={shown} scored={scored} />
            {wanted !== null && <Sources game={wanted} board={boards[wanted]} />}
            <GameList key={wanted} games={shown} scored={scored} />
          </>
        )}
        <MyData />
      </main>
    </>
  );
}
