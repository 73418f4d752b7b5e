import { fastRng } from '@outcry/engine';
import { expect, test } from 'vitest';
import { counts, EDISON, game, make, table } from '../testing/fixture.ts';
import type { Event } from '../state.ts';
import { follows, hasOutlook, scriptOf } from './timeline.ts';

const script = scriptOf(game.data);
const last = () => table({ phase: { kind: 'roll', waiting: [0] }, rumors: { [EDISON]: 2 } });

test('all dice roll in one frame, then card after card is read, then the round begins (B9, B10, B11)', () => {
  const state = last();
  const view = game.view(state, 1);
  const events = make(state, 0, { kind: 'bag', dice: counts({}) }, fastRng(3));
  const seen = events.filter(({ kind }) => kind !== 'bagged');
  const frames = script.frames(view, seen);
  expect(frames.map(({ event }) => event.kind)).toEqual(['drawn', 'rolled', 'priced', 'priced', 'priced', 'round']);
  const rolled = seen.filter((event) => event.kind === 'rolled');
  expect([...frames[1]!.rolled.entries()]).toEqual(rolled.map(({ company, pips }) => [company, pips]));
  expect(frames[2]!.read).toEqual([EDISON]);
  expect(frames.at(-1)!.read).toEqual([]);
  expect(frames.at(-1)!.view).toEqual(game.view(state, 1));
});

test('B13: after the last round what everybody settles is told, seat after seat', () => {
  const state = table({ phase: { kind: 'roll', waiting: [0] }, round: game.view(table(), 1).rounds });
  const view = game.view(state, 1);
  const events = make(state, 0, { kind: 'bag', dice: counts({}) }, fastRng(3));
  const settled = events.filter(({ kind }) => kind === 'settled');
  expect(settled).toHaveLength(view.screens.length);
  const frames = script.frames(view, events);
  expect(frames.slice(-settled.length).map(({ event }) => event)).toEqual(settled);
});

test('the board says what dice come to until they are rolled, and after that until the card is read', () => {
  const state = last();
  const view = game.view(state, 1);
  const frames = script.frames(view, make(state, 0, { kind: 'bag', dice: counts({}) }, fastRng(3)));
  const said = frames.map((frame) => hasOutlook(frame.view, frame, EDISON));
  expect(said).toEqual([true, false, false, false, false, true]);
  const [, rolled, priced] = frames;
  const other = view.inPlay.at(-1)!;
  expect(hasOutlook(rolled!.view, rolled!, other)).toBe(false);
  expect(hasOutlook(priced!.view, priced!, other)).toBe(true);
});

test('events follow a view in which their seat is asked', () => {
  const passed: Event = { kind: 'passed', seat: 0 };
  const chose: Event = { kind: 'chose', seat: 0 };
  const acting = game.view(table(), 1);
  const rolling = game.view(last(), 1);
  expect(follows(acting, [passed])).toBe(true);
  expect(follows(acting, [{ ...passed, seat: 1 }])).toBe(false);
  expect(follows(acting, [chose])).toBe(false);
  expect(follows(rolling, [chose])).toBe(true);
  expect(follows(rolling, [passed])).toBe(false);
});
