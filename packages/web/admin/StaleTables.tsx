import type { AdminPage, StaleTable } from '@outcry/server/api';
import { useState } from 'react';
import { Row } from '../account/Row.tsx';
import { findGame } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { useAdminTools } from './useAdmin.ts';

const DAY = 86_400_000;

/** Tables at which nothing has happened for days. */
export function StaleTables({ page }: { page: AdminPage }) {
  const { w } = useAdminTools();
  const { lookAt, playing, waiting, now } = page;
  return (
    <section className="admin-list account-list" aria-labelledby="stale-title">
      <h2 id="stale-title">
        {w.lookAt} <small>{w.lookAtOf(lookAt.length, playing + waiting)}</small>
      </h2>
      {lookAt.length === 0 && <p className="empty">{w.nothingStale}</p>}
      <ul>
        {lookAt.map((table) => (
          <OneTable key={table.id} table={table} now={now} />
        ))}
      </ul>
    </section>
  );
}

function OneTable({ table: { id, game, updated, waitsFor, names }, now }: { table: StaleTable; now: number }) {
  const t = useText();
  const { w, act } = useAdminTools();
  const [isSure, setIsSure] = useState(false);
  const list = new Intl.ListFormat(t.locale);
  const days = w.days(Math.floor((now - updated) / DAY));
  const title = waitsFor.length > 0 ? w.waitsFor(days, list.format(waitsFor)) : w.still(days);
  const called = findGame(game) ? t.games[game as GameId].name : game;
  return (
    <>
      <Row title={title} text={w.withNames(called, list.format(names))}>
        {waitsFor.length > 0 && (
          <button type="button" className="btn sm" onClick={() => void act(() => api('seatBots', { params: { id } }))}>
            {w.seatBot}
          </button>
        )}
        <button type="button" className="btn sm" aria-expanded={isSure} onClick={() => setIsSure(!isSure)}>
          {w.remove}
        </button>
      </Row>
      {isSure && (
        <li>
          <div className="admin-form">
            <p>{w.removeAsk}</p>
            <div className="account-acts">
              <button
                type="button"
                className="btn sm danger"
                onClick={() => void act(() => api('deleteTable', { params: { id } }))}
              >
                {w.removeGo}
              </button>
              <button type="button" className="btn sm" onClick={() => setIsSure(false)}>
                {t.app.cancel}
              </button>
            </div>
          </div>
        </li>
      )}
    </>
  );
}
