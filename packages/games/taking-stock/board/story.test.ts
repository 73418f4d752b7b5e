import { begin, continued as after, shown } from '@outcry/ui/story.ts';
import type { Story as AnyStory } from '@outcry/ui/story.ts';
import { describe, expect, test } from 'vitest';
import { seenGame } from '../../seenGame.ts';
import type { Seen } from '../../seenGame.ts';
import { takingStock } from '../game.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { lasts, PAYOUT, TELLING } from './story.ts';
import type { Picture } from './story.ts';

const game = takingStock();

type Story = AnyStory<View, Picture>;
const continued = (
  story: Story,
  view: View,
  news: Parameters<typeof after<View, Event, Picture>>[3],
  motion: boolean,
) => after(TELLING, story, view, news, motion);

const told = ({ id, events }: Seen<View, Event>) => ({ id, events });

/** Shows what is left of a story; the events of its pictures. */
function watch(story: Story): Event['kind'][] {
  const kinds: Event['kind'][] = [];
  for (let left = story; left.pictures.length > 0; left = shown(left)) kinds.push(left.pictures[0]!.event.kind);
  return kinds;
}

describe('the story of a move', () => {
  const game2 = seenGame(game, { leftOut: [] }, 2, 4);
  const whole = game2.findIndex(({ events }) => events.some(({ kind }) => kind === 'won'));
  const payday = game2.findIndex(({ events }) => events.some(({ kind }) => kind === 'round-over'));
  const end = game2.at(-1)!;
  const before = (step: number): Story => begin(game2[step - 1]!.view, told(game2[step - 1]!));

  test('tells every step of a trick that ends, in order', () => {
    const story = continued(before(whole), game2[whole]!.view, told(game2[whole]!), true);
    expect(watch(story)).toEqual(game2[whole]!.events.map(({ kind }) => kind));
    expect(story.view).toBe(game2[whole]!.view);
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
    const story = continued(before(1), game2[1]!.view, told(game2[1]!), true);
    expect(continued(story, { ...game2[1]!.view }, told(game2[1]!), true).pictures).toBe(story.pictures);
  });
  test('jumps when there are no events, or when moves were missed', () => {
    const story = continued(before(1), game2[1]!.view, told(game2[1]!), true);
    expect(continued(story, game2[9]!.view, null, true).pictures).toEqual([]);
    const missed = game2.findIndex(({ view }) => view.phase.kind === 'play' && view.phase.seat !== 0);
    const stranger = game2.find(({ events: [event] }) => event?.kind === 'played' && event.seat === 0)!;
    expect(continued(before(missed + 1), stranger.view, told(stranger), true).pictures).toEqual([]);
  });
  test('jumps when a move was taken back', () => {
    const last = game2[1]!;
    const story: Story = begin(game2[0]!.view, { id: 7, events: [] });
    expect(continued(story, last.view, told(last), true).pictures).toEqual([]);
  });
  test('without motion only the payout stays, to be read', () => {
    expect(watch(continued(before(whole), game2[whole]!.view, told(game2[whole]!), false))).toEqual([]);
    expect(watch(continued(before(payday), game2[payday]!.view, told(game2[payday]!), false))).toEqual(['round-over']);
  });
  test('the last payout is the end screen’s', () => {
    const story = continued(before(end.id), end.view, told(end), true);
    expect(watch(story)).not.toContain('round-over');
  });
  test('a picture lasts long enough to be seen, a payout to be read, and a queue hurries', () => {
    const { pictures } = continued(before(payday), game2[payday]!.view, told(game2[payday]!), true);
    for (const picture of pictures) {
      const still = picture.event.kind === 'moved' && picture.event.from === picture.event.to;
      if (!still) expect(lasts(picture, 1)).toBeGreaterThan(200);
      if (picture.event.kind === 'round-over') expect(lasts(picture, 20)).toBe(PAYOUT);
      else if (!still) expect(lasts(picture, 20)).toBeLessThan(lasts(picture, 1));
    }
  });
});
