import type { Words } from '@outcry/engine';
import type { Table } from '@outcry/server/api';
import { useText } from '../i18n.ts';
import type { OnlineTable } from '../online/source.ts';
import { useStore } from '../store.ts';
import { ChatPanel } from '../table/ChatPanel.tsx';
import { waitingNotes } from './log.ts';

interface TalkProps {
  readonly table: OnlineTable;
  readonly info: Table;
  readonly words: Words | null;
}

/** What people say while they wait, who looks on, and what happened meanwhile. */
export function Talk({ table, info, words }: TalkProps) {
  const t = useText();
  const talk = useStore(table.talk);
  if (talk === null || words === null) return null;
  const { online, log, nameOf } = talk;
  const names = online.spectators.map(({ name }) => name);
  return (
    <div className="panel talk">
      <h2>{t.waiting.talk}</h2>
      {names.length > 0 && <p className="cap looking-on">{t.waiting.lookOn(names)}</p>}
      <ChatPanel
        inline
        chat={online}
        source={table}
        notes={waitingNotes(log, { words, t, nameOf, created: info.created })}
      />
    </div>
  );
}
