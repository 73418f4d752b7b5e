import type { HostLink, Told } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { me } from '../online/session.ts';
import { news } from '../order/announced.ts';
import { useStore } from '../store.ts';
import { timeIn } from './dates.ts';
import './hostLinks.css';

/** Tells a person what hosts did that concerns them, sign-in links first, until they say that they have read it. */
export function HostLinks() {
  const t = useText();
  const person = useStore(me)?.id;
  const fresh = useStore(news);
  const [links, setLinks] = useState<readonly HostLink[]>([]);
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const account = await api('account');
      if (!wanted) return;
      setLinks(account.hostLinks);
      setTold(account.told);
    };
    if (person !== undefined) look().catch(unlessRefused);
    return () => void (wanted = false);
  }, [person, fresh]);
  if (links.length + told.length === 0) return null;
  const read = async () => {
    const account = await api('seeHostLinks');
    setLinks(account.hostLinks);
    setTold(account.told);
  };
  return (
    <div className="host-links" role="status">
      {links.map(({ id, by, made }) => (
        <p key={id}>{t.account.hostLink(by, timeIn(made, t.locale))}</p>
      ))}
      {told.map(({ id, what, by, reason }) => (
        <p key={id}>{t.order.told[what]?.(by, reason) ?? t.order.toldOther}</p>
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
