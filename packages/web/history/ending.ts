import { eventsFor, playFile } from '@outcry/engine';
import type { AnyEvent, AnyView, GameFile, Seat } from '@outcry/engine';
import { gameOf } from '@outcry/games';

/** The end of a game as a seat sees it, and all that it was told on the way: what an account is made of. */
export interface Ending {
  readonly view: AnyView;
  readonly events: readonly AnyEvent[];
  readonly data: unknown;
}

/** Plays a finished game again. */
export async function ending(file: GameFile, seat: Seat): Promise<Ending> {
  const game = await gameOf(file);
  const events: AnyEvent[] = [];
  const match = playFile(game, file, (played) => events.push(...eventsFor(played, seat)));
  return { view: game.view(match.state, seat), events, data: game.data };
}
