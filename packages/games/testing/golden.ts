import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dealtHere, fastRng, Match, parseOptions, pick, tableKey } from '@outcry/engine';
import type { AnyGame, SeatMove } from '@outcry/engine';
import { expect, test } from 'vitest';

/** A golden game: a whole game kept line by line, so that a change of the rules shows as a difference somebody reads. */
export interface Golden {
  readonly file: URL;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: number;
}

/** Header; one line a move with its events and everybody's wealth after it; result. */
function record({ game, seats, options, seed }: Golden, moves: readonly SeatMove[] | null): string[] {
  const key = tableKey(dealtHere(seats, seed.toString(16).padStart(64, '0')));
  const parsed = parseOptions(game, options ?? {}, seats);
  const match = new Match(game, { seats, options: parsed, key });
  const { state } = match;
  const choice = fastRng(seed);
  const lines = [{ game: game.id, rulesVersion: game.rulesVersion, seats, options: parsed, seed }].map((line) =>
    JSON.stringify(line),
  );
  for (let count = 0; game.actors(state).length > 0; count++) {
    const seat = moves ? moves[count]![0] : pick(game.actors(state), choice);
    const move = moves ? moves[count]![1] : pick(game.legal(state, seat), choice);
    const events = match.make(seat, move).events.map(({ event, to }) => (to ? { ...event, to } : event));
    lines.push(JSON.stringify({ seat, move, events, worth: game.worth(state) }));
  }
  lines.push(JSON.stringify({ result: game.result(state) }));
  return lines;
}

/**
 * Replays a golden game and compares every line. With OUTCRY_GOLDEN=1 a missing one is played at random and written:
 * read it before it is committed. An existing one is never overwritten; delete it first, and say why in the commit.
 */
export function testGolden(golden: Golden): void {
  const { file, game, seats } = golden;
  test(`golden: ${game.id} with ${seats} seats, ${file.pathname.split('/').at(-1)}`, () => {
    if (!existsSync(file) && process.env.OUTCRY_GOLDEN) {
      mkdirSync(dirname(file.pathname), { recursive: true });
      writeFileSync(file, `${record(golden, null).join('\n')}\n`);
    }
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const moves = lines.slice(1, -1).map((line) => {
      const { seat, move } = JSON.parse(line) as { seat: number; move: unknown };
      return [seat, move] as const;
    });
    expect(record(golden, moves)).toEqual(lines);
  });
}
