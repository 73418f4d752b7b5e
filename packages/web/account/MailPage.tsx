import type { Response } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { usePage } from '../router.ts';
import { PersonPage } from './PersonPage.tsx';
import { useFragment } from './useFragment.ts';
import './account.css';

/** The link of a mail was opened: only the press confirms the address, since previews open links, too. */
export function MailPage() {
  const t = useText();
  usePage(t.mailing.confirmTitle);
  const secret = useFragment();
  const [found, setFound] = useState<Response<'lookAtMail'> | null>(null);
  const [isDone, setDone] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const { error: code } = error.body;
    setWrong(code === 'link-gone' || code === 'bad-request' ? t.mailing.gone : sayRefused(t, refusedBy(error)));
  };
  useEffect(() => {
    let wanted = true;
    api('lookAtMail', { body: { secret } }).then(
      (next) => wanted && setFound(next),
      (error: unknown) => wanted && refuse(error),
    );
    return () => void (wanted = false);
    // oxlint-disable-next-line react/exhaustive-deps -- `refuse` only says what is wrong, in the language of then
  }, [secret]);
  const confirm = async () => {
    try {
      await api('confirmMail', { body: { secret } });
      setDone(true);
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <PersonPage title={t.mailing.confirmTitle}>
      <div className="sign-in">
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        {isDone && <p role="status">{t.mailing.confirmed}</p>}
        {found && !isDone && !wrong && (
          <>
            <p>{t.mailing.confirm(found.address, found.name)}</p>
            <button type="button" className="btn go" onClick={() => void confirm()}>
              {t.mailing.yes}
            </button>
          </>
        )}
      </div>
    </PersonPage>
  );
}
