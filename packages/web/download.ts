import type { GameFile } from '@outcry/engine';

/** Hands the person a file of JSON. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Hands the person a game file. */
export const downloadGame = (file: GameFile): void => download(`${file.game}.json`, JSON.stringify(file));
