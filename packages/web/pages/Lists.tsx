import type { TableSummary } from '@outcry/server/api';
import { Icon } from '@outcry/ui';
import type { SymbolName } from '@outcry/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { downloadGame } from '../download.ts';
import { GameMark } from '../GameMark.tsx';
import { findGame } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import type { Lobby } from '../online/lobby.ts';
import { imports } from '../replay/imports.ts';
import type { Imported } from '../replay/imports.ts';
import { follow } from '../router.ts';
import type { SoloRecord } from '../worker/protocol.ts';
import { forget, saved } from '../solo/saved.ts';
import { useStore } from '../store.ts';
import { unfinishedFirst, winnersOf } from './yours.ts';

/** How many games of this device the list shows. */
const SHOWN = 5;
const SHOWN_BROUGHT = 3;

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
      <GameMark game={game} />
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

/** Games of this device, tables of the server you sit at, your turn first, and games that were brought as files. */
export function YourTables({ lobby, children }: { lobby: Lobby | null; children: ReactNode }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const here = unfinishedFirst(useStore(saved).filter(({ file }) => findGame(file.game)));
  const brought = useStore(imports.all).filter(({ file }) => findGame(file.game));
  const mine = lobby?.mine.filter(({ game }) => findGame(game)) ?? [];
  return (
    <div>
      <h2>{t.home.yours}</h2>
      {mine.length + here.length + brought.length === 0 && <p className="none">{t.home.noneYours}</p>}
      <ul>
        {mine.map((table) => (
          <OnlineLine key={table.id} table={table} />
        ))}
        {here.slice(0, all ? here.length : SHOWN).map((record) => (
          <SoloLine key={record.id} record={record} />
        ))}
        {brought.slice(0, all ? brought.length : SHOWN_BROUGHT).map((game) => (
          <ImportLine key={game.id} game={game} />
        ))}
      </ul>
      <p className="more">
        {!all && (here.length > SHOWN || brought.length > SHOWN_BROUGHT) && (
          <button type="button" className="btn sm" onClick={() => setAll(true)}>
            {t.history.more}
          </button>
        )}
        <a href="/history" onClick={follow}>
          {t.history.open}
        </a>
      </p>
      {children}
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
      {(table.status === 'over' || table.status === 'ended') && <Watch at={`/replay/t/${table.id}`} />}
    </Line>
  );
}

function SoloLine({ record: { id, file, lesson, started } }: { record: SoloRecord }) {
  const t = useText();
  const over = file.result !== null;
  const text = [
    ...(lesson ? [t.lesson.title] : []),
    over ? t.home.soloOver(winnersOf(file)) : t.home.solo(file.moves.length),
    ...(file.continuedFrom === undefined ? [] : [t.replay.continuedShort]),
  ];
  return (
    <Line game={file.game} hot={!over} text={text.join(' · ')} people={file.seats}>
      <a className={over ? 'btn sm' : 'btn sm ink'} href={`/solo/${id}`} onClick={follow}>
        {over ? t.home.look : t.home.goOn}
      </a>
      {over && <Watch at={`/replay/solo/${id}`} />}
      {over && (
        <Small
          icon="download"
          label={t.proof.download}
          onClick={() => downloadGame(file, { table: id, began: started })}
        />
      )}
      <Small icon="close" label={t.home.forget} onClick={() => forget(id)} />
    </Line>
  );
}

function ImportLine({ game: { id, file } }: { game: Imported }) {
  const t = useText();
  return (
    <Line
      game={file.game}
      text={file.result === null ? t.import.running(file.moves.length) : t.import.over(winnersOf(file))}
      people={file.seats}
    >
      <a className="btn sm" href={`/replay/file/${id}`} onClick={follow}>
        {t.replay.name}
      </a>
      <Small icon="close" label={t.home.forget} onClick={() => imports.forget(id)} />
    </Line>
  );
}

/** The way to a replay, as a symbol. */
function Watch({ at }: { at: string }) {
  const t = useText();
  return (
    <a className="tool" href={at} onClick={follow} aria-label={t.end.replay} title={t.end.replay}>
      <Icon name="play" />
    </a>
  );
}

/** A small deed at the end of a line, as a symbol. */
const Small = ({ icon, label, onClick }: { icon: SymbolName; label: string; onClick: () => void }) => (
  <button type="button" className="tool" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

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
