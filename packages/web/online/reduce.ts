import type { AnyView, Seat } from '@outcry/engine';
import type { LogEntry, StreamMessage, Table } from '@outcry/server/api';
import { longAway, noteAbsences } from './absence.ts';
import { moved, resend, send, unheard, unmoved } from './moving.ts';
import type { Arrived, Effect, Failure, Load, OnlineState, Step } from './state.ts';
import { answerDeal } from './deal.ts';
import { compareLogs, holesAfter, mergeLog, namesBy, withNames } from './mergeLog.ts';
import { begin, isUnreached, just, lastSeq, refuse, RETRY } from './steps.ts';
import { missingViews, standing } from './tableLog.ts';
import { requestOf } from './wishes.ts';

/** How long to wait before answering the deal again, which does not wait long itself. */
const DEAL_RETRY = 500;

/** Asked again, the server would answer the same: not a limit, and no fault of its own. */
const isRefusal = ({ status }: Failure): boolean => status >= 400 && status !== 429 && (status < 500 || status === 501);

/** Played to its end or stopped before: everybody's wealth may be known. */
const isOver = ({ status }: Table): boolean => status === 'over' || status === 'ended';

/** What follows from something that arrived at a table. `now` is this device's clock. */
export const reduce = (state: OnlineState, arrived: Arrived, now: number): Step =>
  noteAbsences(answerDeal(handle(state, arrived, now)));

function handle(state: OnlineState, arrived: Arrived, now: number): Step {
  if ('load' in arrived && arrived.load !== null && arrived.load !== state.load?.number) return just(state);
  switch (arrived.kind) {
    case 'table':
      if (arrived.load === null) return taken(state, arrived.table, now);
      return proceed(foundTable(state, arrived.table), now);
    case 'log': {
      if (arrived.viewer !== state.viewer) return just(state);
      const next = mergeLog(state, arrived);
      if (arrived.load === null) return askViews(next);
      const compared = compareLogs(state, fetched(next, 'log'));
      return proceed(compared, now, ...holesAfter(next, arrived));
    }
    case 'mutes':
      return proceed({ ...state, muted: namesBy(arrived.mutes) }, now);
    case 'facts':
      return proceed({ ...state, facts: arrived.facts }, now);
    case 'positions':
      return proceed(fetched(foundPositions(state, arrived.positions), 'positions'), now);
    case 'views': {
      if (arrived.viewer !== state.viewer) return just(state);
      const next = foundViews(state, arrived.views);
      return arrived.load === null ? just(next) : proceed(fetched(next, 'views'), now);
    }
    case 'unanswered':
      return unanswered(state, arrived.failure, arrived.load);
    case 'retry':
      return begin(state);
    case 'told':
      return hear(state, arrived.message, now);
    case 'anew':
      // Whatever the server says next is newer than all we have.
      return begin({ ...state, table: { ...state.table, seq: -1 } }, { gone: lastSeq(state) });
    case 'reconnected':
      // The server shifts clocks by the time it did not run, and tells nobody.
      return state.table.clock.kind === 'none' ? just(state) : just(state, { kind: 'fetchTable', load: null });
    case 'longAway':
      return longAway(state, arrived);
    case 'person':
      // Another person may see another table: it is opened anew.
      return just({
        ...state,
        person: arrived.person,
        lost: arrived.person === state.person ? state.lost : 'signed-out',
      });
    case 'look':
      return begin(see(state, arrived.seat));
    case 'send':
      return send(state, arrived.move, arrived.key);
    case 'moved':
      return moved(state, arrived);
    case 'unmoved':
      return unmoved(state, arrived);
    case 'resend':
      return resend(state, arrived.key);
    case 'unheard':
      return unheard(state, arrived.key);
    case 'overdue':
      return lastSeq(state) < arrived.seq ? begin(state) : just(state);
    case 'tookPart':
      return arrived.table ? taken(state, arrived.table, now) : just(state);
    case 'notTakenPart':
      // Refused: the attempt is void, or another browser of ours has answered. The stream tells what comes of it.
      if (!isUnreached(arrived.failure)) return just(state);
      return just(state, { kind: 'wait', ms: DEAL_RETRY, then: { kind: 'takePartAgain' } });
    case 'takePartAgain':
      return just({ ...state, answeredDeal: null });
    case 'wish': {
      const request = requestOf(state, arrived.wish);
      const muting = arrived.wish.want === 'mute' ? mute(state, arrived.wish.person, arrived.wish.name) : state;
      return request ? just({ ...muting, trouble: null }, { kind: 'request', request }) : just(state);
    }
    case 'changed':
      return changed(state, arrived, now);
    case 'refused':
      return unsaid(state, arrived) ?? refuse(state, arrived.failure);
    case 'again':
      return just(state, { kind: 'request', request: arrived.request });
    case 'trouble':
      return just({ ...state, trouble: arrived.trouble });
    default:
      return arrived satisfies never;
  }
}

/** Switches the viewer. Drops the old viewer's views at once, so that nothing secret stays visible. */
const see = (state: OnlineState, viewer: Seat | null): OnlineState =>
  viewer === state.viewer ? state : { ...state, viewer, views: new Map() };

/** Takes a table that was told or answered, unless a newer one is known. */
function accept(state: OnlineState, table: Table, now: number): OnlineState {
  if (table.seq < state.table.seq) return state;
  const next = { ...state, table, skew: now - table.now };
  return state.viewer === null ? see(next, table.you.seats[0] ?? null) : next;
}

/** The same, and loads what the game needs where that table is the first to tell that it has begun or is over. */
function taken(before: OnlineState, table: Table, now: number): Step {
  const state = accept(before, table, now);
  return state.opened && needsLoad(state) ? ensureLoad(state) : just(state);
}

/** Whether the game has begun or is over, and what the page needs for that was not fetched. */
const needsLoad = ({ table, facts, muted, worth }: OnlineState): boolean =>
  table.status !== 'waiting' &&
  (table.playable ? facts === null || (isOver(table) && worth.size === 0) : muted === null);

// Loading: the table, its log, then what the game needs. A new load replaces the one under way.

/** Begins a load, unless the one under way sees the table in the same status. */
const ensureLoad = (state: OnlineState): Step =>
  state.load && (state.load.table === null || state.load.table.status === state.table.status)
    ? just(state)
    : begin(state);

/** Asks for the next thing a load needs, or ends it. */
function proceed(state: OnlineState, now: number, ...effects: readonly Effect[]): Step {
  const next = nextOf(state);
  if (next) return just(state, ...effects, next);
  const { table } = state.load!;
  const done = accept({ ...state, load: null, opened: true, trouble: troubleAfter(state) }, table!, now);
  // The game has begun, or ended, since the load found it otherwise.
  if (done.table.status !== table!.status && needsLoad(done)) {
    const { state: again, effects: more } = begin(done);
    return just(again, ...effects, ...more);
  }
  const isBehind = done.table.seq < lastSeq(done);
  return just(done, ...effects, ...(isBehind ? [{ kind: 'fetchTable', load: null } as const] : []));
}

/** What a load that is done has to say. After a restore the table has not moved on: it has gone back. */
function troubleAfter({ load, log, trouble }: OnlineState): OnlineState['trouble'] {
  const { wentBack, late, gone } = load!;
  if (wentBack) return { kind: 'restored', move: standing(log).filter(({ kind }) => kind === 'move').length };
  return late && gone < 0 ? { kind: 'stale' } : trouble;
}

function nextOf(state: OnlineState): Effect | null {
  const { load, viewer, muted, facts } = state;
  const { number, table, fetched: done } = load!;
  if (table === null) return { kind: 'fetchTable', load: number };
  if (!done.includes('log')) return { kind: 'fetchLog', load: number, viewer, after: 0 };
  if (muted === null) return { kind: 'fetchMutes', load: number };
  if (table.status === 'waiting') return null;
  if (!table.playable) return null;
  if (facts === null) {
    const { game, rulesVersion, ownData } = table;
    return { kind: 'loadFacts', load: number, table: { game, rulesVersion, ownData } };
  }
  if (!done.includes('positions') && (table.status === 'playing' || table.status === 'over'))
    return { kind: 'fetchPositions', load: number, seats: table.you.seats.length > 0 ? table.you.seats : [null] };
  return done.includes('views') ? null : viewsWanted(state, number, isOver(table));
}

const fetched = (state: OnlineState, what: Load['fetched'][number]): OnlineState => ({
  ...state,
  load: { ...state.load!, fetched: [...state.load!.fetched, what] },
});

function foundTable(state: OnlineState, table: Table): OnlineState {
  const { seats } = table.you;
  const viewer = state.viewer !== null && seats.includes(state.viewer) ? state.viewer : (seats[0] ?? null);
  const worth = isOver(table) ? state.worth : new Map(); // a restored game may go on again
  return { ...see(state, viewer), worth, load: { ...state.load!, table } };
}

function foundPositions(state: OnlineState, found: OnlineState['positions']): OnlineState {
  const { gone } = state.load!;
  const isNewer = (seq: number, than: number): boolean => seq > than && seq > gone;
  const positions = found.map(
    (one) => state.positions.find(({ seat, seq }) => seat === one.seat && isNewer(seq, one.seq)) ?? one,
  );
  return { ...state, positions, answered: gone < 0 ? state.answered : -1 };
}

function foundViews(state: OnlineState, past: Extract<Arrived, { kind: 'views' }>['views']): OnlineState {
  const views = new Map(state.views);
  const worth = new Map(state.worth);
  for (const { seq, view, worth: wealth } of past) {
    views.set(seq, view as AnyView);
    if (wealth) worth.set(seq, wealth);
  }
  return { ...state, views, worth };
}

/** The views that were not told over the stream; at the end all of them, for everybody's wealth. */
function viewsWanted({ log, views, worth, viewer }: OnlineState, load: number | null, over: boolean): Effect | null {
  const wanted = over && worth.size === 0 ? standing(log).map(({ seq }) => seq) : missingViews(log, views);
  if (wanted.length === 0) return null;
  return { kind: 'fetchViews', load, viewer, from: wanted[0]!, to: wanted.at(-1)! };
}

function askViews(state: OnlineState): Step {
  const wanted = state.facts === null ? null : viewsWanted(state, null, false);
  return wanted ? just(state, wanted) : just(state);
}

function unanswered(state: OnlineState, failure: Failure, load: number | null): Step {
  if (load === null) return begin(state); // a part is missing: look at everything
  if (!state.opened) return just({ ...state, load: null }); // the page says so, with a button to try again
  if (failure.body.error === 'not-found') return just({ ...state, load: null, lost: 'gone' });
  if (isRefusal(failure)) return refuse({ ...state, load: null }, failure);
  return just(state, { kind: 'wait', ms: RETRY, then: { kind: 'retry', load } });
}

// The stream.

function hear(state: OnlineState, message: StreamMessage, now: number): Step {
  const { table } = state;
  if (message.kind === 'presence' && message.table === table.id) {
    const { seat, connected } = message;
    const seats = table.seats.map((one) => (one.seat === seat ? { ...one, connected } : one));
    return just({ ...state, table: { ...table, seats } });
  }
  if (message.kind === 'spectators' && message.table === table.id)
    return just({ ...state, spectators: message.people });
  // Shut out as a spectator, or somebody without access from the start: the server says why.
  if (message.kind === 'shut-out' && message.table === table.id) return begin(state);
  if (message.kind !== 'entry' || message.table !== table.id) return just(state);
  const { entry, info } = message;
  if (entry.seq <= lastSeq(state)) {
    // Told again after a reconnect. After the stream began anew it may be another entry with the same number.
    return entry.seq <= (state.load?.gone ?? -1) ? begin(state) : just(state);
  }
  // A spectator may be let in again and have missed something: the server says.
  if (entry.kind === 'settings' && state.viewer === null) return begin(state);
  if (entry.kind === 'replaced' && [entry.person, entry.from].includes(state.person))
    return begin(handedOver(state, entry.seat)); // we see through other eyes now
  const removed = entry.kind === 'seat' && entry.what === 'removed' && table.you.seats.includes(entry.seat);
  if (removed && !info) return begin(state);
  return happen(state, message, now);
}

/** Forgets that a seat was ours; if it is now, the server says so. */
const handedOver = (state: OnlineState, seat: Seat): OnlineState => {
  const { you } = state.table;
  return { ...state, table: { ...state.table, you: { ...you, seats: you.seats.filter((own) => own !== seat) } } };
};

/** Adds an entry to the log, with the table and the positions that came with it. */
function happen(before: OnlineState, message: Extract<StreamMessage, { kind: 'entry' }>, now: number): Step {
  const { entry, info, positions } = message;
  let state: OnlineState = { ...before, log: [...before.log, entry], people: withNames(before, message.people) };
  if (positions) state = { ...state, positions, views: withPosition(state, entry, positions) };
  if (info) state = accept(state, info, now);
  const missed = before.log.length > 0 && entry.seq > lastSeq(before) + 1;
  const gap: Effect[] = missed ? [{ kind: 'fetchLog', load: null, viewer: state.viewer, after: lastSeq(before) }] : [];
  const { state: next, effects } = follow(state, message);
  return just(next, ...gap, ...effects);
}

function withPosition(state: OnlineState, entry: LogEntry, positions: OnlineState['positions']) {
  const now = positions.find(({ seat }) => seat === state.viewer);
  const step = standing(state.log).at(-1);
  return now && step?.seq === entry.seq ? new Map([...state.views, [step.seq, now.view as AnyView]]) : state.views;
}

/** What an entry makes us fetch. */
function follow(state: OnlineState, { info, positions }: Extract<StreamMessage, { kind: 'entry' }>): Step {
  if (info && needsLoad({ ...state, table: info })) return ensureLoad(state);
  return positions ? askViews(state) : just(state);
}

// What the person does.

/** A message that did not get through is sent again; by its key it is said once. Null: it is refused, or no message. */
function unsaid(state: OnlineState, { failure, request }: Extract<Arrived, { kind: 'refused' }>): Step | null {
  if (request?.name !== 'chat' || !isUnreached(failure)) return null;
  const again = { kind: 'again', request } as const;
  return just(state, { kind: 'showLink', link: { state: 'lost' } }, { kind: 'wait', ms: RETRY, then: again });
}

const mute = (state: OnlineState, person: string, name: string): OnlineState => ({
  ...state,
  muted: new Map([...(state.muted ?? []), [person, name]]),
});

function changed(state: OnlineState, { request, table }: Extract<Arrived, { kind: 'changed' }>, now: number): Step {
  if (table) return taken(state, table, now);
  if (request.name === 'chat') return just(state, { kind: 'showLink', link: { state: 'open' } });
  if (request.name !== 'mute' || request.body.muted) return just(state);
  // Somebody is heard again: the server also tells what they said meanwhile.
  const muted = new Map(state.muted);
  muted.delete(request.params.person);
  return begin({ ...state, muted });
}
