import type { Messages } from './en.ts';
import * as account from './fr/account.ts';
import * as cast from './fr/cast.ts';
import * as end from './fr/end.ts';
import * as frame from './fr/frame.ts';
import * as games from './fr/games.ts';
import * as help from './fr/help.ts';
import * as history from './fr/history.ts';
import * as home from './fr/home.ts';
import * as inWords from './fr/inWords.ts';
import * as keys from './fr/keys.ts';
import * as lesson from './fr/lesson.ts';
import * as make from './fr/make.ts';
import * as order from './fr/order.ts';
import * as notify from './fr/notify.ts';
import * as ratings from './fr/ratings.ts';
import * as replay from './fr/replay.ts';
import * as review from './fr/review.ts';
import * as rules from './fr/rules.ts';
import * as settings from './fr/settings.ts';
import * as table from './fr/table.ts';
import * as tables from './fr/tables.ts';
import * as tokens from './fr/tokens.ts';
import * as waiting from './fr/waiting.ts';

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

export const fr: Messages = { locale: 'fr', ...frame, ...cast, ...games, ...pages, ...play };
