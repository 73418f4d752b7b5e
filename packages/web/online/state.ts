import type { AnyView, Seat } from '@outcry/engine';
import type {
  Body,
  ErrorBody,
  LogEntry,
  Names,
  Params,
  PastView,
  Position,
  StreamMessage,
  Table,
} from '@outcry/server/api';
import type { Trouble } from '../table/source.ts';
import type { Absence } from './absence.ts';
import type { Link } from './link.ts';

/** A move that was sent and is not answered yet. */
type SentMove = Body<'move'>;

/** What the rules say about a table: the tables its game is played with, and the owner's part of them. */
export interface Facts {
  readonly data: unknown;
  readonly ownData: unknown;
}

/** A load under way: everything is fetched again, one request after another. */
export interface Load {
  /** Answers to an older load are dropped. */
  readonly number: number;
  /** The table as this load found it; null: not answered yet. */
  readonly table: Table | null;
  readonly fetched: readonly ('log' | 'positions' | 'views')[];
  /** The stream began anew after this entry: entries up to it that the server no longer has are gone. -1: it did not. */
  readonly gone: number;
  /** The server's log lacks moves that we had: a backup was restored. Say so when the load is done. */
  readonly wentBack: boolean;
  /** A move came too late: say so when the load is done. */
  readonly late: boolean;
}

/** Everything the page knows about a table on the server. */
export interface OnlineState {
  readonly table: Table;
  /** How far this device's clock is ahead of the server's, in milliseconds. */
  readonly skew: number;
  /** The person at this device. */
  readonly person: string;
  /** The seat we look through; null: a spectator's view. */
  readonly viewer: Seat | null;
  /** Null until the game has begun and its rules are loaded. */
  readonly facts: Facts | null;
  readonly log: readonly LogEntry[];
  /** The names of people in the log, by id. */
  readonly people: ReadonlyMap<string, string>;
  /** Everybody who looks on now. */
  readonly spectators: Names;
  /** The people of seats who are away now. */
  readonly away: ReadonlyMap<Seat, Absence>;
  /** One for each seat of this device, or a spectator's. */
  readonly positions: readonly Position[];
  /** The viewer's views by the number of the step. */
  readonly views: ReadonlyMap<number, AnyView>;
  /** Each seat's wealth by the number of the step, once the game is over. */
  readonly worth: ReadonlyMap<number, readonly number[]>;
  /** Names of muted people by id; null: not fetched yet. */
  readonly muted: ReadonlyMap<string, string> | null;
  readonly sending: SentMove | null;
  /** The step of a deal we answered last; null: none. */
  readonly answeredDeal: string | null;
  /** The number of our last accepted move; -1: none. */
  readonly answered: number;
  readonly trouble: Trouble | null;
  /** Why there is nothing to show any more: the server has lost the table, or does not know this person; null: there is. */
  readonly lost: 'gone' | 'signed-out' | null;
  readonly load: Load | null;
  /** The number of the last load. */
  readonly loads: number;
  /** The first load is done. */
  readonly opened: boolean;
}

/** A request that changes something at the table. Its answer may be the table as it is then. */
type Change =
  | 'askUndo'
  | 'redo'
  | 'answerUndo'
  | 'askReplace'
  | 'answerReplace'
  | 'chat'
  | 'settings'
  | 'standing'
  | 'vote'
  | 'takeBack'
  | 'mute';
export type Request = {
  [Name in Change]: { readonly name: Name; readonly params: Params<Name>; readonly body: Body<Name> };
}[Change];

/** What the person wants to do besides a move. */
export type Wish =
  | { readonly want: 'undo' | 'redo' | 'takeBack' }
  | { readonly want: 'answerUndo'; readonly agree: boolean }
  | { readonly want: 'replace'; readonly seat: Seat; readonly by: 'bot' | 'me' }
  | { readonly want: 'answerReplace'; readonly agree: boolean }
  | { readonly want: 'say'; readonly text: string; readonly key: string }
  | { readonly want: 'lookOn'; readonly allowed: boolean }
  | { readonly want: 'standing'; readonly answers: readonly unknown[] }
  | { readonly want: 'vote'; readonly end: boolean }
  | { readonly want: 'mute'; readonly person: string; readonly name: string }
  | { readonly want: 'hear'; readonly person: string };

/** A request the server refused, or could not be asked (status 0). */
export interface Failure {
  readonly status: number;
  readonly body: ErrorBody;
  /** After how many seconds to try again, where the server says so. */
  readonly wait?: number | null;
}

/** An answer belongs to this load; null: to none. */
interface OfLoad {
  readonly load: number | null;
}

/** Everything that can arrive: answers, stream messages, timers, and what the person does. */
export type Arrived =
  | ({ readonly kind: 'table'; readonly table: Table } & OfLoad)
  | ({
      readonly kind: 'log';
      readonly viewer: Seat | null;
      readonly after: number;
      readonly entries: readonly LogEntry[];
      readonly people: Names;
    } & OfLoad)
  | ({ readonly kind: 'mutes'; readonly mutes: Names } & OfLoad)
  | ({ readonly kind: 'facts'; readonly facts: Facts } & OfLoad)
  | ({ readonly kind: 'positions'; readonly positions: readonly Position[] } & OfLoad)
  | ({ readonly kind: 'views'; readonly viewer: Seat | null; readonly views: readonly PastView[] } & OfLoad)
  | ({ readonly kind: 'unanswered'; readonly failure: Failure } & OfLoad)
  | { readonly kind: 'retry'; readonly load: number }
  | { readonly kind: 'told'; readonly message: StreamMessage }
  /** The stream begins anew: what happened meanwhile is not told. */
  | { readonly kind: 'anew' }
  /** The connection was lost and is back. */
  | { readonly kind: 'reconnected' }
  | { readonly kind: 'longAway'; readonly absence: Absence }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'look'; readonly seat: Seat }
  | { readonly kind: 'send'; readonly move: unknown; readonly key: string }
  | { readonly kind: 'moved'; readonly key: string; readonly seq: number }
  | { readonly kind: 'unmoved'; readonly key: string; readonly failure: Failure }
  | { readonly kind: 'resend'; readonly key: string }
  /** A move was sent some seconds ago. */
  | { readonly kind: 'unheard'; readonly key: string }
  /** A move was accepted some time ago. */
  | { readonly kind: 'overdue'; readonly seq: number }
  /** The deal was answered, with the table as it then was; null: there was nothing to answer. */
  | { readonly kind: 'tookPart'; readonly table: Table | null }
  | { readonly kind: 'notTakenPart'; readonly failure: Failure }
  | { readonly kind: 'takePartAgain' }
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'changed'; readonly request: Request; readonly table: Table | null }
  | { readonly kind: 'refused'; readonly failure: Failure; readonly request?: Request }
  | { readonly kind: 'again'; readonly request: Request }
  | { readonly kind: 'trouble'; readonly trouble: Trouble | null };

/** What to do next. Each effect is carried out in carryOut.ts, and what comes of it arrives again. */
export type Effect =
  | ({ readonly kind: 'fetchTable' } & OfLoad)
  | ({ readonly kind: 'fetchLog'; readonly viewer: Seat | null; readonly after: number } & OfLoad)
  | { readonly kind: 'fetchMutes'; readonly load: number }
  | {
      readonly kind: 'loadFacts';
      readonly load: number;
      readonly table: Pick<Table, 'game' | 'rulesVersion' | 'ownData'>;
    }
  | { readonly kind: 'fetchPositions'; readonly load: number; readonly seats: readonly (Seat | null)[] }
  | ({ readonly kind: 'fetchViews'; readonly viewer: Seat | null; readonly from: number; readonly to: number } & OfLoad)
  | { readonly kind: 'sendMove'; readonly body: SentMove }
  /** The table waits for what this browser adds to the shuffle. */
  | { readonly kind: 'takePart'; readonly table: Table }
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'showLink'; readonly link: Partial<Pick<Link, 'state' | 'slow'>> }
  | { readonly kind: 'wait'; readonly ms: number; readonly then: Arrived };

/** A state, and what to do now. */
export interface Step {
  readonly state: OnlineState;
  readonly effects: readonly Effect[];
}

/** A table that was just opened: nothing but the table itself is known. */
export const firstState = (table: Table, person: string, now: number): OnlineState => ({
  table,
  skew: now - table.now,
  person,
  viewer: table.you.seats[0] ?? null,
  facts: null,
  log: [],
  people: new Map(),
  spectators: [],
  away: new Map(),
  positions: [],
  views: new Map(),
  worth: new Map(),
  muted: null,
  sending: null,
  answeredDeal: null,
  answered: -1,
  trouble: null,
  lost: null,
  load: null,
  loads: 0,
  opened: false,
});
