import { useText } from '../i18n.ts';
import { sayRefused } from '../online/refusal.ts';
import { Notice } from './Notice.tsx';
import { ReplaceNotices } from './ReplaceNotices.tsx';
import type { AtTable } from './Table.tsx';
import { UndoNotice } from './UndoNotice.tsx';

interface NoticesProps {
  readonly at: AtTable;
  readonly onRule: (rule: string) => void;
  /** Shows the board at a moment. */
  readonly onLook: (moment: number) => void;
}

/** What needs the person's attention besides the decision: trouble, an undo, a seat in other hands. */
export function Notices({ at, onRule, onLook }: NoticesProps) {
  const t = useText();
  const { now, source, words } = at;
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
      {trouble?.kind === 'restored' && <Notice text={t.table.restored(trouble.move)} onClose={source.calm} />}
      {trouble?.kind === 'refused' && <Notice text={sayRefused(t, trouble)} onClose={source.calm} />}
      {now.undoAsked && <UndoNotice at={at} asked={now.undoAsked} onLook={onLook} />}
      {online && now.redo && now.status === 'playing' && (
        <Notice text={t.table.undone}>
          <button type="button" className="btn sm" onClick={source.redo}>
            {t.table.makeAgain}
          </button>
        </Notice>
      )}
      {online?.standIn && now.status === 'playing' && (
        <Notice text={t.table.standIn[online.standIn.why](online.standIn.since)}>
          <button type="button" className="btn sm ink" onClick={() => source.online?.takeBack()}>
            {t.table.takeBack}
          </button>
        </Notice>
      )}
      {online && now.status === 'playing' && <ReplaceNotices at={at} online={online} />}
    </div>
  );
}
