import type { Seat, Who } from '@outcry/engine';
import type { SeatInfo } from '@outcry/ui';
import { tableContext } from '@outcry/ui/tableContext.ts';
import type { BoardTable } from '@outcry/ui/tableContext.ts';
import type { Data } from '../data.ts';
import type { View } from '../view.ts';
import type { BoardText } from './text/index.ts';

/** What every part of the board needs to know. */
export interface Table extends BoardTable<View, Data, BoardText> {
  readonly who: Who;
  readonly infoOf: (seat: Seat) => SeatInfo;
  /** The cards that lie face up while bricks move, by seat. */
  readonly shown: readonly number[] | null;
}

/** The table a part of the board stands on. */
export const [TableContext, useTable] = tableContext<Table>();
