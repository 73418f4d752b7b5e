import { begin, continued, shown } from '@outcry/ui/story.ts';
import type { Story } from '@outcry/ui/story.ts';
import { describe, expect, test } from 'vitest';
import { seenGame } from '../../seenGame.ts';
import { PRINTED } from '../data.ts';
import { game } from '../fixture.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { lastsFor, tellingOf, walkTime } from './story.ts';
import type { Scene } from './story.ts';

const telling = tellingOf(PRINTED);

const all = seenGame(game, { side: 'plain' }, 3, 5);
const tell = (at: number, motion = true): Story<View, Scene> => {
  const before = all[at - 1]!;
  return continued(telling, begin(before.view, before), all[at]!.view, all[at]!, motion);
};
const find = (kind: Event['kind']): number =>
  all.findIndex(({ events }) => events.some((event) => event.kind === kind));

describe('the story of a move', () => {
  test('tells cards, each brick’s way and the new prices one after another', () => {
    const at = all.findIndex(({ events }) => events.filter(({ kind }) => kind === 'moved').length === 3);
    const kinds = tell(at).pictures.map(({ event }) => event.kind);
    expect(kinds.slice(0, 5)).toEqual(['revealed', 'moved', 'moved', 'moved', 'priced']);
    expect(kinds.at(-1)).toBe('turn');
  });
  test('shows every card from the moment all are shown until the bricks have moved, and never before', () => {
    const { pictures } = tell(find('revealed'));
    expect(pictures[0]!.shown).toHaveLength(3);
    expect(pictures.at(-1)!.shown).toBeNull();
    for (const { events, id } of all.slice(1))
      if (events.every(({ kind }) => kind === 'chose')) expect(tell(id).pictures).toEqual([]);
  });
  test('moves a brick in its own picture, not before', () => {
    const { pictures } = tell(find('moved'));
    const at = pictures.findIndex(({ event }) => event.kind === 'moved');
    const event = pictures[at]!.event as Extract<Event, { kind: 'moved' }>;
    expect(pictures[at - 1]!.view.bricks[event.company]).toBe(event.from);
    expect(pictures[at]!.view.bricks[event.company]).toBe(event.to);
  });
  test('says what prices became of those before the bricks moved', () => {
    const at = all.findIndex(({ events }) => events.some((event) => event.kind === 'priced'));
    const priced = tell(at).pictures.find(({ event }) => event.kind === 'priced')!;
    expect(priced.before).toEqual(all[at - 1]!.view.prices);
    expect(priced.view.prices).not.toEqual(priced.before);
  });
  test('jumps without motion, when a move is taken back, and when moves were missed', () => {
    const at = find('revealed');
    expect(tell(at, false).pictures).toEqual([]);
    const later = begin<View, Scene>(all[at - 1]!.view, { id: at + 5, events: [] });
    expect(continued(telling, later, all[at]!.view, all[at]!, true).pictures).toEqual([]);
    const traded = find('traded');
    const stranger = begin<View, Scene>(all[find('revealed') - 1]!.view, { id: 0, events: [] });
    expect(continued(telling, stranger, all[traded]!.view, all[traded]!, true).pictures).toEqual([]);
  });
  test('leads on, picture by picture, and hurries when many wait', () => {
    const at = find('revealed');
    const story = tell(at);
    expect(shown(story).pictures).toHaveLength(story.pictures.length - 1);
    const slow = telling.pictures(all[at - 1]!.view, all[at]!.events, 0, true);
    const fast = telling.pictures(all[at - 1]!.view, all[at]!.events, 9, true);
    expect(fast[0]!.lasts).toBeLessThan(slow[0]!.lasts / 2);
  });
  test('a picture is there as long as its brick walks', () => {
    const moved = { kind: 'moved', seat: 0, company: 0, from: 3, to: 9, path: [4, 9] } as const;
    expect(lastsFor(moved)).toBeGreaterThan(walkTime(3, 9));
    expect(walkTime(0, 60)).toBeLessThan(2_000);
    expect(walkTime(9, 3)).toBe(walkTime(3, 9));
  });
});
