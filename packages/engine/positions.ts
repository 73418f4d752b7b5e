import { fail } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import type { AnyGame } from './any.ts';
import { dealtHere, tableKey } from './fairness.ts';
import { gameFile } from './file.ts';
import type { GameFile } from './file.ts';
import type { SeatMove } from './match.ts';
import { fastRng, pick, tableRng } from './rng.ts';
import { parseOptions } from './schema.ts';

/** A random position: everything it follows from, so that a failure can be shrunk and reopened. */
export interface Case {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
  readonly length: number;
}

/** A position with the moves that led to it. */
export interface Position extends Case {
  readonly state: unknown;
  readonly moves: readonly SeatMove[];
  readonly key: Uint8Array;
}

const seedText = (seed: number): string => seed.toString(16).padStart(64, '0');

/** Plays `length` random moves (or to the end); `visit` sees the state after each of them. */
export function playOut(
  game: AnyGame,
  { seats, options, seed, length }: Case,
  visit?: (state: unknown) => void,
): Position {
  const key = tableKey(dealtHere(seats, seedText(seed)));
  const choice = fastRng(seed);
  const state = game.setup(options, seats, tableRng(key, 0));
  const moves: SeatMove[] = [];
  visit?.(state);
  while (moves.length < length) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    const seat = pick(actors, choice);
    const legal = game.legal(state, seat);
    if (legal.length === 0) fail(`dead end after ${moves.length} moves: seat ${seat} must decide and has no move`);
    const move = pick(legal, choice);
    game.apply(state, seat, move, tableRng(key, moves.length + 1), null);
    moves.push([seat, move]);
    visit?.(state);
  }
  return { seats, options, seed, length, state, moves, key };
}

/** A position as a game file, to reopen with `outcry replay`. */
function fileOf(game: AnyGame, { seats, options, seed, moves, state }: Position): GameFile {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  const facts = {
    seats: names.map((name) => ({ name, kind: 'person' as const, level: null })),
    options,
    data: null,
    fairness: dealtHere(seats, seedText(seed)),
  };
  const made = moves.map(([seat, move], seq) => ({ kind: 'move' as const, seq, seat, move }));
  return gameFile(game, facts, made, game.result(state));
}

/** Values an options schema allows: booleans, whole numbers, choices, and lists of choices. */
function valuesOf(schema: TSchema): fc.Arbitrary<unknown> {
  const shape = schema as { type?: string; enum?: unknown[]; properties?: Record<string, TSchema>; items?: TSchema } & {
    minimum?: number;
    maximum?: number;
    minItems?: number;
    maxItems?: number;
    uniqueItems?: boolean;
  };
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'integer') return fc.integer({ min: shape.minimum ?? 0, max: shape.maximum ?? 10 });
  if (shape.type === 'array') {
    const size = { minLength: shape.minItems ?? 0, maxLength: shape.maxItems ?? 6 };
    return shape.uniqueItems ? fc.uniqueArray(valuesOf(shape.items!), size) : fc.array(valuesOf(shape.items!), size);
  }
  if (shape.type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, part]) => [name, valuesOf(part)])),
    );
  throw new Error(`the laws cannot draw options from this schema: ${JSON.stringify(schema)}`);
}

/** Random cases over every player count and a spread of options; every fourth has the default options. */
function cases(game: AnyGame, maxLength: number): fc.Arbitrary<Case> {
  const { min, max } = game.seats;
  return fc
    .record({
      seats: fc.integer({ min, max }),
      options: fc.oneof(
        { weight: 1, arbitrary: fc.constant(parseOptions(game, {}, max)) },
        { weight: 3, arbitrary: valuesOf(game.optionsSchema) },
      ),
      seed: fc.nat(),
      length: fc.nat({ max: maxLength }),
    })
    .filter(({ seats, options }) => game.optionsRefusal(options, seats) === null);
}

/** How long random games last: positions are drawn from all of that. */
export function usualLength(game: AnyGame, mostMoves: number): number {
  const seats = game.seats.max;
  const options = parseOptions(game, {}, seats);
  return playOut(game, { seats, options, seed: 1, length: mostMoves }).moves.length + 1;
}

/** Runs a property over random positions; a failure is shrunk, told with its seed, and written down as a game file. */
export function overPositions(
  game: AnyGame,
  runs: number,
  maxLength: number,
  property: (position: Position) => void,
  visit?: (state: unknown) => void,
): void {
  fc.assert(
    fc.property(cases(game, maxLength), (start) => {
      try {
        property(playOut(game, start, visit));
      } catch (error) {
        throw new Error(`${(error as Error).message}\n${describeFailure(game, start)}`, { cause: error });
      }
    }),
    { numRuns: runs, includeErrorInReport: true },
  );
}

/** Writes the failing game as far as it can be played, and says how to reopen it. */
function describeFailure(game: AnyGame, start: Case): string {
  let reached = -1;
  let file: GameFile | null = null;
  try {
    file = fileOf(
      game,
      playOut(game, start, () => reached++),
    );
  } catch {
    file = reached > 0 ? fileOf(game, playOut(game, { ...start, length: reached })) : null;
  }
  if (!file) return `no move could be made: ${JSON.stringify(start)}`;
  const folder = 'test-results';
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${game.id}-${start.seats}-${start.seed}-${start.length}.json`);
  writeFileSync(path, JSON.stringify(file));
  return `seed ${start.seed}, ${file.moves.length} moves; reopen it with: outcry replay ${path}`;
}

/** Plays on at random to the end; `visit` sees the state after each move. */
export function playToEnd(game: AnyGame, state: unknown, seed: number, mostMoves: number, visit?: () => void): void {
  const rng = fastRng(seed);
  for (let count = 0; count < mostMoves; count++) {
    const actors = game.actors(state);
    if (actors.length === 0) return;
    const seat = pick(actors, rng);
    game.apply(state, seat, pick(game.legal(state, seat), rng), rng, null);
    visit?.();
  }
  fail(`endless: ${mostMoves} moves and not over`);
}
