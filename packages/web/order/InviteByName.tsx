import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';

/** Asks an account by its name to sit down at a table. */
export function InviteByName({ table }: { table: string }) {
  const t = useText();
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    try {
      await api('invite', { params: { id: table }, body: { name: wanted } });
      setSaid(t.order.invited(wanted));
      setName('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isNobody = error.body.error === 'not-found';
      setSaid(isNobody ? t.order.inviteNobody(wanted) : sayRefused(t, refusedBy(error)));
    }
  };
  return (
    <form className="invite-by-name" aria-label={t.order.invite} onSubmit={(event) => void send(event)}>
      <div className="copy">
        <input
          className="field stretched"
          required
          pattern=".*\S.*"
          maxLength={40}
          aria-label={t.order.inviteName}
          placeholder={t.order.inviteName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn">
          {t.order.inviteGo}
        </button>
      </div>
      {said && <p role="status">{said}</p>}
    </form>
  );
}
