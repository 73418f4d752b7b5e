import type { Locale } from '@outcry/engine';
import { end, proof } from './en/end.ts';
import { app, banner, dead, refused, ui } from './en/frame.ts';
import { bots, games, play } from './en/games.ts';
import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { lesson } from './en/lesson.ts';
import { clock, make } from './en/make.ts';
import { importing, replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { chat, hint, menu, notes, table } from './en/table.ts';
import { tables } from './en/tables.ts';
import { waiting } from './en/waiting.ts';

/** All that the app says, in English, a file for each part of it: the shape the other languages follow. */
export const en = {
  locale: 'en' as Locale,
  app,
  ui,
  games,
  bots,
  play,
  home,
  make,
  clock,
  waiting,
  table,
  notes,
  lesson,
  hint,
  chat,
  menu,
  end,
  proof,
  tables,
  replay,
  import: importing,
  rules,
  history,
  settings,
  banner,
  refused,
  dead,
};
export type Messages = typeof en;
