import type { AnyEvent, AnyView } from '@outcry/engine';
import type { Frame, Script } from '@outcry/ui/timeline.ts';
import { describe, expect, test } from 'vitest';
import {
  atEnd,
  follow,
  framesOf,
  inFrame,
  lastsFor,
  next,
  readingTime,
  shownAt,
  sinceAnswered,
  sinceOpened,
  withoutMovement,
} from './show.ts';
import type { Position } from './show.ts';
import type { Moment, Snapshot } from './source.ts';

interface Laid extends AnyEvent {
  readonly seat: number;
}
const view = (sum: number) => ({ sum }) as unknown as AnyView;
const laid = (...seats: number[]): Laid[] => seats.map((seat) => ({ kind: 'laid', seat }));

/** A game in which every card laid adds one; each has a frame. */
const script: Script = {
  follows: (before, events) => (before as unknown as { sum: number }).sum >= 0 && events.length > 0,
  frames: (before, events) =>
    events.map((event, at) => ({
      event,
      view: view((before as unknown as { sum: number }).sum + at + 1),
      lasts: 100,
    })),
};
const HISTORY: readonly Moment[] = [
  { at: 0, view: view(0), events: [] },
  { at: 1, view: view(1), events: laid(0) },
  { at: 2, view: view(1), events: [] },
  { at: 3, view: view(3), events: laid(1, 2) },
];
const told = (moment: number): readonly Frame[] => framesOf(script, HISTORY, moment);
const start: Position = { moment: 0, frame: null };

describe('the position in what is told', () => {
  test('goes through every frame of every move, past moves without any, to the end', () => {
    const places: Position[] = [];
    for (let at = follow(start, 4, told); at.frame !== null; at = next(at, 4, told)) places.push(at);
    expect(places).toEqual([
      { moment: 1, frame: 0 },
      { moment: 3, frame: 0 },
      { moment: 3, frame: 1 },
    ]);
    expect(next(places.at(-1)!, 4, told)).toEqual(atEnd(4));
    expect(follow(atEnd(4), 4, told)).toEqual(atEnd(4));
  });

  test('begins what came since where all was told, and stays where something is left', () => {
    expect(follow(atEnd(2), 4, told)).toEqual({ moment: 3, frame: 0 });
    expect(follow({ moment: 1, frame: 0 }, 4, told)).toEqual({ moment: 1, frame: 0 });
  });

  test('is the end when moves were taken back, and when a frame is no longer told', () => {
    expect(follow({ moment: 3, frame: 1 }, 2, told)).toEqual(atEnd(2));
    expect(follow({ moment: 3, frame: 1 }, 4, () => [])).toEqual(atEnd(4));
  });

  test('jumps over a move that does not follow from what was seen', () => {
    const missed = [{ at: 0, view: view(-1), events: [] }, HISTORY[1]!];
    expect(framesOf(script, missed, 1)).toEqual([]);
    expect(framesOf(script, missed, 0)).toEqual([]);
  });
});

describe('what is on the screen', () => {
  const now = {
    history: HISTORY,
    status: 'over',
    legal: ['a move'],
    result: { places: [1] },
    worth: [[1]],
    online: { notes: [{ at: 1 }, { at: 3 }] },
  } as unknown as Snapshot;

  test('tells nothing before it is shown: neither table, tape, chart nor the end', () => {
    const [first] = told(3);
    const shown = shownAt(now, { moment: 3, frame: 0 }, first!);
    expect(shown.history.slice(0, 3)).toEqual(HISTORY.slice(0, 3));
    expect(shown.history.at(-1)).toEqual({ at: 3, view: view(2), events: laid(1) });
    expect(shown).toMatchObject({ status: 'playing', legal: [], result: null, worth: null });
    expect(shownAt(now, { moment: 1, frame: 0 }, told(1)[0]!).online!.notes).toEqual([{ at: 1 }]);
  });

  test('is the table itself once all is told', () => {
    expect(shownAt(now, atEnd(4), null)).toBe(now);
  });

  test('is the moment before an event while its pieces are on their way', () => {
    const [, second] = told(3);
    const shown = shownAt(now, { moment: 3, frame: 1 }, { ...second!, view: view(2), underway: true });
    expect(shown.history.at(-1)).toEqual({ at: 3, view: view(2), events: laid(1) });
  });

  test('is the same wherever one comes from', () => {
    const shown = told(3)[1]!;
    expect(inFrame(HISTORY[3]!, shown)).toEqual({ at: 3, view: view(3), events: laid(1, 2) });
  });
});

describe('what others did since one’s last answer', () => {
  const at = (length: number, decision: number | null, viewer = 0) =>
    ({ history: HISTORY.slice(0, length), decision, viewer }) as unknown as Snapshot;

  test('begins after the move that answered, while others chose at the same time too', () => {
    const asked = sinceOpened(at(1, 1));
    const meanwhile = sinceAnswered(asked, at(2, 1));
    expect(meanwhile.first).toBe(asked.first);
    const answered = sinceAnswered(meanwhile, at(3, null));
    expect(answered.first).toBe(3);
    expect(sinceAnswered(answered, at(4, 4)).first).toBe(3);
    expect(sinceAnswered(answered, at(4, null))).toMatchObject({ first: 3, length: 4 });
  });

  test('of a table that was just opened, after the last move that tells of the viewer first', () => {
    expect(sinceOpened(at(4, null)).first).toBe(2);
    expect(sinceOpened(at(4, null, 3)).first).toBe(1);
    expect(sinceOpened(at(4, null, 1)).first).toBe(4);
  });

  test('is nothing that was taken back', () => {
    expect(sinceAnswered({ decision: null, length: 4, first: 4 }, at(2, 2)).first).toBe(2);
  });
});

describe('how long a frame stays', () => {
  const usual = {
    frame: told(1)[0]!,
    said: 'Ada lays a card.',
    own: false,
    moved: 0,
    waiting: 0,
    pace: 'calm',
    clock: null,
  } as const;

  test('calmly: long enough to read its sentence, at least 1.2 seconds', () => {
    expect(lastsFor(usual)).toBe(1_200);
    const long = 'Ada lays a card. '.repeat(6);
    expect(lastsFor({ ...usual, said: long })).toBe(readingTime(long));
    expect(readingTime(long)).toBeGreaterThan(3_000);
    expect(lastsFor({ ...usual, frame: { ...usual.frame, explained: true } })).toBe(2_000);
    expect(lastsFor({ ...usual, said: '' })).toBe(100);
  });

  test('what only moves is not there to be read, and its time counts for the frame that is', () => {
    const movement = { ...usual.frame, movement: true };
    expect(lastsFor({ ...usual, frame: movement })).toBe(100);
    expect(lastsFor({ ...usual, frame: movement, pace: 'wait' })).toBe(100);
    expect(lastsFor({ ...usual, moved: 700 })).toBe(500);
    expect(lastsFor({ ...usual, moved: 5_000 })).toBe(100);
    expect(withoutMovement([movement, usual.frame])).toEqual([usual.frame]);
  });

  test('as its pieces move: one’s own moves, and briskly, in haste when many wait', () => {
    expect(lastsFor({ ...usual, own: true })).toBe(100);
    expect(lastsFor({ ...usual, own: true, frame: { ...usual.frame, moment: true } })).toBe(1_200);
    expect(lastsFor({ ...usual, pace: 'brisk' })).toBe(100);
    expect(lastsFor({ ...usual, pace: 'brisk', waiting: 6 })).toBe(30);
  });

  test('until the person goes on, where they wish it, or where it is to be read; never while their clock runs', () => {
    expect(lastsFor({ ...usual, pace: 'wait' })).toBe(Infinity);
    expect(lastsFor({ ...usual, pace: 'wait', clock: true })).toBe(100);
    const stays = { ...usual.frame, stays: true };
    expect(lastsFor({ ...usual, frame: stays, pace: 'instant' })).toBe(Infinity);
    expect(lastsFor({ ...usual, frame: stays, clock: false })).toBe(100);
  });
});
