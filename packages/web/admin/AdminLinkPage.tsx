import type { Response } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { PersonPage } from '../account/PersonPage.tsx';
import { useFragment } from '../account/useFragment.ts';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { me } from '../online/session.ts';
import { follow, go, usePage } from '../router.ts';
import { useStore } from '../store.ts';
import '../account/account.css';

/** A link that makes somebody an administrator was opened. Only the press uses it: previews open links, too. */
export function AdminLinkPage() {
  const t = useText();
  usePage(t.order.adminTitle);
  const secret = useFragment();
  const person = useStore(me);
  const [found, setFound] = useState<Response<'lookAtAdminLink'> | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const { error: code } = error.body;
    const isGone = code === 'not-found' || code === 'bad-request' || code === 'link-gone';
    setWrong(isGone ? t.order.adminGone : sayRefused(t, refusedBy(error)));
  };
  useEffect(() => {
    let wanted = true;
    api('lookAtAdminLink', { body: { secret } }).then(
      (next) => wanted && setFound(next),
      (error: unknown) => wanted && refuse(error),
    );
    return () => void (wanted = false);
    // oxlint-disable-next-line react/exhaustive-deps -- `refuse` only says what is wrong, in the language of then
  }, [secret]);
  const use = async () => {
    try {
      await api('becomeAdmin', { body: { secret } });
      go('/admin', { replace: true });
    } catch (error) {
      refuse(error);
    }
  };
  const gone = wrong ?? (found && !found.open ? t.order.adminGone : null);
  return (
    <PersonPage title={t.order.adminTitle}>
      <div className="sign-in">
        {gone && (
          <p className="wrong" role="alert">
            {gone}
          </p>
        )}
        {found?.open && !wrong && (
          <>
            <p>{t.order.adminFor(found.name)}</p>
            {person ? (
              <button type="button" className="btn go" onClick={() => void use()}>
                {t.order.adminGo(person.name)}
              </button>
            ) : (
              <>
                <p>{t.order.adminNobody}</p>
                <a className="btn" href="/sign-in" onClick={follow}>
                  {t.signIn.title}
                </a>
              </>
            )}
          </>
        )}
      </div>
    </PersonPage>
  );
}
