import type { TableSummary } from '@outcry/server/api';
import type { ReactNode } from 'react';
import { findGame } from '../games.ts';
import { useText } from '../i18n.ts';
import type { Lobby } from '../online/lobby.ts';
import { mine } from '../online/mine.ts';
import { reliableIn } from '../ratings/reliable.ts';
import { useCompany } from '../ratings/useCompany.ts';
import { follow } from '../router.ts';
import { shownName, shownSeats } from '../somebody.ts';
import { useStore } from '../store.ts';
import { Line } from './Line.tsx';

/** Public tables of others that wait for somebody, and games everybody may watch. */
export function PublicTables({ lobby }: { lobby: Lobby | null }) {
  const t = useText();
  const yours = new Set(useStore(mine)?.tables.map(({ id }) => id));
  const others = (tables: readonly TableSummary[] = []) =>
    tables.filter(({ game, id }) => findGame(game) && !yours.has(id));
  const open = others(lobby?.open);
  const running = others(lobby?.running);
  return (
    <div>
      <h2>
        {t.home.openTables} {open.length > 0 && <small>{t.home.waitingFor(open.length)}</small>}
      </h2>
      {lobby === null && <p className="empty-text">{t.home.noServer}</p>}
      {lobby !== null && open.length === 0 && <p className="empty-text">{t.home.noneOpen}</p>}
      <List tables={open}>{t.home.sit}</List>
      {lobby !== null && (
        <>
          <h2>{t.home.running}</h2>
          {running.length === 0 && <p className="empty-text">{t.home.noneRunning}</p>}
          <List tables={running}>{t.home.watch}</List>
        </>
      )}
    </div>
  );
}

function List({ tables, children }: { tables: readonly TableSummary[]; children: ReactNode }) {
  const t = useText();
  const host = ({ seats }: TableSummary) => shownName(seats.find(({ kind }) => kind === 'person')?.name ?? '', t);
  const company = useCompany(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
  /** How reliable those are who sit there: one would sit with them. */
  const reliable = ({ seats }: TableSummary): string[] =>
    seats.flatMap(({ name, person }) => {
      const found = person === null ? undefined : company.get(person);
      return found ? [`${shownName(name, t)} ${reliableIn(found, t)}`] : [];
    });
  return (
    <ul>
      {tables.map((table) => (
        <Line
          key={table.id}
          game={table.game}
          text={[
            `${t.home.tableBy(host(table))}, ${t.clock.short(table.clock)}${table.rated ? `, ${t.ratings.isRated}` : ''}`,
            ...reliable(table),
          ].join('; ')}
          people={shownSeats(table.seats, t)}
        >
          <a className="btn sm" href={`/t/${table.code}`} onClick={follow}>
            {children}
          </a>
        </Line>
      ))}
    </ul>
  );
}
