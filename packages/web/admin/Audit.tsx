import type { AdminPage, AuditEntry } from '@outcry/server/api';
import { useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { momentIn } from '../when.ts';
import { useAdminTools } from './useAdmin.ts';

/** What was done, the last first. */
export function Audit({ page: { audit, now } }: { page: AdminPage }) {
  const t = useText();
  const { w } = useAdminTools();
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const lines = [...audit, ...older.filter(({ id }) => audit.every((one) => one.id !== id))];
  const more = async () => {
    try {
      setOlder([...older, ...(await api('adminAudit', { query: { before: lines.at(-1)!.at } }))]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const say = ({ by, what, person, reason, table }: AuditEntry): string => {
    const who = by ?? w.server;
    const said = w.deeds[what]?.(who, person ?? w.somebody) ?? w.deed(who, what);
    return [said, table, reason].filter((part) => part !== null && part !== '').join(' · ');
  };
  return (
    <section className="audit" aria-labelledby="audit-title">
      <h2 id="audit-title">{w.audit}</h2>
      {lines.length === 0 && <p className="empty">{w.noAudit}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <time dateTime={new Date(line.at).toISOString()}>{momentIn(line.at, now, t.locale)}</time>
            <span>
              <bdi>{say(line)}</bdi>
            </span>
          </li>
        ))}
      </ol>
      {audit.length >= 30 && (
        <button type="button" className="text-button" onClick={() => void more()}>
          {w.older}
        </button>
      )}
    </section>
  );
}
