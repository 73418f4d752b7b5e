import type { AnyView, Seat } from '@outcry/engine';
import { textOf } from '@outcry/engine/sentence';
import type { Telling } from '@outcry/ui/Telling.tsx';
import type { Frame } from '@outcry/ui/timeline.ts';
import { useUi } from '@outcry/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { still, useSettings } from '../settings.ts';
import { beginsWithFilm, chaptersOf, filmLasts, inFilm, isInHurry } from './film.ts';
import type { Film } from './film.ts';
import { usePace } from './pace.ts';
import { noteSeen, seenUntil } from './seen.ts';
import {
  atEnd,
  follow,
  framesOf,
  lastsFor,
  next,
  shownAt,
  sinceAnswered,
  sinceOpened,
  withoutMovement,
} from './show.ts';
import type { Position } from './show.ts';
import type { Snapshot } from './source.ts';
import type { AtTable } from './Table.tsx';
import { useTellingKeys } from './useTellingKeys.ts';
import { useVisible } from './useVisible.ts';

interface Show {
  /** The table as it is on the screen. */
  readonly now: Snapshot;
  /** What is told in it; null: nothing is. */
  readonly frame: Frame | null;
  /** All is told, or only something to read is left. */
  readonly caughtUp: boolean;
  readonly telling: Telling | null;
  /** Tells again what others did since the viewer's last move; null: they did nothing. */
  readonly again: (() => void) | null;
  /** Tells a move again. */
  readonly tellAgain: (moment: number) => void;
  /** What happened since the viewer's last turn, where the table was opened with it; null: it was not. */
  readonly film: Film | null;
}

/** Where the timeline is, and through whose eyes. */
interface At extends Position {
  readonly viewer: Seat | null;
  /** It is told again. */
  readonly again: boolean;
  /** It shows the film, which goes on by itself or stands still; null: it does not. */
  readonly film: 'runs' | 'stands' | null;
}

/** The one timeline of a table: what is on the screen is a function of the position in it. `paused`: the person looks elsewhere. */
export function useShow(atTable: AtTable, paused: boolean): Show {
  const { now, board, words, who } = atTable;
  const { locale } = useUi();
  const { history, viewer, data } = now;
  const { length } = history;
  const visible = useVisible();
  const drawn = useSettings().table === 'drawn';
  const pace = usePace(now.game);
  /** Frames are known by the view they lead to, which the table keeps: one must stay the same while it is shown. */
  const { script, known } = useMemo(
    () => ({ script: board.script(data), known: new WeakMap<AnyView, readonly Frame[]>() }),
    [board, data],
  );
  const [since, setSince] = useState(() => sinceOpened(now));
  const followed = sinceAnswered(since, now);
  if (followed !== since) setSince(followed);
  /** Where the film begins; it stays until the viewer has decided again. */
  const [opened] = useState(() => (beginsWithFilm(now, seenHere(now), Date.now()) ? followed.first : null));
  const hasFilm = drawn && opened !== null && opened === followed.first && opened < length;
  const chapters = useMemo(
    () => (hasFilm ? chaptersOf(atTable, opened, locale) : []),
    [hasFilm, opened, atTable, locale],
  );
  const [at, setAt] = useState((): At => {
    const plays = hasFilm && pace !== 'instant' && !still() && !isInHurry(now, Date.now());
    const begin = plays ? { film: 'runs' as const, moment: chapters[0]!.to, frame: null } : null;
    return { viewer, again: false, film: null, ...(begin ?? atEnd(length)) };
  });
  const told = (moment: number): readonly Frame[] => {
    const { view } = history[moment]!;
    const frames = known.get(view) ?? framesOf(script, history, moment);
    known.set(view, frames);
    if (pace === 'instant') return frames.filter(({ stays, moment: key }) => stays || (at.again && key));
    return still() ? withoutMovement(frames) : frames;
  };

  // Whoever else looks at it begins with what there is.
  const before = at.viewer === viewer ? at : atEnd(length);
  const chapter = (before === at && at.film !== null && chapters.find(({ to }) => to >= at.moment)) || null;
  const stands = chapter !== null || (paused && before.moment < length);
  const position = stands
    ? before
    : follow(chapter === null && at.film !== null ? atEnd(length) : before, length, told);
  const again = at.again && position.frame !== null;
  if (position !== at) setAt({ viewer, again, film: null, ...position });

  const frame = position.frame === null ? null : (told(position.moment)[position.frame] ?? null);
  const preceding = position.frame === null ? undefined : told(position.moment)[position.frame - 1];
  const last = position.frame === null || told(position.moment).length === position.frame + 1;
  const newest = position.moment === length - 1;
  const clock = viewer === null ? null : now.seats[viewer]!.clock;
  const said = frame === null ? '' : textOf(words.event(frame.event, who));
  const own = frame !== null && 'seat' in frame.event && frame.event.seat === viewer;
  const lasts = useMemo(
    () =>
      frame === null
        ? Infinity
        : lastsFor({
            frame,
            said,
            own,
            pace,
            moved: preceding?.movement ? preceding.lasts : 0,
            waiting: length - 1 - position.moment,
            clock: viewer === null ? false : clock && clock.deadline !== null,
          }),
    // What comes meanwhile must not begin the time anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [frame, pace],
  );

  const goOn = (): void => {
    const to = next(position, length, told);
    setAt({ viewer, again: at.again && to.frame !== null, film: null, ...to });
  };
  const timeIsUp = useEffectEvent(goOn);
  useEffect(() => {
    if (frame === null || paused || lasts === Infinity) return undefined;
    const timer = setTimeout(() => timeIsUp(), lasts);
    return () => clearTimeout(timer);
  }, [frame, paused, lasts]);

  const skip = (): void => setAt({ viewer, again: false, film: null, ...atEnd(length) });
  const seek = (index: number, film: 'runs' | 'stands'): void => {
    const to = chapters[index]?.to;
    if (to === undefined) skip();
    else setAt({ viewer, again: false, film, moment: to, frame: null });
  };
  const current = chapter === null ? null : chapters.indexOf(chapter);
  const filmNext = (): void => seek(current! + 1, at.film!);
  const filmGoesOn = useEffectEvent(filmNext);
  const stay = chapter === null || at.film !== 'runs' || paused || !visible ? Infinity : filmLasts(chapter, pace);
  useEffect(() => {
    if (stay === Infinity) return undefined;
    const timer = setTimeout(() => filmGoesOn(), stay);
    return () => clearTimeout(timer);
  }, [current, stay]);
  // Nobody watches a page that is hidden; what happened can be seen again.
  const leaveOut = useEffectEvent(() => document.hidden && frame !== null && skip());
  useEffect(() => void leaveOut(), [length]);

  const waits = chapter === null ? lasts === Infinity : pace === 'wait';
  const telling: Telling | null =
    chapter !== null
      ? { next: filmNext, skip, waits, stays: false, isFilm: true }
      : frame && { next: goOn, skip, waits, stays: frame.stays === true };
  const tellAgain = (from: number): void =>
    setAt({ viewer, again: true, film: null, moment: Math.max(0, from - 1), frame: null });
  const isOver = viewer === null || pace === 'instant' || followed.first >= length;
  const seeAgain = isOver || !newest || telling !== null || hasFilm ? null : () => tellAgain(followed.first);
  useTellingKeys(telling, hasFilm && telling === null ? () => seek(0, 'runs') : seeAgain);
  const timed = useMemo(() => frame && (lasts === Infinity ? frame : { ...frame, lasts }), [frame, lasts]);
  const { moment, frame: index } = position;
  const shown = useMemo(
    () => (chapter === null ? shownAt(now, { moment, frame: index }, frame) : inFilm(now, chapter)),
    [now, moment, index, frame, chapter],
  );
  const caughtUp = chapter === null && newest && (frame === null || (last && frame.stays === true));
  const { online } = now;
  useEffect(() => {
    if (caughtUp && visible && !paused && online && viewer !== null) noteSeen(online.code, viewer, history.at(-1)!.at);
  }, [caughtUp, visible, paused, online, viewer, history]);
  const film = hasFilm ? { chapters, current, runs: at.film === 'runs', seek, skip } : null;
  return { now: shown, frame: timed, caughtUp, telling, again: seeAgain, tellAgain, film };
}

/** The last entry of a table that this browser has shown through the viewer's eyes. */
const seenHere = ({ online, viewer }: Snapshot): number =>
  online === null || viewer === null ? -1 : seenUntil(online.code, viewer);
