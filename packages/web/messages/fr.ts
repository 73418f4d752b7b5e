import type { Messages } from './en.ts';
import { end, proof } from './fr/end.ts';
import { app, banner, dead, refused, ui } from './fr/frame.ts';
import { bots, games, play } from './fr/games.ts';
import { history } from './fr/history.ts';
import { home } from './fr/home.ts';
import { lesson } from './fr/lesson.ts';
import { clock, make } from './fr/make.ts';
import { importing, replay } from './fr/replay.ts';
import { rules } from './fr/rules.ts';
import { settings } from './fr/settings.ts';
import { chat, hint, menu, notes, table } from './fr/table.ts';
import { tables } from './fr/tables.ts';
import { waiting } from './fr/waiting.ts';

export const fr: Messages = {
  locale: 'fr',
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
