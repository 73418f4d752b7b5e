import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { useAdminTools } from './useAdmin.ts';

const DAY = 86_400_000;
const LENGTHS = { day: DAY, week: 7 * DAY, month: 30 * DAY, ever: null } as const;
type Length = keyof typeof LENGTHS;

interface BanFormProps {
  /** Null: a network. */
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly onDone: () => void;
}

/** Bans a person or a network: why, and for how long. */
export function BanForm({ person, onDone }: BanFormProps) {
  const t = useText();
  const { w, act } = useAdminTools();
  const [reason, setReason] = useState('');
  const [network, setNetwork] = useState('');
  const [length, setLength] = useState<Length>('week');
  const [alsoNetwork, setAlsoNetwork] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const lasts = LENGTHS[length];
    const whom = person ? { person: person.id, alsoNetwork } : { network };
    const body = { ...whom, reason: reason.trim(), until: lasts === null ? null : Date.now() + lasts };
    if (await act(() => api('ban', { body }))) onDone();
  };
  const title = person ? w.banTitle(person.name) : w.banNetwork;
  return (
    <form className="admin-form" aria-label={title} onSubmit={(event) => void send(event)}>
      {person ? (
        <p>{w.banText}</p>
      ) : (
        <label>
          {w.network}
          <input
            className="account-field"
            required
            maxLength={60}
            value={network}
            onChange={({ target }) => setNetwork(target.value)}
          />
        </label>
      )}
      <label>
        {w.reason}
        <input
          className="account-field"
          required
          pattern=".*\S.*"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <label>
        {w.howLong}
        <select className="account-field" value={length} onChange={({ target }) => setLength(target.value as Length)}>
          {(Object.keys(LENGTHS) as Length[]).map((one) => (
            <option key={one} value={one}>
              {w.lengths[one]}
            </option>
          ))}
        </select>
      </label>
      {person && (
        <label className="along">
          <input type="checkbox" checked={alsoNetwork} onChange={({ target }) => setAlsoNetwork(target.checked)} />
          {w.alsoNetwork}
        </label>
      )}
      <div className="account-acts">
        <button type="submit" className="btn sm danger">
          {w.banGo}
        </button>
        <button type="button" className="btn sm" onClick={onDone}>
          {t.app.cancel}
        </button>
      </div>
    </form>
  );
}
