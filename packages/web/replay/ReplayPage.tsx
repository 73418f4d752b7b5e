import { useState } from 'react';
import { useText } from '../i18n.ts';
import { hold } from './held.ts';
import type { Kind } from './held.ts';
import { NoReplay } from './NoReplay.tsx';
import { Replay } from './Replay.tsx';
import { useOpened } from './useOpened.ts';

/** The replay of a game of this device, of a table of the server, of a file that was brought, or of a lesson. */
export function ReplayPage({ kind, id }: { kind: Kind; id: string }) {
  const t = useText();
  const [tries, setTries] = useState(0);
  const opened = useOpened(`${kind}/${id}`, (...here) => hold(kind, id, ...here), tries);
  if (opened === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  if (typeof opened === 'string')
    return <NoReplay why={opened} table={`/${kind}/${id}`} onRetry={() => setTries(tries + 1)} />;
  return <Replay opened={opened} path={`/replay/${kind}/${id}`} />;
}
