import type { Response } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { go, usePage } from '../router.ts';
import { arrived, GuestStays, wantsAlong } from './GuestStays.tsx';
import { Figures } from './OtherDevice.tsx';
import { PersonPage } from './PersonPage.tsx';
import { useFragment } from './useFragment.ts';
import './account.css';

const SECOND = 1000;

/** The second device: it scanned a code, shows two figures, and waits for the yes of the first. */
export function DevicePage() {
  const t = useText();
  usePage(t.signIn.deviceTitle);
  const secret = useFragment();
  const [scanned, setScanned] = useState<Response<'scanDevice'> | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const claim = scanned?.claim;
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const { error: code } = error.body;
    const isGone = code === 'link-gone' || code === 'bad-request';
    setWrong(isGone ? t.signIn.deviceGone : sayRefused(t, refusedBy(error)));
  };
  useEffect(() => {
    if (claim === undefined || wrong !== null) return undefined;
    let wanted = true;
    const look = async () => {
      const { state, person } = await api('claimDevice', { body: { claim, along: wantsAlong.get() } });
      if (!wanted) return;
      if (person) {
        arrived(person);
        go('/account', { replace: true });
      } else if (state === 'stopped') setWrong(t.signIn.deviceStopped);
    };
    const timer = setInterval(() => void look().catch((error: unknown) => wanted && refuse(error)), SECOND);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `refuse` only says what is wrong, in the language of then
  }, [claim, wrong, t]);
  const scan = async () => {
    try {
      setScanned(await api('scanDevice', { body: { secret } }));
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <PersonPage title={t.signIn.deviceTitle}>
      <div className="sign-in">
        {wrong ? (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        ) : scanned ? (
          <>
            <p>{t.signIn.figures}</p>
            <Figures figures={scanned.figures} />
          </>
        ) : (
          <>
            <GuestStays />
            <p>{t.signIn.deviceText}</p>
            <button type="button" className="btn go" onClick={() => void scan()}>
              {t.signIn.deviceGo}
            </button>
          </>
        )}
      </div>
    </PersonPage>
  );
}
