import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import type { AnyGame } from './any.ts';
import { canonical, same } from './canonical.ts';
import type { ApplyEvent, Invariants, Law } from './contract.ts';
import type { Seat } from './game.ts';
import { eventsFor, play } from './play.ts';
import type { Played } from './play.ts';
import type { Position } from './positions.ts';
import { fastRng, tableRng } from './rng.ts';

export const viewersOf = (seats: number): (Seat | null)[] => [
  null,
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** The events of a move as they are told to a viewer. */
export function applyTold(game: AnyGame, state: unknown, seat: Seat, move: unknown, position: Position) {
  return play(game, state, seat, move, tableRng(position.key, position.moves.length + 1));
}

/** A move tried on a copy of a position. */
interface Tried {
  readonly seat: Seat;
  readonly move: unknown;
  readonly after: unknown;
  readonly played: Played;
}

/** Every legal move of every seat that must decide, each tried on a copy of its own. */
function* everyMove(game: AnyGame, position: Position): Generator<Tried> {
  for (const seat of game.actors(position.state))
    for (const move of game.legal(position.state, seat)) {
      const after = game.clone(position.state);
      yield { seat, move, after, played: applyTold(game, after, seat, move, position) };
    }
}

/** The hidden parts that what happened showed to a viewer. */
function shownTo(game: AnyGame, { events }: Played, viewer: Seat | null): string[] {
  return events.flatMap(({ event }) =>
    (game.reveals[event.kind]?.(event) ?? []).flatMap(({ part, to }) => (to === null || to === viewer ? [part] : [])),
  );
}

const has = (legal: readonly unknown[], move: unknown): boolean => legal.some((other) => same(other, move));

/** What a viewer learns of a move: what they are told, and what they then see. */
const learnt = (game: AnyGame, after: unknown, played: Played, viewer: Seat | null) => ({
  told: eventsFor(played, viewer),
  view: game.view(after, viewer),
});

/**
 * The laws of what events tell, over every legal move of every seat. What is hidden is replaced before the move, by what
 * the viewer might imagine and by values that cannot be there: whatever `reveals` does not name must make no difference.
 */
export function eventLaws(
  game: AnyGame,
  invariants: Invariants,
  applyEvent: ApplyEvent,
  over: (name: string, property: (position: Position) => void) => Law,
): Law[] {
  return [
    over('applied one after the other, the events a viewer is told lead exactly to their next view', (position) => {
      for (const { after, played, seat, move } of everyMove(game, position))
        for (const viewer of viewersOf(position.seats)) {
          const before = game.view(position.state, viewer);
          const kept = canonical(before);
          const told = eventsFor(played, viewer);
          const why = `viewer ${viewer}, seat ${seat} ${canonical(move)}, told ${canonical(told)}`;
          deepStrictEqual(told.reduce(applyEvent, before), game.view(after, viewer), why);
          strictEqual(canonical(before), kept, 'applying an event changed the view it was given');
        }
    }),
    over(
      'an event tells nothing that its viewer does not see afterwards, and no secret move from another',
      (position) => {
        const { state, seats, seed } = position;
        const imagined = viewersOf(seats).map((viewer) => game.imagine(game.view(state, viewer), fastRng(seed)));
        /** By seat and viewer: what was learnt of the seat's first secret move. */
        const ofSecret = new Map<string, object>();
        for (const { seat, move, after, played } of everyMove(game, position))
          viewersOf(seats).forEach((viewer, index) => {
            const learns = learnt(game, after, played, viewer);
            const { told, view } = learns;
            const why = `viewer ${viewer}, seat ${seat} ${canonical(move)}`;
            if (viewer !== seat && invariants.secret(state, seat, move)) {
              const before = ofSecret.get(`${seat} ${viewer}`);
              if (before) deepStrictEqual(learns, before, `two secret moves are told apart: ${why}`);
              ofSecret.set(`${seat} ${viewer}`, learns);
            }
            if (!has(game.legal(imagined[index], seat), move)) return;
            const other = game.clone(imagined[index]);
            const also = learnt(game, other, applyTold(game, other, seat, move, position), viewer);
            if (same(also.view, view)) deepStrictEqual(also.told, told, `told more than is seen: ${why}`);
          });
      },
    ),
    over('what is hidden and not named by reveals changes nothing a viewer learns', (position) => {
      const { state, seats, seed } = position;
      const hidden = invariants.hidden(state);
      const imagined = viewersOf(seats).map((viewer) => game.imagine(game.view(state, viewer), fastRng(seed)));
      for (const { seat, move, after, played } of everyMove(game, position))
        viewersOf(seats).forEach((viewer, index) => {
          const shown = shownTo(game, played, viewer);
          for (const part of shown)
            ok(hidden.includes(part), `reveals names "${part}"; there are ${hidden.join(', ')}`);
          const expected = learnt(game, after, played, viewer);
          const check = (other: unknown, how: string): void => {
            const actual = learnt(game, other, applyTold(game, other, seat, move, position), viewer);
            deepStrictEqual(actual, expected, `${how}, viewer ${viewer}, seat ${seat} ${canonical(move)}`);
          };
          const alike = game.clone(imagined[index]);
          invariants.copy(alike, state, shown);
          const looksAlike = same(game.view(alike, viewer), game.view(state, viewer));
          if (looksAlike && has(game.legal(alike, seat), move)) check(alike, 'imagined');
          const planted = game.clone(state);
          const others = hidden.filter((part) => !shown.includes(part) && !part.endsWith(` ${seat}`));
          invariants.plant(planted, viewer, others);
          check(planted, `planted ${others.join(', ')}`);
        });
    }),
  ];
}
