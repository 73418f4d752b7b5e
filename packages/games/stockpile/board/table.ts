import type { Seat, Who } from '@outcry/engine';
import type { SeatInfo } from '@outcry/ui';
import { tableContext } from '@outcry/ui/tableContext.ts';
import type { BoardTable } from '@outcry/ui/tableContext.ts';
import type { Choosing } from '@outcry/ui/useBoard.ts';
import type { Data } from '../data.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import type { CardNames } from '../words/common-cards.ts';
import type { Facet } from './facets.ts';
import type { BoardText } from './text/index.ts';

/** What every part of the board needs to know. */
export interface Table extends BoardTable<View, Data, BoardText>, Choosing<Move, Facet> {
  /** What the cards say in the language of the table. */
  readonly cards: CardNames;
  readonly who: Who;
  readonly infoOf: (seat: Seat) => SeatInfo;
  /** How many taps say a move: where several cards are chosen, how many. */
  readonly taps: number;
  /** The turn may be ended as it is. */
  readonly mayEnd: boolean;
  /** An amount as this game writes it. */
  readonly amount: (value: number) => string;
}

/** The table a part of the board stands on. */
export const [TableContext, useTable] = tableContext<Table>();
