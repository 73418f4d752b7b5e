import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { RulesError } from '../worker/client.ts';
import { load } from '../solo/saved.ts';
import { openSolo, pending } from '../solo/source.ts';
import { Table } from '../table/Table.tsx';
import type { TableSource } from '../table/source.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { TableErrorPage } from './TableErrorPage.tsx';

/** A game on this device, new or kept. It is played in one tab: the one that opened it last. */
export function SoloPage({ id }: { id: string }) {
  const t = useText();
  const [source, setSource] = useState<TableSource | 'none' | 'elsewhere' | 'unknown-rules' | null>(null);
  /** How often it was fetched from another tab. */
  const [fetched, setFetched] = useState(0);
  useEffect(() => {
    const record = load(id);
    const wish = pending.get(id);
    if (record === null && wish === undefined) return setSource('none');
    const broken = (error: unknown) =>
      setSource(() => {
        throw error; // not the game's fault: the app could not load something
      });
    const opened = openSolo(record ? { record } : { wish: wish! }, broken);
    opened.opened.catch((error: unknown) => {
      if (error instanceof RulesError) setSource(error.unknownRules ? 'unknown-rules' : 'none');
      else broken(error);
    });
    setSource(opened);
    const tabs = new BroadcastChannel(`outcry.game.${id}`);
    tabs.postMessage('opened');
    tabs.addEventListener('message', () => {
      if (opened.snapshot.get()?.status !== 'playing') return;
      opened.close();
      setSource('elsewhere');
    });
    return () => {
      tabs.close();
      opened.close();
    };
  }, [id, fetched]);
  if (source === 'none') return <ErrorPage title={t.dead.goneTitle} text={t.dead.goneText} />;
  if (source === 'unknown-rules') return <TableErrorPage why={source} onRetry={() => setFetched(fetched + 1)} />;
  if (source === 'elsewhere')
    return (
      <ErrorPage title={t.dead.elsewhereTitle} text={t.dead.elsewhereText}>
        <button type="button" className="btn go" onClick={() => setFetched(fetched + 1)}>
          {t.dead.playHere}
        </button>
      </ErrorPage>
    );
  return source && <Table source={source} />;
}
