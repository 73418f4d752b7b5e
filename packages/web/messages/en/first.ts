import type { Locale } from '@outcry/engine';
import * as account from './account.ts';
import * as cast from './cast.ts';
import * as daily from './daily.ts';
import * as end from './end.ts';
import * as frame from './frame.ts';
import * as games from './games.ts';
import * as history from './history.ts';
import * as home from './home.ts';
import * as lesson from './lesson.ts';
import * as make from './make.ts';
import * as notify from './notify.ts';
import * as order from './order.ts';
import * as ratings from './ratings.ts';
import * as replay from './replay.ts';
import * as rules from './rules.ts';
import * as settings from './settings.ts';
import * as tables from './tables.ts';
import * as waiting from './waiting.ts';

/** What is loaded with the first page, a file for each part of it: the shape the other languages follow. */
export const first = {
  locale: 'en' as Locale,
  ...account,
  ...cast,
  ...daily,
  ...end,
  ...frame,
  ...games,
  ...history,
  ...home,
  ...lesson,
  ...make,
  ...notify,
  ...order,
  ...ratings,
  ...replay,
  ...rules,
  ...settings,
  ...tables,
  ...waiting,
};
export type FirstMessages = typeof first;
