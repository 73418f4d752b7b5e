import { RemarkContext } from '@outcry/ui';
import { useLayout } from '@outcry/ui/layout.ts';
import { TellingContext } from '@outcry/ui/Telling.tsx';
import { useCallback, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { useText } from '../i18n.ts';
import { InWords } from '../inWords/InWords.tsx';
import { Coach } from '../lesson/Coach.tsx';
import { useRemarks } from '../remarks/useRemarks.ts';
import { usePage } from '../router.ts';
import { useSounds } from '../sound/useSounds.ts';
import { useSettings } from '../settings.ts';
import { shownSeats } from '../somebody.ts';
import { useStore } from '../store.ts';
import { Curtain } from './Curtain.tsx';
import { Drawers } from './Drawers.tsx';
import { filmSaid } from './film.ts';
import { FilmStrip } from './FilmStrip.tsx';
import type { DrawerName } from './Drawers.tsx';
import { End } from './End.tsx';
import { Floor, liveOf } from './Floor.tsx';
import { atPresent, followTable, lookBack, lookNow } from './look.ts';
import { Notices } from './Notices.tsx';
import { PastBar } from './PastBar.tsx';
import { Rail } from './Rail.tsx';
import { ShowRule } from './RuleLink.tsx';
import type { Snapshot, TableSource, UndoAsked } from './source.ts';
import { TableBar } from './TableBar.tsx';
import { usePace } from './pace.ts';
import { useGame } from './useGame.ts';
import type { AtGame } from './useGame.ts';
import { useHappening } from './useHappening.ts';
import { useHeard } from './useHeard.ts';
import { useLiveClocks } from './useLiveClocks.ts';
import { useScreen } from './useScreen.ts';
import { useShow } from './useShow.ts';
import { useTableShortcuts } from './useTableShortcuts.ts';
import './table.css';
import './drawers.css';
import './short.css';

/** What the parts of a table share besides: all that the table shows, and what one can do. */
export interface AtTable extends AtGame {
  readonly now: Snapshot;
  readonly source: TableSource;
}

/** A tap on the table ends the film, and does nothing else. */
function endFilm(tap: MouseEvent, end: () => void): void {
  if (!(tap.target instanceof Element) || tap.target.closest('.seats, .board, .tray') === null) return;
  tap.preventDefault();
  tap.stopPropagation();
  end();
}

const NOTHING_TOLD = { telling: null, again: null } as const;

/** A table, online or on this device: the same for all games. */
export function Table({ source }: { source: TableSource }) {
  const t = useText();
  const live = useLiveClocks(useStore(source.snapshot));
  const now = useMemo(() => {
    const seats = live && shownSeats(live.seats, t);
    return live && seats && seats !== live.seats ? { ...live, seats } : live;
  }, [live, t]);
  const loaded = useGame(now?.game);
  /** The same as long as nothing changes, so that charts and tape need not be drawn anew. */
  const at = useMemo(
    () => now && loaded && { now, source, who: (seat: number) => now.seats[seat]!.name, ...loaded },
    [now, source, loaded],
  );
  return at === null ? <div className="loading" role="status" aria-label={t.app.loading} /> : <Seated at={at} />;
}

function Seated({ at: newest }: { at: AtTable }) {
  const t = useText();
  const [look, setLook] = useState(() => atPresent(newest.now.history.length));
  const show = useShow(newest, look.past !== null);
  /** Everything below shows the table as far as it is told. */
  const { now } = show;
  const at = useMemo(() => ({ ...newest, now }), [newest, now]);
  const { words } = at;
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  /** The move of a hint that the board shows. */
  const [advised, setAdvised] = useState<unknown>(null);
  useTableShortcuts(at, setDrawer);
  const followed = followTable(look, now);
  if (followed !== look) setLook(followed);
  const { past, returned } = followed;
  /** Notices that were closed. */
  const [closed, setClosed] = useState<readonly string[]>([]);
  const playing = now.status === 'playing';
  const [played, setPlayed] = useState(playing);
  const [sawPlay] = useState(playing);
  if (played !== playing) {
    setPlayed(playing);
    // The end is to be seen, also where a drawer covers the page. What somebody writes in the chat is kept.
    if (!playing && drawer !== 'chat') setDrawer(null);
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
  const showAt = (to: number, request: UndoAsked | null) => {
    setLook(lookBack(followed, to, request));
    scrollTo({ top: 0 }); // where the tape is below the board
  };
  const pace = usePace(now.game);
  const inWords = useSettings().table === 'words';
  /** The move that was jumped to from the tape or the chart: it is seen happening. */
  const [again, setAgain] = useState<number | null>(null);
  const happening = useHappening(
    at,
    looked,
    past === null || again !== past ? null : pace === 'instant' ? 'moments' : 'whole',
  );
  const jump = (to: number) => {
    setAgain(to);
    showAt(to, null);
    if (to === now.history.length - 1) show.tellAgain(to);
  };
  /** A step through the past, which still belongs to the request that was looked at. */
  const step = useCallback((to: number) => setLook((before) => lookBack(before, to, before.request)), []);
  const backToNow = () => setLook(lookNow(followed));
  const desk = useScreen() === 'desk';
  const short = useLayout('short');
  const low = !useLayout('tall');
  const [remark, hearRemarks] = useRemarks(at);
  const hearSounds = useSounds(now);
  useHeard(now.history, newest.now.history, (told) => {
    hearSounds(told.events);
    if (told.whole) hearRemarks(told.index);
  });
  // A guide speaks of what has been seen: it waits for the board.
  const coach = now.lesson && (
    <Coach
      at={at}
      lesson={{ ...now.lesson, ready: now.lesson.ready && (past !== null || show.caughtUp) }}
      onRule={openRule}
    />
  );
  // Notices cover nothing: they stand beside the board, where that is narrow above it, or in the open drawer.
  const inDrawer = drawer !== null;
  const inRail = !inDrawer && desk && playing && now.curtain === null;
  const notices = (
    <Notices
      at={at}
      returned={returned}
      onReturnRead={backToNow}
      closed={closed}
      onClose={(what) => setClosed([...closed, what])}
      onRule={openRule}
      onLook={(to, request) => {
        setDrawer(null);
        showAt(to, request);
      }}
    />
  );
  const film = past === null ? show.film : null;
  const live = past === null ? { ...liveOf(at, t), ...(film && filmSaid(film, t)) } : null;
  const strip = film && <FilmStrip at={at} film={film} yours={newest.now.legal.length > 0} />;
  const endsFilm = film !== null && film.current !== null ? film.skip : null;
  const walk = past !== null && <PastBar at={looked} last={now.history.length - 1} onJump={step} onBack={backToNow} />;
  const rail = (
    <ShowRule value={openRule}>
      <Rail at={at} looked={looked} walking={past !== null} onJump={jump}>
        {inRail && notices}
        {desk && coach}
        {desk && low && strip}
        {!short && walk}
      </Rail>
    </ShowRule>
  );
  return (
    <>
      <TableBar at={at} looked={looked} drawer={drawer} unread={Math.max(0, said - heard)} onDrawer={setDrawer} />
      {!inDrawer && !inRail && notices}
      {now.curtain !== null ? (
        <Curtain at={at} seat={now.curtain} />
      ) : !playing ? (
        <End at={at} isFresh={sawPlay} />
      ) : (
        <main className="table-layout">
          <div className="floor" onClickCapture={(tap) => endsFilm !== null && endFilm(tap, endsFilm)}>
            {!(desk && low) && strip}
            <TellingContext value={past === null ? show : NOTHING_TOLD}>
              <RemarkContext value={past === null ? remark : null}>
                {inWords ? (
                  <InWords
                    at={at}
                    looked={looked}
                    live={live}
                    frame={past === null ? show.frame : happening}
                    onHint={() => setDrawer('hint')}
                  />
                ) : (
                  <Floor
                    at={at}
                    looked={looked}
                    live={live}
                    frame={past === null ? show.frame : happening}
                    told={past === null || happening !== null}
                    rings={film !== null && film.current !== null}
                    advised={advised}
                  />
                )}
              </RemarkContext>
            </TellingContext>
            <p className="unseen" role="status">
              {remark && `${at.who(remark.seat)}: ${remark.text}`}
            </p>
            {!desk && coach}
          </div>
          {short ? walk : rail}
        </main>
      )}
      <Drawers
        at={at}
        open={drawer}
        rule={rule}
        notices={notices}
        rail={short && playing && rail}
        advised={advised}
        onAdvise={setAdvised}
        onOpen={setDrawer}
      />
    </>
  );
}
