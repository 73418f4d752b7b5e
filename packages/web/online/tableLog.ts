import type { AnyEvent, AnyView, Seat } from '@outcry/engine';
import type { LogEntry, Position } from '@outcry/server/api';
import type { ChatLine, Moment, Note, NoteKind } from '../table/source.ts';

/** Entries that lead to a view of their own: the start and every move. */
type Step = Extract<LogEntry, { kind: 'start' | 'move' }>;

/** The steps that stand after undos and redos, oldest first. */
export function standing(log: readonly LogEntry[]): Step[] {
  const steps: Step[] = [];
  let undone: Step[][] = [];
  for (const entry of log) {
    if (entry.kind === 'start' || entry.kind === 'move') {
      steps.push(entry);
      undone = [];
    } else if (entry.kind === 'undo') {
      const from = steps.findIndex(({ seq }) => seq >= entry.to);
      undone.push(from < 0 ? [] : steps.splice(from));
    } else if (entry.kind === 'redo') steps.push(...(undone.pop() ?? []));
  }
  return steps;
}

/** The moments whose view is known. */
export const momentsOf = (log: readonly LogEntry[], views: ReadonlyMap<number, AnyView>): Moment[] =>
  standing(log).flatMap((step) => {
    const view = views.get(step.seq);
    return view ? [{ at: step.seq, view, events: step.kind === 'move' ? (step.events as AnyEvent[]) : [] }] : [];
  });

/**
 * The moves that can be made now. `answered` is the number of the last own move the server took: a position from before
 * it, told late because others moved at the same time, asks for what is decided already.
 */
export const openMoves = (position: Position | undefined, answered: number): readonly unknown[] =>
  position && position.seq >= answered ? position.legal : [];

/** The number of the last entry up to which two logs tell the same; -1: they differ from the first on. */
export function agreedUntil(one: readonly LogEntry[], other: readonly LogEntry[]): number {
  const differ = one.findIndex((entry, index) => JSON.stringify(entry) !== JSON.stringify(other[index]));
  return (differ < 0 ? one.at(-1) : one[differ - 1])?.seq ?? -1;
}

/** Numbers of steps whose view is not known yet. */
export const missingViews = (log: readonly LogEntry[], views: ReadonlyMap<number, AnyView>): number[] =>
  standing(log).flatMap(({ seq }) => (views.has(seq) ? [] : [seq]));

/** `asker`: the seat that asked for an undo last. */
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

/** What the tape tells of the table itself. */
export function notesOf(log: readonly LogEntry[]): Note[] {
  let asker: Seat | null = null;
  return log.flatMap((entry) => {
    if (entry.kind === 'undo-ask') asker = entry.seat;
    const kind = noteKind(entry, asker);
    return kind && 'seat' in entry && entry.seat !== null ? [{ at: entry.seq, kind, seat: entry.seat }] : [];
  });
}

/** Notes of moves that were taken back: a replay has only those that stand. */
const OF_UNDO: readonly NoteKind[] = ['undoAsked', 'undoRefused', 'undoWithdrawn', 'undone', 'redone'];

/** What the tape of a replay tells of the table: who left and came back, by the number of moves that were made before. */
export function notesOfReplay(log: readonly LogEntry[]): Note[] {
  const steps = standing(log);
  return notesOf(log)
    .filter(({ kind }) => !OF_UNDO.includes(kind))
    .map((note) => ({ ...note, at: steps.findLastIndex(({ seq }) => seq < note.at) }));
}

/** What was said, without those who are muted. */
export const chatOf = (log: readonly LogEntry[], me: string, muted: ReadonlyMap<string, string>): ChatLine[] =>
  log.flatMap((entry) =>
    entry.kind === 'chat' && !muted.has(entry.person)
      ? [{ at: entry.seq, person: entry.person, name: entry.name, text: entry.text, mine: entry.person === me }]
      : [],
  );
