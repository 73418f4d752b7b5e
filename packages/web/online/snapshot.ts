import type { Seat } from '@outcry/engine';
import type { LogEntry } from '@outcry/server/api';
import type { SeatInfo } from '@outcry/ui';
import type { Online, Snapshot } from '../table/source.ts';
import { formerSeatOf, nameAt, offersOf, replaceOf } from './replacing.ts';
import type { OnlineState } from './state.ts';
import { notesOf } from './notes.ts';
import { chatOf, momentsOf, openMoves, standing } from './tableLog.ts';
import { voteOf } from './voting.ts';
import { standInOf, undoAskedOf } from './wishes.ts';

/**
 * The table to show. Null: the page keeps what it shows, because the game has not begun, or because the views that lead
 * to the viewer's position are still to come.
 */
export function snapshotOf(state: OnlineState): Snapshot | null {
  const { table, facts, log, positions, viewer, views, worth, trouble } = state;
  if (facts === null) return null;
  const steps = standing(log);
  const history = momentsOf(steps, views, state.skew);
  const mine = positions.find(({ seat }) => seat === viewer);
  const due = steps.filter(({ seq }) => seq <= (mine?.seq ?? -1)).length;
  if (history.length === 0 || history.length < due) return null;
  const { seats: yours } = table.you;
  const wealth = history.flatMap(({ at }) => (worth.has(at) ? [worth.get(at)!] : []));
  return {
    game: table.game,
    data: facts.data,
    ownData: table.ownData,
    status: table.status === 'over' ? 'over' : table.status === 'ended' ? 'ended' : 'playing',
    viewer,
    yours,
    curtain: curtainOf(state),
    seats: seatsOf(state),
    legal: legalNow(state),
    decision: mine?.asked ?? null,
    standing: table.you.standing?.find(({ seat }) => seat === viewer)?.answers ?? [],
    history,
    undo: (mine?.undo ?? null) !== null && table.undo === null,
    undoAsked: undoAskedOf(state),
    undoWaits: table.undoRefused?.seat === viewer ? table.undoRefused!.until + state.skew : null,
    redo: table.redo !== null && yours.includes(table.redo),
    result: table.result,
    worth: wealth.length === history.length ? wealth : null,
    lasted: lastedOf(log),
    fairness: { ...table.fairness, commitment: table.fairness.commitment ?? '', table: table.id },
    continued: false,
    trouble,
    underway: isUnderway(state),
    hints: table.hints,
    online: onlineOf(state),
  };
}

/** The moves the viewer may make now; none while one is on its way, or came too late. */
export function legalNow(state: OnlineState): readonly unknown[] {
  const { table, positions, viewer, sending, answered, load } = state;
  if (sending !== null || load?.late || table.status !== 'playing' || curtainOf(state) !== null) return [];
  return openMoves(
    positions.find(({ seat }) => seat === viewer),
    answered,
  );
}

/** Whether a move of the viewer was sent and its effect is not here yet. */
function isUnderway({ sending, positions, viewer, answered, table }: OnlineState): boolean {
  const mine = positions.find(({ seat }) => seat === viewer);
  return table.status === 'playing' && (sending !== null || (mine !== undefined && mine.seq < answered));
}

/** From the start to the last move; what is said afterwards does not count. */
function lastedOf(log: readonly LogEntry[]): number {
  const start = log.find(({ kind }) => kind === 'start');
  const last = log.findLast(({ kind }) => kind === 'move');
  return start && last ? last.at - start.at : 0;
}

/** With several seats at this device: the seat that is asked while we look through another. */
function curtainOf({ table, positions, viewer }: OnlineState): Seat | null {
  if (table.status !== 'playing' || table.you.seats.length < 2) return null;
  const waiting = positions.filter(({ asked, seat }) => asked !== null && seat !== null && !table.seats[seat]!.standIn);
  return waiting.some(({ seat }) => seat === viewer) ? null : (waiting[0]?.seat ?? null);
}

/** The seats of a table as they are shown. */
function seatsOf({ table, skew }: OnlineState): SeatInfo[] {
  const { seats: yours } = table.you;
  return table.seats.map((seat) => ({
    name: seat.name,
    bot: seat.bot !== null,
    level: seat.kind === 'bot' ? seat.bot : null,
    away: seat.standIn !== null || (!seat.connected && !yours.includes(seat.seat)),
    ...(seat.vacation === null ? {} : { vacation: seat.vacation + skew }),
    you: yours.length === 1 && yours.includes(seat.seat),
    asked: table.actors.includes(seat.seat),
    clock:
      seat.kind === 'bot' || (seat.deadline === null && seat.left === null)
        ? null
        : { deadline: seat.deadline === null ? null : seat.deadline + skew, left: seat.left },
  }));
}

/** What a table with others has besides its game. */
export function onlineOf(state: OnlineState): Online {
  const { table, log, person } = state;
  const muted = state.muted ?? new Map<string, string>();
  return {
    table: table.id,
    code: table.code,
    rated: table.rated,
    notes: notesOf(log, nameAt(state)),
    chat: chatOf(log, {
      me: person,
      isMuted: (whom) => muted.has(whom),
      nameOf: nameAt(state),
    }),
    // Somebody who has just sat down may still be named among them.
    spectators: state.spectators.filter(({ person: whom }) => table.seats.every((seat) => seat.person !== whom)),
    muted: [...muted].map(([who, name]) => ({ person: who, name })),
    votes: table.votes,
    vote: voteOf(state),
    standIn: standInOf(state),
    replace: replaceOf(state),
    offers: offersOf(state),
    former: formerSeatOf(state),
    ended: table.ended,
    lookOn: table.you.host ? table.spectators : null,
    next: table.next !== null,
  };
}
