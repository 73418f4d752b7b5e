import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { ChoiceKeys } from './ChoiceKeys.tsx';
import { Clock, OwnClock } from './Clock.tsx';
import { useUi } from './text.ts';
import { TellingButtons, TellingContext } from './Telling.tsx';
import { BotThinking, Thinking } from './Thinking.tsx';

/** Whether the viewer's move is on its way; the table provides it. */
export const Underway = createContext(false);

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
  const underway = useContext(Underway);
  const bot = useContext(BotThinking);
  const { telling, again } = useContext(TellingContext);
  const under = telling?.isFilm ? text.filmNote : detail;
  const bar = useRef<HTMLElement>(null);
  /** What the button says that was pressed last: a move that is on its way is shown by it. */
  const [pressed, setPressed] = useState('');
  useEffect(() => {
    if (underway || pressed === '') return undefined;
    const timer = setTimeout(() => setPressed(''), 0); // it sent nothing
    return () => clearTimeout(timer);
  }, [underway, pressed]);
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    if (button) setPressed(button.textContent);
  };
  return (
    <section className="ask" aria-label={text.decision} ref={bar}>
      <div className="question" aria-live="polite">
        <b>{question}</b>
        <span>{bot && !detail && telling === null ? <Thinking key={bot.since} level={bot.level} /> : under}</span>
      </div>
      {clock && <Clock clock={clock} />}
      {(children || underway || telling || again) && (
        <div className="acts" onClickCapture={note}>
          {children}
          <TellingButtons />
          {underway && (
            <span className="sending" role="status">
              <b>{pressed}</b> {text.sending}
            </span>
          )}
        </div>
      )}
      <ChoiceKeys bar={bar} />
    </section>
  );
}
