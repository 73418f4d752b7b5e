import type { Seat } from '@outcry/engine';
import type { LogEntry, Position, Table } from '@outcry/server/api';
import type { SeatInfo } from '@outcry/ui';
import type { GameHistory, Moment, Online, Snapshot, Trouble } from '../table/source.ts';
import { chatOf, notesOf, openMoves } from './tableLog.ts';

/** All that a page knows of a table on the server whose game has begun. */
export interface Known {
  readonly table: Table;
  readonly data: GameHistory['data'];
  readonly history: readonly Moment[];
  readonly log: readonly LogEntry[];
  /** Of every seat of this device, or of a spectator. */
  readonly positions: readonly Position[];
  readonly viewer: Seat | null;
  /** Everybody's wealth by the number of the step, once the game is over. */
  readonly worth: ReadonlyMap<number, readonly number[]>;
  /** How far this device's clock is ahead of the server's. */
  readonly skew: number;
  /** A move is on its way; and the number of the last one the server took. */
  readonly sending: boolean;
  readonly answered: number;
  readonly trouble: Trouble | null;
  readonly connected: boolean;
  /** Who sits here, and whom he does not want to hear. */
  readonly person: string;
  readonly muted: ReadonlyMap<string, string>;
}

/** The table to show. */
export function snapshotOf(known: Known): Snapshot {
  const { table, data, history, log, positions, viewer, worth, sending, answered, trouble } = known;
  const { seats: yours } = table.you;
  const mine = positions.find(({ seat }) => seat === viewer);
  const curtain = curtainOf(known);
  const wealth = history.map(({ at }) => worth.get(at));
  return {
    game: table.game,
    data,
    ownData: table.ownData,
    status: table.status === 'over' ? 'over' : table.status === 'ended' ? 'ended' : 'playing',
    viewer,
    yours,
    curtain,
    seats: seatsNow(known),
    legal: sending || table.status !== 'playing' || curtain !== null ? [] : openMoves(mine, answered),
    history,
    undo: (mine?.undo ?? null) !== null && table.undo === null,
    redo: table.redo !== null && yours.includes(table.redo),
    result: table.result,
    worth: wealth.every((moment) => moment !== undefined) ? (wealth as (readonly number[])[]) : null,
    lasted: lastedOf(log),
    fairness: { commitment: table.fairness.commitment, seed: table.fairness.seed },
    continued: false,
    trouble,
    online: onlineNow(known),
  };
}

/** From the start to the last move; what is said afterwards does not count. */
function lastedOf(log: readonly LogEntry[]): number {
  const start = log.find(({ kind }) => kind === 'start');
  const last = log.findLast(({ kind }) => kind === 'move');
  return start && last ? last.at - start.at : 0;
}

/** Of several seats at this device, the one that is asked while another is looked through. */
function curtainOf({ table, positions, viewer }: Known): Seat | null {
  if (table.status !== 'playing' || table.you.seats.length < 2) return null;
  const waiting = positions.filter(({ asked, seat }) => asked !== null && seat !== null && !table.seats[seat]!.standIn);
  return waiting.some(({ seat }) => seat === viewer) ? null : (waiting[0]?.seat ?? null);
}

function seatsNow({ table, skew }: Known): SeatInfo[] {
  const { seats: yours } = table.you;
  return table.seats.map((seat) => ({
    name: seat.name,
    bot: seat.bot !== null,
    away: seat.standIn !== null || (!seat.connected && !yours.includes(seat.seat)),
    you: yours.length === 1 && yours.includes(seat.seat),
    asked: table.actors.includes(seat.seat),
    clock:
      seat.kind === 'bot' || (seat.deadline === null && seat.left === null)
        ? null
        : { deadline: seat.deadline === null ? null : seat.deadline + skew, left: seat.left },
  }));
}

function onlineNow({ table, log, connected, person, muted }: Known): Online {
  const { seats: yours } = table.you;
  const out = table.seats.find(({ seat, standIn }) => standIn && yours.includes(seat));
  const { undo } = table;
  return {
    code: table.code,
    connected,
    notes: notesOf(log),
    chat: chatOf(log, person, muted),
    muted: [...muted].map(([who, name]) => ({ person: who, name })),
    undoAsked: undo && { seat: undo.seat, answer: undo.waiting.find((seat) => yours.includes(seat)) ?? null },
    votes: table.votes,
    standIn: out ? { seat: out.seat, why: out.standIn! } : null,
    ended: table.ended,
    lookOn: table.you.host ? table.spectators : null,
    next: table.next !== null,
  };
}
