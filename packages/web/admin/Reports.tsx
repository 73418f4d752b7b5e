import type { AdminPage, Report, Response } from '@outcry/server/api';
import { Avatar } from '@outcry/ui';
import { useState } from 'react';
import { timeIn } from '../account/dates.ts';
import { findGame } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { BanForm } from './BanForm.tsx';
import { useAdminTools } from './useAdmin.ts';

const DAY = 86_400_000;

/** What people reported and nobody has looked at yet. */
export function Reports({ page: { reports, closedReports } }: { page: AdminPage }) {
  const { w } = useAdminTools();
  return (
    <section className="admin-list" aria-labelledby="reports-title">
      <h2 id="reports-title">
        {w.reports} <small>{w.reportsOf(reports.length, closedReports)}</small>
      </h2>
      {reports.length === 0 && <p className="empty">{w.noReports}</p>}
      {reports.map((report) => (
        <OneReport key={report.id} report={report} />
      ))}
    </section>
  );
}

function OneReport({ report }: { report: Report }) {
  const t = useText();
  const { w, act } = useAdminTools();
  const [chat, setChat] = useState<Response<'adminReport'>['chat'] | null>(null);
  const [isBanning, setIsBanning] = useState(false);
  const { id, at, by, about, table, seq, text, reason } = report;
  const game = findGame(table.game) ? t.games[table.game as GameId].name : table.game;
  const who = by ?? w.somebody;
  const mute = () =>
    api('silence', {
      params: { person: about!.id },
      body: { until: Date.now() + DAY, reason: text?.slice(0, 200) ?? '' },
    });
  return (
    <article className="report">
      <p className="report-head">
        <Avatar seat={0} info={{ name: who, bot: false, away: false }} />
        <span>{about ? w.reportedMessage(who, about.name) : w.reportedTable(who)}</span>
        <time dateTime={new Date(at).toISOString()}>{timeIn(at, t.locale)}</time>
      </p>
      {text !== null && (
        <blockquote>
          <bdi>{text}</bdi>
        </blockquote>
      )}
      {reason !== '' && (
        <p className="report-about">
          <q>
            <bdi>{reason}</bdi>
          </q>
        </p>
      )}
      <p className="report-about">
        {w.reportAbout(game, table.code, about?.reports ?? 0, about?.name ?? null)}{' '}
        {table.over ? (
          <a href={`/api/admin/reports/${id}/file`} download={`${table.game}-${table.code}.json`}>
            {w.file}
          </a>
        ) : (
          w.fileLater
        )}
      </p>
      {chat === null ? (
        <button
          type="button"
          className="text-button"
          onClick={() => void act(async () => setChat((await api('adminReport', { params: { report: id } })).chat))}
        >
          {w.readChat}
        </button>
      ) : (
        <ol className="report-chat">
          {chat.map((line) => (
            <li key={line.seq} className={line.seq === seq ? 'meant' : ''}>
              <b>
                <bdi>{line.name}</bdi>
              </b>{' '}
              <bdi>{line.text}</bdi>
            </li>
          ))}
        </ol>
      )}
      <div className="account-acts">
        {seq !== null && (
          <button
            type="button"
            className="btn sm"
            onClick={() => void act(() => api('deleteMessage', { params: { id: table.id, seq } }))}
          >
            {w.hide}
          </button>
        )}
        {about && (
          <>
            <button type="button" className="btn sm" onClick={() => void act(mute)}>
              {w.muteDay}
            </button>
            <button
              type="button"
              className="btn sm danger"
              aria-expanded={isBanning}
              onClick={() => setIsBanning(!isBanning)}
            >
              {w.ban}
            </button>
          </>
        )}
        <button
          type="button"
          className="btn sm bare"
          onClick={() => void act(() => api('closeReport', { params: { report: id } }))}
        >
          {w.close}
        </button>
      </div>
      {isBanning && about && <BanForm person={about} onDone={() => setIsBanning(false)} />}
    </article>
  );
}
