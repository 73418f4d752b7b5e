import type { TableSummary } from '@outcry/server/api';
import { Icon } from '@outcry/ui';
import type { ReactNode } from 'react';
import { findGame } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import type { Lobby } from '../online/lobby.ts';
import { follow } from '../router.ts';
import type { SoloRecord } from '../solo/protocol.ts';
import { forget, saved } from '../solo/saved.ts';
import { useStore } from '../store.ts';

/** How many games of this device the list shows. */
const SHOWN = 5;

interface LineProps {
  readonly game: string;
  readonly text: string;
  readonly hot?: boolean;
  readonly people: readonly { readonly name: string; readonly kind: 'open' | 'person' | 'bot' }[];
  readonly children: ReactNode;
}

function Line({ game, text, hot = false, people, children }: LineProps) {
  const t = useText();
  return (
    <li className={hot ? 'hot' : ''}>
      <span className={`gm p-${game}`} aria-hidden="true">
        <Icon name={game as GameId} />
      </span>
      <div className="d">
        <b>{t.games[game as GameId].name}</b>
        <small>{text}</small>
      </div>
      <span className="avs" aria-hidden="true">
        {people.map(({ name, kind }, seat) => (
          <span key={seat} className={kind === 'open' ? 'ava free' : `ava s${seat + 1}${kind === 'bot' ? ' bot' : ''}`}>
            {kind === 'open' ? '+' : [...name][0]}
          </span>
        ))}
      </span>
      {children}
    </li>
  );
}

/** Games of this device and tables of the server you sit at, your turn first. */
export function YourTables({ lobby }: { lobby: Lobby | null }) {
  const t = useText();
  const here = useStore(saved).filter(({ file }) => findGame(file.game));
  const mine = lobby?.mine.filter(({ game }) => findGame(game)) ?? [];
  return (
    <div>
      <h2>{t.home.yours}</h2>
      {mine.length + here.length === 0 && <p className="none">{t.home.noneYours}</p>}
      <ul>
        {mine.map((table) => (
          <OnlineLine key={table.id} table={table} />
        ))}
        {here.slice(0, SHOWN).map((record) => (
          <SoloLine key={record.id} record={record} />
        ))}
      </ul>
      <p className="more">
        <a href="/history" onClick={follow}>
          {t.history.open}
        </a>
      </p>
    </div>
  );
}

function OnlineLine({ table }: { table: TableSummary }) {
  const t = useText();
  const label = { waiting: t.home.open, playing: t.home.take, over: t.home.look, ended: t.home.look }[table.status];
  const text = table.yourTurn ? t.home.yourTurn : t.home.status[table.status];
  return (
    <Line game={table.game} text={text} hot={table.yourTurn} people={table.seats}>
      <a className={table.yourTurn ? 'btn sm ink' : 'btn sm'} href={`/t/${table.code}`} onClick={follow}>
        {table.yourTurn ? t.home.takeTurn : label}
      </a>
    </Line>
  );
}

function SoloLine({ record: { id, file, bots, lesson } }: { record: SoloRecord }) {
  const t = useText();
  const over = file.result !== null;
  const people = file.names.map((name, seat) => ({ name, kind: bots[seat] ? ('bot' as const) : ('person' as const) }));
  const winner = file.result?.places.indexOf(1) ?? 0;
  const stands = over ? t.home.soloOver(file.names[winner]!) : t.home.solo(file.moves.length);
  return (
    <Line game={file.game} hot={!over} text={lesson ? `${t.lesson.title} · ${stands}` : stands} people={people}>
      <a className={over ? 'btn sm' : 'btn sm ink'} href={`/solo/${id}`} onClick={follow}>
        {over ? t.home.look : t.home.goOn}
      </a>
      <button
        type="button"
        className="tool"
        aria-label={t.home.forget}
        title={t.home.forget}
        onClick={() => forget(id)}
      >
        <Icon name="close" />
      </button>
    </Line>
  );
}

/** Public tables that wait for somebody. */
export function OpenTables({ lobby }: { lobby: Lobby | null }) {
  const t = useText();
  const open = lobby?.open.filter(({ game }) => findGame(game)) ?? [];
  return (
    <div>
      <h2>
        {t.home.openTables} {open.length > 0 && <small>{t.home.waitingFor(open.length)}</small>}
      </h2>
      {lobby === null && <p className="none">{t.home.noServer}</p>}
      {lobby !== null && open.length === 0 && <p className="none">{t.home.noneOpen}</p>}
      <ul>
        {open.map((table) => (
          <Line
            key={table.id}
            game={table.game}
            text={`${t.home.tableBy(table.seats.find(({ kind }) => kind === 'person')?.name ?? '')}, ${t.clock.short(table.clock)}`}
            people={table.seats}
          >
            <a className="btn sm" href={`/t/${table.code}`} onClick={follow}>
              {t.home.sit}
            </a>
          </Line>
        ))}
      </ul>
    </div>
  );
}
