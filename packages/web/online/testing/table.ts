import type { LogEntry, Position, SeatInfo, StreamMessage, Table } from '@outcry/server/api';
import type { OnlineState } from '../state.ts';
import { firstState } from '../state.ts';

/** For tests: a table, entries and positions as the server tells them. */

export const aSeat = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  person: `person ${seat}`,
  name: `P${seat}`,
  bot: null,
  standIn: null,
  connected: true,
  asked: null,
  deadline: null,
  vacation: null,
  left: null,
  ...more,
});

export const aTable = (more: Partial<Table> = {}): Table => ({
  id: 'table',
  code: 'BCDFGH',
  game: 'taking-stock',
  rulesVersion: 1,
  playable: true,
  options: {},
  ownData: false,
  status: 'playing',
  ended: null,
  public: false,
  spectators: true,
  rated: false,
  hints: true,
  unrated: false,
  clock: { kind: 'none' },
  absence: null,
  host: 'person 0',
  seats: [aSeat(0), aSeat(1), aSeat(2)],
  seq: 2,
  actors: [0],
  dealing: null,
  fairness: { commitment: '', contributions: [], voided: [], seed: null },
  undo: null,
  undoRefused: null,
  replace: null,
  redo: null,
  votes: [],
  next: null,
  result: null,
  created: 0,
  updated: 0,
  now: 0,
  you: { seats: [0], host: true },
  ...more,
});

export const start = (seq: number): LogEntry => ({ seq, at: 0, kind: 'start' });
export const move = (seq: number, seat = 0, at = 0): LogEntry => ({
  seq,
  at,
  kind: 'move',
  seat,
  bot: false,
  events: [{ kind: `e${seq}` }],
});
export const undo = (seq: number, to: number): LogEntry => ({ seq, at: 0, kind: 'undo', seat: 0, to, moves: 1 });
export const redo = (seq: number): LogEntry => ({ seq, at: 0, kind: 'redo', seat: 0, moves: 1 });
export const chat = (seq: number, person: string, seat: number | null = null): LogEntry => ({
  seq,
  at: 0,
  kind: 'chat',
  seat,
  person,
  text: `hello ${seq}`,
});

/** What a seat knows after an entry; it is asked where `asked` says for what. */
export const aPosition = (seat: number | null, seq: number, asked: number | null = null): Position => ({
  table: 'table',
  seq,
  seat,
  view: { seat, at: seq },
  legal: asked === null ? [] : ['a move'],
  asked,
  actors: [],
  undo: null,
  result: null,
});

/** A message that tells an entry. */
export const told = (
  entry: LogEntry,
  more: Partial<Extract<StreamMessage, { kind: 'entry' }>> = {},
): StreamMessage => ({ kind: 'entry', table: 'table', entry, ...more });

/** A game that runs: a start, a move, and seat 0 is asked. */
export function aState(table: Partial<Table> = {}, more: Partial<OnlineState> = {}): OnlineState {
  return {
    ...firstState(aTable(table), 'person 0', 0),
    facts: { data: {}, ownData: null },
    muted: new Map(),
    log: [start(1), move(2)],
    positions: [aPosition(0, 2, 2)],
    views: new Map([1, 2].map((seq) => [seq, { seat: 0, at: seq }])),
    opened: true,
    ...more,
  };
}
