import type { Seat } from '@outcry/engine';
import { Refused } from '../errors.ts';
import { gameOf, matchOf } from './loaded.ts';
import type { Loaded, UndoAsk } from './loaded.ts';
import { askAnew, mustPlay, ownSeat, standIns } from './play.ts';
import type { Gone } from './play.ts';
import type { Change, Tables } from './tables.ts';
import { decidingSeats } from './turns.ts';

/** Throws unless the seat is this person's, and the game goes on and can be played here. */
function mustPlayAt(table: Loaded, seat: Seat, person: string): void {
  ownSeat(table.row, seat, person);
  mustPlay(table.row);
  gameOf(table);
}

/** Asks to take back everything from `wanted` (default: the seat's last move) on; done at once when nobody else decides. */
export function askUndo(tables: Tables, table: Loaded, person: string, seat: Seat, wanted?: number): Promise<Change> {
  const { row, journal } = table;
  mustPlayAt(table, seat, person);
  tables.quotas.mustBeFew(table, { kind: 'undo-ask', seat });
  const to = wanted ?? journal.undoable((mine) => mine === seat)?.seq;
  if (to === undefined || !journal.allows({ seat, to }))
    throw new Refused(
      'not-possible',
      'no move of this seat can be taken back: chance or something hidden came after it',
    );
  const own = decidingSeats(row).filter((mine) => row.seats[mine]!.person === person);
  const agreed = own.map((mine) => ({ kind: 'undo-answer' as const, seat: mine, agree: true }));
  return withUndo(tables, table, { seat, to, agreed: own }, { entries: [{ kind: 'undo-ask', seat, to }, ...agreed] });
}

/** Agrees to an undo or refuses it; the asker may withdraw it in the same way. The last to agree makes it happen. */
export async function answerUndo(
  tables: Tables,
  table: Loaded,
  person: string,
  seat: Seat,
  agree: boolean,
): Promise<Change | null> {
  const { ask } = table;
  mustPlayAt(table, seat, person);
  if (!ask) throw new Refused('not-possible', 'nobody asks for an undo now');
  if (agree && ask.agreed.includes(seat)) return null;
  const change: Change = { entries: [{ kind: 'undo-answer', seat, agree }] };
  return agree ? withUndo(tables, table, { ...ask, agreed: [...ask.agreed, seat] }, change) : change;
}

/** Hands these seats to bots. An undo that waited for nobody else happens. */
export async function letStandIn(tables: Tables, table: Loaded, gone: readonly Gone[], now: number): Promise<Change> {
  const change = standIns(table, gone, now);
  const after = { ...table.row, ...change.row };
  if (!table.ask || after.status !== 'playing' || decidingSeats(after).length === 0) return change;
  return withUndo(tables, table, table.ask, change);
}

/** The change, with the undo added if nobody is left to agree. */
async function withUndo(tables: Tables, table: Loaded, ask: UndoAsk, change: Change): Promise<Change> {
  const row = { ...table.row, ...change.row };
  if (decidingSeats(row).some((seat) => !ask.agreed.includes(seat))) return change;
  const moves = matchOf(table).takeBack(ask.to, await tables.snapshots(table));
  const entries = [...change.entries, { kind: 'undo' as const, seat: ask.seat, to: ask.to, moves }];
  const asked = askAnew({ ...table, row }, row.seq + entries.length, tables.now());
  return { entries, row: { ...change.row, ...asked } };
}

/** Makes again what the last undo took back. */
export function redo(tables: Tables, table: Loaded, person: string, seat: Seat): Change {
  mustPlayAt(table, seat, person);
  tables.quotas.mustBeFew(table, { kind: 'redo', seat });
  if (table.journal.undone?.seat !== seat) throw new Refused('not-possible', 'there is nothing this seat could redo');
  const moves = matchOf(table).playUndone().length;
  return { entries: [{ kind: 'redo', seat, moves }], row: askAnew(table, table.row.seq + 1, tables.now()) };
}
