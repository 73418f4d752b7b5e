import { createContext, useLayoutEffect, useState } from 'react';
import type { SeatInfo } from './board.ts';
import { clockFace } from './clockFace.ts';
import { useUi } from './text.ts';

const SECOND = 1000;
const LOW = 15 * SECOND;

/** The viewer's own clock, which the decision bar shows; the table provides it. Null: they have none. */
export const OwnClock = createContext<SeatInfo['clock']>(null);

/** A seat's clock. While it runs it counts down by itself; the last seconds are in the colour of loss. */
export function Clock({ clock }: { clock: NonNullable<SeatInfo['clock']> }) {
  const { text, locale } = useUi();
  const [now, setNow] = useState(() => Date.now());
  const runs = clock.deadline !== null;
  useLayoutEffect(() => {
    if (!runs) return undefined;
    const tick = () => setNow(Date.now());
    tick(); // before it is seen: the time of the last tick is old when a clock starts again
    const timer = setInterval(tick, SECOND / 2);
    return () => clearInterval(timer);
  }, [runs]);
  const left = clock.deadline === null ? clock.left : clock.deadline - now;
  if (left === null) return null;
  return (
    <span className={runs && left < LOW ? 'clock low' : 'clock'} role="timer" aria-label={text.timeLeft}>
      {clockFace(left, locale)}
      {clock.stopped && <small>{text.clockStopped}</small>}
    </span>
  );
}
