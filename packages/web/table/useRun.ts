import { useEffect, useState } from 'react';

/** Lets a game of the past play by itself: a step after each pause, until the end or until somebody stops it. */
export function useRun(at: number, last: number, pause: number, onJump: (to: number) => void) {
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs) return undefined;
    if (at >= last) return setRuns(false);
    const timer = setTimeout(() => onJump(at + 1), pause);
    return () => clearTimeout(timer);
  }, [runs, at, last, pause, onJump]);
  return {
    runs,
    stop: () => setRuns(false),
    /** Starts or stops; at the end it starts over. */
    toggle() {
      if (!runs && at >= last) onJump(0);
      setRuns(!runs);
    },
  };
}
