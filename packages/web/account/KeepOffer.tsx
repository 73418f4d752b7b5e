import { Icon } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError } from '../online/api.ts';
import { beSomebody, me } from '../online/session.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import './keepOffer.css';

/** Whether the offer was made in this browser: it is made once. */
const KEY = 'outcry.keep-offered';

function noteOffered(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // no room left: it is made once more
  }
}

/** After the first finished game, once: how to keep one's name. */
export function KeepOffer() {
  const t = useText();
  const name = useSettings().name.trim();
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(KEY) === null && me.get()?.guest !== false);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (isOpen && name !== '') noteOffered();
  }, [isOpen, name]);
  if (!isOpen || name === '') return null;
  /** Whatever is in the way is said, and can be changed, on the account page. */
  const toAccount = async () => {
    try {
      await beSomebody(t.play.guest);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    go('/account');
  };
  const keep = async () => {
    const { addPasskey, PasskeyRefused } = await import('./passkeys.ts');
    try {
      await beSomebody(t.play.guest);
      me.set((await addPasskey(name)).person);
      setSaid(t.account.done(name));
    } catch (error) {
      if (error instanceof PasskeyRefused) return setSaid(t.account.passkeyRefused);
      if (!(error instanceof ApiError)) throw error;
      return go('/account');
    }
    return undefined;
  };
  const isKept = said === t.account.done(name);
  return (
    <section className="keep-offer" aria-label={t.account.keepTitle(name)}>
      <div role="status">
        <b>{t.account.keepTitle(name)}</b>
        <p>{said ?? t.account.onlyHere(name)}</p>
      </div>
      {!isKept && (
        <div className="acts">
          {window.isSecureContext && window.PublicKeyCredential && (
            <button type="button" className="btn ink" onClick={() => void keep()}>
              <Icon name="key" /> {t.account.keepWithPasskey(name)}
            </button>
          )}
          <button type="button" className="btn" onClick={() => void toAccount()}>
            {t.account.usePassword}
          </button>
          <button type="button" className="btn" onClick={() => setIsOpen(false)}>
            {t.account.notNow}
          </button>
        </div>
      )}
    </section>
  );
}
