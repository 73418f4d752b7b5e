import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { RulesError } from '../solo/rules.ts';
import { load } from '../solo/saved.ts';
import { openSolo, pending } from '../solo/source.ts';
import { Table } from '../table/Table.tsx';
import type { TableSource } from '../table/source.ts';
import { Dead } from './Dead.tsx';

/** A game on this device: one just wanted, or one that was kept. */
export function SoloPage({ id }: { id: string }) {
  const t = useText();
  const [source, setSource] = useState<TableSource | 'none' | null>(null);
  useEffect(() => {
    const record = load(id);
    const wish = pending.get(id);
    if (record === null && wish === undefined) return setSource('none');
    const opened = openSolo(record ? { record } : { wish: wish! });
    opened.opened.catch((error: unknown) =>
      setSource(() => {
        if (error instanceof RulesError) return 'none';
        throw error; // not the game's fault: the app could not load something
      }),
    );
    setSource(opened);
    return () => opened.close();
  }, [id]);
  if (source === 'none') return <Dead title={t.dead.goneTitle} text={t.dead.goneText} />;
  return source && <Table source={source} />;
}
