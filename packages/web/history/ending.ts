import { eventsFor, recordingOf, replay } from '@outcry/engine';
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
  const state = replay(game, recordingOf(file), undefined, (_state, _entry, _index, played) => {
    events.push(...eventsFor(played, seat));
  });
  return { view: game.view(state, seat), events, data: game.data };
}
