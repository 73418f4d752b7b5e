import type { AnyEvent } from '@outcry/engine';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Moment } from './source.ts';

/** What has just come on the screen. */
interface Heard {
  /** The move it belongs to, by its place in the history. */
  readonly index: number;
  readonly events: readonly AnyEvent[];
  /** All of the move is on the screen now. */
  readonly whole: boolean;
}

/**
 * Tells `hear` of events as they come on the screen: `shown` is the history as far as it is told, `all` the whole. What
 * was there when the table was opened is not told. Where several moves were shown at once, only the last is.
 */
export function useHeard(shown: readonly Moment[], all: readonly Moment[], hear: (heard: Heard) => void): void {
  const before = useRef<{ readonly at: number; readonly events: number } | null>(null);
  const tell = (index: number, from: number): void => {
    const { events } = shown[index]!;
    if (events.length > from)
      hear({ index, events: events.slice(from), whole: events.length === all[index]?.events.length });
  };
  const listen = useEffectEvent(() => {
    const index = shown.length - 1;
    const { at, events } = shown[index]!;
    const last = before.current;
    before.current = { at, events: events.length };
    if (last === null || at < last.at) return;
    if (at === last.at) return tell(index, last.events);
    // Not every event has a frame of its own: the rest of a move is there when the next one begins.
    const previous = shown.findIndex((moment) => moment.at === last.at);
    if (previous > 0) tell(previous, last.events);
    tell(index, 0);
  });
  useEffect(() => void listen(), [shown]);
}
