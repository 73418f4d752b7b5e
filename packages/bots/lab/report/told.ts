import type { Locale } from '@outcry/engine';
import type { Lab } from '@outcry/engine/lab';
import type { Experiment } from '../experiment.ts';
import type { Study } from '../study.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';
import type { ReportText } from './text/text.ts';
import { writingIn } from './writing.ts';
import type { Writing } from './writing.ts';

/** All that a report is made of. */
export interface Told {
  readonly locale: Locale;
  /** What the game is called. */
  readonly name: string;
  readonly lab: Lab;
  readonly experiment: Experiment;
  readonly studies: readonly Study[];
  /** The command line that makes this report again; null: it was made on a page. */
  readonly command: string | null;
  /** Of a report made on a page, which played with the usual options: what was changed, and what the bots are called there. */
  readonly page?: { readonly change: string; readonly bots: string };
}

const TEXTS: Readonly<Record<Locale, ReportText>> = { en, fr, nl };

/** What the parts of a report are written with. */
export interface Context extends Told {
  readonly text: ReportText;
  readonly writing: Writing;
}

export const contextOf = (told: Told): Context => ({
  ...told,
  text: TEXTS[told.locale],
  writing: writingIn(told.locale),
});

/** What a figure is called, by its name in a study. */
export function figureName({ text, lab, locale }: Context, figure: string): string {
  const words = lab.words[locale];
  const at = figure.indexOf(' ');
  if (at < 0) return text.figures[figure as 'length' | 'winner' | 'mean' | 'margin'];
  const [kind, id] = [figure.slice(0, at), figure.slice(at + 1)];
  if (kind === 'seat') return text.figures.seat(String(Number(id) + 1));
  if (kind === 'price') return text.figures.price(words.companies[Number(id)]!);
  if (kind === 'move') return text.figures.move(words.moves[id] ?? id);
  return (kind === 'event' ? words.events[id] : words.statistics[id]) ?? id;
}

/** Whether a figure is a share, written in per cent. */
export const isShare = (figure: string): boolean => figure.startsWith('seat ') || figure.startsWith('move ');
