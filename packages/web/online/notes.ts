import { Journal } from '@outcry/engine';
import type { AnyEvent, Seat } from '@outcry/engine';
import type { LogEntry } from '@outcry/server/api';
import type { Note, NoteKind } from '../table/source.ts';
import { standing } from './tableLog.ts';

type MoveEntry = Extract<LogEntry, { kind: 'move' }>;

/** What is asked at the table while its log is read. */
interface Asking {
  /** The seat that last asked for an undo. */
  undo: Seat | null;
  /** The seat that was last asked for, or asked about. */
  replace: Seat | null;
  /** Bots whose last move was made with a lowered budget. */
  readonly lowered: Set<Seat>;
  /** What programs failed at, at their last move. */
  readonly failed: Map<Seat, MoveEntry['fault']>;
}

/** What the tape says about the table itself. `nameOf`: what people are called. */
export function notesOf(log: readonly LogEntry[], nameOf: (person: string) => string): Note[] {
  const journal = new Journal<MoveEntry>();
  const asking: Asking = { undo: null, replace: null, lowered: new Set(), failed: new Map() };
  return log.flatMap((entry) => {
    const note = noteOf(entry, asking, journal, nameOf);
    journal.add(entry);
    return note ? [{ at: entry.seq, ...note }] : [];
  });
}

function noteOf(
  entry: LogEntry,
  asking: Asking,
  journal: Journal<MoveEntry>,
  nameOf: (person: string) => string,
): Omit<Note, 'at'> | null {
  switch (entry.kind) {
    case 'move':
      if (thoughtLess(entry, asking.lowered)) return { kind: 'thoughtLess', seat: entry.seat };
      return failedAt(entry, asking.failed);
    case 'stand-in':
      return { kind: entry.why, seat: entry.seat };
    case 'take-back':
      return { kind: 'back', seat: entry.seat };
    case 'undo-ask':
      asking.undo = entry.seat;
      return { kind: 'undoAsked', seat: entry.seat, undo: undoFrom(journal, entry.to) };
    case 'undo-answer': {
      const kind = entry.seat === asking.undo ? 'undoWithdrawn' : 'undoRefused';
      return entry.agree ? null : { kind, seat: entry.seat };
    }
    case 'undo':
      return { kind: 'undone', seat: entry.seat, undo: undoFrom(journal, entry.to) };
    case 'redo':
      return { kind: 'redone', seat: entry.seat };
    case 'replace-ask':
      asking.replace = entry.seat;
      return { kind: entry.by === 'bot' ? 'botAsked' : 'seatAsked', seat: entry.seat, name: nameOf(entry.person) };
    case 'replace-answer':
      if (entry.agree) return null;
      if (entry.seat !== null) return { kind: 'replaceRefused', seat: entry.seat };
      return asking.replace === null ? null : { kind: 'replaceWithdrawn', seat: asking.replace };
    case 'replace-lapsed':
      return { kind: 'replaceLapsed', seat: entry.seat };
    case 'replaced':
      return { kind: 'replaced', seat: entry.seat, name: nameOf(entry.person), was: entry.was };
    case 'vote':
      return { kind: entry.end ? 'voted' : 'unvoted', seat: entry.seat };
    default:
      return null;
  }
}

/** What a program failed at, once for moves in a row. */
function failedAt({ seat, fault }: MoveEntry, failed: Map<Seat, MoveEntry['fault']>): Omit<Note, 'at'> | null {
  const isNew = failed.get(seat) !== fault;
  failed.set(seat, fault);
  return fault !== undefined && isNew ? { kind: 'programFailed', seat, fault } : null;
}

/** Whether a bot thought less, as it did not at its last move: the tape says it once for moves in a row. */
function thoughtLess({ seat, halvings }: MoveEntry, lowered: Set<Seat>): boolean {
  if (halvings === undefined) lowered.delete(seat);
  const isNew = halvings !== undefined && !lowered.has(seat);
  if (isNew) lowered.add(seat);
  return isNew;
}

/** What an undo back to an entry takes back. */
function undoFrom({ moves }: Journal<MoveEntry>, to: number): NonNullable<Note['undo']> {
  const gone = moves.filter(({ seq }) => seq >= to);
  return { moves: gone.length, events: (gone[0]?.events ?? []) as AnyEvent[] };
}

/** Notes about moves that were taken back: a replay has only the standing ones. */
const OF_UNDO: readonly NoteKind[] = ['undoAsked', 'undoRefused', 'undoWithdrawn', 'undone', 'redone'];

/** What the tape of a replay says about the table: who left and came back, by the number of moves made by then. */
export function notesOfReplay(log: readonly LogEntry[], nameOf: (person: string) => string): Note[] {
  const steps = standing(log);
  const stood = new Set(steps.map(({ seq }) => seq));
  return notesOf(
    log.filter(({ kind, seq }) => kind !== 'move' || stood.has(seq)),
    nameOf,
  )
    .filter(({ kind }) => !OF_UNDO.includes(kind))
    .map((note) => ({ ...note, at: steps.findLastIndex(({ seq }) => seq <= note.at) }));
}

/** What the seats were called at a moment, given what they are called now. */
export const whoAt =
  (notes: readonly Note[], who: (seat: Seat) => string) =>
  (seat: Seat, at: number): string =>
    notes.find((note) => note.kind === 'replaced' && note.seat === seat && note.at >= at)?.was ?? who(seat);
