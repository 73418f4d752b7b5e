import type { MyTable } from '@outcry/server/api';
import { downloadGame } from '../download.ts';
import type { GameId } from '../games.ts';
import { peopleOf } from '../history/finished.ts';
import { useText } from '../i18n.ts';
import type { Imported } from '../replay/imports.ts';
import { follow } from '../router.ts';
import { focusNew } from '../tokens/focus.ts';
import { useNow } from '../useNow.ts';
import { momentIn } from '../when.ts';
import type { SoloRecord } from '../worker/protocol.ts';
import { Line, Replay, Small } from './Line.tsx';
import { gameOf, othersAt, winnersOf } from './yours.ts';
import type { Yours } from './yours.ts';

const MINUTE = 60_000;

interface OnDrop {
  /** Drops it from the list. */
  readonly onDrop: () => void;
}

/** A game of yours in the list: what is the matter with it, and what you can do. */
export function YourLine({ one, onDrop }: { one: Yours } & OnDrop) {
  if (one.kind === 'online') return <OnlineLine table={one.table} onDrop={onDrop} />;
  if (one.kind === 'solo') return <SoloLine record={one.record} onDrop={onDrop} />;
  return <FileLine game={one.game} onDrop={onDrop} />;
}

/** The place of a game that was just dropped, with a way back. */
export function DroppedLine({ one, onUndo }: { one: Yours; onUndo: () => void }) {
  const t = useText();
  return (
    <li className="list-line dropped">
      <p role="status">{t.home.dropped(t.games[gameOf(one) as GameId].name)}</p>
      <button type="button" className="btn sm" onClick={onUndo} ref={focusNew}>
        {t.home.putBack}
      </button>
    </li>
  );
}

function OnlineLine({ table, onDrop }: { table: MyTable } & OnDrop) {
  const t = useText();
  const now = useNow(MINUTE);
  const { id, status, game, code, seats, yours, actors, since, result, takenOver } = table;
  const over = status === 'over' || status === 'ended';
  const thinking = actors.filter((seat) => !yours.includes(seat)).map((seat) => seats[seat]!.name);
  const others = othersAt(table);
  const said = () => {
    if (result) return t.home.finished(t.history.place(result.places[yours[0]!]!, seats.length));
    if (takenOver) return t.home.takenOver[takenOver.by](takenOver.name);
    if (status === 'playing' && thinking.length > 0)
      return t.home.thinking(thinking, since === null ? null : momentIn(since, now, t.locale));
    return t.home.status[status];
  };
  const isWatched = yours.length === 0;
  const label = {
    waiting: t.home.open,
    playing: isWatched ? t.home.watch : t.home.take,
    over: t.home.look,
    ended: t.home.look,
  }[status];
  const text = over && others.length > 0 ? `${said()}, ${t.home.with(others)}` : said();
  return (
    <Line
      game={game}
      text={text}
      {...(over ? {} : { people: seats.map((seat, at) => (yours.includes(at) ? null : seat)) })}
    >
      {!over && others.length > 0 && <span className="unseen">{t.home.with(others)}</span>}
      {takenOver?.mayLook !== false && (
        <a className="btn sm" href={`/t/${code}`} onClick={follow}>
          {label}
        </a>
      )}
      {over && <Replay at={`/replay/t/${id}`} />}
      {over && <Small icon="close" label={t.home.drop} onClick={onDrop} />}
    </Line>
  );
}

function SoloLine({ record: { id, file, lesson, started }, onDrop }: { record: SoloRecord } & OnDrop) {
  const t = useText();
  const over = file.result !== null;
  const isAlone = peopleOf(file).length === 1;
  const going = isAlone ? t.home.solo : t.home.together;
  const text = [
    ...(lesson ? [t.lesson.title] : []),
    over ? t.home.soloOver(winnersOf(file)) : going(file.moves.length),
    ...(file.continuedFrom === undefined ? [] : [t.replay.continuedShort]),
  ];
  return (
    <Line
      game={file.game}
      text={text.join(' · ')}
      {...(over ? {} : { people: file.seats.map((sat) => (isAlone && sat.kind === 'person' ? null : sat)) })}
    >
      <a className="btn sm" href={`/solo/${id}`} onClick={follow}>
        {over ? t.home.look : t.home.goOn}
      </a>
      {over && <Replay at={`/replay/solo/${id}`} />}
      {over && (
        <Small
          roomy
          icon="download"
          label={t.proof.download}
          onClick={() => downloadGame(file, { table: id, began: started })}
        />
      )}
      <Small icon="close" label={t.home.forget} onClick={onDrop} />
    </Line>
  );
}

function FileLine({ game: { id, file }, onDrop }: { game: Imported } & OnDrop) {
  const t = useText();
  const unfinished = file.ended === undefined ? t.import.running : t.import.stopped;
  const text = file.result === null ? unfinished(file.moves.length) : t.import.over(winnersOf(file));
  return (
    <Line game={file.game} text={text}>
      <a className="btn sm" href={`/replay/file/${id}`} onClick={follow}>
        {t.replay.name}
      </a>
      <Small icon="close" label={t.home.forget} onClick={onDrop} />
    </Line>
  );
}
