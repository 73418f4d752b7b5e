import type { BoardModule } from '@outcry/ui';
import type { Data } from '../data.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { account, inMoney, prices, wealth, where } from './account.ts';
import { Board } from './Board.tsx';
import { scriptOf } from './timeline.ts';
import type { BoardFrame } from './timeline.ts';
import { speak } from './text/index.ts';
import './board.css';
import './company.css';
import './event.css';
import './dice.css';
import './narrow.css';
import './screen.css';
import './layouts.css';

/** The board of Bear Raid, and what the frame's header, charts and end screen ask of it. */
export const board: BoardModule<View, Move, Event, Data, BoardFrame> = {
  Board,
  speak,
  script: scriptOf,
  where,
  prices,
  wealth,
  money: inMoney,
  account,
};
