import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';

interface MailFormProps {
  readonly label: string;
  readonly onSend: (address: string) => Promise<void>;
}

/** A mail address to which a link is sent. */
export function MailForm({ label, onSend }: MailFormProps) {
  const t = useText();
  const [address, setAddress] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    await onSend(address.trim()).finally(() => setSending(false));
  };
  return (
    <form className="password-form" aria-label={label} onSubmit={(event) => void send(event)}>
      <label>
        {t.mailing.address}
        <input
          type="email"
          className="account-field"
          autoComplete="email"
          required
          maxLength={254}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <div className="account-acts">
        <button type="submit" className="btn sm ink" disabled={isSending}>
          {t.mailing.send}
        </button>
      </div>
    </form>
  );
}
