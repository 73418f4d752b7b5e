import { InputError } from '@outcry/engine';
import type { AnyGame, Words } from '@outcry/engine';
import { newestGame, loadWords, ownersTables } from '@outcry/games';
import { readText } from './files.ts';

/** A reader of whole numbers for a flag, with the range it names when it refuses. */
export const wholeNumber =
  (flag: string, min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InputError(`${flag} is a whole number from ${min} to ${max}, not "${text}"`);
  };

/** A reader of a length of time in seconds for a flag. */
export const seconds =
  (flag: string, min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && value >= min && value <= max) return value;
    throw new InputError(`${flag} is a number of seconds from ${min} to ${max}, not "${text}"`);
  };

/** Collects a flag that may be given several times. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** A game named on the command line, with an owner's tables where a data file is named. */
export interface Opened {
  readonly game: AnyGame;
  readonly words: Words;
  /** The owner's tables, whole; null: the printed ones. */
  readonly data: Record<string, unknown> | null;
}

export async function openGame(id: string, dataFile?: string): Promise<Opened> {
  const words = await loadWords(id, 'en');
  const printed = await newestGame(id);
  if (dataFile === undefined) return { game: printed, words, data: null };
  const data = ownersTables(printed, readText(dataFile));
  return { game: await newestGame(id, data), words, data };
}

/** The number of seats asked for (`readOptions` checks it), or as many as the game takes up to four. */
export const seatsOf = ({ seats: { max } }: AnyGame, asked?: number): number => asked ?? Math.min(4, max);

/** A list of bots (`a,b`) over so many seats, in order; the last named sits on all that are left. `check` refuses unknown ones. */
export function botsFor(list: string, seats: number, check: (name: string) => void): string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) check(name);
  if (names.length > seats)
    throw new InputError(`--bots names ${names.length} bots for ${seats} seats; name at most ${seats}`);
  return Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)]!);
}
