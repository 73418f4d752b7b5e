import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Clock, OwnClock } from './Clock.tsx';
import { useUi } from './text.ts';

interface DecisionBarProps {
  /** What is asked, or who is thinking about what: one sentence. */
  readonly question: string;
  /** The consequence of what is selected, in numbers. */
  readonly detail?: ReactNode;
  /** Quiet choices (`btn`) and one marigold button (`btn go`) that names the move; none on another's turn. */
  readonly children?: ReactNode;
}

/** The one voice: says what is asked and offers what can be done. The only inverted surface of the table. */
export function DecisionBar({ question, detail, children }: DecisionBarProps) {
  const { text } = useUi();
  const clock = useContext(OwnClock);
  return (
    <section className="ask" aria-label={text.decision}>
      <div className="q" aria-live="polite">
        <b>{question}</b>
        <span>{detail}</span>
      </div>
      {clock && <Clock clock={clock} />}
      {children && <div className="acts">{children}</div>}
    </section>
  );
}
