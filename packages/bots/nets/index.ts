import { InputError } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { netOf } from '../net/net.ts';
import type { Net } from '../net/net.ts';

/** Nets by game, loaded when they are first wanted. */
type Nets = Readonly<Record<string, () => Promise<unknown>>>;

/** The nets that are used, each where it wins (docs/bots.md). */
const NETS: Nets = {
  'bear-raid': async () => (await import('./bear-raid.json', { with: { type: 'json' } })).default,
};

/** Games that have a net. */
export const NET_IDS: readonly string[] = Object.keys(NETS);

/**
 * The net a game is played with; null where there is none. One that is refused, such as for an owner's tables, is told
 * to `say` in one line; bots then judge by `evaluate`.
 */
export async function loadNet(game: AnyGame, say: (line: string) => void, nets: Nets = NETS): Promise<Net | null> {
  if (!Object.hasOwn(nets, game.id)) return null;
  try {
    return netOf(game, await read(game.id, nets));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    say(`${error.message}; bots judge by evaluate`);
    return null;
  }
}

/** A file that is cut off or cannot be fetched is as bad as a damaged one. */
async function read(id: string, nets: Nets): Promise<unknown> {
  try {
    return await nets[id]!();
  } catch (error) {
    throw new InputError(`net for ${id}: it cannot be read: ${String(error).split('\n')[0]}`);
  }
}
