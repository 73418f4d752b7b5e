import { describe, expect, test } from 'vitest';
import { observedGame } from '../../testing/observedGame.ts';
import { PRINTED } from '../data.ts';
import { game } from '../testing/fixture.ts';
import type { Event } from '../state.ts';
import { scriptOf, walkTime } from './timeline.ts';

const script = scriptOf(PRINTED);

const all = observedGame(game, { side: 'plain' }, 3, 5);
const tell = (at: number) => ({ frames: script.frames(all[at - 1]!.view, all[at]!.events) });
const find = (kind: Event['kind']): number =>
  all.findIndex(({ events }) => events.some((event) => event.kind === kind));

describe('the timeline of a move', () => {
  test('tells cards, each brick’s way and the new prices one after another', () => {
    const at = all.findIndex(({ events }) => events.filter(({ kind }) => kind === 'moved').length === 3);
    const kinds = tell(at).frames.flatMap(({ event, movement }) => (movement ? [] : [event.kind]));
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
  test('a brick walks before the board, and all that follows from it, says where it came', () => {
    for (const kind of ['moved', 'ranked'] as const) {
      const { frames } = tell(find(kind));
      const at = frames.findIndex(({ event }) => event.kind === kind);
      const [walks, stands] = [frames[at]!, frames[at + 1]!];
      const event = walks.event as Extract<Event, { kind: 'moved' | 'ranked' }>;
      expect(walks).toMatchObject({ underway: true, movement: true, lasts: walkTime(event.from, event.to) });
      expect(walks.walk).toMatchObject({ company: event.company, from: event.from, to: event.to, then: stands.view });
      expect(walks.view.bricks[event.company]).toBe(event.from);
      expect(stands.event).toBe(event);
      expect(stands.underway).toBeUndefined();
      expect(stands.view.bricks[event.company]).toBe(event.to);
    }
  });
  test('says how many empty spaces every brick walks, a Bank Holiday counted', () => {
    const at = all.findIndex(({ events }) => events.filter(({ kind }) => kind === 'moved').length === 3);
    const walked = tell(at).frames.filter(({ event, walk }) => event.kind === 'moved' && walk !== null);
    for (const { event, steps } of walked)
      expect((event as Extract<Event, { kind: 'moved' }>).path).toHaveLength(steps);
    const halved = { count: 1, kind: 'holiday', steps: 2 } as const;
    const moved = { kind: 'moved', seat: 0, company: 0, from: 0, to: 2, path: [1, 2] } as const;
    expect(script.frames(all[0]!.view, [halved, moved])[1]!.steps).toBe(2);
  });
  test('says what prices became of those before the bricks moved', () => {
    const at = all.findIndex(({ events }) => events.some((event) => event.kind === 'priced'));
    const priced = tell(at).frames.find(({ event }) => event.kind === 'priced')!;
    expect(priced.before).toEqual(all[at - 1]!.view.prices);
    expect(priced.view.prices).not.toEqual(priced.before);
  });
  test('follows from the view before it, and from no other', () => {
    const [revealed, traded] = [find('revealed'), find('traded')];
    expect(script.follows(all[revealed - 1]!.view, all[revealed]!.events)).toBe(true);
    expect(script.follows(all[revealed - 1]!.view, all[traded]!.events)).toBe(false);
  });
  test('a brick that goes far walks faster', () => {
    expect(walkTime(0, 60)).toBeLessThan(2_000);
    expect(walkTime(9, 3)).toBe(walkTime(3, 9));
  });
});
