import type { Frame } from '@outcry/ui/timeline.ts';
import { useEffect, useMemo, useState } from 'react';
import { still } from '../settings.ts';
import { framesOf, withoutMovement } from './show.ts';
import type { AtGame } from './useGame.ts';

const NO_FRAMES: readonly Frame[] = [];

/** How long a key moment stays at least when somebody looks at it again (milliseconds). */
const LOOK = 4_000;

/** Which frames of a move are seen: all, only its key moments, or none. */
export type Happens = 'whole' | 'moments' | null;

/** The move that led to a moment as it happens, frame by frame; null: it has happened, or is not to be seen. */
export function useHappening({ now, board }: AtGame, looked: number, happens: Happens): Frame | null {
  const { history, data } = now;
  const frames = useMemo(() => {
    if (happens === null) return NO_FRAMES;
    const all = framesOf(board.script(data), history, looked);
    if (happens === 'moments') return all.filter(({ moment }) => moment);
    return still() ? withoutMovement(all) : all;
  }, [happens, board, data, history, looked]);
  const [told, setTold] = useState({ frames, count: 0 });
  const count = told.frames === frames ? told.count : 0;
  const frame = frames[count] ?? null;
  useEffect(() => {
    if (frame === null) return undefined;
    const timer = setTimeout(
      () => setTold({ frames, count: count + 1 }),
      frame.moment ? Math.max(frame.lasts, LOOK) : frame.lasts,
    );
    return () => clearTimeout(timer);
  }, [frame, frames, count]);
  return frame;
}
