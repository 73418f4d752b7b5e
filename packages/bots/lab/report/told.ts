import type { Locale, Words } from '@outcry/engine';
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
  /** The words of the game, in this language. */
  readonly words: Words;
  /** What a bot is called. */
  readonly botName: (bot: string) => string;
  readonly lab: Lab;
  readonly experiment: Experiment;
  readonly studies: readonly Study[];
  /** The command line that makes this report again; null: it was made on a page. */
  readonly command: string | null;
  /** Of a report made on a page: what was changed there. */
  readonly change?: string;
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
  writing: writingIn(told.locale, told.words.money),
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

const MONEY = ['winner', 'mean', 'margin'];

/** How a figure and a difference of it are written: shares in per cent and points, money in the unit of the game. */
export function writingOf(
  { text, writing }: Pick<Context, 'text' | 'writing'>,
  figure: string,
): { readonly write: (value: number) => string; readonly differs: (value: number) => string } {
  if (figure.startsWith('seat ') || figure.startsWith('move '))
    return { write: writing.percent, differs: (share) => text.points(writing.signed(share * 100)) };
  if (MONEY.includes(figure) || figure.startsWith('price '))
    return { write: writing.money, differs: writing.signedMoney };
  return { write: writing.figure, differs: writing.signed };
}
