import { useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { me, signOut } from '../online/session.ts';
import { follow, go } from '../router.ts';
import { useStore } from '../store.ts';

/** Who is signed in here, and the way out; asked twice, because a guest cannot come back. */
export function SignOut() {
  const t = useText();
  const person = useStore(me);
  const [sure, setSure] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  if (person === null)
    return (
      <section className="panel sign-out" aria-label={t.session.title}>
        <a className="btn" href="/sign-in" onClick={follow}>
          {t.signIn.title}
        </a>
      </section>
    );
  const out = async () => {
    if (!sure) return setSure(true);
    try {
      await signOut();
      return go('/');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setRefused(sayRefused(t, refusedBy(error)));
    }
  };
  return (
    <section className="panel sign-out" aria-label={t.session.title}>
      <div className="form-row">
        <div className="form-label">
          {t.session.signedInAs(person.name)}
          {person.guest && <span className="help-text">{t.session.guest}</span>}
        </div>
        <div>
          {sure && <p role="status">{person.guest ? t.session.guestSure : t.session.sure}</p>}
          <div className="actions">
            <a className="btn" href="/account" onClick={follow}>
              {t.account.tab}
            </a>
            <button type="button" className="btn" onClick={() => void out()}>
              {sure ? t.session.yes : t.session.signOut}
            </button>
            {sure && (
              <button type="button" className="btn" onClick={() => setSure(false)}>
                {t.app.cancel}
              </button>
            )}
          </div>
          {refused !== null && (
            <p className="error-text" role="alert">
              {refused}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
