import { fingerprintOf } from '@outcry/engine';
import type { AnyGame, Words } from '@outcry/engine';
import { CATALOGUE, loadGame, loadModule, loadWords, newestGame } from '@outcry/games';
import type { GameInfo } from './api.ts';
import type { MadeBy } from './store/store.ts';

/** A game by a version of its rules, and what the states it makes look like. */
export interface Rules {
  readonly game: AnyGame;
  readonly by: MadeBy;
}

/** Every game with its English words and the rules of every version there is, by its printed tables. */
interface Offered {
  readonly words: Words;
  readonly versions: ReadonlyMap<number, Rules>;
}

async function offer(id: string): Promise<Offered> {
  const { versions } = await loadModule(id);
  const all = new Map<number, Rules>();
  for (const rulesVersion of versions) {
    const game = await loadGame(id, rulesVersion);
    all.set(rulesVersion, { game, by: { rulesVersion, fingerprint: fingerprintOf(game) } });
  }
  return { words: await loadWords(id, 'en'), versions: all };
}

const offered = new Map<string, Promise<Offered>>();

function offeredOf(id: string): Promise<Offered> {
  const known = offered.get(id) ?? offer(id);
  offered.set(id, known);
  return known;
}

/** The words of a game and the rules of a table; null if this server does not have that version. */
export async function rulesFor(
  id: string,
  rulesVersion: number,
  data: unknown,
): Promise<{ rules: Rules | null; words: Words }> {
  const { words, versions } = await offeredOf(id);
  const printed = versions.get(rulesVersion) ?? null;
  if (printed === null || data === null) return { rules: printed, words };
  return { rules: { game: await loadGame(id, rulesVersion, data), by: printed.by }, words };
}

/** All rules this server has, as the store names them: "stockpile 2". */
export async function allRules(): Promise<string[]> {
  const all = await Promise.all(
    CATALOGUE.map(async ({ id }) => [...(await offeredOf(id)).versions.keys()].map((version) => `${id} ${version}`)),
  );
  return all.flat();
}

async function describeGames(): Promise<GameInfo[]> {
  const games: GameInfo[] = [];
  for (const { id, seats } of CATALOGUE) {
    const { rulesVersion, optionsSchema, moveSchema, dataSchema } = await newestGame(id);
    const { name } = await loadWords(id, 'en');
    games.push({ id, name, rulesVersion, seats, options: optionsSchema, move: moveSchema, data: dataSchema });
  }
  return games;
}

let described: Promise<GameInfo[]> | null = null;

/** Every game with the schemas of its options, moves and tables, loaded on first use. */
export const allGames = (): Promise<GameInfo[]> => (described ??= describeGames());
