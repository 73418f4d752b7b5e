import type { Response } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { go, usePage } from '../router.ts';
import { dayIn } from './dates.ts';
import { arrived, GuestStays, wantsAlong } from './GuestStays.tsx';
import { PersonPage } from './PersonPage.tsx';
import { useFragment } from './useFragment.ts';
import './account.css';

/** A recovery link, or one that a host made, was opened. Only the press uses it: previews open links, too. */
export function BackPage() {
  const t = useText();
  usePage(t.signIn.backTitle);
  const secret = useFragment();
  const [found, setFound] = useState<Response<'lookAtLink'> | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const { error: code } = error.body;
    setWrong(code === 'not-found' || code === 'bad-request' ? t.signIn.noLink : sayRefused(t, refusedBy(error)));
  };
  useEffect(() => {
    let wanted = true;
    api('lookAtLink', { body: { secret } }).then(
      (next) => wanted && setFound(next),
      (error: unknown) => wanted && refuse(error),
    );
    return () => void (wanted = false);
    // oxlint-disable-next-line react/exhaustive-deps -- `refuse` only says what is wrong, in the language of then
  }, [secret]);
  const enter = async () => {
    try {
      arrived(await api('signInLink', { body: { secret, along: wantsAlong.get() } }));
      go('/account', { replace: true });
    } catch (error) {
      refuse(error);
    }
  };
  const isOpen = found?.state === 'open' && found.name !== null;
  return (
    <PersonPage title={t.signIn.backTitle}>
      <div className="sign-in">
        {isOpen && <GuestStays />}
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        {found && found.state !== 'open' && !wrong && (
          <p role="alert">{t.signIn.gone[found.state](dayIn(found.since!, t.locale))}</p>
        )}
        {isOpen && !wrong && (
          <>
            <p>{t.signIn.belongs(found.name!)}</p>
            <button type="button" className="btn go" onClick={() => void enter()}>
              {t.signIn.yesIAm(found.name!)}
            </button>
          </>
        )}
      </div>
    </PersonPage>
  );
}
