import type { Seat, Who } from '@outcry/engine';
import type { CompanyLook, SeatInfo } from '@outcry/ui';
import { tableContext } from '@outcry/ui/tableContext.ts';
import type { BoardTable } from '@outcry/ui/tableContext.ts';
import type { Choosing } from '@outcry/ui/useBoard.ts';
import type { Data } from '../data.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Tap } from './choice.ts';
import type { RoundOffer } from './offer.ts';
import type { BoardText } from './text/index.ts';

/** What every part of the board needs to know. */
export interface Table extends BoardTable<View, Data, BoardText>, Choosing<Move, Tap> {
  readonly who: Who;
  readonly looks: readonly CompanyLook[];
  readonly infoOf: (seat: Seat) => SeatInfo;
  /** An amount of money, or another number, as the language writes it. */
  readonly figure: (amount: number) => string;
  /** The offer that goes round, or has just gone round. */
  readonly offer: RoundOffer | null;
  /** The figures of the objective a seat holds, where the table saw its card before. */
  readonly cardSeen: (seat: Seat) => readonly number[] | null;
}

/** The table a part of the board stands on. */
export const [TableContext, useTable] = tableContext<Table>();
