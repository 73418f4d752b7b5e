import type { MyTable } from '@outcry/server/api';
import { useState } from 'react';
import { downloadGame } from '../download.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { drop, loadMore } from '../online/mine.ts';
import { imports } from '../replay/imports.ts';
import type { Imported } from '../replay/imports.ts';
import { follow } from '../router.ts';
import { forget } from '../solo/saved.ts';
import { useNow } from '../useNow.ts';
import { momentIn } from '../when.ts';
import type { SoloRecord } from '../worker/protocol.ts';
import { Line, Replay, Small } from './Line.tsx';
import { Ticket } from './Ticket.tsx';
import { fits, inOrder, isOver, othersAt, winnersOf } from './yours.ts';
import type { Yours } from './yours.ts';

/** How many games besides one's turns are shown at first (more, where they go on), and how many more each time. */
const SHOWN = 4;
const SHOWN_GOING_ON = 8;
const MORE = 20;
/** With more games than this, one can search them. */
const MANY = 30;
const MINUTE = 60_000;

interface YourTablesProps {
  readonly all: readonly Yours[];
  /** The server has older ones. */
  readonly more: boolean;
}

/** Tables where it is your turn as tickets, then everything else you play or played. */
export function YourTables({ all, more }: YourTablesProps) {
  const t = useText();
  const [grown, setGrown] = useState(0);
  const [wanted, setWanted] = useState('');
  const [dropped, setDropped] = useState<MyTable | null>(null);
  const nameOf = (game: string) => t.games[game as GameId].name;
  const found = inOrder(all).filter((one) => fits(one, wanted.trim(), nameOf));
  const turns = found.flatMap((one) => (one.kind === 'online' && one.table.yourTurn ? [one.table] : []));
  const others = found.filter((one) => one.kind !== 'online' || !one.table.yourTurn);
  const goingOn = others.filter((one) => !isOver(one)).length;
  const first = Math.max(turns.length > 0 ? SHOWN : 2 * SHOWN, Math.min(goingOn, SHOWN_GOING_ON));
  const shown = wanted.trim() === '' ? first + grown : others.length;
  const find = async (text: string) => {
    setWanted(text);
    if (more) await loadMore();
  };
  const leaveOut = (table: MyTable) => {
    setDropped(table);
    void drop(table.id, true);
  };
  return (
    <section className={turns.length > 0 ? 'yours' : 'yours no-turns'} aria-label={t.home.yours}>
      {turns.length > 0 && (
        <div className="tickets">
          {turns.map((table) => (
            <Ticket key={table.id} table={table} />
          ))}
        </div>
      )}
      <div className="also">
        {turns.length > 0 && others.length > 0 && <h2>{t.home.also}</h2>}
        {(all.length > MANY || more) && (
          <input
            type="search"
            className="find"
            value={wanted}
            aria-label={t.home.find}
            placeholder={t.home.find}
            onChange={({ target }) => void find(target.value)}
          />
        )}
        {found.length === 0 && all.length > 0 && <p className="none">{t.home.noneFound}</p>}
        <ul>
          {others.slice(0, shown).map((one) => (
            <YourLine key={keyOf(one)} one={one} onDrop={leaveOut} />
          ))}
        </ul>
        {dropped && (
          <p className="none" role="status">
            {t.home.dropped(nameOf(dropped.game))}{' '}
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setDropped(null);
                void drop(dropped.id, false);
              }}
            >
              {t.home.putBack}
            </button>
          </p>
        )}
        <p className="more">
          {(others.length > shown || more) && (
            <button
              type="button"
              className="btn sm"
              onClick={async () => {
                setGrown(grown + MORE);
                if (others.length < shown + MORE) await loadMore();
              }}
            >
              {t.history.more}
            </button>
          )}
          <a href="/history" onClick={follow}>
            {t.history.open}
          </a>
        </p>
      </div>
    </section>
  );
}

const keyOf = (one: Yours): string =>
  one.kind === 'online' ? one.table.id : one.kind === 'solo' ? one.record.id : one.game.id;

function YourLine({ one, onDrop }: { one: Yours; onDrop: (table: MyTable) => void }) {
  if (one.kind === 'online') return <OnlineLine table={one.table} onDrop={onDrop} />;
  return one.kind === 'solo' ? <SoloLine record={one.record} /> : <FileLine game={one.game} />;
}

function OnlineLine({ table, onDrop }: { table: MyTable; onDrop: (table: MyTable) => void }) {
  const t = useText();
  const now = useNow(MINUTE);
  const { id, status, game, code, seats, yours, actors, since, result } = table;
  const over = status === 'over' || status === 'ended';
  const thinking = actors.filter((seat) => !yours.includes(seat)).map((seat) => seats[seat]!.name);
  const others = othersAt(table);
  const said = () => {
    if (result) return t.home.finished(t.history.place(result.places[yours[0]!]!, seats.length));
    if (status === 'playing' && thinking.length > 0)
      return t.home.thinking(thinking, since === null ? null : momentIn(since, now, t.locale));
    return t.home.status[status];
  };
  const label = { waiting: t.home.open, playing: t.home.take, over: t.home.look, ended: t.home.look }[status];
  const text = over && others.length > 0 ? `${said()}, ${t.home.with(others)}` : said();
  return (
    <Line
      game={game}
      text={text}
      {...(over ? {} : { people: seats.map((seat, at) => (yours.includes(at) ? null : seat)) })}
    >
      {!over && others.length > 0 && <span className="unseen">{t.home.with(others)}</span>}
      <a className="btn sm" href={`/t/${code}`} onClick={follow}>
        {label}
      </a>
      {over && <Replay at={`/replay/t/${id}`} />}
      {over && <Small icon="close" label={t.home.drop} onClick={() => onDrop(table)} />}
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
    <Line game={file.game} text={text.join(' · ')} {...(over ? {} : { people: file.seats })}>
      <a className="btn sm" href={`/solo/${id}`} onClick={follow}>
        {over ? t.home.look : t.home.goOn}
      </a>
      {over && <Replay at={`/replay/solo/${id}`} />}
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

function FileLine({ game: { id, file } }: { game: Imported }) {
  const t = useText();
  const unfinished = file.ended === undefined ? t.import.running : t.import.stopped;
  const text = file.result === null ? unfinished(file.moves.length) : t.import.over(winnersOf(file));
  return (
    <Line game={file.game} text={text}>
      <a className="btn sm" href={`/replay/file/${id}`} onClick={follow}>
        {t.replay.name}
      </a>
      <Small icon="close" label={t.home.forget} onClick={() => imports.forget(id)} />
    </Line>
  );
}
