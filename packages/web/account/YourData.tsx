import type { Person } from '@outcry/server/api';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { loseSession, signIn } from '../online/session.ts';
import { dayIn } from './dates.ts';
import { Row } from './Row.tsx';
import type { AccountActions } from './useAccount.ts';

/** To take along, to rename, to delete. */
export function YourData({ person, actions }: { person: Person; actions: AccountActions }) {
  const t = useText();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [name, setName] = useState(person.name);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const done = await actions.act(async () => {
      await signIn(name.trim());
      return api('account');
    });
    if (done) setIsRenaming(false);
  };
  const leave = async () => {
    try {
      const { until } = await api('deleteAccount');
      setSaid(t.account.deleted(dayIn(until, t.locale)));
      loseSession();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(sayRefused(t, refusedBy(error)));
    }
  };
  return (
    <section className="account-list your-data" aria-labelledby="data-title">
      <h2 id="data-title">{t.account.data}</h2>
      <ul>
        <Row title={t.account.take} text={t.account.takeText}>
          <a className="btn sm" href="/api/account/export" download>
            {t.account.download}
          </a>
        </Row>
        <Row title={t.account.name} text={t.account.nameText(person.name)}>
          <button
            type="button"
            className="btn sm"
            aria-label={`${t.account.change}: ${t.account.name}`}
            aria-expanded={isRenaming}
            onClick={() => setIsRenaming(!isRenaming)}
          >
            {t.account.change}
          </button>
        </Row>
        {isRenaming && (
          <li>
            <form className="password-form" aria-label={t.account.newName} onSubmit={(event) => void rename(event)}>
              <label>
                {t.account.newName}
                <input
                  className="account-field"
                  required
                  pattern=".*\S.*"
                  maxLength={40}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              </label>
              <button type="submit" className="btn sm ink">
                {t.account.save}
              </button>
            </form>
          </li>
        )}
        <Row title={t.account.deleteTitle(person.name)} text={t.account.deleteText}>
          <button
            type="button"
            className="btn sm danger"
            aria-expanded={isDeleting}
            onClick={() => setIsDeleting(!isDeleting)}
          >
            {t.account.deleteOpen}
          </button>
        </Row>
        {isDeleting && (
          <li>
            <div role="group" aria-label={t.account.deleteTitle(person.name)}>
              <p role="status">{said ?? t.account.deleteAsk(person.name)}</p>
              {said === null && (
                <div className="account-acts">
                  <button type="button" className="btn sm danger" onClick={() => void leave()}>
                    {t.account.deleteTitle(person.name)}
                  </button>
                  <button type="button" className="btn sm" onClick={() => setIsDeleting(false)}>
                    {t.app.cancel}
                  </button>
                </div>
              )}
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
