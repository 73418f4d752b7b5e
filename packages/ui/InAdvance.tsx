import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { BoardProps } from './board.ts';
import { Icon } from './Icon.tsx';
import { useLayout } from './layout.ts';
import { useUi } from './text.ts';

interface InAdvanceProps<Answer> {
  readonly standing: NonNullable<BoardProps['standing']>;
  /** What can be answered in advance now; those that hold already are left out. */
  readonly offered: readonly Answer[];
  /** What an answer does and when it ends, in words. */
  readonly named: (answer: Answer) => string;
  /** One of `offered` is chosen beside those that hold. */
  readonly onChoose: (answer: Answer, kept: readonly Answer[]) => void;
  /** What the offers are chosen with, before them. */
  readonly children?: ReactNode;
}

/** Answers before one is asked again, and being asked again. Only the viewer sees it. A bar with little room folds it away. */
export function InAdvance<Answer>({ standing, offered, named, onChoose, children }: InAdvanceProps<Answer>) {
  const { text } = useUi();
  const short = useLayout('short');
  const tight = useLayout('tight');
  const upright = useLayout('upright');
  const folded = short || tight || upright;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const kept = standing.answers as readonly Answer[];
  const holds = new Set(kept.map((answer) => JSON.stringify(answer)));
  const free = offered.filter((answer) => !holds.has(JSON.stringify(answer)));
  if (kept.length === 0 && free.length === 0) return null;
  const done = (act: () => void) => () => {
    if (folded) list.current?.hidePopover();
    act();
  };
  return (
    <>
      {folded && (
        <button type="button" className="btn" popoverTarget={id}>
          {kept.length > 0 ? `${text.inAdvance} · ${kept.length}` : text.inAdvance}
        </button>
      )}
      <div
        key={String(folded)}
        id={id}
        ref={list}
        className="in-advance"
        role="group"
        aria-label={text.inAdvanceNote}
        popover={folded ? 'auto' : undefined}
      >
        {free.length > 0 && children}
        {free.map((answer) => (
          <button key={named(answer)} type="button" className="offered" onClick={done(() => onChoose(answer, kept))}>
            {named(answer)}
          </button>
        ))}
        {kept.map((answer) => (
          <button
            key={named(answer)}
            type="button"
            className="kept"
            aria-label={text.askAgain(named(answer))}
            onClick={done(() => standing.set(kept.filter((one) => one !== answer)))}
          >
            {named(answer)} <Icon name="close" />
          </button>
        ))}
      </div>
    </>
  );
}
