import type { Messages } from './en.ts';
import * as account from './nl/account.ts';
import * as cast from './nl/cast.ts';
import * as end from './nl/end.ts';
import * as frame from './nl/frame.ts';
import * as games from './nl/games.ts';
import * as help from './nl/help.ts';
import * as history from './nl/history.ts';
import * as home from './nl/home.ts';
import * as inWords from './nl/inWords.ts';
import * as keys from './nl/keys.ts';
import * as lesson from './nl/lesson.ts';
import * as make from './nl/make.ts';
import * as order from './nl/order.ts';
import * as notify from './nl/notify.ts';
import * as ratings from './nl/ratings.ts';
import * as replay from './nl/replay.ts';
import * as review from './nl/review.ts';
import * as rules from './nl/rules.ts';
import * as settings from './nl/settings.ts';
import * as table from './nl/table.ts';
import * as tables from './nl/tables.ts';
import * as tokens from './nl/tokens.ts';
import * as waiting from './nl/waiting.ts';

const pages = {
  ...account,
  ...help,
  ...history,
  ...home,
  ...make,
  ...order,
  ...notify,
  ...ratings,
  ...rules,
  ...settings,
  ...tables,
  ...tokens,
  ...waiting,
};
const play = { ...end, ...inWords, ...keys, ...lesson, ...replay, ...review, ...table };

export const nl: Messages = { locale: 'nl', ...frame, ...cast, ...games, ...pages, ...play };
