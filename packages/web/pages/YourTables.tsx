import { useState } from 'react';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { loadMore } from '../online/mine.ts';
import { follow } from '../router.ts';
import { Ticket } from './Ticket.tsx';
import type { Dropping } from './useDropping.ts';
import { DroppedLine, YourLine } from './YourLine.tsx';
import { fits, inOrder, isOver, keyOf, rowsOf } from './yours.ts';
import type { Yours } from './yours.ts';

/** How many games besides one's turns are shown at first (more, where they go on), and how many more each time. */
const SHOWN = 4;
const SHOWN_GOING_ON = 8;
const MORE = 20;
/** With more games than this, one can search them. */
const MANY = 30;

interface YourTablesProps {
  readonly all: readonly Yours[];
  /** The server has older ones. */
  readonly more: boolean;
  readonly dropping: Dropping;
}

/** Tables where it is your turn as tickets, then everything else you play or played. */
export function YourTables({ all, more, dropping }: YourTablesProps) {
  const t = useText();
  const [grown, setGrown] = useState(0);
  const [wanted, setWanted] = useState('');
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
  return (
    <section className={turns.length > 0 ? 'your-tables' : 'your-tables no-turns'} aria-label={t.home.yours}>
      {turns.length > 0 && (
        <div className="tickets">
          {turns.map((table) => (
            <Ticket key={table.id} table={table} />
          ))}
        </div>
      )}
      <div className="other-tables">
        {turns.length > 0 && others.length > 0 && <h2>{t.home.also}</h2>}
        {(all.length > MANY || more) && (
          <input
            type="search"
            className="field"
            value={wanted}
            aria-label={t.home.find}
            placeholder={t.home.find}
            onChange={({ target }) => void find(target.value)}
          />
        )}
        {found.length === 0 && all.length > 0 && <p className="empty-text">{t.home.noneFound}</p>}
        <ul>
          {rowsOf(others.slice(0, shown), dropping.dropped).map(({ one, isDropped }, at) =>
            isDropped ? (
              <DroppedLine key={keyOf(one)} one={one} onUndo={() => dropping.putBack(one)} />
            ) : (
              <YourLine key={keyOf(one)} one={one} onDrop={() => dropping.drop({ one, at })} />
            ),
          )}
        </ul>
        <p className="list-end">
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
