import { useUi } from '@outcry/ui';
import { useCallback, useEffect, useState } from 'react';
import { Tool, TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { go, note, usePage, useRoute } from '../router.ts';
import { RulesView } from '../rules/RulesView.tsx';
import { still } from '../settings.ts';
import { Drawer } from '../table/Drawer.tsx';
import { Floor } from '../table/Floor.tsx';
import { Rail } from '../table/Rail.tsx';
import { ShowRule } from '../table/RuleLink.tsx';
import { useHappening } from '../table/useHappening.ts';
import type { AtGame } from '../table/useGame.ts';
import { glanceOf, queryOf } from './address.ts';
import type { Glance } from './address.ts';
import { Desk } from './Desk.tsx';
import { GoOn } from './GoOn.tsx';
import { Reel } from './Reel.tsx';
import type { Opened } from './useOpened.ts';
import { useSeen } from './useSeen.ts';
import '../table/table.css';
import './replay.css';

/** So long the person must rest at a moment before the address bears it: browsers allow only so many changes. */
const REST = 250;

interface ReplayProps {
  readonly opened: Opened;
  /** Its address, without the moment. */
  readonly path: string;
}

/** A whole game to walk through: the board of any seat at any moment, charts and tape that lead there, the reel. */
export function Replay({ opened, path }: ReplayProps) {
  const t = useText();
  const { held, replayed } = opened;
  const { file, own } = held;
  const { query } = useRoute();
  const last = replayed.actors.length - 1;
  const [glance, setGlance] = useState<Glance>(() => glanceOf(query, last, file.seats.length, own));
  const seen = useSeen(opened, glance.seat);
  const address = path + queryOf(glance);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Who has left meanwhile is not called back, though this page may still be there, hidden, while another is loaded.
      if (location.pathname === path) note(address);
    }, REST);
    return () => clearTimeout(timer);
  }, [address, path]);
  if (seen === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  return (
    <Watched
      opened={opened}
      at={seen.at}
      seat={seen.seat}
      glance={glance}
      path={path}
      address={address}
      onGlance={setGlance}
    />
  );
}

interface WatchedProps {
  readonly opened: Opened;
  readonly at: AtGame;
  /** Through whose eyes the board is shown: those wished for, once all of it is there. */
  readonly seat: Glance['seat'];
  readonly glance: Glance;
  readonly path: string;
  readonly address: string;
  readonly onGlance: (change: (now: Glance) => Glance) => void;
}

function Watched({ opened, at, seat, glance, path, address, onGlance }: WatchedProps) {
  const t = useText();
  const { locale } = useUi();
  const { held, replayed } = opened;
  const { at: looked } = glance;
  const last = replayed.actors.length - 1;
  const [drawer, setDrawer] = useState<'rules' | 'goOn' | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  /** The move that led to this moment is seen happening: it was stepped to, not jumped to. */
  const [moves, setMoves] = useState(false);
  const frame = useHappening(at, looked, moves && !still() ? 'whole' : null);
  usePage(t.replay.title(at.words.name), held.file.game);

  const jump = useCallback(
    (to: number, happening = false) => {
      setMoves(happening);
      onGlance((now) => ({ ...now, at: Math.min(last, Math.max(0, to)) }));
    },
    [last, onGlance],
  );
  /** From a place of the rail, which on a small screen is below the board. */
  const jumpUp = useCallback(
    (to: number) => {
      jump(to);
      scrollTo({ top: 0 });
    },
    [jump],
  );
  const openRule = useCallback((wanted: string) => {
    setRule(wanted);
    setDrawer('rules');
  }, []);
  return (
    <>
      <TopBar title={at.words.name} sub={`${t.replay.name} · ${at.board.where(at.now.history[looked]!.view, locale)}`}>
        <Tool
          icon="book"
          label={t.table.rules}
          pressed={drawer === 'rules'}
          onClick={() => setDrawer(drawer === 'rules' ? null : 'rules')}
        />
        {held.file.result && (
          <Tool icon="eye" label={t.review.name} onClick={() => go(path.replace(/^\/replay\//, '/review/'))} />
        )}
        {held.result && <Tool icon="cup" label={t.replay.result} onClick={() => go(held.result!)} />}
      </TopBar>
      <main className="table-layout replay">
        <div className="floor">
          <Floor at={at} looked={looked} live={null} frame={frame} told={moves} asked={replayed.actors[looked]!} />
          <Reel at={at} looked={looked} mover={held.file.moves[looked - 1]?.[0] ?? null} onJump={jump} />
        </div>
        <ShowRule value={openRule}>
          <Rail at={at} looked={looked} walking onJump={jumpUp}>
            <Desk
              at={at}
              held={held}
              seat={seat}
              address={address}
              onSeat={(eyes) => onGlance((now) => ({ ...now, seat: eyes }))}
              onGoOn={replayed.actors[looked]!.length > 0 ? () => setDrawer('goOn') : null}
            />
          </Rail>
        </ShowRule>
      </main>
      {drawer === 'rules' && (
        <Drawer title={t.table.rules} size="wide" onClose={() => setDrawer(null)}>
          <RulesView game={held.file.game} wanted={rule} own={held.file.data} />
        </Drawer>
      )}
      {drawer === 'goOn' && (
        <Drawer title={t.replay.goOn} onClose={() => setDrawer(null)}>
          <GoOn file={held.file} at={looked} seat={seat ?? replayed.actors[looked]![0] ?? 0} />
        </Drawer>
      )}
    </>
  );
}
