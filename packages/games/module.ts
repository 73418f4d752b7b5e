import { check, InputError } from '@outcry/engine';
import type { AnyGame, Locale, Words } from '@outcry/engine';
import type { Pictured } from '@outcry/engine/picture';
import { Type } from 'typebox';
import { brokenAt } from './json.ts';
import type { AnyLessonWords, Lesson } from './lesson.ts';

/** What a game's folder exports (its index.ts): the rules with printed or an owner's tables, its words, its picture. */
export interface GameModule {
  /** Every version of the rules that can still be played, oldest first. New tables play the last. */
  readonly versions: readonly number[];
  /**
   * The game by the rules of a version, with the tables printed for it or an owner's (whole; see `ownersTables`). Throws
   * an InputError for bad ones.
   */
  make(version: number, data?: unknown): AnyGame;
  readonly words: Readonly<Partial<Record<Locale, () => Promise<Words>>>> & { readonly en: () => Promise<Words> };
  /** How a view is told in words: by a terminal, and by a page that is listened to. */
  picture(): Promise<Pictured>;
  /** Where a game stands, in a few words: "Round 3 of 6 · bidding". */
  where(locale: Locale): Promise<(view: never, locale: Locale) => string>;
  /** The guided first game, and what it says. */
  lesson(): Promise<Lesson>;
  readonly lessonWords: Readonly<Record<Locale, () => Promise<AnyLessonWords>>>;
}

/** What a table is called in each language; in those other than English also what its provenance says. */
export interface TableWords {
  readonly en: string;
  readonly fr: readonly [label: string, note: string];
  readonly nl: readonly [label: string, note: string];
}

/** What a part of the table is, in each language. */
export type PartWords = Readonly<Record<Locale, string>>;

const DataFile = Type.Object(
  { format: Type.Literal('outcry-data'), game: Type.String(), data: Type.Record(Type.String(), Type.Unknown()) },
  { additionalProperties: false },
);

/** An owner's data file: the tables it names replace the printed ones, the others stay. Yields the whole, for `make`. */
export function ownersTables(printed: AnyGame, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { line, column } = brokenAt(text)!;
    throw new InputError(`not a data file: it is not whole JSON, see line ${line}, column ${column}`);
  }
  const file = check<{ game: string; data: Record<string, unknown> }>(DataFile, value, 'data file');
  if (file.game !== printed.id) throw new InputError(`this data file is for ${file.game}, not for ${printed.id}`);
  const tables = Object.keys(printed.data as object);
  const unknown = Object.keys(file.data).find((name) => !tables.includes(name));
  if (unknown !== undefined)
    throw new InputError(`${printed.id} has no table "${unknown.slice(0, 40)}"; its tables are ${tables.join(', ')}`);
  return { ...(printed.data as object), ...file.data };
}
