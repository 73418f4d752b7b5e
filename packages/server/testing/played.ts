import type { Body } from '../api.ts';
import { moveOnce, startedTable, until } from './guests.ts';
import type { Guest } from './guests.ts';

/** A game of two guests and a bot, played to its end. */
export async function playedGame(ada: Guest, bob: Guest, more: Partial<Body<'createTable'>> = {}): Promise<string> {
  const { id } = await startedTable([ada, bob], ['rookie'], more);
  const at = { params: { id } };
  await until(async () => {
    await Promise.all([moveOnce(ada, id), moveOnce(bob, id)]);
    return (await ada.api('table', at)).status === 'over';
  }, 'the end of the game');
  return id;
}
