import { useText } from '../i18n.ts';
import { sayRefused } from '../online/refusal.ts';
import type { Look } from './look.ts';
import { Notice } from './Notice.tsx';
import { ReplaceNotices } from './ReplaceNotices.tsx';
import type { AtTable } from './Table.tsx';
import type { UndoAsked } from './source.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { VoteNotice } from './VoteNotice.tsx';

interface NoticesProps {
  readonly at: AtTable;
  readonly onRule: (rule: string) => void;
  /** Shows the board as a request would have it. */
  readonly onLook: (moment: number, request: UndoAsked) => void;
  /** Why the board shows the present again; null: nothing to say about it. */
  readonly returned: Look['returned'];
  readonly onReturnRead: () => void;
  /** What was closed. */
  readonly closed: readonly string[];
  readonly onClose: (what: string) => void;
}

/** What needs the person's attention besides the decision: trouble, an undo, a vote, a seat in other hands. */
export function Notices({ at, onRule, onLook, returned, onReturnRead, closed, onClose }: NoticesProps) {
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
      {returned !== null && <Notice text={t.table.returned[returned]} onClose={onReturnRead} />}
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
      {online?.vote && <VoteNotice at={at} vote={online.vote} closed={closed} onClose={onClose} />}
      {online && now.status === 'playing' && (
        <ReplaceNotices at={at} online={online} closed={closed} onClose={onClose} />
      )}
    </div>
  );
}
