import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { InputError, parseGameFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { GAME_IDS } from '@outcry/games';
import { readText, withFile } from '../files.ts';

/** Where games are kept unless OUTCRY_DATA names another folder: the place this system has for it. */
export function dataFolder(): string {
  const { OUTCRY_DATA, XDG_DATA_HOME, APPDATA } = process.env;
  if (OUTCRY_DATA) return OUTCRY_DATA;
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'outcry');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'outcry');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'outcry');
}

const gamesFolder = (): string => join(dataFolder(), 'games');

/** The file a new game is kept in: its game, the time and a part of its commitment make the name. */
export function newSave({ game, fairness }: GameFile): string {
  const folder = gamesFolder();
  withFile('write', folder, () => mkdirSync(folder, { recursive: true }));
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(folder, `${game}-${time}-${fairness.commitment.slice(0, 4)}.json`);
}

/** A kept game that is not over. */
export interface Save {
  readonly path: string;
  readonly file: GameFile;
}

/** The game that was played last and is not over, if there is one. Files that are no whole games of ours are passed over. */
export function lastSave(): Save | null {
  const folder = gamesFolder();
  const paths = listed(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, changed: statSync(path).mtimeMs }))
    .toSorted((a, b) => b.changed - a.changed);
  for (const { path } of paths) {
    const file = readSave(path);
    if (file && file.result === null && GAME_IDS.includes(file.game)) return { path, file };
  }
  return null;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readSave(path: string): GameFile | null {
  try {
    return parseGameFile(readText(path));
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
