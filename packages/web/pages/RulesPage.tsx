import { useEffect, useState } from 'react';
import { TopBar } from '../Header.tsx';
import { findGame } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { playNow } from '../play.ts';
import { follow, usePage } from '../router.ts';
import { RulesView } from '../rules/RulesView.tsx';
import type { GameFacts } from '../solo/protocol.ts';
import { rules } from '../solo/rules.ts';
import { NotFound } from './NotFound.tsx';

/** The rules of a game on a page of their own, to read and to link to. */
export function RulesPage({ game: id, wanted }: { game: string; wanted: string | null }) {
  const t = useText();
  const game = findGame(id);
  const name = game ? t.games[id as GameId].name : '';
  const [facts, setFacts] = useState<GameFacts | null>(null);
  usePage(t.rules.title(name), id);
  useEffect(() => {
    if (game) void rules().ask('facts', { game: id, data: null }).then(setFacts);
  }, [game, id]);
  if (!game) return <NotFound />;
  return (
    <>
      <TopBar title={name} sub={t.table.rules} />
      <main className="page">
        <div className="panel">
          <h2>{t.rules.title(name)}</h2>
          <RulesView game={id} wanted={wanted} provenance={facts?.provenance ?? {}} />
        </div>
        <div className="form-end">
          <a className="btn" href={`/new/${id}`} onClick={follow}>
            {t.home.table}
          </a>
          <button type="button" className="btn go" onClick={() => playNow(game, t.play.guest)}>
            {t.home.playNow}
          </button>
        </div>
      </main>
    </>
  );
}
