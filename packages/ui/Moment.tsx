import { useContext } from 'react';
import type { ReactNode } from 'react';
import { TellingContext } from './Telling.tsx';
import { useUi } from './text.ts';

interface MomentProps {
  /** What happened: one sentence. */
  readonly title: string;
  /** Why, or what it does. */
  readonly why?: ReactNode;
  /** Where many things lie side by side. */
  readonly wide?: boolean;
  /** What is shown: cards, dice, a track. The sentence says it all, so readers leave it out. */
  readonly children?: ReactNode;
}

/**
 * A moment that gets the middle of the board to itself: paper under a veil, read once. It stands in the `.board`, for as
 * long as its frame is told; a tap ends it, as the space bar does.
 */
export function Moment({ title, why, wide, children }: MomentProps) {
  const { telling } = useContext(TellingContext);
  const { text } = useUi();
  return (
    <div className="moment">
      {telling && <button type="button" className="veil" tabIndex={-1} aria-label={text.next} onClick={telling.next} />}
      <div className={wide ? 'paper wide' : 'paper'} role="status">
        {children && (
          <div className="picture" aria-hidden="true">
            {children}
          </div>
        )}
        <h2>{title}</h2>
        {why && <p>{why}</p>}
      </div>
    </div>
  );
}
