import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError, codeOf } from '../online/api.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { TableErrorPage } from '../pages/TableErrorPage.tsx';
import { follow } from '../router.ts';
import type { GameFacts, Replayed } from '../worker/protocol.ts';
import { openRules, RulesError } from '../worker/client.ts';
import type { Rules } from '../worker/client.ts';
import { hold } from './held.ts';
import type { Held, Kind } from './held.ts';
import { ImportFile } from './ImportFile.tsx';
import { Replay } from './Replay.tsx';

/** A game that is ready to be looked at. */
export interface Opened {
  readonly held: Held;
  readonly facts: GameFacts;
  readonly replayed: Exclude<Replayed, { fault: unknown }>;
  /** The worker that retells it. */
  readonly rules: Rules;
}

async function open(kind: Kind, id: string, rules: Rules): Promise<Opened | string> {
  const held = await hold(kind, id);
  if (typeof held === 'string') return held;
  const { file } = held;
  const [facts, replayed] = await Promise.all([
    rules.ask('facts', { game: file.game, version: file.rulesVersion, data: file.data }),
    rules.ask('replay', { file }),
  ]);
  return 'fault' in replayed ? 'damaged' : { held, facts, replayed, rules };
}

/** Why it could not be opened: the server's reason, or the rules do not know the file's version or refuse a move. */
function why(error: unknown): string {
  if (error instanceof RulesError) return error.unknownRules ? 'unknown-rules' : 'damaged';
  if (error instanceof ApiError) return codeOf(error);
  throw error;
}

/** The replay of a game of this device, of a table of the server, or of a file that was brought. */
export function ReplayPage({ kind, id }: { kind: Kind; id: string }) {
  const t = useText();
  const [opened, setOpened] = useState<Opened | string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const rules = openRules();
    let wanted = true;
    open(kind, id, rules)
      .catch(why)
      .then((now) => wanted && setOpened(now));
    return () => {
      wanted = false;
      rules.close();
    };
  }, [kind, id, tries]);
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
