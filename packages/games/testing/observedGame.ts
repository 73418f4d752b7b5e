import { fastRng, pick } from '@outcry/engine';
import type { AnyEvent, AnyView, Game } from '@outcry/engine';

/** A move as a seat is shown it and told of it. */
export interface Seen<View, Event> {
  readonly id: number;
  readonly before: View;
  readonly view: View;
  readonly events: readonly Event[];
}

/** For tests: a random game as its first seat sees it, move by move. It begins with the set-up, of which nothing is told. */
export function observedGame<State, Move, View extends AnyView, Event extends AnyEvent, Options, Data>(
  game: Game<State, Move, View, Event, Options, Data>,
  options: Options,
  seats: number,
  seed: number,
): Seen<View, Event>[] {
  const rng = fastRng(seed);
  const state = game.setup(options, seats, rng);
  let before = game.view(state, 0);
  const all: Seen<View, Event>[] = [{ id: 0, before, view: before, events: [] }];
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = pick(actors, rng);
    const events: Event[] = [];
    game.apply(state, seat, pick(game.legal(state, seat), rng), rng, (event, to) => {
      if (to === undefined || to.includes(0)) events.push(event);
    });
    const view = game.view(state, 0);
    all.push({ id: all.length, before, view, events });
    before = view;
  }
  return all;
}
