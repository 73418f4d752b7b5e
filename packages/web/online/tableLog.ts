import { Journal } from '@outcry/engine';
import type { AnyEvent, AnyView } from '@outcry/engine';
import type { LogEntry, Position } from '@outcry/server/api';
import type { ChatLine, Moment } from '../table/source.ts';

type MoveEntry = Extract<LogEntry, { kind: 'move' }>;
/** Entries that lead to a view of their own: the start and every move. */
type Step = Extract<LogEntry, { kind: 'start' }> | MoveEntry;

/** The steps that stand after undos and redos, oldest first. */
export function standing(log: readonly LogEntry[]): Step[] {
  const start = log.find((entry) => entry.kind === 'start');
  const journal = new Journal<MoveEntry>();
  for (const entry of log) journal.add(entry);
  return start ? [start, ...journal.moves] : journal.moves;
}

/** The number of the first move made after an entry, as the tape counts; null: none was made yet. */
export function moveAfter(log: readonly LogEntry[], after: number): number | null {
  const at = standing(log).findIndex(({ seq }) => seq > after);
  return at < 0 ? null : at;
}

/** The moments up to the first whose view is missing. `skew`: how far this device's clock is ahead of the server's. */
export function momentsOf(steps: readonly Step[], views: ReadonlyMap<number, AnyView>, skew: number): Moment[] {
  const moments: Moment[] = [];
  for (const step of steps) {
    const view = views.get(step.seq);
    if (view === undefined) break;
    if (step.kind === 'start') moments.push({ at: step.seq, view, events: [] });
    else {
      const mover = { seat: step.seat, bot: step.bot, when: step.at + skew };
      moments.push({ at: step.seq, view, events: step.events as AnyEvent[], mover });
    }
  }
  return moments;
}

/** Numbers of the standing steps whose view is missing. */
export const missingViews = (log: readonly LogEntry[], views: ReadonlyMap<number, AnyView>): number[] =>
  standing(log).flatMap(({ seq }) => (views.has(seq) ? [] : [seq]));

/**
 * The moves that can be made now. `answered` is the number of our last accepted move: an older position is stale, because
 * its decision has been made.
 */
export const openMoves = (position: Position | undefined, answered: number): readonly unknown[] =>
  position && position.seq >= answered ? position.legal : [];

/** The number of the last entry up to which two logs are equal; -1: the first entries differ. */
export function agreedUntil(one: readonly LogEntry[], other: readonly LogEntry[]): number {
  const differ = one.findIndex((entry, index) => JSON.stringify(entry) !== JSON.stringify(other[index]));
  return (differ < 0 ? one.at(-1) : one[differ - 1])?.seq ?? -1;
}

/** Who reads a chat, whom they muted, and what everybody is called. */
export interface Listener {
  readonly me: string;
  readonly isMuted: (person: string) => boolean;
  readonly nameOf: (person: string) => string;
}

/** What was said, without the people who are muted, and without what hosts took away. */
export function chatOf(log: readonly LogEntry[], { me, isMuted, nameOf }: Listener): ChatLine[] {
  const hidden = new Set(log.flatMap((entry) => (entry.kind === 'hidden' ? [entry.of] : [])));
  return log.flatMap((entry) =>
    entry.kind === 'chat' && !isMuted(entry.person)
      ? [
          {
            at: entry.seq,
            person: entry.person,
            name: nameOf(entry.person),
            looksOn: entry.seat === null,
            text: hidden.has(entry.seq) ? '' : entry.text,
            mine: entry.person === me,
          },
        ]
      : [],
  );
}
