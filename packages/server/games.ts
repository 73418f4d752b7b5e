import type { AnyGame, Words } from '@outcry/engine';
import { CATALOGUE, loadGame, newestGame, loadWords } from '@outcry/games';
import type { GameInfo } from './api.ts';

const printed = new Map<string, AnyGame>();

/** A game with its English words; games with printed tables are made once and shared by all their tables. */
export async function gameAndWords(
  id: string,
  rulesVersion: number,
  data: unknown,
): Promise<{ game: AnyGame; words: Words }> {
  const words = await loadWords(id, 'en');
  if (data !== null) return { game: await loadGame(id, rulesVersion, data), words };
  const name = `${id} ${rulesVersion}`;
  const game = printed.get(name) ?? (await loadGame(id, rulesVersion));
  printed.set(name, game);
  return { game, words };
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

/** Every game with the schemas of its options, moves and tables; loaded when it is first asked for. */
export const allGames = (): Promise<GameInfo[]> => (described ??= describeGames());
