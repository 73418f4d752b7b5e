import type { BoardModule } from '@outcry/ui';
import type { Data } from '../data.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { inMoney } from '../words/common-cards.ts';
import { account, prices, wealth, where } from './account.ts';
import { Board } from './Board.tsx';
import { scriptOf } from './timeline.ts';
import type { PileFrame } from './timeline.ts';
import { speak } from './text/index.ts';
import './board.css';
import './info.css';
import './piles.css';
import './place.css';
import './layouts.css';

/** The board of Stockpile, and what the frame's header, charts and end screen ask of it. */
export const board: BoardModule<View, Move, Event, Data, PileFrame> = {
  Board,
  speak,
  script: scriptOf,
  where,
  prices,
  wealth,
  money: inMoney,
  account,
};
