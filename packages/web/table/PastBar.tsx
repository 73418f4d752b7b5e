import { Icon } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';

const STEP_PAUSE = 700;

interface PastBarProps {
  readonly at: number;
  readonly last: number;
  /** What the way out says. */
  readonly back: string;
  readonly onJump: (to: number) => void;
  readonly onBack: () => void;
}

/** Walks through the game that was: step, slide, let it play, and back. */
export function PastBar({ at, last, back, onJump, onBack }: PastBarProps) {
  const t = useText();
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs || at >= last) return setRuns(false);
    const timer = setTimeout(() => onJump(at + 1), STEP_PAUSE);
    return () => clearTimeout(timer);
  }, [runs, at, last, onJump]);
  return (
    <div className="past" role="group" aria-label={t.table.past(at, last)}>
      <button
        type="button"
        className="btn sm"
        disabled={at === 0}
        onClick={() => onJump(at - 1)}
        aria-label={t.table.earlier}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="btn sm"
        aria-label={runs ? t.table.stop : t.table.run}
        onClick={() => {
          if (!runs && at >= last) onJump(0);
          setRuns(!runs);
        }}
      >
        <Icon name={runs ? 'stop' : 'play'} />
      </button>
      <button
        type="button"
        className="btn sm"
        disabled={at >= last}
        onClick={() => onJump(at + 1)}
        aria-label={t.table.later}
      >
        <Icon name="forth" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.table.moment}
        onChange={({ target }) => onJump(Number(target.value))}
      />
      <button type="button" className="btn sm ink" onClick={onBack}>
        {back}
      </button>
    </div>
  );
}
