import type { Words } from '@outcry/engine';
import type { LogEntry } from '@outcry/server/api';
import type { Messages } from '../i18n.ts';
import { changeSaid } from './terms.ts';

/** Something the waiting room tells between the lines of the chat. */
export interface WaitingNote {
  readonly at: number;
  readonly text: string;
}

interface Told {
  readonly words: Pick<Words, 'options'>;
  readonly t: Pick<Messages, 'waiting' | 'clock' | 'make' | 'ratings'>;
  readonly nameOf: (person: string) => string;
  /** When the table was made: who sat down then made it. */
  readonly created: number;
}

/** Who came and went at a waiting table, and what its host changed. */
export function waitingNotes(log: readonly LogEntry[], { words, t, nameOf, created }: Told): WaitingNote[] {
  return log.flatMap((entry) => {
    const text = noteOf(entry);
    return text === null || entry.at <= created ? [] : [{ at: entry.seq, text }];
  });

  function noteOf(entry: LogEntry): string | null {
    if (entry.kind === 'terms') return t.waiting.changed(nameOf(entry.person), changeSaid(entry, words, t));
    if (entry.kind !== 'seat' || entry.person === null) return null;
    const { joined, left, removed } = t.waiting.notes;
    const said = { joined, left, removed, opened: null, bot: null, renamed: null, vacation: null }[entry.what];
    return said && said(nameOf(entry.person));
  }
}
