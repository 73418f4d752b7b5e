import { begin, continued as after, shown } from '@outcry/ui/timeline.ts';
import type { Timeline as AnyStory } from '@outcry/ui/timeline.ts';
import { describe, expect, test } from 'vitest';
import { observedGame } from '../../testing/observedGame.ts';
import type { Seen } from '../../testing/observedGame.ts';
import { PRINTED } from '../data.ts';
import { takingStock } from '../game.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { lasts, PAYOUT, scriptOf } from './timeline.ts';
import type { Frame } from './timeline.ts';

const game = takingStock();
const script = scriptOf(PRINTED);

type Timeline = AnyStory<View, Frame>;
const continued = (
  timeline: Timeline,
  view: View,
  news: Parameters<typeof after<View, Event, Frame>>[3],
  motion: boolean,
) => after(script, timeline, view, news, motion);

const told = ({ id, events }: Seen<View, Event>) => ({ id, events });

/** Shows what is left of a timeline; the events of its frames. */
function watch(timeline: Timeline): Event['kind'][] {
  const kinds: Event['kind'][] = [];
  for (let left = timeline; left.frames.length > 0; left = shown(left)) kinds.push(left.frames[0]!.event.kind);
  return kinds;
}

describe('the timeline of a move', () => {
  const game2 = observedGame(game, { leftOut: [] }, 2, 4);
  const whole = game2.findIndex(({ events }) => events.some(({ kind }) => kind === 'won'));
  const payday = game2.findIndex(({ events }) => events.some(({ kind }) => kind === 'round-over'));
  const end = game2.at(-1)!;
  const before = (step: number): Timeline => begin(game2[step - 1]!.view, told(game2[step - 1]!));

  test('tells every step of a trick that ends, in order', () => {
    const timeline = continued(before(whole), game2[whole]!.view, told(game2[whole]!), true);
    expect(watch(timeline)).toEqual(game2[whole]!.events.map(({ kind }) => kind).filter((kind) => kind !== 'asks'));
    expect(timeline.view).toBe(game2[whole]!.view);
  });
  test('goes on with what is still to be shown when the next move comes early', () => {
    const first = continued(before(1), game2[1]!.view, told(game2[1]!), true);
    const second = continued(first, game2[2]!.view, told(game2[2]!), true);
    expect(watch(second)).toEqual([
      ...watch(first),
      ...watch(continued(before(2), game2[2]!.view, told(game2[2]!), true)),
    ]);
  });
  test('is not told twice when the same move comes again', () => {
    const timeline = continued(before(1), game2[1]!.view, told(game2[1]!), true);
    expect(continued(timeline, { ...game2[1]!.view }, told(game2[1]!), true).frames).toBe(timeline.frames);
  });
  test('jumps when there are no events, or when moves were missed', () => {
    const timeline = continued(before(1), game2[1]!.view, told(game2[1]!), true);
    expect(continued(timeline, game2[9]!.view, null, true).frames).toEqual([]);
    const missed = game2.findIndex(({ view }) => view.phase.kind === 'play' && view.phase.seat !== 0);
    const stranger = game2.find(({ events: [event] }) => event?.kind === 'played' && event.seat === 0)!;
    expect(continued(before(missed + 1), stranger.view, told(stranger), true).frames).toEqual([]);
  });
  test('jumps when a move was taken back', () => {
    const last = game2[1]!;
    const timeline: Timeline = begin(game2[0]!.view, { id: 7, events: [] });
    expect(continued(timeline, last.view, told(last), true).frames).toEqual([]);
  });
  test('without motion only the payout stays, to be read', () => {
    expect(watch(continued(before(whole), game2[whole]!.view, told(game2[whole]!), false))).toEqual([]);
    expect(watch(continued(before(payday), game2[payday]!.view, told(game2[payday]!), false))).toEqual(['round-over']);
  });
  test('the last payout is the end screen’s', () => {
    const timeline = continued(before(end.id), end.view, told(end), true);
    expect(watch(timeline)).not.toContain('round-over');
  });
  test('a frame lasts long enough to be seen, a payout to be read, and a queue hurries', () => {
    const { frames } = continued(before(payday), game2[payday]!.view, told(game2[payday]!), true);
    for (const frame of frames) {
      const still = frame.event.kind === 'moved' && frame.event.from === frame.event.to;
      if (!still) expect(lasts(frame, 1)).toBeGreaterThan(200);
      if (frame.event.kind === 'round-over') expect(lasts(frame, 20)).toBe(PAYOUT);
      else if (!still) expect(lasts(frame, 20)).toBeLessThan(lasts(frame, 1));
    }
  });
});

describe.each([2, 3, 4, 5])('over random games of %i', (seats) => {
  const games = [1, 2, 3].flatMap((seed) => observedGame(game, { leftOut: [] }, seats, seed));
  const FRAMES = ['played', 'otto-played', 'moved', 'side-deal', 'won', 'nobody-won', 'leftovers', 'round-over'];

  test('every event that changes the table has its frame, in order, and the trick is seen whole before it is taken', () => {
    for (const { before, events } of games) {
      const frames = script.frames(before, events, 0, true);
      const ends = events.some(({ kind }) => kind === 'over');
      const shownKinds = ends ? FRAMES.toSpliced(-1) : FRAMES;
      expect(frames.map(({ event }) => event)).toEqual(events.filter(({ kind }) => shownKinds.includes(kind)));
      for (const { view, leaving } of frames)
        if (leaving !== null) expect(view.table).toEqual(expect.arrayContaining([...leaving.cards]));
    }
  });

  test('no frame shows the next deal, the next trick’s number or the next question', () => {
    for (const { before, events } of games)
      for (const { view } of script.frames(before, events, 0, true)) {
        const { round, trick, order, phase } = before;
        expect(view).toMatchObject({ round, trick, order, phase });
      }
  });
});
