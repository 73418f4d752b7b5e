import { Icon } from '@outcry/ui';
import { useText } from '../i18n.ts';

interface WalkProps {
  readonly at: number;
  readonly last: number;
  readonly runs: boolean;
  readonly onRun: () => void;
  readonly onStep: (to: number) => void;
  readonly onSlide: (to: number) => void;
}

/** Through the game that was: a step back, let it play, a step on, and the slider. */
export function Walk({ at, last, runs, onRun, onStep, onSlide }: WalkProps) {
  const t = useText();
  return (
    <>
      <button
        type="button"
        className="btn sm"
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
        aria-label={t.table.earlier}
      >
        <Icon name="back" />
      </button>
      <button type="button" className="btn sm" aria-label={runs ? t.table.stop : t.table.run} onClick={onRun}>
        <Icon name={runs ? 'stop' : 'play'} />
      </button>
      <button
        type="button"
        className="btn sm"
        disabled={at >= last}
        onClick={() => onStep(at + 1)}
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
        onChange={({ target }) => onSlide(Number(target.value))}
      />
    </>
  );
}
