import type { Invitation } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import '../account/hostLinks.css';
import { findGame } from '../games.ts';
import type { GameId } from '../games.ts';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { me } from '../online/session.ts';
import { follow } from '../router.ts';
import { useStore } from '../store.ts';
import { news } from './announced.ts';

/** Tables that others ask this person to sit down at. */
export function Invitations() {
  const t = useText();
  const person = useStore(me)?.id;
  const fresh = useStore(news);
  const [all, setAll] = useState<readonly Invitation[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = await api('invitations');
      if (wanted) setAll(found);
    };
    if (person !== undefined) look().catch(unlessRefused);
    return () => void (wanted = false);
  }, [person, fresh]);
  const known = all.filter(({ game }) => findGame(game));
  if (known.length === 0) return null;
  const decline = async (id: string) => {
    setAll(all.filter((one) => one.id !== id));
    await api('dropInvitation', { params: { invitation: id } });
  };
  return (
    <section aria-label={t.order.invitations}>
      {known.map(({ id, by, game, open, code }) => (
        <div key={id} className="host-links" role="status">
          <p>{t.order.asks(by, t.games[game as GameId].name, open)}</p>
          <a className="btn sm ink" href={`/t/${code}`} onClick={follow}>
            {t.order.look}
          </a>
          <button type="button" className="btn sm" onClick={() => void decline(id).catch(unlessRefused)}>
            {t.order.decline}
          </button>
        </div>
      ))}
    </section>
  );
}

/** A server that is not reached says it elsewhere. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}
