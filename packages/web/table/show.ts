import type { AnyEvent, Seat } from '@outcry/engine';
import type { Frame, Script } from '@outcry/ui/timeline.ts';
import type { Pace } from '../settings.ts';
import type { Moment, Snapshot } from './source.ts';

/** Where the table is in what it tells: a moment of the history, and the frame of its move; null: all of it is told. */
export interface Position {
  readonly moment: number;
  readonly frame: number | null;
}

/** The frames of the move that led to a moment. */
export type FramesOf = (moment: number) => readonly Frame[];

/** Everything is told. */
export const atEnd = (length: number): Position => ({ moment: length - 1, frame: null });

/** The beginning of a move: its first frame, where it has one. */
const beginning = (moment: number, framesOf: FramesOf): Position => ({
  moment,
  frame: framesOf(moment).length > 0 ? 0 : null,
});

/** The place after this one: the next frame, the next move, or the end of the last. */
export function next({ moment, frame }: Position, length: number, framesOf: FramesOf): Position {
  if (frame !== null && frame + 1 < framesOf(moment).length) return { moment, frame: frame + 1 };
  return follow({ moment, frame: null }, length, framesOf);
}

/** The same place, or where there is nothing more to tell there, the beginning of what came since. */
export function follow(position: Position, length: number, framesOf: FramesOf): Position {
  if (position.moment > length - 1) return atEnd(length); // moves were taken back
  let now = position;
  if (now.frame !== null && now.frame >= framesOf(now.moment).length) now = { moment: now.moment, frame: null };
  while (now.frame === null && now.moment < length - 1) now = beginning(now.moment + 1, framesOf);
  return now;
}

/** The frames of a move where nothing moves on the screen. */
export const withoutMovement = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(({ movement }) => !movement);

/** What a move's events are told as. Those that did not follow from what was seen are not told: the board jumps. */
export function framesOf(script: Script, history: readonly Moment[], moment: number): readonly Frame[] {
  const [before, { events }] = [history[moment - 1], history[moment]!];
  return before !== undefined && script.follows(before.view, events) ? script.frames(before.view, events) : [];
}

/** A moment as it stands in a frame: told as far as the frame's view has come. */
export const inFrame = ({ at, events }: Moment, { view, event, underway }: Frame): Moment => ({
  at,
  view,
  events: events.slice(0, events.indexOf(event) + (underway ? 0 : 1)),
});

/** The seat that made the move these events tell; null: they do not say. */
const toldMover = (events: readonly AnyEvent[]): unknown => {
  const first = events.find((event) => 'seat' in event);
  return first && 'seat' in first ? first.seat : null;
};

/** The seat that made the move; null: nobody knows. */
export function moverOf({ mover, events }: Moment): Seat | null {
  const seat = mover?.seat ?? toldMover(events);
  return typeof seat === 'number' ? seat : null;
}

/** What the viewer was asked when the game had so many moments, and where what others did since their last answer begins. */
export interface Since {
  readonly decision: number | null;
  readonly length: number;
  readonly first: number;
}

/** As far as the log or the events say. What a bot decided for the viewer was not their decision. */
export function sinceOpened({ history, viewer, decision }: Snapshot): Since {
  const own =
    viewer === null ? -1 : history.findLastIndex((moment) => moverOf(moment) === viewer && moment.mover?.bot !== true);
  return { decision, length: history.length, first: Math.max(0, own) + 1 };
}

/** Follows the table: the first move after the last moment at which a decision stood answered it. */
export function sinceAnswered(since: Since, { history: { length }, decision }: Snapshot): Since {
  if (since.decision === decision && since.length === length) return since;
  const answered = since.decision !== null && since.decision !== decision;
  return { decision, length, first: Math.min(length, answered ? since.length + 1 : since.first) };
}

/** The table as it is on the screen: nothing of it is newer than what is told. */
export function shownAt(now: Snapshot, { moment, frame }: Position, shown: Frame | null): Snapshot {
  if (frame === null && moment === now.history.length - 1) return now;
  const history = now.history.slice(0, moment + 1);
  if (shown !== null) history[moment] = inFrame(history[moment]!, shown);
  const { at } = history[moment]!;
  return {
    ...now,
    history,
    status: 'playing',
    legal: [],
    result: null,
    worth: null,
    online: now.online && { ...now.online, notes: now.online.notes.filter((note) => note.at <= at) },
  };
}

/** The shortest time a sentence stays, and what each letter adds, at a calm pace. */
const LEAST = 1_200;
const A_LETTER = 40;

/** What the reason below it adds. */
const WHY = 800;

/** How long it takes to read a sentence without haste. */
export const readingTime = (said: string): number => Math.max(LEAST, A_LETTER * said.length);

/** How long a frame stays of its time when so many moves wait behind it. */
const haste = (waiting: number): number => (waiting > 4 ? 0.3 : waiting > 2 ? 0.6 : 1);

interface Told {
  readonly frame: Frame;
  readonly said: string;
  /** The viewer did it: they know, but for what came of it in a key moment. */
  readonly own: boolean;
  /** For how long its sentence stood there already, while its piece moved. */
  readonly moved: number;
  /** How many moves wait behind it. */
  readonly waiting: number;
  readonly pace: Pace;
  /** The viewer's clock runs; null: they have none. */
  readonly clock: boolean | null;
}

/** How long a frame is shown; Infinity: until the person goes on. */
export function lastsFor({ frame, said, own, moved, waiting, pace, clock }: Told): number {
  if (frame.stays) return clock === null ? Infinity : frame.lasts;
  const isRead = !frame.movement && said !== '' && (!own || frame.moment === true) && !clock;
  if (pace === 'wait' && isRead) return Infinity;
  if (pace === 'calm' && isRead) return Math.max(frame.lasts, readingTime(said) + (frame.explained ? WHY : 0) - moved);
  return frame.lasts * haste(waiting);
}
