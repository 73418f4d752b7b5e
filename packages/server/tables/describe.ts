import { picker } from '@outcry/engine';
import type { Seat, Told } from '@outcry/engine';
import { OtherEntry } from '../api.ts';
import type { LogEntry, MyTable, Position, Table, TableSummary } from '../api.ts';
import { Refused } from '../errors.ts';
import type { EntryRow, ListedRow, TableRow } from '../store/store.ts';
import { hasClaim, reclaimOf } from './claims.ts';
import { attemptOf, unanswered } from './dealing.ts';
import { matchOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { standingOf } from './standing.ts';
import { deadlineOf, decidingSeats, undoAllowedAt, undoWaitsFor } from './turns.ts';
import { vacationOf } from './vacations.ts';

/** Whether a person has a stream open. */
export type Connected = (person: string) => boolean;

/** The seats of a person at a table. */
export const seatsOf = ({ seats }: Pick<ListedRow, 'seats'>, person: string | null): Seat[] =>
  person === null ? [] : seats.flatMap((seat, index) => (seat.person === person ? [index] : []));

/** Throws when the host has removed this person. */
export function notRemoved({ removed }: TableRow, person: string | null): void {
  if (person !== null && removed.includes(person))
    throw new Refused('removed', 'the host has removed you from this table');
}

/** Whether this person may look at the table. */
export function sees({ spectators, status, host, seats, removed }: ListedRow, person: string | null): boolean {
  if (status === 'waiting') return person === null || !removed.includes(person);
  if (spectators || (person !== null && person === host)) return true;
  return seatsOf({ seats }, person).length > 0 || hasClaim({ seats }, person);
}

/** Whether the code of a table leads this person to it: once the game is over, only those who were at it. */
export const admits = (row: TableRow, person: string | null): boolean =>
  row.status === 'waiting' ||
  row.status === 'playing' ||
  (person !== null && (row.host === person || seatsOf(row, person).length > 0));

/** Throws unless this person may look at the table. */
export function mayLook(row: TableRow, person: string | null): void {
  if (sees(row, person)) return;
  if (row.status === 'waiting') notRemoved(row, person);
  throw new Refused('no-spectators', 'the host of this table lets nobody look on');
}

/** The seat a viewer asks to see through: one of their own, or null for what everybody may see. */
export function seatAsked(row: TableRow, person: string | null, asked: string | undefined): Seat | null {
  mayLook(row, person);
  const own = seatsOf(row, person);
  if (asked === undefined) return own[0] ?? null;
  if (asked === 'spectator') return null;
  const seat = Number(asked);
  if (seat >= row.seats.length) throw new Refused('not-found', `the table has no seat ${seat}`);
  if (!own.includes(seat)) throw new Refused('not-your-seat', `seat ${seat} is not yours`);
  return seat;
}

/** Whether browsers give hints at a table. */
export const givesHints = ({ rated, terms }: Pick<TableRow, 'rated' | 'terms'>): boolean =>
  !rated && terms.hints !== false;

/** The table as a person sees it. Nothing of the state of the game is in it. */
export function describe(table: Loaded, person: string | null, connected: Connected, now: number): Table {
  const { row, rules, journal, agreements } = table;
  const { terms, turn } = row;
  const { undo, undoRefused, replace, votes } = agreements;
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    rulesVersion: row.rulesVersion,
    playable: rules !== null,
    options: terms.options,
    ownData: row.ownData > 0,
    status: row.status,
    ended: row.ended,
    public: row.public,
    spectators: row.spectators,
    rated: row.rated,
    hints: givesHints(row),
    unrated: row.unrated,
    clock: terms.clock,
    absence: terms.absence,
    host: row.host,
    seats: row.seats.map((seat, index) => ({
      seat: index,
      kind: seat.kind,
      person: seat.person,
      name: seat.name,
      bot: seat.bot,
      standIn: seat.standIn,
      connected: seat.kind === 'bot' || (seat.person !== null && connected(seat.person)),
      asked: turn.asked[index] ?? null,
      deadline: deadlineOf(turn, terms.clock, row.seats, index),
      vacation: vacationOf(terms, seat, now),
      left: turn.left[index] ?? null,
    })),
    seq: row.seq,
    actors: actorsOf(row),
    dealing: dealingOf(row),
    fairness: fairnessOf(row),
    undo: undo && {
      seat: undo.seat,
      to: undo.to,
      agreed: [...undo.agreed],
      waiting: undoWaitsFor(row, undo),
    },
    undoRefused: undoRefused && { seat: undoRefused.seat, until: undoAllowedAt(undoRefused) },
    replace: replace && {
      seat: replace.seat,
      by: replace.by,
      person: replace.person,
      agreed: [...replace.agreed],
      waiting: decidingSeats(row).filter(
        (seat) => seat !== replace.seat && !replace.agreed.includes(seat) && connected(row.seats[seat]!.person!),
      ),
    },
    redo: journal.undone?.seat ?? null,
    votes: [...votes],
    next: row.next,
    result: row.result && { places: [...row.result.places], scores: [...row.result.scores] },
    created: row.created,
    updated: row.updated,
    now,
    you: {
      seats: seatsOf(row, person),
      host: person === row.host,
      ...standingOf(table, person),
      ...reclaimOf(row, person, now),
    },
  };
}

function dealingOf({ deal }: TableRow): Table['dealing'] {
  if (!deal || deal.step === null) return null;
  return { attempt: attemptOf(deal), step: deal.step, waiting: unanswered(deal) };
}

/** The record of a deal as everybody may see it: seeds after the game, nobody's entropy before all have revealed. */
function fairnessOf({ deal, status }: TableRow): Table['fairness'] {
  if (!deal) return { commitment: null, contributions: [], voided: [], seed: null };
  const isOver = status === 'over' || status === 'ended';
  return {
    commitment: deal.commitment,
    contributions: deal.contributions.map(({ entropy, commitment, missing }) => ({
      entropy: deal.step === null ? entropy : '',
      commitment,
      missing,
    })),
    voided: deal.voided.map(({ commitment, step, seats, seed }) => ({
      commitment,
      step,
      seats: [...seats],
      seed: isOver ? seed : null,
    })),
    seed: isOver ? deal.seed : null,
  };
}

const actorsOf = ({ turn }: Pick<TableRow, 'turn'>): Seat[] =>
  turn.asked.flatMap((asked, seat) => (asked === null ? [] : [seat]));

/** A table in a list. */
export function summary(row: ListedRow, person: string | null): TableSummary {
  const { id, code, game, status, created, updated, terms, seats, rated } = row;
  return {
    id,
    code,
    game,
    status,
    clock: terms.clock,
    seats: seats.map(({ name, kind, person: whom }) => ({ name, kind, person: whom })),
    open: seats.filter(({ kind }) => kind === 'open').length,
    rated,
    created,
    updated,
    yourTurn: askedOf(row, person).length > 0,
  };
}

/** The seats at which this person, and no bot for them, has to decide. */
export const askedOf = ({ seats, turn }: Pick<TableRow, 'seats' | 'turn'>, person: string | null): Seat[] =>
  seatsOf({ seats }, person).filter((seat) => turn.asked[seat] !== null && seats[seat]!.standIn === null);

/** The least of some moments; null where there is none. */
const first = (moments: readonly (number | null | undefined)[]): number | null => {
  const known = moments.filter((moment) => typeof moment === 'number');
  return known.length > 0 ? Math.min(...known) : null;
};

/** A seat of a person that a bot plays for them, or the `former` one that another took; null: they play all of theirs. */
function takenOverOf(row: ListedRow, person: string, former: Seat | null): MyTable['takenOver'] {
  const seat = former ?? seatsOf(row, person).find((own) => row.seats[own]!.standIn !== null);
  if (seat === undefined || row.status !== 'playing') return null;
  const { bot, name } = row.seats[seat]!;
  return { seat, by: bot === null ? 'person' : 'bot', name, mayLook: sees(row, person) };
}

/** What somebody who lost their seat and may not look on is shown of a table: which it was, and that it goes on. */
const lostTable = ({ id, game, status, terms, rated, created }: ListedRow): Omit<MyTable, 'takenOver' | 'now'> => ({
  id,
  code: '',
  game,
  status,
  clock: terms.clock,
  seats: [],
  open: 0,
  rated,
  created,
  updated: created,
  yourTurn: false,
  yours: [],
  actors: [],
  since: null,
  deadline: null,
  result: null,
});

/** A table in the list of a person who sits at it, or whose seat (`former`) another took. */
export function myTable(row: ListedRow, person: string, now: number, former: Seat | null = null): MyTable {
  const { turn, terms, result } = row;
  const takenOver = takenOverOf(row, person, former);
  if (takenOver?.mayLook === false) return { ...lostTable(row), takenOver, now };
  const asked = askedOf(row, person);
  const actors = actorsOf(row);
  return {
    ...summary(row, person),
    yours: seatsOf(row, person),
    actors,
    since: first((asked.length > 0 ? asked : actors).map((seat) => turn.since[seat])),
    deadline: first(asked.map((seat) => deadlineOf(turn, terms.clock, row.seats, seat))),
    result: result && { places: [...result.places], scores: [...result.scores] },
    takenOver,
    now,
  };
}

/** What a seat (null: a spectator) knows and may do now. Built of its view, its legal moves and the public turn alone. */
export function position(table: Loaded, seat: Seat | null): Position {
  const { row, journal } = table;
  const { game, state } = matchOf(table);
  const asked = seat === null ? null : (row.turn.asked[seat] ?? null);
  return {
    table: row.id,
    seq: row.seq,
    seat,
    view: game.view(state, seat),
    legal: seat === null || asked === null ? [] : [...game.legal(state, seat)],
    asked,
    actors: actorsOf(row),
    undo: row.status === 'playing' && seat !== null ? (journal.undoable((own) => own === seat)?.seq ?? null) : null,
    result: row.result && { places: [...row.result.places], scores: [...row.result.scores] },
  };
}

const pickOther = picker<OtherEntry>(OtherEntry);

/** An entry as a viewer may know it: of a move only the events addressed to them, and the move itself to its mover. */
export function logEntry(entry: EntryRow, told: readonly Told[] | null, viewer: Seat | null): LogEntry {
  if (entry.kind !== 'move') return pickOther(entry);
  const { seq, at, kind, seat, bot, move, halvings, fault } = entry;
  const events = (told ?? [])
    .filter(({ to }) => to === null || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);
  const lowered = halvings === undefined ? {} : { halvings };
  const failed = fault === undefined ? {} : { fault };
  return { seq, at, kind, seat, bot, ...lowered, ...failed, ...(viewer === seat ? { move } : {}), events };
}

/** The ids of the people that entries name. */
export const peopleIn = (entries: readonly LogEntry[]): string[] => [
  ...new Set(entries.flatMap((entry) => ('person' in entry ? (entry.person ?? []) : []))),
];
