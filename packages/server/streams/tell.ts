import type { Seat } from '@outcry/engine';
import type { StreamMessage } from '../api.ts';
import type { EntryRow, ListedRow } from '../store/store.ts';
import { describe, peopleIn, position, seatsOf, sees } from '../tables/describe.ts';
import type { Connected } from '../tables/describe.ts';
import { logBetween } from '../tables/history.ts';
import { namesIn } from '../tables/naming.ts';
import type { Loaded } from '../tables/loaded.ts';
import type { Tables } from '../tables/tables.ts';
import type { Stream } from './stream.ts';

/** A message about an entry, with what the hub needs to know to deliver it. */
export interface Told {
  readonly entry: EntryRow;
  readonly message: StreamMessage;
}

/** Entries that change nothing but the chat. */
const TALK = new Set(['chat', 'hidden']);
/** Entries that change nothing of the game: no new positions come with them. */
const ASIDE = new Set(
  `chat hidden settings terms seat deal deal-commit deal-reveal deal-void vote undo-ask undo-answer
  replace-ask replace-answer replace-lapsed rematch`.split(/\s+/),
);

/** How a stream sees a table: its seats, or null without access. */
export function seesAs(row: ListedRow, { person, watched }: Pick<Stream, 'person' | 'watched'>): Seat[] | null {
  const seats = seatsOf(row, person);
  if (seats.length > 0 || row.host === person) return seats;
  return watched.has(row.id) && sees(row, person) ? [] : null;
}

/** Whether a person lost a seat by an entry. */
const isLossOf = (person: string, entry: EntryRow): boolean =>
  (entry.kind === 'replaced' && entry.from === person) ||
  (entry.kind === 'seat' && ['left', 'removed'].includes(entry.what) && entry.person === person);

/** The entries a person may know of, given their access to the table: without access, that they lost a seat there. */
export const shownTo = (
  seats: readonly Seat[] | null,
  person: string,
  entries: readonly EntryRow[],
): readonly EntryRow[] => (seats ? entries : entries.filter((entry) => isLossOf(person, entry)));

/**
 * The messages about some entries of a table for one kind of viewer. With the last come the table and the positions as
 * they are now. Several seats at one device share a log: it holds what everybody may know, and each seat has its position.
 */
export async function messages(
  tables: Tables,
  table: Loaded,
  person: string,
  seats: readonly Seat[] | null,
  entries: readonly EntryRow[],
  connected: Connected,
): Promise<Told[]> {
  const viewer = seats?.length === 1 ? seats[0]! : null;
  const log = await logBetween(tables, table, viewer, { from: entries[0]!.seq, to: entries.at(-1)!.seq });
  const { id } = table.row;
  const names = await namesIn(tables.store, table.row, log);
  return entries.map((entry, index) => {
    const told = log.find(({ seq }) => seq === entry.seq)!;
    const message: StreamMessage = { kind: 'entry', table: id, entry: told };
    const [whom] = peopleIn([told]);
    if (whom !== undefined) message.people = names.filter((name) => name.person === whom);
    if (index < entries.length - 1) return { entry, message };
    if (seats !== null && entries.some(({ kind }) => !TALK.has(kind)))
      message.info = describe(table, person, connected, tables.now());
    if (seats !== null && table.match !== null && entries.some(({ kind }) => !ASIDE.has(kind)))
      message.positions = (seats?.length ? seats : [null]).map((seat) => position(table, seat));
    return { entry, message };
  });
}
