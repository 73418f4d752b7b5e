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
  const listen = useEffectEvent(() => {
    const index = shown.length - 1;
    const { at, events } = shown[index]!;
    const last = before.current;
    before.current = { at, events: events.length };
    if (last === null || at < last.at) return;
    const fresh = at === last.at ? events.slice(last.events) : events;
    if (fresh.length > 0) hear({ index, events: fresh, whole: events.length === all[index]?.events.length });
  });
  useEffect(() => void listen(), [shown]);
}
