import type { HostLink } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { me } from '../online/session.ts';
import { useStore } from '../store.ts';
import { timeIn } from './dates.ts';
import './hostLinks.css';

/** Tells a person which sign-in links hosts made for them, until they say that they have read it. */
export function HostLinks() {
  const t = useText();
  const person = useStore(me)?.id;
  const [links, setLinks] = useState<readonly HostLink[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const { hostLinks } = await api('account');
      if (wanted) setLinks(hostLinks);
    };
    if (person !== undefined) look().catch(unlessRefused);
    return () => void (wanted = false);
  }, [person]);
  if (links.length === 0) return null;
  const read = async () => setLinks((await api('seeHostLinks')).hostLinks);
  return (
    <div className="host-links" role="status">
      {links.map(({ id, by, made }) => (
        <p key={id}>{t.account.hostLink(by, timeIn(made, t.locale))}</p>
      ))}
      <button type="button" className="btn sm" onClick={() => void read().catch(unlessRefused)}>
        {t.account.read}
      </button>
    </div>
  );
}

/** A server that is not reached says it elsewhere; the notice comes with the next visit. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}
