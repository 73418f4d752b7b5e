import { joined, say } from '@outcry/engine/sentence';
import type { Seat } from '@outcry/engine';
import { useCallback, useState } from 'react';
import { useText } from '../i18n.ts';
import { Sentence } from '../table/Sentence.tsx';
import type { AtGame } from '../table/useGame.ts';
import { toldAt } from '../table/toldAt.ts';
import { useRun } from '../table/useRun.ts';
import { Walk } from '../table/Walk.tsx';
import { useKeys } from './useKeys.ts';

/** How many times the usual pace. */
const SPEEDS = [0.5, 1, 2, 4, 10] as const;
const USUAL_PAUSE = 1200;
/** With less time than this between two moves nothing moves: the board jumps. */
const SHORTEST_MOTION = 600;

interface ReelProps {
  readonly at: AtGame;
  readonly looked: number;
  /** Who made the move that led here. */
  readonly mover: Seat | null;
  /** `happening`: the move is to be seen, not only what came of it. */
  readonly onJump: (to: number, happening?: boolean) => void;
}

/** What happened, and the way through the game: step, slide, let it play, how fast. */
export function Reel({ at, looked, mover, onJump }: ReelProps) {
  const t = useText();
  const { now, words, who } = at;
  const last = now.history.length - 1;
  const [speed, setSpeed] = useState<number>(1);
  const pause = USUAL_PAUSE / speed;
  const runOn = useCallback((to: number) => onJump(to, pause >= SHORTEST_MOTION), [onJump, pause]);
  const { runs, toggle, stop } = useRun(looked, last, pause, runOn);
  /** By hand: whoever takes the reel stops it. */
  const step = (to: number, jumps = false) => {
    stop();
    onJump(to, to === looked + 1 && !jumps);
  };
  useKeys({
    step: (by, heldDown) => step(looked + by, heldDown),
    toFirst: () => step(0, true),
    toLast: () => step(last, true),
    run: toggle,
  });
  const told = toldAt(at, looked)
    .map((event) => words.event(event, who))
    .filter((said) => said.length > 0);
  const nothingTold =
    mover === null ? say`${t.replay.beginning}` : t.replay.decided({ kind: 'seat', seat: mover, text: who(mover) });
  const said = told.length > 0 ? joined(told, ' ') : nothingTold;
  return (
    <section className="ask reel" aria-label={t.replay.reel}>
      <p className="reel-text">
        <b>{t.replay.move(looked, last)}</b>
        <Sentence said={said} />
      </p>
      <div className="reel-controls">
        <Walk at={looked} last={last} runs={runs} onRun={toggle} onStep={step} onSlide={(to) => step(to, true)} />
        <select aria-label={t.replay.speed} value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {t.replay.times(times)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
