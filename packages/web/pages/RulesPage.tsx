import { useState } from 'react';
import { TopBar } from '../Header.tsx';
import { findGame } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { playNow } from '../play.ts';
import { follow, usePage } from '../router.ts';
import { RulesView } from '../rules/RulesView.tsx';
import { TablePicture } from '../rules/TablePicture.tsx';
import { DataFile } from '../data/DataFile.tsx';
import { carry } from '../data/own.ts';
import type { OwnTables } from '../data/own.ts';
import { TryChange } from '../lab/TryChange.tsx';
import { NotFound } from './NotFound.tsx';

/** The rules of a game on a page of their own, to read and to link to; and an owner's tables, to check and to use. */
export function RulesPage({ game: id, wanted }: { game: string; wanted: string | null }) {
  const t = useText();
  const game = findGame(id);
  const name = game ? t.games[id as GameId].name : '';
  const [own, setOwn] = useState<OwnTables | null>(null);
  usePage(t.rules.title(name), id);
  if (!game) return <NotFound />;
  return (
    <>
      <TopBar title={name} sub={t.table.rules} />
      <main className="page rules-page">
        <TablePicture key={id} game={id} />
        <div className="panel">
          <h2>{t.rules.title(name)}</h2>
          <RulesView game={id} wanted={wanted} own={null} onPage />
        </div>
        <div className="panel">
          <h2>{t.tables.check}</h2>
          <p>{t.tables.checkText}</p>
          <DataFile game={id} value={own} onChange={setOwn} />
        </div>
        <TryChange key={id} game={game} />
        <div className="form-end">
          <a className="btn" href={`/learn/${id}`} onClick={follow}>
            {t.home.learn}
          </a>
          <a className="btn" href={`/daily/${id}`} onClick={follow}>
            {t.daily.title}
          </a>
          <a
            className="btn"
            href={`/new/${id}`}
            onClick={(event) => {
              carry(own);
              follow(event);
            }}
          >
            {own ? t.tables.make : t.home.table}
          </a>
          <button type="button" className="btn go" onClick={() => playNow(game, t.play.guest, own?.tables)}>
            {own ? t.tables.play : t.home.playNow}
          </button>
        </div>
      </main>
    </>
  );
}
