import type { Seat } from '@outcry/engine';
import { Refused } from '../errors.ts';
import type { TableRow } from '../store/store.ts';
import type { UndoAsk } from './agreements.ts';
import { lastClaimed } from './claims.ts';
import { seatsOf } from './describe.ts';
import { gameOf, matchOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { askAnew, mustPlay, ownSeat, standIns } from './play.ts';
import type { Gone } from './play.ts';
import type { Change, Draft, Tables } from './tables.ts';
import { decidingSeats, undoAllowedAt, undoWaitsFor } from './turns.ts';

/** Throws unless the person plays this seat themselves, and the game goes on and can be played here. */
function mustPlayAt(table: Loaded, seat: Seat, person: string): void {
  const { standIn } = ownSeat(table.row, seat, person);
  mustPlay(table.row);
  if (standIn !== null) throw new Refused('not-possible', 'a bot plays for this seat now: take it back first');
  gameOf(table);
}

/**
 * Asks to take back everything from `wanted` (default: the seat's last move) on; done at once when no other seat of a
 * person decides. Several seats of one person are several players at one device: the others are asked too.
 */
export function askUndo(tables: Tables, table: Loaded, person: string, seat: Seat, wanted?: number): Promise<Change> {
  const { journal, agreements } = table;
  mustPlayAt(table, seat, person);
  tables.quotas.mustBeFew(table, { kind: 'undo-ask', seat });
  const to = wanted ?? journal.undoable((mine) => mine === seat)?.seq;
  if (to === undefined || !journal.allows({ seat, to }))
    throw new Refused(
      'not-possible',
      'no move of this seat can be taken back: chance or something hidden came after it',
    );
  if (to < lastClaimed(table, tables.now()))
    throw new Refused(
      'not-possible',
      'somebody who may take their seat back played then: this cannot be taken back yet',
    );
  if (agreements.undo) throw new Refused('not-possible', 'an undo is asked for already');
  if (agreements.undoRefused?.seat === seat && tables.now() < undoAllowedAt(agreements.undoRefused))
    throw new Refused('refused-lately', 'this was refused: ask again after the next move, or in a minute');
  return withUndo(
    tables,
    table,
    { seat, to, agreed: [seat] },
    {
      entries: [
        { kind: 'undo-ask', seat, to },
        { kind: 'undo-answer', seat, agree: true },
      ],
    },
  );
}

/**
 * Agrees to an undo for all seats of a person, or refuses it; the asker's seat withdraws it in the same way. The last to
 * agree makes it happen.
 */
export async function answerUndo(
  tables: Tables,
  table: Loaded,
  person: string,
  seat: Seat,
  agree: boolean,
): Promise<Change | null> {
  const { undo: ask } = table.agreements;
  mustPlayAt(table, seat, person);
  if (!ask) throw new Refused('not-possible', 'nobody asks for an undo now');
  if (!agree) return { entries: [{ kind: 'undo-answer', seat, agree }] };
  const fresh = seatsOf(table.row, person).filter((mine) => !ask.agreed.includes(mine));
  if (fresh.length === 0) return null;
  const entries = fresh.map((mine) => ({ kind: 'undo-answer' as const, seat: mine, agree }));
  return withUndo(tables, table, { ...ask, agreed: [...ask.agreed, ...fresh] }, { entries });
}

/** Hands these seats to bots, after some entries. An undo that waited for nobody else happens. */
export async function letStandIn(
  tables: Tables,
  table: Loaded,
  gone: readonly Gone[],
  now: number,
  entries: readonly Draft[] = [],
): Promise<Change> {
  const change = standIns(table, gone, now, entries);
  const after = { ...table.row, ...change.row };
  const { undo } = table.agreements;
  if (!undo || after.status !== 'playing' || decidingSeats(after).length === 0) return change;
  return withUndo(tables, table, undo, change);
}

/** The change, with the undo added if nobody is left to agree. */
async function withUndo(tables: Tables, table: Loaded, ask: UndoAsk, change: Change): Promise<Change> {
  const row = { ...table.row, ...change.row };
  if (undoWaitsFor(row, ask).length > 0) return change;
  const movers = table.journal.moves.flatMap(({ seq, seat }) => (seq >= ask.to ? [seat] : []));
  const moves = matchOf(table).takeBack(ask.to, await tables.snapshots(table));
  const entries = [...change.entries, { kind: 'undo' as const, seat: ask.seat, to: ask.to, moves }];
  const seats = decideAnew(row.seats, movers);
  const asked = askAnew({ ...table, row: { ...row, seats } }, row.seq + entries.length, tables.now());
  return { entries, row: { ...change.row, seats, ...asked } };
}

/** Whoever takes a move back decides anew: an answer in advance must not make it again before they can. */
const decideAnew = (seats: TableRow['seats'], movers: readonly Seat[]): TableRow['seats'] =>
  seats.some(({ standing }, seat) => standing?.length && movers.includes(seat))
    ? seats.map((place, seat) => (movers.includes(seat) ? { ...place, standing: [] } : place))
    : seats;

/** Makes again what the last undo took back. */
export function redo(tables: Tables, table: Loaded, person: string, seat: Seat): Change {
  mustPlayAt(table, seat, person);
  tables.quotas.mustBeFew(table, { kind: 'redo', seat });
  if (table.journal.undone?.seat !== seat) throw new Refused('not-possible', 'there is nothing this seat could redo');
  const moves = matchOf(table).playUndone().length;
  return { entries: [{ kind: 'redo', seat, moves }], row: askAnew(table, table.row.seq + 1, tables.now()) };
}
