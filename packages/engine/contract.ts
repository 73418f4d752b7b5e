import { deepStrictEqual, fail, ok, strictEqual } from 'node:assert/strict';
import Value from 'typebox/value';
import type { AnyGame } from './any.ts';
import { canonical } from './canonical.ts';
import { MoveError } from './errors.ts';
import { applyTold, eventLaws, viewersOf } from './eventLaws.ts';
import type { AnyEvent, AnyView, Seat } from './game.ts';
import { eventsFor, play } from './play.ts';
import { overPositions, playOut, playToEnd, usualLength } from './positions.ts';
import type { Position } from './positions.ts';
import { Match } from './match.ts';
import { fastRng, tableRng } from './rng.ts';
import { parseOptions } from './schema.ts';

/** What somebody who sees the whole table checks; each game's invariants.ts. Written from the rules, not from the code. */
export interface Invariants<State = unknown, Move = unknown> {
  /** What is wrong with the books (a coin or card lost or made), in one line, or null. */
  audit(state: State): string | null;
  /** The names of all parts of this state that may be hidden from somebody. One that belongs to a seat ends in its number: "hand 2". */
  hidden(state: State): readonly string[];
  /** Overwrites, in place, what of these parts is hidden from the viewer with values that cannot be there. */
  plant(state: State, viewer: Seat | null, parts: readonly string[]): void;
  /** Makes these parts what they are in another state of the same game. What lay there goes where it came from: the books stay right. */
  copy(state: State, from: State, parts: readonly string[]): void;
  /** Whether nobody else may learn now which of their secret moves a seat made. */
  secret(state: State, seat: Seat, move: Move): boolean;
}

/** The view after one of the events its viewer was told; each game's applyEvent.ts. A method's type, as in `Shows`. */
export type ApplyEvent<View = AnyView, Event = AnyEvent> = { apply(view: View, event: Event): View }['apply'];

/** A law: its name, and a check over so many random positions that throws when it is broken. */
export interface Law {
  readonly name: string;
  check(runs: number): void;
}

/** No game of ours needs more moves; one that does is taken for endless. */
const MOST_MOVES = 100_000;
/** So many states are imagined at a time where a game offers that. */
const MANY = 3;
const VIEW_BYTES = 64 * 1024;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Moves that look right and are not: legal moves of other moments, and damaged ones. */
function* wrongMoves(game: AnyGame, position: Position): Generator<unknown> {
  const others = playOut(game, { ...position, seed: position.seed + 1 }).moves;
  for (const [, move] of [...others, ...position.moves].slice(-12)) yield move;
  for (const [, move] of others.slice(-4)) {
    yield { ...(move as object), forged: true };
    for (const [name, value] of Object.entries(move as object))
      yield { ...(move as object), [name]: typeof value === 'number' ? value + 1 : typeof value === 'string' ? 7 : -1 };
  }
  for (const junk of [null, 0, 'pass', [], {}]) yield junk;
}

/**
 * The laws every game obeys, as checks over random positions; `testLaws` of the games runs them. A game that is not over
 * after `mostMoves` is taken for endless.
 */
export function laws(
  game: AnyGame,
  invariants: Invariants,
  applyEvent: ApplyEvent,
  mostMoves: number = MOST_MOVES,
): Law[] {
  const length = usualLength(game, mostMoves);
  const over = (name: string, property: (position: Position) => void): Law => ({
    name,
    check: (runs) => overPositions(game, runs, length, property),
  });

  return [
    {
      name: 'random games end, without a dead end, and the books are right after every move',
      check: (runs) =>
        overPositions(game, runs, 0, (start) => {
          let last = 'set-up';
          const audit = (state: unknown): void => {
            const wrong = invariants.audit(state);
            if (wrong) fail(`${wrong} (after ${last})`);
            last = canonical(game.actors(state));
          };
          const { state, moves } = playOut(game, { ...start, length: mostMoves }, audit);
          ok(moves.length < mostMoves, `endless: ${mostMoves} moves and not over`);
          const result = game.result(state);
          ok(result, 'over without a result');
          deepStrictEqual(plain(result.scores), plain(game.worth(state)), 'scores are not the wealth at the end');
          strictEqual(result.places.length, start.seats);
          strictEqual(Math.min(...result.places), 1, 'nobody is first');
          for (const place of result.places)
            strictEqual(result.places.filter((other) => other < place).length, place - 1, 'places do not count ties');
        }),
    },
    over('a clone is equal and independent', ({ state, seed }) => {
      const before = JSON.stringify(state);
      const copy = game.clone(state);
      deepStrictEqual(copy, state);
      playToEnd(game, copy, seed, mostMoves);
      strictEqual(JSON.stringify(state), before, 'playing on in the clone changed the original');
    }),
    over('state and views are plain JSON, and views stay small', ({ state, seats }) => {
      deepStrictEqual(plain(state), state);
      for (const viewer of viewersOf(seats)) {
        const view = game.view(state, viewer);
        strictEqual(view.seat, viewer);
        deepStrictEqual(plain(view), view);
        ok(JSON.stringify(view).length <= VIEW_BYTES, `a view of ${JSON.stringify(view).length} bytes`);
      }
    }),
    over('the same seed and moves give the same state, checked or not, listened to or not', (position) => {
      const { seats, options, key, moves, state } = position;
      const match = new Match(game, { seats, options, key });
      for (const [seat, move] of moves) match.make(seat, move);
      deepStrictEqual(match.state, state);
    }),
    over('whoever must decide has legal moves, distinct and well formed; nobody else has any', ({ state, seats }) => {
      const actors = game.actors(state);
      strictEqual(new Set(actors).size, actors.length);
      strictEqual(game.result(state) === null, actors.length > 0, 'over, and not over');
      for (let seat = 0; seat < seats; seat++) {
        const legal = game.legal(state, seat);
        strictEqual(legal.length > 0, actors.includes(seat), `seat ${seat} has ${legal.length} moves`);
        strictEqual(new Set(legal.map(canonical)).size, legal.length, 'the same move twice');
        for (const move of legal)
          ok(Value.Check(game.moveSchema, move), `not of the move schema: ${JSON.stringify(move)}`);
      }
    }),
    over('reading changes nothing', ({ state, seats }) => {
      const before = JSON.stringify(state);
      for (const viewer of viewersOf(seats)) game.imagine(game.view(state, viewer), fastRng(1));
      for (let seat = 0; seat < seats; seat++) game.legal(state, seat);
      for (const figures of [game.worth(state), game.evaluate(state)]) {
        strictEqual(figures.length, seats);
        for (const figure of figures) ok(Number.isFinite(figure), `a wealth of ${figure}`);
      }
      strictEqual(JSON.stringify(state), before);
    }),
    over(
      'what wealth is expected to be made of adds up, under the same names in every state',
      ({ state, seats, key }) => {
        const before = JSON.stringify(state);
        const parts = game.parts(state);
        const begun = game.setup(parseOptions(game, {}, game.seats.min), game.seats.min, tableRng(key, 0));
        strictEqual(parts.length, seats);
        game.evaluate(state).forEach((expected, seat) => {
          deepStrictEqual(Object.keys(parts[seat]!), Object.keys(game.parts(begun)[0]!));
          const sum = Object.values(parts[seat]!).reduce((total, part) => total + part, 0);
          ok(Math.abs(sum - expected) < 1e-6, `seat ${seat}: ${canonical(parts[seat])} is not ${expected}`);
        });
        const progress = game.foresight.progress(state);
        ok(progress >= 0 && progress <= 1, `a progress of ${progress}`);
        strictEqual(JSON.stringify(state), before);
      },
    ),
    over('a refused move is refused by a rule and changes nothing', (position) => {
      const { state, seats } = position;
      const before = JSON.stringify(state);
      for (const move of wrongMoves(game, position))
        for (let seat = 0; seat < seats; seat++) {
          if (game.legal(state, seat).some((legal) => canonical(legal) === canonical(move))) continue;
          try {
            play(game, state, seat, move, fastRng(1));
          } catch (error) {
            ok(error instanceof MoveError, `${(error as Error).stack}`);
            if (error.code === 'illegal') ok(/^[A-Z]\d+/.test(error.refusal!.rule), `no rule: ${error.message}`);
            continue;
          }
          fail(`taken, though not legal: ${JSON.stringify(move)}`);
        }
      strictEqual(JSON.stringify(state), before);
    }),
    over('what a seat imagines looks to it like the truth', ({ state, seats, seed }) => {
      for (const viewer of viewersOf(seats)) {
        const seen = game.view(state, viewer);
        const view = plain(seen) as typeof seen;
        const many = game.imagineMany?.(view, fastRng(seed), MANY) ?? [];
        if (game.imagineMany) strictEqual(many.length, MANY);
        for (const imagined of [game.imagine(view, fastRng(seed)), ...many]) {
          strictEqual(invariants.audit(imagined), null);
          deepStrictEqual(game.view(imagined, viewer), seen);
          deepStrictEqual(game.actors(imagined), game.actors(state));
          if (viewer !== null) deepStrictEqual(game.legal(imagined, viewer), game.legal(state, viewer));
        }
      }
    }),
    over('an imagined game can be played to its end', ({ state, seats, seed }) => {
      const viewer = viewersOf(seats)[seed % (seats + 1)]!;
      const imagined = game.imagine(game.view(state, viewer), fastRng(seed));
      playToEnd(game, imagined, seed, mostMoves, () => strictEqual(invariants.audit(imagined), null));
    }),
    over('a planted secret never shows in a view', ({ state, seats }) => {
      for (const viewer of viewersOf(seats)) {
        const planted = game.clone(state);
        invariants.plant(planted, viewer, invariants.hidden(state));
        deepStrictEqual(game.view(planted, viewer), game.view(state, viewer));
      }
    }),
    over('a move that can be undone tells nobody more than the move itself', (position) => {
      const { state, seats, seed } = position;
      const actors = game.actors(state);
      if (actors.length === 0) return;
      const seat = actors[seed % actors.length]!;
      const legal = game.legal(state, seat);
      const move = legal[seed % legal.length];
      const after = game.clone(state);
      const played = applyTold(game, after, seat, move, position);
      if (played.barrier) return;
      for (const viewer of viewersOf(seats)) {
        const imagined = game.imagine(game.view(state, viewer), fastRng(seed));
        if (!game.legal(imagined, seat).some((other) => canonical(other) === canonical(move))) continue;
        const told = applyTold(game, imagined, seat, move, position);
        deepStrictEqual(game.view(imagined, viewer), game.view(after, viewer), `viewer ${viewer} learnt something`);
        deepStrictEqual(eventsFor(told, viewer), eventsFor(played, viewer), `viewer ${viewer} was told something`);
      }
    }),
    over('events are plain JSON, each sent to seats that exist', (position) => {
      const state = game.clone(position.state);
      const actors = game.actors(state);
      if (actors.length === 0) return;
      const { events } = applyTold(game, state, actors[0]!, game.legal(state, actors[0]!)[0], position);
      for (const { event, to } of events) {
        deepStrictEqual(plain(event) as AnyEvent, event);
        strictEqual(typeof event.kind, 'string');
        for (const seat of to ?? []) ok(seat >= 0 && seat < position.seats);
      }
    }),
    ...eventLaws(game, invariants, applyEvent, over),
  ];
}

/**
 * Whether observed counts fit expected probabilities (chi-square, one chance in about ten thousand of a false alarm).
 * Throws with the counts when they do not. For the law that imagined states follow the true probabilities: enumerate a
 * small case by hand, count what `imagine` draws, compare.
 */
export function expectDistribution(counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const name of counts.keys()) ok(expected.has(name), `drew "${name}", which cannot be`);
  let chiSquare = 0;
  for (const [name, probability] of expected) {
    const wanted = probability * total;
    ok(wanted >= 5, `too few draws to judge "${name}": ${wanted} expected`);
    chiSquare += ((counts.get(name) ?? 0) - wanted) ** 2 / wanted;
  }
  // Wilson and Hilferty: chi-square over its freedom, cube-rooted, is close to normal.
  const freedom = Math.max(1, expected.size - 1);
  const spread = 2 / (9 * freedom);
  const z = (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
  ok(
    z < 3.72,
    `not the expected distribution (chi-square ${chiSquare.toFixed(1)}, z ${z.toFixed(1)}): ${canonical([...counts])}`,
  );
}
