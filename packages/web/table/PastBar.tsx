import { useText } from '../i18n.ts';
import { useRun } from './useRun.ts';
import { Walk } from './Walk.tsx';

const STEP_PAUSE = 700;

interface PastBarProps {
  readonly at: number;
  readonly last: number;
  readonly onJump: (to: number) => void;
  readonly onBack: () => void;
}

/** Walks through the game that was while it goes on: step, slide, let it play, and back to now. */
export function PastBar({ at, last, onJump, onBack }: PastBarProps) {
  const t = useText();
  const { runs, toggle } = useRun(at, last, STEP_PAUSE, onJump);
  return (
    <div className="past-bar" role="group" aria-label={t.table.past(at, last)}>
      <Walk at={at} last={last} runs={runs} onRun={toggle} onStep={onJump} onSlide={onJump} />
      <button type="button" className="btn sm ink" onClick={onBack}>
        {t.table.backToNow}
      </button>
    </div>
  );
}
