import { useState } from 'react';
import { useText } from '../i18n.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { TableErrorPage } from '../pages/TableErrorPage.tsx';
import { follow } from '../router.ts';
import type { Kind } from './held.ts';
import { ImportFile } from './ImportFile.tsx';
import { Replay } from './Replay.tsx';
import { useOpened } from './useOpened.ts';

/** The replay of a game of this device, of a table of the server, of a file that was brought, or of a lesson. */
export function ReplayPage({ kind, id }: { kind: Kind; id: string }) {
  const t = useText();
  const [tries, setTries] = useState(0);
  const opened = useOpened(kind, id, tries);
  if (opened === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  if (typeof opened === 'string')
    return <NoReplay why={opened} table={`/${kind}/${id}`} onRetry={() => setTries(tries + 1)} />;
  return <Replay opened={opened} path={`/replay/${kind}/${id}`} />;
}

interface NoReplayProps {
  readonly why: string;
  readonly table: string;
  readonly onRetry: () => void;
}

/** Why there is nothing to see, and a way on. */
function NoReplay({ why: reason, table, onRetry }: NoReplayProps) {
  const t = useText();
  if (reason === 'gone')
    return (
      <ErrorPage title={t.dead.goneTitle} text={t.replay.gone}>
        <ImportFile keepMoment />
      </ErrorPage>
    );
  if (reason === 'running')
    return (
      <ErrorPage title={t.replay.runningTitle} text={t.replay.running}>
        <a className="btn go" href={table} onClick={follow}>
          {t.home.take}
        </a>
      </ErrorPage>
    );
  if (reason === 'damaged') return <ErrorPage title={t.dead.brokenTitle} text={t.replay.damaged} />;
  return <TableErrorPage why={reason} onRetry={onRetry} />;
}
