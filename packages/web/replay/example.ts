import { dealtHere, fileOfMatch, Match, parseOptions, tableKey } from '@outcry/engine';
import type { AnyGame, GameFile } from '@outcry/engine';
import { scriptTo, seedOf } from '@outcry/games/lesson.ts';
import type { Lesson } from '@outcry/games/lesson.ts';
import type { SoloWish } from '../worker/protocol.ts';

/** The game of a lesson as far as its script goes. Where the learner is free, the first legal move is made. */
export function exampleFile(game: AnyGame, lesson: Lesson, seats: SoloWish['seats']): GameFile {
  const fairness = dealtHere(seats.length, seedOf(lesson));
  const options = parseOptions(game, lesson.options, seats.length);
  const match = new Match(game, { seats: seats.length, options, key: tableKey(fairness) });
  for (const [seat, move] of scriptTo(lesson, lesson.steps.length - 1))
    match.make(seat, move === 'any' ? game.legal(match.state, seat)[0] : move);
  const sat = seats.map(({ name, bot }) =>
    bot === null ? ({ name, kind: 'person', level: null } as const) : ({ name, kind: 'bot', level: bot } as const),
  );
  return fileOfMatch(match, { seats: sat, data: null, fairness });
}
