import type { Locale } from '@outcry/engine';
import * as account from './en/account.ts';
import * as cast from './en/cast.ts';
import * as end from './en/end.ts';
import * as frame from './en/frame.ts';
import * as games from './en/games.ts';
import * as help from './en/help.ts';
import * as history from './en/history.ts';
import * as home from './en/home.ts';
import * as inWords from './en/inWords.ts';
import * as keys from './en/keys.ts';
import * as lesson from './en/lesson.ts';
import * as make from './en/make.ts';
import * as order from './en/order.ts';
import * as notify from './en/notify.ts';
import * as ratings from './en/ratings.ts';
import * as replay from './en/replay.ts';
import * as review from './en/review.ts';
import * as rules from './en/rules.ts';
import * as settings from './en/settings.ts';
import * as table from './en/table.ts';
import * as tables from './en/tables.ts';
import * as tokens from './en/tokens.ts';
import * as waiting from './en/waiting.ts';

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

/** All that the app says, in English, a file for each part of it: the shape the other languages follow. */
export const en = { locale: 'en' as Locale, ...frame, ...cast, ...games, ...pages, ...play };
export type Messages = typeof en;
