import { PatientContext, ShownContext } from '@outcry/ui/useTimeline.ts';
import { useMemo, useState } from 'react';
import { useText } from '../i18n.ts';
import { Coach } from '../lesson/Coach.tsx';
import { usePage } from '../router.ts';
import { useStore } from '../store.ts';
import { Curtain } from './Curtain.tsx';
import { Drawers } from './Drawers.tsx';
import type { DrawerName } from './Drawers.tsx';
import { End } from './End.tsx';
import { Floor, liveOf } from './Floor.tsx';
import { Notices } from './Notices.tsx';
import { PastBar } from './PastBar.tsx';
import { Rail } from './Rail.tsx';
import { ShowRule } from './RuleLink.tsx';
import type { Snapshot, TableSource } from './source.ts';
import { TableBar } from './TableBar.tsx';
import { useGame } from './useGame.ts';
import type { AtGame } from './useGame.ts';
import { useLiveClocks } from './useLiveClocks.ts';
import { useScreen } from './useScreen.ts';
import './table.css';

/** What the parts of a table share besides: all that the table shows, and what one can do. */
export interface AtTable extends AtGame {
  readonly now: Snapshot;
  readonly source: TableSource;
}

/** Nobody waits for the board. To draw anew for every move it has shown is too much where moves come in a flood. */
const nothing = (): void => {};

/** A table, online or on this device: the same for all games. */
export function Table({ source }: { source: TableSource }) {
  const t = useText();
  const now = useLiveClocks(useStore(source.snapshot));
  const loaded = useGame(now?.game);
  /** The same as long as nothing changes, so that charts and tape need not be drawn anew. */
  const at = useMemo(
    () => now && loaded && { now, source, who: (seat: number) => now.seats[seat]!.name, ...loaded },
    [now, source, loaded],
  );
  return at === null ? <div className="loading" role="status" aria-label={t.app.loading} /> : <Seated at={at} />;
}

function Seated({ at }: { at: AtTable }) {
  const t = useText();
  const { now, words } = at;
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  /** A moment of the past that is looked at; null: now. */
  const [past, setPast] = useState<number | null>(null);
  /** What is looked at may be taken back meanwhile: then now is what there is to see. */
  const [length, setLength] = useState(now.history.length);
  if (length !== now.history.length) {
    setLength(now.history.length);
    if (now.history.length < length && past !== null && past >= now.history.length - 1) setPast(null);
  }
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
  const jump = (to: number) => {
    setPast(to >= now.history.length - 1 ? null : to);
    scrollTo({ top: 0 }); // where the tape is below the board
  };
  const desk = useScreen() === 'desk';
  // A guide speaks of what has been seen: it waits for the board.
  const [seen, setSeen] = useState<number | null>();
  const caughtUp = past !== null || seen === (now.history.length > 1 ? now.history.at(-1)!.at : null);
  const coach = now.lesson && (
    <Coach at={at} lesson={{ ...now.lesson, ready: now.lesson.ready && caughtUp }} onRule={openRule} />
  );
  return (
    <>
      <TableBar at={at} looked={looked} drawer={drawer} unread={Math.max(0, said - heard)} onDrawer={setDrawer} />
      <Notices at={at} onRule={openRule} onLook={jump} />
      {now.curtain !== null ? (
        <Curtain at={at} seat={now.curtain} />
      ) : now.status !== 'playing' ? (
        <End at={at} />
      ) : (
        <main className="tbl">
          <div className="floor">
            <ShownContext value={now.lesson ? setSeen : nothing}>
              <PatientContext value={now.viewer !== null && now.seats[now.viewer]!.clock === null}>
                <Floor at={at} looked={looked} live={past === null ? liveOf(at, t) : null} told={past === null} />
              </PatientContext>
            </ShownContext>
            {!desk && coach}
          </div>
          <ShowRule value={openRule}>
            <Rail at={at} looked={looked} walking={past !== null} onJump={jump}>
              {desk && coach}
              {past !== null && (
                <PastBar at={looked} last={now.history.length - 1} onJump={setPast} onBack={() => setPast(null)} />
              )}
            </Rail>
          </ShowRule>
        </main>
      )}
      <Drawers at={at} open={drawer} rule={rule} onOpen={setDrawer} />
    </>
  );
}
