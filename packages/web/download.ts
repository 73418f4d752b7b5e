import type { GameFile } from '@outcry/engine';

/** Hands the person a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Where and when a game was played. */
export interface Origin {
  /** The table's code, or the id of a game on this device. */
  readonly table: string;
  readonly began: number;
}

/** The name of a game's file: the game, the day it began by the reader's calendar, and the table. */
export function fileName(game: string, { table, began }: Origin): string {
  const day = new Date(began);
  const figures = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return [game, ...figures.map((figure) => String(figure).padStart(2, '0')), `${table.slice(0, 8)}.json`].join('-');
}

/** Hands the person a game file. */
export const downloadGame = (file: GameFile, origin: Origin): void =>
  download(fileName(file.game, origin), JSON.stringify(file));
