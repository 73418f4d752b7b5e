import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { sayRefused } from '../online/refusal.ts';
import type { AtTable } from './Table.tsx';

/** What needs the person's attention besides the decision: trouble, an undo request, a bot in their seat. */
export function Notices({ at: { now, source, words, who }, onRule }: { at: AtTable; onRule: (rule: string) => void }) {
  const t = useText();
  const { trouble, online } = now;
  return (
    <div className="notices" aria-live="assertive">
      {trouble?.kind === 'forbidden' && (
        <Notice text={words.refusal(trouble.refusal)} onClose={source.calm}>
          <button type="button" className="btn sm" onClick={() => onRule(trouble.refusal.rule)}>
            {t.table.rule(trouble.refusal.rule)}
          </button>
        </Notice>
      )}
      {trouble?.kind === 'stale' && <Notice text={t.table.stale} onClose={source.calm} />}
      {trouble?.kind === 'refused' && <Notice text={sayRefused(t, trouble)} onClose={source.calm} />}
      {online?.undoAsked && online.undoAsked.answer !== null && (
        <Notice text={t.table.undoAsked(who(online.undoAsked.seat))}>
          <button type="button" className="btn sm" onClick={() => source.online?.answerUndo(false)}>
            {t.table.refuse}
          </button>
          <button type="button" className="btn sm ink" onClick={() => source.online?.answerUndo(true)}>
            {t.table.agree}
          </button>
        </Notice>
      )}
      {online?.undoAsked && online.undoAsked.answer === null && (
        <Notice text={t.table.undoWaits(who(online.undoAsked.seat))}>
          {now.yours.includes(online.undoAsked.seat) && (
            <button type="button" className="btn sm" onClick={() => source.online?.answerUndo(false)}>
              {t.table.withdraw}
            </button>
          )}
        </Notice>
      )}
      {online && now.redo && now.status === 'playing' && (
        <Notice text={t.table.undone}>
          <button type="button" className="btn sm" onClick={source.redo}>
            {t.table.makeAgain}
          </button>
        </Notice>
      )}
      {online?.standIn && now.status === 'playing' && (
        <Notice text={t.table.standIn[online.standIn.why]}>
          <button type="button" className="btn sm ink" onClick={() => source.online?.takeBack()}>
            {t.table.takeBack}
          </button>
        </Notice>
      )}
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

/** A line that needs attention, with what one can do about it. */
export function Notice({ text, onClose, children }: NoticeProps) {
  const t = useText();
  return (
    <div className="notice">
      <p>{text}</p>
      {children}
      {onClose && (
        <button type="button" className="btn sm" onClick={onClose}>
          {t.app.close}
        </button>
      )}
    </div>
  );
}
