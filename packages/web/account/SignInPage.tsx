import { Icon } from '@outcry/ui';
import type { Arrived } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { go, usePage } from '../router.ts';
import { arrived, GuestStays, wantsAlong } from './GuestStays.tsx';
import { MailForm } from './MailForm.tsx';
import { PasskeyRefused, usePasskey } from './passkeys.ts';
import { PersonPage } from './PersonPage.tsx';
import './account.css';

/** Being here who one was elsewhere: by passkey or password; what else there is, in words. */
export function SignInPage() {
  const t = useText();
  usePage(t.signIn.title);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [hasMail, setHasMail] = useState(false);
  const [sent, setSent] = useState(false);
  const [canUsePasskeys, setCanUsePasskeys] = useState(false);
  useEffect(() => setCanUsePasskeys(window.isSecureContext && Boolean(window.PublicKeyCredential)), []);

  useEffect(() => {
    // Without mail on the host the form is left out; so it is while the server is not reached.
    api('ways').then(
      ({ mail }) => setHasMail(mail),
      () => {},
    );
  }, []);

  const enter = async (work: () => Promise<Arrived>) => {
    setWrong(null);
    try {
      arrived(await work());
      go('/account');
    } catch (error) {
      if (error instanceof PasskeyRefused) return setWrong(t.signIn.passkeyRefused);
      if (!(error instanceof ApiError)) throw error;
      const { error: code } = error.body;
      if (code === 'wrong-password') return setWrong(t.signIn.wrong);
      return setWrong(code === 'not-possible' ? t.signIn.passkeyRefused : sayRefused(t, refusedBy(error)));
    }
    return undefined;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => api('signInPassword', { body: { name: name.trim(), password, along: wantsAlong.get() } }));
  };
  const mailLink = async (address: string) => {
    setWrong(null);
    setSent(false);
    try {
      await api('signInMail', { body: { address } });
      setSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(sayRefused(t, refusedBy(error)));
    }
  };
  return (
    <PersonPage title={t.signIn.title} intro={t.signIn.intro}>
      <GuestStays />
      {wrong && (
        <p className="account-said wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="sign-in">
        {canUsePasskeys && (
          <button type="button" className="btn go" onClick={() => void enter(() => usePasskey(wantsAlong.get()))}>
            <Icon name="key" /> {t.signIn.withPasskey}
          </button>
        )}
        <form className="password-form" aria-label={t.signIn.passwordTitle} onSubmit={send}>
          <h2>{t.signIn.passwordTitle}</h2>
          <label>
            {t.signIn.name}
            <input
              className="account-field"
              autoComplete="username"
              required
              pattern=".*\S.*"
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <label>
            {t.signIn.password}
            <input
              type="password"
              className="account-field"
              autoComplete="current-password"
              required
              maxLength={128}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </label>
          <button type="submit" className="btn ink">
            {t.signIn.go}
          </button>
        </form>
        {hasMail && (
          <section>
            <h2>{t.mailing.signInTitle}</h2>
            <MailForm label={t.mailing.signInTitle} onSend={mailLink} />
            {sent && <p role="status">{t.mailing.sent}</p>}
          </section>
        )}
        <section>
          <h2>{t.signIn.otherTitle}</h2>
          <p>{t.signIn.otherText}</p>
        </section>
      </div>
    </PersonPage>
  );
}
