import type { AnyView } from '@outcry/engine';
import { textOf } from '@outcry/engine/sentence';
import type { Telling } from '@outcry/ui/Telling.tsx';
import type { Frame } from '@outcry/ui/timeline.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePace } from './pace.ts';
import { atEnd, follow, framesOf, lastsFor, next, shownAt, sinceAnswered, sinceOpened } from './show.ts';
import type { Snapshot } from './source.ts';
import type { AtTable } from './Table.tsx';
import { useTellingKeys } from './useTellingKeys.ts';

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
}

/** The one timeline of a table: what is on the screen is a function of the position in it. `paused`: the person looks elsewhere. */
export function useShow({ now, board, words, who }: AtTable, paused: boolean): Show {
  const { history, viewer, data } = now;
  const { length } = history;
  const pace = usePace(now.game);
  /** Frames are known by the view they lead to, which the table keeps: one must stay the same while it is shown. */
  const { script, known } = useMemo(
    () => ({ script: board.script(data), known: new WeakMap<AnyView, readonly Frame[]>() }),
    [board, data],
  );
  const [since, setSince] = useState(() => sinceOpened(now));
  const followed = sinceAnswered(since, now);
  if (followed !== since) setSince(followed);
  const [at, setAt] = useState(() => ({ viewer, again: false, ...atEnd(length) }));
  const told = (moment: number): readonly Frame[] => {
    const { view } = history[moment]!;
    const frames = known.get(view) ?? framesOf(script, history, moment);
    known.set(view, frames);
    return pace === 'instant' ? frames.filter(({ stays, moment: key }) => stays || (at.again && key)) : frames;
  };

  // Whoever else looks at it begins with what there is.
  const before = at.viewer === viewer ? at : atEnd(length);
  const position = paused && before.moment < length ? before : follow(before, length, told);
  const again = at.again && position.frame !== null;
  if (position !== at) setAt({ viewer, again, ...position });

  const frame = position.frame === null ? null : (told(position.moment)[position.frame] ?? null);
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
            waiting: length - 1 - position.moment,
            clock: viewer === null ? false : clock && clock.deadline !== null,
          }),
    // What comes meanwhile must not begin the time anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [frame, pace],
  );

  const goOn = (): void => {
    const to = next(position, length, told);
    setAt({ viewer, again: at.again && to.frame !== null, ...to });
  };
  const timeIsUp = useEffectEvent(goOn);
  useEffect(() => {
    if (frame === null || paused || lasts === Infinity) return undefined;
    const timer = setTimeout(() => timeIsUp(), lasts);
    return () => clearTimeout(timer);
  }, [frame, paused, lasts]);

  const skip = (): void => setAt({ viewer, again: false, ...atEnd(length) });
  // Nobody watches a page that is hidden; what happened can be seen again.
  const leaveOut = useEffectEvent(() => document.hidden && frame !== null && skip());
  useEffect(() => void leaveOut(), [length]);

  const telling: Telling | null =
    frame === null ? null : { next: goOn, skip, waits: lasts === Infinity, stays: frame.stays === true };
  const tellAgain = (from: number): void => setAt({ viewer, again: true, moment: Math.max(0, from - 1), frame: null });
  const isOver = viewer === null || pace === 'instant' || followed.first >= length;
  const seeAgain = isOver || !newest || frame !== null ? null : () => tellAgain(followed.first);
  useTellingKeys(telling, seeAgain);
  const timed = useMemo(() => frame && (lasts === Infinity ? frame : { ...frame, lasts }), [frame, lasts]);
  const { moment, frame: index } = position;
  const shown = useMemo(() => shownAt(now, { moment, frame: index }, frame), [now, moment, index, frame]);
  return {
    now: shown,
    frame: timed,
    caughtUp: newest && (frame === null || (last && frame.stays === true)),
    telling,
    again: seeAgain,
    tellAgain,
  };
}
