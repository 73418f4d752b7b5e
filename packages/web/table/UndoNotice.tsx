import { textOf } from '@outcry/engine/sentence';
import { useUi } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { askerOf } from './asker.ts';
import { Notice } from './Notice.tsx';
import type { UndoAsked } from './source.ts';
import type { AtTable } from './Table.tsx';
import { undoneBy } from './undone.ts';

interface UndoNoticeProps {
  readonly at: AtTable;
  readonly asked: UndoAsked;
  readonly onLook: (moment: number, request: UndoAsked) => void;
}

/** Says what an undo would take back, shows it, and asks those who have to agree. */
export function UndoNotice({ at, asked, onLook }: UndoNoticeProps) {
  const t = useText();
  const { locale } = useUi();
  const { now, source, who } = at;
  const undone = undoneBy(at, asked, locale);
  const answers = asked.answer.length > 0;
  const several = now.yours.length > 1;
  const here = several ? t.table.undoHere(asked.answer.map(who)) : '';
  return (
    <Notice
      text={t.table.undoAsked(askerOf(at, asked.seat), undone && { ...undone, said: textOf(undone.said) })}
      detail={answers ? here : t.table.waits(asked.waiting.map(who))}
    >
      {undone && now.curtain === null && (
        <button type="button" className="btn sm" onClick={() => onLook(undone.moment, asked)}>
          {t.table.look}
        </button>
      )}
      {answers ? (
        <>
          <button type="button" className="btn sm" onClick={() => source.answerUndo(false)}>
            {t.table.refuse}
          </button>
          <button type="button" className="btn sm ink" onClick={() => source.answerUndo(true)}>
            {t.table.agree}
          </button>
        </>
      ) : (
        now.yours.includes(asked.seat) && (
          <button type="button" className="btn sm" onClick={() => source.answerUndo(false)}>
            {t.table.withdraw}
          </button>
        )
      )}
    </Notice>
  );
}
