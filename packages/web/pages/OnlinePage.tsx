import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError, codeOf } from '../online/api.ts';
import type { Refused } from '../online/refusal.ts';
import { beSomebody } from '../online/session.ts';
import { openOnline } from '../online/source.ts';
import type { OnlineTable } from '../online/source.ts';
import { MistypedCode, tableAt } from '../online/tableAt.ts';
import { rename } from '../router.ts';
import { useStore } from '../store.ts';
import { Table } from '../table/Table.tsx';
import { UnknownRules } from '../table/UnknownRules.tsx';
import { WaitingRoom } from '../waiting/WaitingRoom.tsx';
import { RulesError } from '../worker/client.ts';
import { TableErrorPage } from './TableErrorPage.tsx';

/**
 * Why a table could not be opened: the server's reason, a wrong code, or this app is older than the rules of the table.
 * `hadIt`: this page has shown it before.
 */
function whyNot(error: unknown, hadIt: boolean): Refused {
  if (error instanceof MistypedCode) return { code: 'mistyped' };
  if (error instanceof RulesError && error.unknownRules) return { code: 'unknown-rules' };
  const code = codeOf(error);
  return { code: hadIt && code === 'not-found' ? 'gone' : code, wait: error instanceof ApiError ? error.wait : null };
}

/** A table of the server by its code: the waiting room, then the table. */
export function OnlinePage({ code }: { code: string }) {
  const t = useText();
  const { guest } = t.play;
  const [table, setTable] = useState<OnlineTable | null>(null);
  const [failed, setFailed] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const hadIt = useRef(false);
  useEffect(() => {
    let opened: OnlineTable | null = null;
    let wanted = true;
    const fail = (error: unknown) => wanted && setFailed(whyNot(error, hadIt.current));
    const open = async () => {
      await beSomebody(guest);
      const info = await tableAt(code);
      if (!wanted) return;
      opened = openOnline(info);
      opened.opened.then(() => (hadIt.current = true), fail);
      setTable(opened);
    };
    setFailed(null);
    open().catch(fail);
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [code, tries, guest]);
  if (failed !== null)
    return <TableErrorPage why={failed.code} wait={failed.wait} onRetry={() => setTries(tries + 1)} />;
  if (table === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  return <Opened table={table} onRetry={() => setTries(tries + 1)} />;
}

function Opened({ table, onRetry }: { table: OnlineTable; onRetry: () => void }) {
  const info = useStore(table.info);
  const lost = useStore(table.lost);
  const over = info.status === 'over' || info.status === 'ended';
  // A code leads to a game only while it goes on; the id is good for ever.
  useEffect(() => {
    if (over) rename(`/t/${info.id}`);
  }, [over, info.id]);
  if (lost !== null) return <TableErrorPage why={lost} onRetry={onRetry} />;
  if (info.status === 'waiting' || info.ended === 'closed') return <WaitingRoom table={table} info={info} />;
  const { host, seats } = info.you;
  if (!info.spectators && !host && seats.length === 0) return <TableErrorPage why="no-spectators" onRetry={onRetry} />;
  return info.playable ? <Table source={table} /> : <UnknownRules table={table} info={info} />;
}
