import type { Snapshot, UndoAsked } from './source.ts';

/** An undo request that is looked at on the board. */
type Request = Pick<UndoAsked, 'seat' | 'to'>;

/** Which moment of the game the board shows. */
export interface Look {
  /** A moment of the past; null: the present. */
  readonly past: number | null;
  /** The request whose board is looked at; null: the person looks back on their own. */
  readonly request: Request | null;
  /** The request that was looked at has ended, and the board shows the present again; null: no such news. */
  readonly returned: 'undone' | 'kept' | null;
  /** How many moments the game had. */
  readonly length: number;
}

/** The present of a game with so many moments. */
export const atPresent = (length: number): Look => ({ past: null, request: null, returned: null, length });

export const lookNow = ({ length }: Look): Look => atPresent(length);

/** Shows a moment, for a request or for its own sake; the last one is the present. */
export const lookBack = ({ length }: Look, moment: number, request: Request | null): Look =>
  moment >= length - 1 ? atPresent(length) : { past: moment, request, returned: null, length };

/** Follows the table: what was looked at may be gone, and a request whose board is looked at may have ended. */
export function followTable(
  look: Look,
  { history: { length }, undoAsked }: { readonly history: { readonly length: number } } & Pick<Snapshot, 'undoAsked'>,
): Look {
  const { past, request, returned } = look;
  const shorter = length < look.length;
  if (request !== null) {
    const goesOn = undoAsked?.seat === request.seat && undoAsked.to === request.to;
    if (shorter || !goesOn) return { ...atPresent(length), returned: shorter ? 'undone' : 'kept' };
  }
  if (length === look.length) return look;
  // The end of a request and the moves it takes back may arrive one after the other.
  if (shorter && returned === 'kept') return { ...atPresent(length), returned: 'undone' };
  const gone = shorter && past !== null && past >= length - 1;
  return { ...look, past: gone ? null : past, returned: null, length };
}
