import type { Messages } from './en.ts';
import { end, proof } from './nl/end.ts';
import { app, banner, dead, refused, ui } from './nl/frame.ts';
import { bots, games, play } from './nl/games.ts';
import { history } from './nl/history.ts';
import { home } from './nl/home.ts';
import { lesson } from './nl/lesson.ts';
import { clock, make } from './nl/make.ts';
import { importing, replay } from './nl/replay.ts';
import { rules } from './nl/rules.ts';
import { settings } from './nl/settings.ts';
import { chat, hint, menu, notes, table } from './nl/table.ts';
import { tables } from './nl/tables.ts';
import { waiting } from './nl/waiting.ts';

export const nl: Messages = {
  locale: 'nl',
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
