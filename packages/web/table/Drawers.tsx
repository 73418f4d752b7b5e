import { Icon } from '@outcry/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { RulesView } from '../rules/RulesView.tsx';
import type { Tables } from '../data/compare.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { Drawer } from './Drawer.tsx';
import { HintPanel } from './HintPanel.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { mayHint } from './mayHint.ts';
import { NotesPanel } from './NotesPanel.tsx';
import type { AtTable } from './Table.tsx';

export type DrawerName = 'rules' | 'hint' | 'chat' | 'menu' | 'keys' | 'notes';

interface DrawersProps {
  readonly at: AtTable;
  readonly open: DrawerName | null;
  /** The rule to show first. */
  readonly rule: string | null;
  /** They would be hidden behind a drawer, so it shows them. */
  readonly notices: ReactNode;
  /** Chart and tape, where they have no place of their own. */
  readonly rail: ReactNode;
  /** The move of a hint that the board shows. */
  readonly advised: unknown;
  readonly onAdvise: (move: unknown) => void;
  readonly onOpen: (drawer: DrawerName | null) => void;
}

/** What slides in from the side: rules, hint, chat, menu. */
export function Drawers({ at, open, rule, notices, rail, advised, onAdvise, onOpen }: DrawersProps) {
  const t = useText();
  if (open === null) return null;
  return (
    <Drawer
      key={open}
      title={open === 'keys' ? t.keys.title : open === 'notes' ? t.notesOfOne.title : t.table[open]}
      size={open === 'rules' ? 'wide' : open === 'hint' ? 'half' : ''}
      notices={notices}
      onClose={() => onOpen(null)}
    >
      {open === 'rules' && (
        <RulesView game={at.now.game} wanted={rule} own={at.now.ownData ? (at.now.data as Tables) : null} />
      )}
      {open === 'hint' && <HintPanel at={at} advised={advised} onAdvise={onAdvise} />}
      {open === 'chat' && at.now.online && <ChatPanel chat={at.now.online} source={at.source} />}
      {open === 'menu' && (
        <>
          <button type="button" className={rail ? 'btn' : 'btn rules-beside-next'} onClick={() => onOpen('rules')}>
            <Icon name="book" /> {t.table.rules}
          </button>
          {rail}
          <MenuPanel at={at} onKeys={() => onOpen('keys')} onNotes={() => onOpen('notes')} />
        </>
      )}
      {open === 'keys' && <KeysPanel hints={mayHint(at.now)} />}
      {open === 'notes' && at.now.fairness.table !== null && <NotesPanel table={at.now.fairness.table} />}
    </Drawer>
  );
}
