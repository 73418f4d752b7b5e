import { newestGame, loadLesson } from '@outcry/games';
import { scriptTo, seedOf } from '@outcry/games/lesson.ts';
import type { Lesson } from '@outcry/games/lesson.ts';
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '@outcry/engine';
import type { Snapshot } from '../table/source.ts';
import { guided } from './guided.ts';
import { SoloGame, newRecord } from './soloGame.ts';

let game: AnyGame;
let lesson: Lesson;
beforeAll(async () => {
  game = await newestGame('taking-stock');
  lesson = await loadLesson('taking-stock');
});

/** A guided first game at a step, with so many of its moves made. */
function at(step: number, made: number): SoloGame {
  const seats = ['Noor', 'Ada', 'Jules'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'rookie' }));
  const wish = { id: 'x', game: game.id, seats, options: lesson.options, data: null };
  const match = new SoloGame(game, newRecord(game, { ...wish, lesson: { seed: seedOf(lesson) } }, 0));
  for (const [seat, move] of scriptTo(lesson, step).slice(0, made)) match.play(seat, move, 1);
  match.goTo(step, 1);
  return match;
}

/** What the table shows of it. */
function shown(match: SoloGame) {
  const { legal, record, undo } = match.update(0);
  return guided({ legal, undo: undo !== null } as Snapshot, lesson, record);
}

const LEAD = 2;
const WON = 3;

test('a guided first game is always dealt the same, and begins at its first step', () => {
  expect(at(0, 0).update(0).moments).toEqual(at(0, 0).update(0).moments);
  expect(at(0, 0).step()).toBe(0);
});

test('while it only tells something nothing is asked, and nothing can be taken back', () => {
  expect(shown(at(0, 0))).toMatchObject({ legal: [], undo: false, lesson: { step: 0, ready: true, strayed: false } });
});

test('where it asks for a move everything that is legal can be tried', () => {
  const match = at(LEAD, 0);
  expect(shown(match).legal).toEqual(match.legal(0));
  expect(shown(match).legal.length).toBeGreaterThan(1);
});

test('a step is said only once the others have played', () => {
  expect(shown(at(WON, 1))).toMatchObject({ legal: [], lesson: { ready: false } });
  expect(shown(at(WON, 3))).toMatchObject({ lesson: { ready: true } });
});

test('left, it is a game like any other, and still known as a guided one', () => {
  const match = at(LEAD, 0);
  match.goTo(null, 2);
  expect(shown(match)).not.toHaveProperty('lesson');
  expect(shown(match).legal).toEqual(match.legal(0));
  expect(match.update(0).record.lesson).toEqual({ step: null });
});
