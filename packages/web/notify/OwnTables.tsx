import type { TableWhen } from '@outcry/server/api';
import { GameMark } from '../GameMark.tsx';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import type { NotifyActions } from './useNotifications.ts';

const WHENS: readonly TableWhen[] = ['now', 'ten-minutes', 'hour', 'daily', 'never'];

/** Tables of which one hears in another way than of all others. */
export function OwnTables({ actions: { known, act } }: { actions: NotifyActions }) {
  const t = useText();
  const { tables } = known!;
  const nameOf = (when: TableWhen) => (when === 'never' ? t.notify.never : t.notify.whens[when]);
  return (
    <section className="account-list wide" aria-labelledby="own-tables-title">
      <h2 id="own-tables-title">
        {t.notify.tables} <small>{t.notify.tablesText}</small>
      </h2>
      {tables.length === 0 && <p className="no-tables">{t.notify.noTables}</p>}
      <ul className="own-tables">
        {tables.map(({ id, game, others, when }) => (
          <li key={id}>
            <GameMark game={game} />
            <div className="d">
              <b>{t.games[game as GameId].name}</b>
              <small>{t.notify.withOthers(others)}</small>
            </div>
            <select
              className="account-field"
              aria-label={t.notify.tableWhen(t.games[game as GameId].name, others)}
              value={when ?? ''}
              onChange={({ target }) => {
                const chosen = WHENS.find((one) => one === target.value) ?? null;
                void act(() => api('notifyTable', { params: { id }, body: { when: chosen } }));
              }}
            >
              <option value="">{t.notify.asOthers}</option>
              {WHENS.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
