import type { Words } from '@outcry/engine';
import type { BoardModule } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { loadBoard, loadWords } from '../games.ts';
import { Coach } from '../lesson/Coach.tsx';
import { useText } from '../i18n.ts';
import { usePage } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useStore } from '../store.ts';
import { Curtain } from './Curtain.tsx';
import { Drawers } from './Drawers.tsx';
import type { DrawerName } from './Drawers.tsx';
import { End } from './End.tsx';
import { Floor } from './Floor.tsx';
import { Notices } from './Notices.tsx';
import { PastBar } from './PastBar.tsx';
import { Rail } from './Rail.tsx';
import { ShowRule } from './RuleLink.tsx';
import type { Snapshot, TableSource } from './source.ts';
import { TableBar } from './TableBar.tsx';
import { useScreen } from './useScreen.ts';
import './table.css';

/** What the parts of a table share: what is shown, what it says, how it is drawn, and what one can do. */
export interface AtTable {
  readonly now: Snapshot;
  readonly source: TableSource;
  readonly board: BoardModule;
  readonly words: Words;
  readonly who: (seat: number) => string;
}

/** A game's board and words in the language spoken now; null until they are there. */
function useGame(game: string | undefined): { board: BoardModule; words: Words } | null {
  const { locale } = useSettings();
  const [loaded, setLoaded] = useState<{ board: BoardModule; words: Words } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (game === undefined) return undefined;
    let wanted = true;
    Promise.all([loadBoard(game), loadWords(game, locale)]).then(
      ([board, words]) => wanted && setLoaded({ board, words }),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => void (wanted = false);
  }, [game, locale]);
  if (failed !== null) throw failed;
  return loaded;
}

/** A table, online or on this device: the same for all games. */
export function Table({ source }: { source: TableSource }) {
  const t = useText();
  const now = useStore(source.snapshot);
  const loaded = useGame(now?.game);
  if (now === null || loaded === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  const who = (seat: number) => now.seats[seat]!.name;
  return <Seated at={{ now, source, who, ...loaded }} />;
}

function Seated({ at }: { at: AtTable }) {
  const t = useText();
  const { now, words } = at;
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  /** A moment of the past that is looked at; null: now. */
  const [past, setPast] = useState<number | null>(null);
  const [replay, setReplay] = useState(false);
  /** How many lines of chat were there when it was last open. */
  const [heard, setHeard] = useState(now.online?.chat.length ?? 0);
  const said = now.online?.chat.length ?? 0;
  if (drawer === 'chat' && heard !== said) setHeard(said);
  const asked = now.legal.length > 0;
  usePage(asked ? t.table.yourTurn(words.name) : words.name, now.game);

  const openRule = (wanted: string) => {
    setRule(wanted);
    setDrawer('rules');
  };
  const looked = past === null ? now.history.length - 1 : Math.min(past, now.history.length - 1);
  const jump = (to: number | null) => {
    setPast(to !== null && to >= now.history.length - 1 && !replay ? null : to);
    scrollTo({ top: 0 }); // where the tape is below the board
  };
  const finished = now.status !== 'playing' && !replay;
  const desk = useScreen() === 'desk';
  const coach = now.lesson && <Coach at={at} lesson={now.lesson} onRule={openRule} />;
  return (
    <>
      <TableBar at={at} looked={looked} drawer={drawer} unread={Math.max(0, said - heard)} onDrawer={setDrawer} />
      <Notices at={at} onRule={openRule} />
      {now.curtain !== null ? (
        <Curtain at={at} seat={now.curtain} />
      ) : finished ? (
        <End
          at={at}
          onReplay={() => {
            setReplay(true);
            setPast(0);
          }}
        />
      ) : (
        <main className="tbl">
          <div className="floor">
            <Floor at={at} looked={looked} live={past === null} />
            {!desk && coach}
          </div>
          <ShowRule value={openRule}>
            <Rail at={at} looked={looked} onJump={jump}>
              {desk && coach}
              {(past !== null || replay) && (
                <PastBar
                  at={looked}
                  last={now.history.length - 1}
                  back={replay ? t.table.backToResult : t.table.backToNow}
                  onJump={setPast}
                  onBack={() => {
                    setPast(null);
                    setReplay(false);
                  }}
                />
              )}
            </Rail>
          </ShowRule>
        </main>
      )}
      <Drawers at={at} open={drawer} rule={rule} onOpen={setDrawer} />
    </>
  );
}
