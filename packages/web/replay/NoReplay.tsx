import { useText } from '../i18n.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { TableErrorPage } from '../pages/TableErrorPage.tsx';
import { follow } from '../router.ts';
import { ImportFile } from './ImportFile.tsx';

interface NoReplayProps {
  readonly why: string;
  readonly table: string;
  readonly onRetry: () => void;
}

/** Why there is nothing to see, and a way on. */
export function NoReplay({ why: reason, table, onRetry }: NoReplayProps) {
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
