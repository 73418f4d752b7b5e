import type { Seat, Who } from '@outcry/engine';
import type { SeatInfo } from '@outcry/ui';
import { tableContext } from '@outcry/ui/tableContext.ts';
import type { BoardTable } from '@outcry/ui/tableContext.ts';
import type { Data } from '../data.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import type { CardNames } from '../words/common-cards.ts';
import type { Facet } from './facets.ts';
import type { BoardText } from './text/index.ts';

/** What every part of the board needs to know. */
export interface Table extends BoardTable<View, Data, BoardText> {
  /** What the cards say in the language of the table. */
  readonly cards: CardNames;
  readonly who: Who;
  readonly infoOf: (seat: Seat) => SeatInfo;
  readonly choice: readonly Facet[];
  /** What can be tapped, and what of it is lit; both empty when the viewer is not asked. */
  readonly can: ReadonlySet<Facet>;
  readonly may: ReadonlySet<Facet>;
  readonly tap: (facet: Facet) => void;
  /** Tells why a place does not light; null: a tap there means nothing. */
  readonly whyNot: (facet: Facet) => (() => void) | null;
  readonly forbidden: (move: Move) => void;
  /** How many taps say a move: where several cards are chosen, how many. */
  readonly taps: number;
  /** The turn may be ended as it is. */
  readonly mayEnd: boolean;
  /** The move that the choice comes to. */
  readonly ready: Move | null;
  /** An amount as this game writes it. */
  readonly amount: (value: number) => string;
}

/** The table a part of the board stands on. */
export const [TableContext, useTable] = tableContext<Table>();
