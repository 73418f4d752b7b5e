import type { AdminPage } from '@outcry/server/api';
import { useState } from 'react';
import { Row } from '../account/Row.tsx';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { momentIn } from '../when.ts';
import { BanForm } from './BanForm.tsx';
import { useAdminTools } from './useAdmin.ts';

/** Who may not come in. */
export function Bans({ page: { bans, now } }: { page: AdminPage }) {
  const t = useText();
  const { w, act } = useAdminTools();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="admin-list account-list" aria-labelledby="bans-title">
      <h2 id="bans-title">
        {w.bans} <small>{bans.length}</small>
      </h2>
      {bans.length === 0 && <p className="empty">{w.noBans}</p>}
      <ul>
        {bans.map(({ id, person, shown, reason, ends }) => {
          const name = person?.name ?? w.networkOf(shown);
          return (
            <Row key={id} title={name} text={w.banLine(reason, ends === null ? null : momentIn(ends, now, t.locale))}>
              <button
                type="button"
                className="btn sm bare"
                aria-label={`${w.lift}: ${name}`}
                onClick={() => void act(() => api('liftBan', { params: { ban: id } }))}
              >
                {w.lift}
              </button>
            </Row>
          );
        })}
      </ul>
      <div className="account-acts">
        <button type="button" className="btn sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {w.banNetwork}
        </button>
      </div>
      {isOpen && <BanForm person={null} onDone={() => setIsOpen(false)} />}
    </section>
  );
}
