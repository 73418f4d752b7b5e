import type { Who } from '@outcry/engine';
import type { SeatInfo } from '@outcry/ui';
import { tableContext } from '@outcry/ui/tableContext.ts';
import type { BoardTable } from '@outcry/ui/tableContext.ts';
import type { Data } from '../data.ts';
import type { Hand } from '../state.ts';
import type { View } from '../view.ts';
import type { BoardText } from './text/index.ts';

/** What every part of the board needs to know. */
export interface Table extends BoardTable<View, Data, BoardText> {
  readonly who: Who;
  /** A seat as the frame knows it; Otto (T12) is a bot who is never asked. */
  readonly infoOf: (hand: Hand) => SeatInfo;
  /** Somebody's name: the seat's, or Otto's. */
  readonly nameOf: (hand: Hand) => string;
}

/** The table a part of the board stands on. */
export const [TableContext, useTable] = tableContext<Table>();
