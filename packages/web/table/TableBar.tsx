import { useUi } from '@outcry/ui';
import { Tool, TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { change, PACES, toggleWords, useSettings } from '../settings.ts';
import { NextTable } from './NextTable.tsx';
import { KnownSeed } from './KnownSeed.tsx';
import { mayHint } from './mayHint.ts';
import type { DrawerName } from './Drawers.tsx';
import { usePace } from './pace.ts';
import type { AtTable } from './Table.tsx';
import { useWhyNoUndo } from './useWhyNoUndo.ts';

interface TableBarProps {
  readonly at: AtTable;
  readonly looked: number;
  readonly drawer: DrawerName | null;
  /** Lines of chat that were not read yet. */
  readonly unread: number;
  readonly onDrawer: (drawer: DrawerName | null) => void;
}

/** The mark of a game that counts for ratings. */
function Rated() {
  const t = useText();
  return (
    <p className="known-seed" title={`${t.ratings.rateHelp} ${t.ratings.honesty}`}>
      {t.ratings.isRated}
    </p>
  );
}

/** Name of the game, where it stands, and the tools of the table. */
export function TableBar({ at: { now, board, words, source }, looked, drawer, unread, onDrawer }: TableBarProps) {
  const t = useText();
  const { locale } = useUi();
  const pace = usePace(now.game);
  const { table } = useSettings();
  const playing = now.status === 'playing';
  const why = useWhyNoUndo(now);
  const toggle = (name: DrawerName) => () => onDrawer(drawer === name ? null : name);
  const where = board.where(now.history[looked]!.view, locale);
  const sub = now.status === 'over' ? t.end.lasted(Math.max(1, Math.round(now.lasted / 60_000))) : where;
  return (
    <TopBar
      title={words.name}
      {...(now.curtain === null ? { sub } : {})}
      {...(now.continued ? { mark: <KnownSeed /> } : now.online?.rated ? { mark: <Rated /> } : {})}
    >
      <Tool icon="book" label={t.table.rules} pressed={drawer === 'rules'} onClick={toggle('rules')} />
      {playing && mayHint(now) && (
        <Tool icon="hint" always label={t.table.hint} pressed={drawer === 'hint'} onClick={toggle('hint')} />
      )}
      {playing && now.viewer !== null && (
        <Tool
          icon="undo"
          roomy
          label={t.table.undo}
          disabled={why !== null}
          {...(why === null ? {} : { why })}
          onClick={source.undo}
        />
      )}
      {playing && now.redo && <Tool icon="redo" roomy label={t.table.redo} onClick={source.redo} />}
      {now.online && (
        <Tool
          icon="chat"
          always
          label={t.table.chat}
          count={unread}
          pressed={drawer === 'chat'}
          onClick={toggle('chat')}
        />
      )}
      {playing && (
        <Tool
          icon="speed"
          roomy
          label={t.table.pace[pace]}
          onClick={() => change({ pace: PACES[(PACES.indexOf(pace) + 1) % PACES.length]! })}
        />
      )}
      {playing && (
        <Tool icon="list" roomy label={t.inWords[table === 'words' ? 'drawn' : 'name']} onClick={toggleWords} />
      )}
      {now.online && <NextTable />}
      <Tool icon="menu" always label={t.table.menu} pressed={drawer === 'menu'} onClick={toggle('menu')} />
    </TopBar>
  );
}
