import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import type { Taken } from './useAccount.ts';

/** Another account has the name: one that is free, or another of one's own choice. */
export function NameTaken({ taken }: { taken: Taken }) {
  const t = useText();
  const [name, setName] = useState(taken.free);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void taken.retry(name.trim());
  };
  return (
    <form className="name-taken" onSubmit={send} aria-label={t.account.newName}>
      <p role="alert">{t.account.nameTaken(taken.name, taken.free)}</p>
      <input
        className="account-field"
        aria-label={t.account.newName}
        required
        pattern=".*\S.*"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="btn ink">
        {t.account.save}
      </button>
    </form>
  );
}
