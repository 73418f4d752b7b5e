import type { Seat, Who } from '@outcry/engine';
import type { SeatInfo } from '@outcry/ui';
import { tableContext } from '@outcry/ui/tableContext.ts';
import type { BoardTable } from '@outcry/ui/tableContext.ts';
import type { Data } from '../data.ts';
import type { Outlook } from '../preview.ts';
import type { Company, Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice, May } from './choice.ts';
import type { BoardFrame } from './timeline.ts';
import type { BoardText } from './text/index.ts';

/** What every part of the board needs to know. */
export interface Table extends BoardTable<View, Data, BoardText> {
  readonly who: Who;
  readonly infoOf: (seat: Seat) => SeatInfo;
  /** The frame that is shown on the way to the newest view. */
  readonly frame: BoardFrame | null;
  /** What may be done; null when the viewer is not asked. */
  readonly may: May | null;
  readonly choice: Choice | null;
  readonly choose: (choice: Choice | null) => void;
  readonly forbidden: (move: Move) => void;
  /** What the choice would make of its company. */
  readonly then: { readonly company: Company; readonly outlook: Outlook } | null;
  /** Companies whose place changed while nothing may move. */
  readonly ringed: readonly Company[];
}

/** The table a part of the board stands on. */
export const [TableContext, useTable] = tableContext<Table>();
