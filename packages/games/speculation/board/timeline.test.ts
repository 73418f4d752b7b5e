import { begin, continued, shown } from '@outcry/ui/timeline.ts';
import type { Timeline } from '@outcry/ui/timeline.ts';
import { describe, expect, test } from 'vitest';
import { observedGame } from '../../testing/observedGame.ts';
import { PRINTED } from '../data.ts';
import { game } from '../testing/fixture.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { lastsFor, scriptOf, walkTime } from './timeline.ts';
import type { Scene } from './timeline.ts';

const script = scriptOf(PRINTED);

const all = observedGame(game, { side: 'plain' }, 3, 5);
const tell = (at: number, motion = true): Timeline<View, Scene> => {
  const before = all[at - 1]!;
  return continued(script, begin(before.view, before), all[at]!.view, all[at]!, motion);
};
const find = (kind: Event['kind']): number =>
  all.findIndex(({ events }) => events.some((event) => event.kind === kind));

describe('the timeline of a move', () => {
  test('tells cards, each brick’s way and the new prices one after another', () => {
    const at = all.findIndex(({ events }) => events.filter(({ kind }) => kind === 'moved').length === 3);
    const kinds = tell(at).frames.map(({ event }) => event.kind);
    expect(kinds.slice(0, 5)).toEqual(['revealed', 'moved', 'moved', 'moved', 'priced']);
    expect(kinds.at(-1)).toBe('turn');
  });
  test('shows every card from the moment all are shown until the bricks have moved, and never before', () => {
    const { frames } = tell(find('revealed'));
    expect(frames[0]!.shown).toHaveLength(3);
    expect(frames.at(-1)!.shown).toBeNull();
    for (const { events, id } of all.slice(1))
      if (events.every(({ kind }) => kind === 'chose')) expect(tell(id).frames).toEqual([]);
  });
  test('moves a brick in its own frame, not before', () => {
    const { frames } = tell(find('moved'));
    const at = frames.findIndex(({ event }) => event.kind === 'moved');
    const event = frames[at]!.event as Extract<Event, { kind: 'moved' }>;
    expect(frames[at - 1]!.view.bricks[event.company]).toBe(event.from);
    expect(frames[at]!.view.bricks[event.company]).toBe(event.to);
  });
  test('says what prices became of those before the bricks moved', () => {
    const at = all.findIndex(({ events }) => events.some((event) => event.kind === 'priced'));
    const priced = tell(at).frames.find(({ event }) => event.kind === 'priced')!;
    expect(priced.before).toEqual(all[at - 1]!.view.prices);
    expect(priced.view.prices).not.toEqual(priced.before);
  });
  test('jumps without motion, when a move is taken back, and when moves were missed', () => {
    const at = find('revealed');
    expect(tell(at, false).frames).toEqual([]);
    const later = begin<View, Scene>(all[at - 1]!.view, { id: at + 5, events: [] });
    expect(continued(script, later, all[at]!.view, all[at]!, true).frames).toEqual([]);
    const traded = find('traded');
    const stranger = begin<View, Scene>(all[find('revealed') - 1]!.view, { id: 0, events: [] });
    expect(continued(script, stranger, all[traded]!.view, all[traded]!, true).frames).toEqual([]);
  });
  test('leads on, frame by frame, and hurries when many wait', () => {
    const at = find('revealed');
    const timeline = tell(at);
    expect(shown(timeline).frames).toHaveLength(timeline.frames.length - 1);
    const slow = script.frames(all[at - 1]!.view, all[at]!.events, 0, true);
    const fast = script.frames(all[at - 1]!.view, all[at]!.events, 9, true);
    expect(fast[0]!.lasts).toBeLessThan(slow[0]!.lasts / 2);
  });
  test('a frame is there as long as its brick walks', () => {
    const moved = { kind: 'moved', seat: 0, company: 0, from: 3, to: 9, path: [4, 9] } as const;
    expect(lastsFor(moved)).toBeGreaterThan(walkTime(3, 9));
    expect(walkTime(0, 60)).toBeLessThan(2_000);
    expect(walkTime(9, 3)).toBe(walkTime(3, 9));
  });
});
