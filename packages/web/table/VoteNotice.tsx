import { useText } from '../i18n.ts';
import { askerOf } from './asker.ts';
import { Notice } from './Notice.tsx';
import type { Online } from './source.ts';
import type { AtTable } from './Table.tsx';

interface VoteNoticeProps {
  readonly at: AtTable;
  readonly vote: NonNullable<Online['vote']>;
  /** What was closed is not shown again. */
  readonly closed: readonly string[];
  readonly onClose: (what: string) => void;
}

/** Says that somebody wants to end the game, and asks those who have to agree. */
export function VoteNotice({ at, vote: { at: asked, asker, waiting, may }, closed, onClose }: VoteNoticeProps) {
  const t = useText();
  const { source, who } = at;
  const name = `vote ${asked} ${waiting.join(' ')}`;
  if (may !== 'answer' && closed.includes(name)) return null;
  return (
    <Notice
      text={t.vote.asked(askerOf(at, asker))}
      detail={may === 'answer' ? t.vote.rule : `${t.table.waits(waiting.map(who))} ${t.vote.absent}`}
      {...(may === 'answer' ? {} : { onClose: () => onClose(name) })}
    >
      {may !== null && (
        <button type="button" className="btn sm" onClick={() => source.online?.vote(false)}>
          {may === 'withdraw' ? t.menu.unvote : t.vote.no}
        </button>
      )}
      {may === 'answer' && (
        <button type="button" className="btn sm ink" onClick={() => source.online?.vote(true)}>
          {t.table.agree}
        </button>
      )}
    </Notice>
  );
}
