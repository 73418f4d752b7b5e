import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import './order.css';

interface AskingProps {
  /** What the button says, and what is asked before it is done. */
  readonly label: string;
  readonly name?: string;
  readonly question: string;
  readonly go?: string;
  /** What it says once it is done; a sentence, or what can be done next. */
  readonly done: ReactNode;
  readonly onGo: (reason: string) => Promise<unknown>;
  /** Asks for a reason, under this name. */
  readonly reason?: string;
}

/** A small button that first says what it will do. */
export function Asking({ label, name, question, go, done, onGo, reason }: AskingProps) {
  const t = useText();
  const [state, setState] = useState<'shut' | 'open' | 'done'>('shut');
  const [wrong, setWrong] = useState<string | null>(null);
  const [text, setText] = useState('');
  if (state === 'done')
    return (
      <span className="asking-done" role="status">
        {done}
      </span>
    );
  if (state === 'shut')
    return (
      <button
        type="button"
        className="text-button"
        aria-label={name}
        onClick={() => {
          setWrong(null);
          setState('open');
        }}
      >
        {label}
      </button>
    );
  const send = async () => {
    try {
      await onGo(text.trim());
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(sayRefused(t, refusedBy(error)));
    }
  };
  return (
    <div className="asking" role="group" aria-label={label}>
      <p>{question}</p>
      {reason !== undefined && (
        <input
          className="field stretched"
          maxLength={500}
          aria-label={reason}
          placeholder={reason}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {wrong && (
        <p className="error-text" role="alert">
          {wrong}
        </p>
      )}
      <button type="button" className="btn sm ink" onClick={() => void send()}>
        {go ?? label}
      </button>
      <button type="button" className="btn sm" onClick={() => setState('shut')}>
        {t.app.cancel}
      </button>
    </div>
  );
}
