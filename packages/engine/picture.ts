import type { AnyView } from './game.ts';
import type { Locale, Paint, Who } from './words.ts';

/** A few words, in a company's colour where there are colours. */
export interface Ink {
  readonly text: string;
  readonly colour?: string;
  /** What a terminal draws in place of the words. */
  readonly drawn?: string;
}

/** A line of a picture: its words, one after the other. */
export type Line = string | Ink | readonly (string | Ink)[];

/** A list, or a table whose first column names the rows. */
export type Block =
  | { readonly kind: 'list'; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Line[])[] };

/** A part of the table, by its name. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The table as one viewer sees it, in words: a terminal draws it, and a page reads it out. */
export type Picture = readonly Section[];

/** How a game's views are told in words. */
export interface Pictured<View extends AnyView = AnyView, Data = unknown> {
  /** Loads a language; done before a picture in it is made. */
  speak(locale: Locale): Promise<void>;
  /** `data`: the tables the game is played with. */
  of(view: View, who: Who, data: Data, locale: Locale): Picture;
}

export const list = (...items: readonly Line[]): Block => ({ kind: 'list', items });
export const table = (head: readonly string[], rows: readonly (readonly Line[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});

const WIDTH = 78;
const GAP = 1;
const NARROWEST = 3;

const inksOf = (line: Line): readonly Ink[] =>
  (typeof line === 'string' || !Array.isArray(line) ? [line as string | Ink] : line).map((ink) =>
    typeof ink === 'string' ? { text: ink } : ink,
  );

/** The line as plain text. */
export const textOfLine = (line: Line): string =>
  inksOf(line)
    .map(({ text }) => text)
    .join('');

const drawnOf = ({ text, drawn = text }: Ink): string => drawn;
const widthOf = (line: Line): number => inksOf(line).reduce((sum, ink) => sum + drawnOf(ink).length, 0);
const painted = (paint: Paint, text: string, colour: string | undefined): string =>
  colour === undefined ? text : paint.colour(colour, text);

/** A cell of so many letters: cut where it is longer; all but drawings and names stand at the right. */
function cell(line: Line, width: number, left: boolean, paint: Paint): string {
  let room = width;
  const whole = widthOf(line) <= width;
  const said = inksOf(line).map((ink) => {
    const text = drawnOf(ink);
    const shown = whole || text.length < room ? text.slice(0, room) : `${text.slice(0, Math.max(0, room - 1))}…`;
    const cut = room <= 0 ? '' : shown;
    room -= cut.length;
    return painted(paint, cut, ink.colour);
  });
  const space = ' '.repeat(Math.max(0, room));
  return left ? said.join('') + space : space + said.join('');
}

/** What is written of figures alone stands at the right. */
const FIGURES = /^[>+−–$]*[\d?][^a-z]*$|^[–?]?$/i;

/** Whether a cell of a page holds figures alone. */
export const isFigure = (line: Line): boolean => FIGURES.test(textOfLine(line));

function tableLines({ head, rows }: Extract<Block, { kind: 'table' }>, paint: Paint): string[] {
  const column = (at: number): readonly Line[] => rows.map((row) => row[at] ?? '');
  const widths = head.map((name, at) => Math.max(name.length, ...column(at).map(widthOf)));
  const total = (): number => widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const indent = total() + 2 > WIDTH ? '' : '  ';
  while (total() > WIDTH - indent.length) {
    const widest = widths.indexOf(Math.max(...widths));
    if (widths[widest]! <= NARROWEST) break;
    widths[widest]! -= 1;
  }
  const left = head.map(
    (_, at) => at === 0 || !column(at).every((line) => FIGURES.test(inksOf(line).map(drawnOf).join(''))),
  );
  const row = (cells: readonly Line[]): string =>
    (
      indent + widths.map((width, at) => cell(cells[at] ?? '', width, left[at]!, paint)).join(' '.repeat(GAP))
    ).trimEnd();
  return [paint.dim(row(head)), ...rows.map(row)];
}

/** A word as it is painted, and how wide it is: several inks may make one ("BOT" and its comma). */
interface Word {
  painted: string;
  width: number;
}

function wordsOf(item: Line, paint: Paint): Word[] {
  const words: Word[] = [{ painted: '', width: 0 }];
  for (const ink of inksOf(item))
    for (const [at, piece] of drawnOf(ink).split(' ').entries()) {
      if (at > 0) words.push({ painted: '', width: 0 });
      const word = words.at(-1)!;
      word.painted += painted(paint, piece, ink.colour);
      word.width += piece.length;
    }
  return words;
}

/** Words one after the other, broken into as many lines as they need. */
function itemLines(item: Line, paint: Paint): string[] {
  const lines: string[] = [];
  let [line, width] = [' ', 1];
  for (const word of wordsOf(item, paint)) {
    if (width + 1 + word.width > WIDTH) {
      lines.push(line);
      [line, width] = ['    ', 4];
    }
    line += ` ${word.painted}`;
    width += 1 + word.width;
  }
  return [...lines, line];
}

/** The picture as lines of a terminal, at most 78 letters wide. */
export const drawPicture = (picture: Picture, paint: Paint): string[] =>
  picture.flatMap(({ title, blocks }, at) => [
    ...(at > 0 ? [''] : []),
    paint.bold(title),
    ...blocks.flatMap((block) =>
      block.kind === 'table' ? tableLines(block, paint) : block.items.flatMap((item) => itemLines(item, paint)),
    ),
  ]);
