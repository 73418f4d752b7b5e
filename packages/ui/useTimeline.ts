import { createContext, useContext, useEffect, useState } from 'react';
import type { Told } from './board.ts';
import { begin, continued, shown } from './timeline.ts';
import type { Frame, Timeline, Script } from './timeline.ts';

/** Hears which move a board has shown to its end (null: the table before any). */
export const ShownContext = createContext<(told: number | null) => void>(() => {});

/** When true, frames meant for reading wait for the player to continue. */
export const PatientContext = createContext(false);

/** A frame that stays longer than this is there to be read: nobody has to wait for its end. */
const READ = 5_000;

interface Now<View, Shown> {
  /** The view to draw: a frame of the timeline, or the newest view. */
  readonly view: View;
  /** The frame shown; null: the timeline has caught up, and the person may act. */
  readonly frame: Shown | null;
  /** Ends the frame that is shown. */
  readonly goOn: () => void;
  /** Ends the whole timeline. */
  readonly skip: () => void;
}

/** Plays what moves did, one thing at a time, on the way to the newest view. */
export function useTimeline<View, Event, Shown extends Frame<View, Event>>(
  script: Script<View, Event, Shown>,
  view: View,
  told: Told<Event> | null,
  motion: boolean,
): Now<View, Shown> {
  const [timeline, setTimeline] = useState<Timeline<View, Shown>>(() => begin(view, told));
  let current = timeline;
  if (timeline.view !== view || timeline.told !== (told?.id ?? null)) {
    current = continued(script, timeline, view, told, motion);
    setTimeline(current);
  }
  const frame = current.frames[0] ?? null;
  const toRead = frame !== null && frame.lasts > READ;
  const waits = useContext(PatientContext) && toRead;
  useEffect(() => {
    if (frame === null || waits) return undefined;
    const timer = setTimeout(() => setTimeline(shown), frame.lasts);
    return () => clearTimeout(timer);
  }, [frame, waits]);
  const onShown = useContext(ShownContext);
  const done = frame === null || (current.frames.length === 1 && toRead);
  useEffect(() => {
    if (done) onShown(current.told);
  }, [done, onShown, current.told]);
  return {
    view: frame?.view ?? view,
    frame,
    goOn: () => setTimeline(shown),
    skip: () => setTimeline((now) => ({ ...now, frames: [] })),
  };
}
