import type { NotifyTable, TableWhen, TableWish } from '@outcry/server/api';
import { Choice } from '../forms.tsx';
import { GameMark } from '../GameMark.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { QuietFields } from './QuietFields.tsx';
import type { NotifyActions } from './useNotifications.ts';
import { EVENTS } from './WhatAndWhen.tsx';

const WHENS: readonly TableWhen[] = ['now', 'ten-minutes', 'hour', 'daily', 'never'];

/** Tables of which one hears in another way than of all others. */
export function OwnTables({ actions }: { actions: NotifyActions }) {
  const t = useText();
  const { tables } = actions.known!;
  return (
    <section className="account-list wide" aria-labelledby="own-tables-title">
      <h2 id="own-tables-title">
        {t.notify.tables} <small>{t.notify.tablesText}</small>
      </h2>
      {tables.length === 0 && <p className="no-tables">{t.notify.noTables}</p>}
      <ul className="own-tables">
        {tables.map((table) => (
          <OwnTable key={table.id} table={table} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

interface OwnTableProps {
  readonly table: NotifyTable;
  readonly actions: NotifyActions;
}

/** A table: after how long one hears of it, of what, and when it is quiet. */
function OwnTable({ table: { id, game, others, when, events, quiet }, actions: { known, act } }: OwnTableProps) {
  const t = useText();
  const { name } = t.games[game as GameId];
  const told = events ?? known!.settings.events;
  const wish = (body: Partial<TableWish>) => void act(() => api('notifyTable', { params: { id }, body }));
  return (
    <li>
      <GameMark game={game} />
      <div className="d">
        <b>{name}</b>
        <small>{t.notify.withOthers(others)}</small>
      </div>
      <select
        className="account-field"
        aria-label={t.notify.tableWhen(name, others)}
        value={when ?? ''}
        onChange={({ target }) => wish({ when: WHENS.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t.notify.asOthers}</option>
        {WHENS.map((one) => (
          <option key={one} value={one}>
            {one === 'never' ? t.notify.never : t.notify.whens[one]}
          </option>
        ))}
      </select>
      {when !== 'never' && (
        <details>
          <summary>{t.notify.whatAndQuiet}</summary>
          <div className="choices">
            {EVENTS.map(([event]) => (
              <Choice
                key={event}
                name={`${id} ${event}`}
                many
                checked={told[event]}
                onChange={(on) => wish({ events: { ...told, [event]: on } })}
              >
                {t.notify[event].title}
              </Choice>
            ))}
            {events !== null && (
              <button type="button" className="btn sm" onClick={() => wish({ events: null })}>
                {t.notify.asOthers}
              </button>
            )}
          </div>
          <label className="own-quiet">
            {t.notify.quiet}
            <select
              className="account-field"
              value={quiet === null ? '' : String(quiet.on)}
              onChange={({ target: { value } }) =>
                wish({ quiet: value === '' ? null : { ...(quiet ?? known!.settings.quiet), on: value === 'true' } })
              }
            >
              <option value="">{t.notify.asOthers}</option>
              <option value="true">{t.notify.quietOwn}</option>
              <option value="false">{t.notify.quietNone}</option>
            </select>
          </label>
          {quiet?.on && <QuietFields quiet={quiet} onChange={(hours) => wish({ quiet: hours })} />}
        </details>
      )}
    </li>
  );
}
