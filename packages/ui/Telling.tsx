import { createContext, useContext } from 'react';
import { Icon } from './Icon.tsx';
import { useUi } from './text.ts';

/** What the person can do about what is being told. */
export interface Telling {
  /** Ends what is shown now. */
  readonly next: () => void;
  /** Ends all of it: the board is theirs. */
  readonly skip: () => void;
  /** It goes on only when the person says so. */
  readonly waits: boolean;
  /** The board has a button of its own for it. */
  readonly stays: boolean;
  /** It is the film of what happened since the person's last turn. */
  readonly isFilm?: boolean;
}

/** What is being told, and how to see again what others did; null: nothing is. The table provides it. */
export const TellingContext = createContext<{
  readonly telling: Telling | null;
  readonly again: (() => void) | null;
}>({ telling: null, again: null });

/** Goes on with what is told, or sees it again: the buttons of the bar beside those of the game. */
export function TellingButtons() {
  const { telling, again } = useContext(TellingContext);
  const { text } = useUi();
  if (telling === null)
    return (
      again && (
        <button type="button" className="again" onClick={again} title={text.again}>
          <Icon name="undo" /> {text.again}
        </button>
      )
    );
  if (telling.stays) return null;
  return (
    <>
      <button type="button" className="btn" onClick={telling.skip}>
        {telling.isFilm ? text.skipToNow : text.skip}
      </button>
      {telling.waits && (
        <button type="button" className="btn" onClick={telling.next}>
          {text.next}
        </button>
      )}
    </>
  );
}
