import { Journal } from '@outcry/engine';
import type { AnyEvent, AnyView, Seat } from '@outcry/engine';
import type { LogEntry, Position } from '@outcry/server/api';
import type { ChatLine, Moment, Note, NoteKind } from '../table/source.ts';

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

/** The moments up to the first whose view is missing. */
export function momentsOf(steps: readonly Step[], views: ReadonlyMap<number, AnyView>): Moment[] {
  const moments: Moment[] = [];
  for (const step of steps) {
    const view = views.get(step.seq);
    if (view === undefined) break;
    moments.push({ at: step.seq, view, events: step.kind === 'move' ? (step.events as AnyEvent[]) : [] });
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

/** `asker`: the seat that last asked for an undo. */
function noteKind(entry: LogEntry, asker: Seat | null): NoteKind | null {
  switch (entry.kind) {
    case 'stand-in':
      return entry.why;
    case 'take-back':
      return 'back';
    case 'undo-ask':
      return 'undoAsked';
    case 'undo-answer':
      if (entry.agree) return null;
      return entry.seat === asker ? 'undoWithdrawn' : 'undoRefused';
    case 'undo':
      return 'undone';
    case 'redo':
      return 'redone';
    case 'vote':
      return entry.end ? 'voted' : 'unvoted';
    default:
      return null;
  }
}

/** What the tape says about the table itself. */
export function notesOf(log: readonly LogEntry[]): Note[] {
  let asker: Seat | null = null;
  return log.flatMap((entry) => {
    if (entry.kind === 'undo-ask') asker = entry.seat;
    const kind = noteKind(entry, asker);
    return kind && 'seat' in entry && entry.seat !== null ? [{ at: entry.seq, kind, seat: entry.seat }] : [];
  });
}

/** Notes about moves that were taken back: a replay has only the standing ones. */
const OF_UNDO: readonly NoteKind[] = ['undoAsked', 'undoRefused', 'undoWithdrawn', 'undone', 'redone'];

/** What the tape of a replay says about the table: who left and came back, by the number of moves made before. */
export function notesOfReplay(log: readonly LogEntry[]): Note[] {
  const steps = standing(log);
  return notesOf(log)
    .filter(({ kind }) => !OF_UNDO.includes(kind))
    .map((note) => ({ ...note, at: steps.findLastIndex(({ seq }) => seq < note.at) }));
}

/** Who reads a chat, whom they muted, and what everybody is called. */
export interface Listener {
  readonly me: string;
  readonly isMuted: (person: string) => boolean;
  readonly nameOf: (person: string) => string;
}

/** What was said, without the people who are muted. */
export const chatOf = (log: readonly LogEntry[], { me, isMuted, nameOf }: Listener): ChatLine[] =>
  log.flatMap((entry) =>
    entry.kind === 'chat' && !isMuted(entry.person)
      ? [
          {
            at: entry.seq,
            person: entry.person,
            name: nameOf(entry.person),
            looksOn: entry.seat === null,
            text: entry.text,
            mine: entry.person === me,
          },
        ]
      : [],
  );
