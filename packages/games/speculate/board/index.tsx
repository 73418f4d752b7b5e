import type { BoardModule } from '@outcry/ui';
import type { Data } from '../data.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { account, inMoney, prices, wealth, where } from './account.ts';
import { Board } from './Board.tsx';
import { scriptOf } from './timeline.ts';
import type { CardFrame } from './timeline.ts';
import { speak } from './text/index.ts';
import './board.css';
import './seats.css';
import './prices.css';
import './cards.css';
import './place.css';
import './layouts.css';

/** The board of Speculate, and what the frame's header, charts and end screen ask of it. */
export const board: BoardModule<View, Move, Event, Data, CardFrame> = {
  Board,
  speak,
  script: scriptOf,
  where,
  prices,
  wealth,
  money: inMoney,
  account,
};
