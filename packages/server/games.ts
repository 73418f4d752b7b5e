import type { AnyGame, Words } from '@outcry/engine';
import { loadGame, loadWords } from '@outcry/games';

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
