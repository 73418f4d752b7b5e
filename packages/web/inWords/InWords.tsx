import { runsOf, SHORT } from '@outcry/engine/choices';
import { useUi } from '@outcry/ui';
import { TellingContext } from '@outcry/ui/Telling.tsx';
import type { Frame } from '@outcry/ui/timeline.ts';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../i18n.ts';
import { inFrame } from '../table/show.ts';
import { mayHint } from '../table/mayHint.ts';
import type { Live } from '../table/Floor.tsx';
import type { AtTable } from '../table/Table.tsx';
import { understood } from './command.ts';
import { happened } from './happened.ts';
import { PictureView } from './PictureView.tsx';
import { usePicture } from './usePicture.ts';
import './inWords.css';

interface InWordsProps {
  readonly at: AtTable;
  /** The moment shown. */
  readonly looked: number;
  /** What can be done now; null: it is the past. */
  readonly live: Live | null;
  /** What of the move that led here is being told; null: nothing is. */
  readonly frame: Frame | null;
  readonly onHint: () => void;
}

/**
 * The table to be read or listened to, in place of the board: what happened, in order and announced; what is asked, with
 * every choice and a field that takes its number or its words; then all that lies on the table.
 */
export function InWords({ at, looked, live, frame, onHint }: InWordsProps) {
  const t = useText();
  const { locale } = useUi();
  const { now, words, who } = at;
  const { telling } = useContext(TellingContext);
  const picture = usePicture(now.game);
  const whole = now.history[looked]!;
  const { view } = frame === null ? whole : inFrame(whole, frame);
  const legal = live === null || frame !== null ? [] : live.legal;
  const question = live?.question ?? t.table.past(looked, now.history.length - 1);
  const orders = {
    hint: () => mayHint(now) && onHint(),
    undo: () => at.now.undo && at.source.undo(),
    next: () => telling?.next(),
  };
  return (
    <div className="in-words">
      <section>
        <h2>{t.inWords.happened}</h2>
        <div role="log" aria-label={t.inWords.happened}>
          <ol>
            {happened(at, looked).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </div>
        {telling !== null && (
          <button type="button" className="btn" onClick={telling.next}>
            {t.ui.next}
          </button>
        )}
      </section>
      <section>
        <h2>{question}</h2>
        <p className="unseen" role="status">
          {question}
        </p>
        <Answer
          decision={live?.decision ?? null}
          choices={legal.map((move) => words.move(move, view, who))}
          onChoose={(index) => live!.send(legal[index])}
          orders={orders}
        />
      </section>
      {picture && <PictureView picture={picture.of(view, who, now.data, locale)} />}
    </div>
  );
}

interface AnswerProps {
  readonly decision: number | null;
  readonly choices: readonly string[];
  readonly onChoose: (index: number) => void;
  readonly orders: Readonly<Record<'hint' | 'undo' | 'next', () => void>>;
}

/** The choices, and the field that takes a number, words or an order. */
function Answer({ decision, choices, onChoose, orders }: AnswerProps) {
  const t = useText();
  const help = useId();
  const field = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState('');
  /** What words found, where that was not one; null: all are listed. */
  const [sought, setSought] = useState<{ readonly decision: number | null; readonly found: readonly number[] } | null>(
    null,
  );
  const found = sought?.decision === decision ? sought.found : null;
  const asked = choices.length > 0;
  useEffect(() => field.current?.focus(), []);
  // The button that was pressed is gone.
  useEffect(() => {
    if (asked && document.activeElement === document.body) field.current?.focus();
  }, [asked, decision]);

  const answer = (event: FormEvent): void => {
    event.preventDefault();
    const said = understood(line, choices, t.inWords.orders);
    if (said.kind === 'several') return setSought(line.trim() === '' ? null : { decision, found: said.found });
    setLine('');
    setSought(null);
    if (said.kind === 'order') orders[said.order]();
    else onChoose(said.index);
  };
  const shown = found ?? choices.map((_, index) => index);
  const runs = found === null ? runsOf(choices) : shown.map((index) => ({ first: index, last: index }));
  return (
    <>
      <form onSubmit={answer}>
        <label>
          {t.inWords.command}
          <input
            ref={field}
            type="text"
            autoComplete="off"
            enterKeyHint="send"
            value={line}
            aria-describedby={help}
            onChange={({ currentTarget }) => setLine(currentTarget.value)}
          />
        </label>
        <button type="submit" className="btn go">
          {t.inWords.send}
        </button>
        <p id={help} className="cap">
          {t.inWords.help(choices.length, Object.values(t.inWords.orders))}
        </p>
      </form>
      <p role="status">{found !== null && t.inWords.found(found.length)}</p>
      {asked && (
        <ol className="choices" aria-label={t.inWords.choices}>
          {runs.map(({ first, last }) => (
            <li key={first} value={first + 1}>
              {first === last ? (
                <button type="button" className="btn" onClick={() => onChoose(first)}>
                  {choices[first]}
                </button>
              ) : (
                t.inWords.run(choices[first]!, last + 1, choices[last]!)
              )}
            </li>
          ))}
        </ol>
      )}
      {asked && choices.length > SHORT && found === null && <p className="cap">{t.inWords.many}</p>}
    </>
  );
}
