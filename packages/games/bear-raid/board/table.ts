import type { Seat, Who } from '@outcry/engine';
import type { SeatInfo } from '@outcry/ui';
import { tableContext } from '@outcry/ui/tableContext.ts';
import type { BoardTable } from '@outcry/ui/tableContext.ts';
import type { Choosing } from '@outcry/ui/useBoard.ts';
import type { Data } from '../data.ts';
import type { Outlook } from '../preview.ts';
import type { Company, Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Limits, Tap } from './choice.ts';
import type { BoardFrame } from './timeline.ts';
import type { BoardText } from './text/index.ts';

/** What every part of the board needs to know. */
export interface Table extends BoardTable<View, Data, BoardText>, Choosing<Move, Tap> {
  readonly who: Who;
  readonly infoOf: (seat: Seat) => SeatInfo;
  /** The frame being shown; null when the board shows the newest view. */
  readonly frame: BoardFrame | null;
  /** What the viewer may do; null when they are not asked. */
  readonly limits: Limits | null;
  /** What the choice would make of its company. */
  readonly then: { readonly company: Company; readonly outlook: Outlook } | null;
  /** With reduced motion: companies the last move changed, marked with a ring. */
  readonly ringed: readonly Company[];
}

/** The table, for every part of the board. */
export const [TableContext, useTable] = tableContext<Table>();
