import { readdirSync, readFileSync } from 'node:fs';
import { dealtHere, LOCALES, Match, parseOptions, tableKey } from '@outcry/engine';
import type { AnyGame, SeatMove } from '@outcry/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { LEARNER, examplesOf, follows, scriptTo, seedOf } from './lesson.ts';
import type { Lesson } from './lesson.ts';
import { GAME_IDS, newestGame, loadLesson, loadLessonWords } from './registry.ts';

/** Every kind of decision a first game brings, by the kind of its move. */
const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  'bear-raid': ['buy', 'short', 'take', 'place', 'bag'],
  speculate: ['play', 'offer', 'bank', 'done', 'pass', 'answer'],
  speculation: ['trade', 'card', 'rank'],
  stockpile: ['place', 'bid', 'action', 'sell', 'done', 'show'],
  'taking-stock': ['play', 'take'],
};
const [FEWEST, MOST] = [6, 12];
/** Short enough to be read: a phone shows this much above the decision bar. */
const LONGEST = 260;

const folder = (id: string): URL => new URL(`${id}/`, import.meta.url);

/** The state that moves lead to from a lesson's deal, and all that was told on the way. */
function played(game: AnyGame, lesson: Lesson, moves: readonly SeatMove[]) {
  const fairness = dealtHere(lesson.seats, seedOf(lesson));
  const key = tableKey(fairness);
  const options = parseOptions(game, lesson.options, lesson.seats);
  const match = new Match(game, { seats: lesson.seats, options, key });
  const told = moves.map(([seat, move]) => match.make(seat, move).events);
  return { state: match.state, told, fairness };
}

/** The script up to a step; where the learner is free they do `free`. */
const scripted = (lesson: Lesson, step: number, free: unknown): readonly SeatMove[] =>
  scriptTo(lesson, step).map(([seat, move]) => [seat, move === 'any' ? free : move]);

describe.each(GAME_IDS)('%s', (id) => {
  let game: AnyGame;
  let lesson: Lesson;
  beforeAll(async () => {
    game = await newestGame(id);
    lesson = await loadLesson(id);
  });

  /** What the learner may do at a step, by the rules. */
  const legalAt = (step: number): readonly unknown[] => {
    const before = lesson.steps.slice(0, step).findIndex(({ move }) => move === 'any');
    const [first] = before < 0 ? [null] : legalAt(before);
    return game.legal(played(game, lesson, scripted(lesson, step, first)).state, LEARNER);
  };
  /** Steps where the learner may choose, each with all their legal moves. */
  const freedoms = () =>
    lesson.steps.flatMap(({ move }, step) => (move === 'any' ? [{ step, choices: legalAt(step) }] : []));

  test('shows most of the rules it teaches, each at a moment after somebody moved', () => {
    const taught = new Set(lesson.steps.flatMap(({ rules }) => rules));
    const examples = examplesOf(lesson);
    const moves = scriptTo(lesson, lesson.steps.length - 1).length;
    expect(examples.size).toBeGreaterThan(taught.size / 2);
    for (const [rule, moment] of examples) {
      expect(taught).toContain(rule);
      expect(moment).toBeGreaterThan(0);
      expect(moment).toBeLessThanOrEqual(moves);
    }
  });

  test('the picture of the table explains every part a step points to, and no part the board does not have', async () => {
    const { PARTS } = (await import(`./${id}/rules/parts.ts`)) as { PARTS: Record<string, Record<string, string>> };
    const board = readdirSync(new URL('board/', folder(id)))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(new URL(`board/${name}`, folder(id)), 'utf8'))
      .join('');
    for (const { look, thing = {} } of lesson.steps) {
      expect(PARTS).toHaveProperty(look);
      for (const attribute of Object.keys(thing)) expect(board).toContain(`data-${attribute}={`);
    }
    for (const [part, words] of Object.entries(PARTS)) {
      expect(board).toContain(`data-part="${part}"`);
      for (const locale of LOCALES) expect(words[locale]).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('is short, names each step once, and ends with a farewell', () => {
    const names = lesson.steps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(FEWEST);
    expect(names.length).toBeLessThanOrEqual(MOST);
    expect(names.at(-1)).toBe('end');
    expect(lesson.steps.at(-1)!.move).toBeUndefined();
  });

  test('every move of its script is legal when its step comes, whatever the learner chose where they may', () => {
    const last = lesson.steps.length - 1;
    const free = freedoms();
    expect(free.length).toBeLessThanOrEqual(1);
    for (const choice of free[0]?.choices ?? [null]) {
      const { state } = played(game, lesson, scripted(lesson, last, choice));
      expect(game.actors(state).length).toBeGreaterThan(0);
    }
  });

  test('the learner is asked at every step that asks, and nobody but the others moves in between', () => {
    lesson.steps.forEach(({ move, others = [] }, step) => {
      expect(others.map(([seat]) => seat)).not.toContain(LEARNER);
      if (move !== undefined) expect(legalAt(step).length).toBeGreaterThan(0);
    });
  });

  test('leads to the same table every time', () => {
    const choice = freedoms()[0]?.choices[0] ?? null;
    const moves = scripted(lesson, lesson.steps.length - 1, choice);
    expect(played(game, lesson, moves)).toEqual(played(game, lesson, moves));
  });

  test('knows a game that follows it from one that does not', () => {
    const step = 4;
    const { fairness } = played(game, lesson, []);
    const moves = scripted(lesson, step, null).map(([seat, move]) => [seat, move] as [number, unknown]);
    expect(follows(lesson, step, { fairness, moves })).toBe(true);
    expect(follows(lesson, step, { fairness: dealtHere(lesson.seats), moves })).toBe(false);
    expect(follows(lesson, step, { fairness, moves: [[LEARNER, { kind: 'nothing' }], ...moves.slice(1)] })).toBe(false);
    expect(follows(lesson, 0, { fairness, moves })).toBe(false);
  });

  test('meets every kind of decision', () => {
    const met = lesson.steps.flatMap(({ move }) => (move === undefined || move === 'any' ? [] : [move]));
    const kinds = new Set(met.map((move) => (move as { kind: string }).kind));
    expect([...kinds].toSorted()).toEqual(DECISIONS[id]!.toSorted());
  });

  test('names rules that are there, in every language', () => {
    for (const locale of LOCALES) {
      const rules = readFileSync(new URL(`rules/${locale}.md`, folder(id)), 'utf8');
      for (const rule of lesson.steps.flatMap((step) => step.rules)) expect(rules).toContain(`**${rule}.**`);
    }
  });

  test('points to parts the board has', () => {
    const files = readdirSync(new URL('board/', folder(id))).filter((file) => file.endsWith('.tsx'));
    const board = files.map((file) => readFileSync(new URL(`board/${file}`, folder(id)), 'utf8')).join('\n');
    for (const { look } of lesson.steps) expect(board).toContain(`data-part="${look}"`);
  });

  test.each(LOCALES)('says every step, and why it asks for just this move, in few words (%s)', async (locale) => {
    const words = await loadLessonWords(id, locale);
    expect(Object.keys(words)).toEqual(lesson.steps.map(({ name }) => name));
    const say = (sentence: unknown): string =>
      typeof sentence === 'function' ? sentence((seat: number) => ['Noor', 'Ada', 'Jules'][seat]) : String(sentence);
    for (const { name, move } of lesson.steps) {
      const { title, text, ...rest } = words[name]!;
      expect('why' in rest, name).toBe(move !== undefined && move !== 'any');
      for (const sentence of [title, text, ...Object.values(rest)]) {
        expect(say(sentence), name).toMatch(/\S/);
        expect(say(sentence), name).not.toMatch(/undefined|\[object/);
        expect(say(sentence).length, say(sentence)).toBeLessThanOrEqual(LONGEST);
      }
    }
  });
});
